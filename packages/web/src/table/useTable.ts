// What the screen does with a table: it presses, asks why not, takes back. One thing at a time.

import type { Decision, Form, Offer, Option } from '@landsraad/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSmallScreen } from '../app/media.ts';
import { startOfRun, withAnswer, type SaidHere } from './run.ts';
import type { Advice, NotDone, Said, TableSource, TableState } from './source.ts';
import { wayTo } from './way.ts';

export interface Notice extends NotDone {
  readonly title: string;
}

/** What a player means with the questions to come: an answer, or null where it does not say. */
export type Plan = (decision: Decision) => Option | null;

export interface TableControl {
  readonly state: TableState | null;
  /** Something was said and is not answered yet. */
  readonly busy: boolean;
  readonly notice: Notice | null;
  readonly dismiss: () => void;
  /** On small screens a press that cannot be taken back picks first, and one button confirms. */
  readonly picked: Option | null;
  readonly confirm: () => void;
  readonly press: (option: Option) => void;
  /** Chooses at once, without picking first; `byItself` where nobody here had to say it. */
  readonly choose: (option: Option, byItself?: boolean) => void;
  /**
   * Chooses, and answers the questions that follow as the player meant it: a legion dragged to an area, a split set by
   * steppers. It ends with the first question that `next` has no answer to.
   */
  readonly follow: (option: Option, next: Plan) => void;
  readonly whyNot: (option: Option) => void;
  /** What the best bot thinks of the answers to this question, the best first; no advice while it thinks. */
  readonly hint: { readonly advice: readonly Advice[] } | null;
  /** Asks for it; null where nobody gives hints. */
  readonly askHint: (() => void) | null;
  readonly act: (offer: Offer, form: Form | null) => void;
  readonly undo: () => void;
  /** What I chose to get to this question, since the others last had the word. */
  readonly run: readonly SaidHere[];
  /** The first question that I answered in this turn; null: none yet. */
  readonly turnBegan: number | null;
  /** Takes back my answer to this question, and all after it. */
  readonly takeBack: (question: number) => void;
  readonly redo: () => void;
  /** Runs anything that may be refused, and shows the refusal. */
  readonly say: (title: string, what: () => Said) => void;
}

const MOST_LONE = 6;
const isLone = (state: TableState | null): boolean =>
  state?.view?.decision?.options.length === 1 && state.undo === 'undo';

/** What was said at this screen, and what of it was taken back and could be said again. */
interface History {
  readonly said: readonly SaidHere[];
  readonly undone: readonly SaidHere[];
}
const NOTHING_SAID: History = { said: [], undone: [] };
const NOWHERE: readonly string[] = [];

