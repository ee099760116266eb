import {
  explain,
  fingerprint,
  offers,
  replayEntry,
  seats,
  startPlay,
  viewer,
  type Config,
  type Decision,
  type Happening,
  type Log,
  type Rules,
} from '@landsraad/kernel';

/** What is looked at, at each step of a recorded game. */
type Look<T> = (rules: Rules<T>, play: ReturnType<typeof startPlay<T>>, happened: readonly Happening[]) => unknown;

/** One short print a step, as the log is played again. */
function* prints<T>(rules: Rules<T>, config: Config, log: Log, look: Look<T>): Generator<string> {
  const happened: Happening[] = [];
  const play = startPlay(rules, config, log.seed, happened);
  const print = (): string => fingerprint(look(rules, play, happened)).slice(0, 6);
  yield print();
  for (const entry of log.choices) {
    happened.length = 0;
    replayEntry(play, entry, happened);
    yield print();
  }
}

/**
 * Everything that people are shown while a log is played again: what is asked with every option in words, what may be done
 * unasked, what the seats see, and what happened. A recorded game keeps the prints, so that a rule which offers too much is
 * noticed even when nobody took it.
 */
export const shownIn = <T>(rules: Rules<T>, config: Config, log: Log): Generator<string> =>
  prints(rules, config, log, (_, play, happened) => {
    const views = viewer(rules, play.game, play.decisions);
    return [
      play.decisions.map((d) => {
        const view = views.see(d.seat);
        const asked: Decision = explain(rules, play.game, d);
        return [
          asked.seat,
          asked.about,
          asked.means,
          rules.text.question(asked, view),
          asked.options.map((o) => [o, rules.text.option(asked, o, view)]),
          offers(rules, play.game, d.seat).map((o) => [o.id, o.form, rules.text.offer(o, view)]),
        ];
      }),
      happened.map((h) => [h.kind, h.rule, rules.text.happening(h.kind, h.nouns, config)]),
    ];
  });

/** Judging a position takes longer than showing it: only some are. */
const JUDGED_EVERY = 9;

/** What bots think of a step: the worth of the position to every seat, and how readily each answer is taken. */
export const judgedIn = <T>(rules: Rules<T>, config: Config, log: Log): Generator<string> =>
  prints(rules, config, log, (_, { game, decisions, entries }) =>
    (entries.length % JUDGED_EVERY === 0 ? [rules, rules.greedy] : []).map((judge) => [
      seats(game).map((seat) => judge?.value(game, seat).toPrecision(9)),
      decisions.map((d) => judge?.weigh?.(game, d)?.map((w) => w.toPrecision(9)) ?? null),
    ]),
  );

/** The first step at which the prints differ from those that were kept; null: they are the same to the last. */
export function firstDifference(kept: string, now: Generator<string>): number | null {
  const before = kept.trim().split(' ');
  let step = 0;
  for (const print of now) {
    if (print !== before[step]) return step;
    step++;
  }
  return step === before.length ? null : step;
}
