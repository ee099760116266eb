import { useSmallScreen } from '../app/media.ts';
import { Icon } from '../look/Icon.tsx';
import { useAtTable } from './context.ts';
import { SeatBadge } from './SeatBadge.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import type { SaidHere } from './run.ts';
import { briefly, waitingSentence, winnersSentence } from './words.ts';
import './prompt.css';

const MOST_CRUMBS = 4;

/** What I chose to get here; each crumb takes back to before it. */
function ChoicesMade({ run }: { readonly run: readonly SaidHere[] }) {
  const { parts, control, view } = useAtTable();
  const small = useSmallScreen();
  return run.slice(-MOST_CRUMBS).map((said, n) => {
    const words = parts.book.text.option(said.asked, said.option, view);
    return (
      <span key={said.question}>
        {n > 0 ? <Icon name="next" /> : null}
        {small ? (
          briefly(words)
        ) : (
          <button
            type="button"
            className="prompt-crumb"
            title={`Undo to here: ${words}`}
            aria-label={`${words}: undo to here`}
            disabled={control.busy}
            onClick={() => control.takeBack(said.question)}
          >
            {briefly(words)}
          </button>
        )}
      </span>
    );
  });
}

/** One sentence leads: what the seat is asked, or whom the table waits for. */
export function PromptBar() {
  const { source, view, parts, state, seatName, seatTitle, seatLook, control, moments, around } = useAtTable();
  const decision = view.decision;
  // Whoever looks back is asked nothing: the table waited for that seat as for the others.
  const back = source.kind === 'replay';
  const others = view.waitingFor.filter((w) => back || w.seat !== view.seat);
  const about = decision?.seat ?? others[0]?.seat ?? view.over?.winners[0] ?? view.seat;
  const look = about >= 0 ? seatLook(about) : null;
  // Two procedures may be one thing to a player; of many the last ones say enough.
  const stopped = moments.looking?.stops === true ? moments.looking.moment : null;
  const waits = decision === null && stopped === null && view.over === null;
  const trail = waits ? (parts.trail?.(view, seatTitle) ?? []) : [];
  const crumbs = [...view.breadcrumb.map((name) => parts.crumb?.(name) ?? null), ...trail]
    .filter((words, n, all) => words !== null && words !== all[n - 1])
    .slice(-MOST_CRUMBS);
  const { run } = control;
  const waited = decision !== null && others.length > 0;
  const sealed = !back && decision === null && view.waitingFor.some((w) => w.seat === view.seat);
  let sentence = '';
  if (stopped !== null) sentence = stopped.title;
  else if (around?.sentence != null) ({ sentence } = around);
  else if (view.over !== null) sentence = `The game is over. ${winnersSentence(view.over.winners, seatName)}.`;
  else if (decision !== null) sentence = parts.question?.(decision, view) ?? parts.book.text.question(decision, view);
  else sentence = `${sealed ? 'Your answer is sealed. ' : ''}${waitingSentence(others, seatName, parts.doing)}`.trim();
  return (
    <section
      className={`prompt ${decision === null ? '' : 'yours'}`}
      aria-label="What happens now"
      style={look === null ? undefined : { borderLeftColor: look.colour }}
    >
      {look === null ? null : <SeatBadge look={look} letter={seatTitle(about).charAt(0)} />}
      <div className="prompt-words">
        {run.length === 0 && crumbs.length === 0 && !waited ? null : (
          <p className="prompt-crumbs">
            {run.length > 0 ? (
              <ChoicesMade run={run} />
            ) : (
              crumbs.map((crumb, n) => (
                <span key={`${n} ${crumb}`}>
                  {n > 0 ? <Icon name="next" /> : null}
                  {n === crumbs.length - 1 ? <b>{crumb}</b> : crumb}
                </span>
              ))
            )}
            {waited ? (
              <span className="prompt-others">
                <Icon name="clock" /> {waitingSentence(others, seatName, parts.doing)}
              </span>
            ) : null}
          </p>
        )}
        <p className="prompt-ask" role="status" aria-live="polite" data-testid="prompt">
          {sentence}
        </p>
      </div>
      {decision?.sealed === true ? (
        <span className="prompt-sealed" title="Sealed: nobody sees your answer yet">
          <Icon name="hidden" /> <span>Sealed</span>
        </span>
      ) : null}
      {waits && source.hurry !== null && others.length > 0 ? (
        <button
          type="button"
          className="btn prompt-hint"
          aria-label="Skip ahead"
          title="Bots move at once until you answer something yourself (Space)"
          onClick={source.hurry}
        >
          <Icon name="next" /> <span>Skip ahead</span> <kbd>Space</kbd>
        </button>
      ) : null}
      {control.askHint === null || stopped !== null ? null : (
        <button
          type="button"
          className="btn prompt-hint"
          aria-label="Hint"
          title="What a strong bot would do (H)"
          disabled={control.busy}
          onClick={control.askHint}
        >
          <Icon name="hint" /> <span>Hint</span> <kbd>H</kbd>
        </button>
      )}
      <TimeLeft />
      {control.busy || state.pending ? <span className="prompt-busy" role="status" aria-label="Sending" /> : null}
    </section>
  );
}
