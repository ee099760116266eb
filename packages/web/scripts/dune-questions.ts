// How often a person is asked something in a six-player advanced game of Dune, and how many presses the most frequent
// actions take. Bots play; what they answer is what a person would have pressed.
// npx tsx --conditions=@landsraad/source packages/web/scripts/dune-questions.ts [games]

import { botNamed } from '@landsraad/bots';
import { rules } from '@landsraad/dune';
import {
  answer,
  configOf,
  NO_STANDING,
  seeded,
  standingAnswer,
  startPlay,
  view,
  type Decision,
  type Option,
  type Seat,
  type View,
} from '@landsraad/kernel';
import { PLAN_QUESTIONS } from '../src/games/dune/battle/draft.ts';
import { HABITS } from '../src/games/dune/habits.ts';

const GAMES = Number(process.argv[2] ?? 4);
const SEATS = 6;
const LONGEST = 8000;
const SHOWN = 10;
const bot = botNamed('greedy');

interface Said {
  readonly decision: Decision;
  readonly option: Option;
  readonly seen: View;
  readonly turn: number;
}
/** Whether the page asks at all: a lone answer and a window without a stake answer themselves. */
const isAsked = (d: Decision): boolean => d.options.length > 1 && standingAnswer(NO_STANDING, d) === null;
const isPlan = (name: string): boolean => PLAN_QUESTIONS.some((q) => q === name);
const isBid = (name: string): boolean => name === 'bid?' || name === 'bid how much?';

/** The questions that still reach a person who leaves to the table what can be left to it, and plans in one panel. */
function reaching(all: readonly Said[]): Said[] {
  return all.filter((s, n) => {
    const { name } = s.decision;
    const before = all[n - 1];
    // One panel for the whole plan.
    if (isPlan(name)) return before === undefined || !isPlan(before.decision.name);
    // Once up to the last bid on a card, and once to pass on all that are left.
    if (isBid(name)) return s.option !== 'pass' ? !isBid(before?.decision.name ?? '') : isLastPass(all, n);
    // Set together with the number before it.
    if (name.includes('starred forces') && !name.startsWith('lose')) return false;
    // Neither shipped nor moved: one press for both.
    if (name === 'move?' && s.option === 'end the turn' && before?.option === 'decline') return false;
    const habit = HABITS.find((h) => h.question === name);
    return habit === undefined || habit.answer(s.decision, s.seen) !== s.option;
  });
}
/** The first pass after which nothing is bid in this turn. */
function isLastPass(all: readonly Said[], n: number): boolean {
  const turn = all[n]?.turn;
  const bids = (s: Said): boolean => s.turn === turn && isBid(s.decision.name);
  const later = all.slice(n + 1).filter(bids);
  const earlier = all.slice(0, n).filter(bids);
  return later.every((s) => s.option === 'pass') && earlier.at(-1)?.option !== 'pass';
}

const ACTIONS: readonly (readonly [RegExp, string])[] = [
  [/^bid|^pay with/, 'bid for a card'],
  [/Nexus/, 'talk in the Nexus'],
  [/^which leader|Haderach|^which weapon|^which defense|^dial how much|and a half|^support/, 'a battle plan'],
  [/^ship/, 'ship'],
  [/^move|from there/, 'move'],
  [/^revive|starred\?$/, 'revive'],
  [/^keep the card|^lose how many|^capture|^kill/, 'after a battle'],
  [/^use the Voice|^foresee/, 'Voice or prescience'],
  [/advisor/, 'advisors'],
  [/^take your turn/, 'the Guild’s moment'],
  [/charity/, 'charity'],
  [/^fight/, 'choose a battle'],
];
const actionOf = (name: string): string => ACTIONS.find(([words]) => words.test(name))?.[1] ?? name;

const asked = new Map<string, { before: number; now: number }>();
const presses = new Map<string, { times: number; before: number; now: number }>();
for (let game = 0; game < GAMES; game++) {
  const play = startPlay(rules, configOf(rules, { mode: 'advanced', players: SEATS }), `questions ${game}`);
  const random = seeded(`questions ${game}`);
  const said: Said[][] = Array.from({ length: SEATS }, () => []);
  for (let n = 0; n < LONGEST && play.game.over === null; n++) {
    const [decision] = play.decisions;
    if (decision === undefined) break;
    const { seat } = decision;
    const situation = {
      rules,
      game: play.game,
      seat,
      decision,
      mayAct: false,
      random,
      budget: { ms: 5, iterations: 8 },
    };
    const move = bot.move(situation);
    const option: Option = move?.kind === 'answer' ? move.option : (decision.options[0] ?? '');
    if (isAsked(decision))
      said[seat]?.push({ decision, option, seen: view(rules, play.game, seat), turn: play.game.table.turn });
    answer(play, seat, decision.question, option);
  }
  for (let seat: Seat = 0; seat < SEATS; seat++) {
    const all = said[seat] ?? [];
    const still = new Set(reaching(all));
    let run = '';
    for (const s of all) {
      const { name } = s.decision;
      const q = asked.get(name) ?? { before: 0, now: 0 };
      asked.set(name, { before: q.before + 1, now: q.now + (still.has(s) ? 1 : 0) });
      const action = actionOf(name);
      const begins = action !== run || name === 'which leader?' || name === 'ship?' || name === 'bid?';
      run = action;
      // A plan is a choice for each element that is not left as it is, and the lock.
      const now = isPlan(name)
        ? (s.option === 'none' || s.option === 'no' ? 0 : 1) + (begins ? 1 : 0)
        : still.has(s)
          ? 1
          : 0;
      const p = presses.get(action) ?? { times: 0, before: 0, now: 0 };
      presses.set(action, { times: p.times + (begins ? 1 : 0), before: p.before + 1, now: p.now + now });
    }
  }
}
const each = (n: number): string => (n / GAMES / SEATS).toFixed(1);
const sum = (of: 'before' | 'now'): number => [...asked.values()].reduce((n, q) => n + q[of], 0);
console.log('| question | asked before | now |\n| --- | --- | --- |');
for (const [name, q] of [...asked].toSorted((a, b) => b[1].before - a[1].before).slice(0, 16))
  console.log(`| ${name} | ${each(q.before)} | ${each(q.now)} |`);
console.log(`| **all** | **${each(sum('before'))}** | **${each(sum('now'))}** |`);
console.log('\n| action | times a game | presses before | now |\n| --- | --- | --- | --- |');
for (const [action, p] of [...presses].toSorted((a, b) => b[1].times - a[1].times).slice(0, SHOWN))
  console.log(
    `| ${action} | ${each(p.times)} | ${(p.before / p.times).toFixed(1)} | ${(p.now / p.times).toFixed(1)} |`,
  );