export function useTable(
  source: TableSource,
  label: (option: Option) => string,
  commits: (decision: Decision) => boolean,
  /** Something is looked at: nothing is said meanwhile. */
  stopped: boolean,
): TableControl {
  const state = useSyncExternalStore(source.subscribe, source.state);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [pick, setPick] = useState<{ readonly question: number; readonly option: Option } | null>(null);
  const [{ said }, setHistory] = useState<History>(NOTHING_SAID);
  const [hinted, setHinted] = useState<{ readonly question: number; readonly advice: readonly Advice[] } | null>(null);
  const small = useSmallScreen();
  /** What is being said and not answered yet; 0 when nothing is. */
  const following = useRef<Plan | null>(null);
  const speaking = useRef(0);
  const sayings = useRef(0);
  const decision = state?.view?.decision ?? null;
  const question = decision?.question ?? null;
  const turn = state?.view?.turn.number ?? 0;
  const path = state?.view?.breadcrumb ?? NOWHERE;
  // What was picked for the last question is not picked for this one, not even while the page is drawn once more.
  const picked = pick !== null && pick.question === question ? pick.option : null;

  // So is a hint for another question.
  const hint = hinted !== null && hinted.question === question ? hinted : null;

  /** The question with which my present run of answers began. */
  const [runFrom, setRunFrom] = useState<number | null>(null);
  const runStart = startOfRun(runFrom, question, state?.undo ?? null);
  if (runStart !== runFrom) setRunFrom(runStart);

  useEffect(() => {
    // A new question: whatever was picked or explained for the last one is over, and what was said is heard, even if
    // the stream brought the question before the reply to what we said.
    setPick(null);
    setNotice(null);
    speaking.current = 0;
    setBusy(false);
  }, [question]);

  const dismiss = useCallback(() => setNotice(null), []);
  const say = useCallback((title: string, what: () => Said): void => {
    if (speaking.current !== 0) return;
    const mine = ++sayings.current;
    speaking.current = mine;
    setBusy(true);
    setNotice(null);
    void what()
      .then((notDone) => {
        if (notDone !== null) setNotice({ ...notDone, title });
      })
      .catch((e: unknown) => setNotice({ title, rule: null, sentence: e instanceof Error ? e.message : String(e) }))
      .finally(() => {
        if (speaking.current !== mine) return;
        speaking.current = 0;
        setBusy(false);
      });
  }, []);

  const control = useMemo((): TableControl => {
    const choose = (option: Option, byItself = false): void => {
      following.current = null;
      chooseOn(option, byItself);
    };
    const chooseOn = (option: Option, byItself = false): void => {
      if (decision === null || speaking.current !== 0) return;
      const { question: asked, name } = decision;
      setHistory((h) => ({
        said: withAnswer(h.said, { question: asked, name, option, asked: decision, turn, path }),
        undone: [],
      }));
      say(label(option), () => source.choose(asked, option, byItself));
    };
    /** What was taken back is no longer said. */
    const takeOneBack = async (): Said => {
      following.current = null;
      const notDone = await source.undo();
      if (notDone === null)
        setHistory((h) => ({ said: h.said.slice(0, -1), undone: [...h.undone, ...h.said.slice(-1)] }));
      return notDone;
    };
    const whyNot = (option: Option): void => {
      void source.whyNot(option).then((found) => {
        if (found !== null) setNotice({ ...found, title: label(option) });
      });
    };
    const ask = source.hint;
    const askHint = (): void => {
      if (question === null || ask === null) return;
      setHinted({ question, advice: [] });
      void ask().then((advice) => {
        setHinted(advice.length === 0 ? null : { question, advice });
        if (advice.length === 0)
          setNotice({ title: 'No hint', rule: null, sentence: 'The best bot has no advice for this question.' });
      });
    };
    return {
      state,
      busy,
      notice,
      picked,
      hint,
      askHint: ask === null || decision === null || decision.options.length < 2 ? null : askHint,
      choose,
      follow: (option, next) => {
        following.current = next;
        chooseOn(option);
      },
      whyNot,
      say,
      dismiss,
      confirm: () => {
        if (picked !== null) choose(picked);
      },
      press: (option) => {
        if (decision?.options.includes(option) !== true) whyNot(option);
        else if (small && commits(decision)) setPick({ question: decision.question, option });
        else choose(option);
      },
      act: (offer, form) => say('That cannot be done now', () => source.act(offer, form)),
      turnBegan: said.find((x) => x.turn === turn && question !== null && x.question < question)?.question ?? null,
      run:
        decision === null || runFrom === null
          ? []
          : wayTo(
              said.filter((x) => x.question >= runFrom && x.question < decision.question),
              { name: decision.name, path },
            ),
      undo: () =>
        say('That cannot be undone', async () => {
          const notDone = await takeOneBack();
          // What answers itself would do so again: back to where there was a choice.
          if (notDone !== null) return notDone;
          for (let n = 0; n < MOST_LONE && isLone(source.state()); n++) if ((await takeOneBack()) !== null) break;
          return null;
        }),
      takeBack: (from) =>
        say('That cannot be undone', async () => {
          const answers = said.filter((x) => x.question >= from && (question === null || x.question < question));
          for (let n = 0; n < answers.length; n++) {
            const notDone = await takeOneBack();
            if (notDone !== null) return notDone;
          }
          return null;
        }),
      redo: () =>
        say('That cannot be redone', async () => {
          const notDone = await source.redo();
          if (notDone === null)
            setHistory((h) => ({ said: [...h.said, ...h.undone.slice(-1)], undone: h.undone.slice(0, -1) }));
          return notDone;
        }),
    };
  }, [
    state,
    busy,
    notice,
    picked,
    hint,
    said,
    runFrom,
    question,
    turn,
    path,
    decision,
    small,
    source,
    label,
    commits,
    say,
    dismiss,
  ]);

  useEffect(() => {
    const next = following.current;
    if (next === null || busy) return undefined;
    // An answer that was refused is not said again.
    const refused = decision !== null && decision.question === said.at(-1)?.question;
    const meant = decision === null || stopped || refused ? null : next(decision);
    if (meant === null) {
      following.current = null;
      return undefined;
    }
    // After everything else has heard of the new question.
    const soon = setTimeout(() => control.follow(meant, next));
    return () => clearTimeout(soon);
    // Only a new question is answered, once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question, busy, stopped]);
  return control;
}
