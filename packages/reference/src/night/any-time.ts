// What a smuggler may do without being asked: lanterns, cloaks and deals.

import {
  amount,
  answeringSecretly,
  change,
  count,
  holdsThing,
  isUnderWay,
  kinds,
  knows,
  moveOpenly,
  moveSecretly,
  show,
  type Option,
  type Seat,
} from '@landsraad/kernel';
import { cards, cellarOf, coins, crates, handOf, storeOf } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { RAID } from '../questions.ts';
import { others, type Deal, type G, type Look } from '../table.ts';
import { emit, offer, words } from '../words.ts';
import { raid } from './market.ts';

// ---- the lantern ----

const lanterns = words<{ seat: Seat; stall: number }>();
const lantern = lanterns.procedure(
  'lantern',
  'bazaar.lantern.any-time',
  lanterns.act(function lookAtCrate(g, v) {
    moveOpenly(g, handOf(v.seat), 'lantern', cards.played);
    show(g, crates.stalls, v.stall, v.seat);
    emit(g, 'lantern', 'bazaar.lantern.any-time', { seat: v.seat, stall: v.stall });
  }),
);
offer('lantern', 'bazaar.lantern.any-time', {
  options: (g, seat) =>
    holdsThing(g, handOf(seat), 'lantern') ? Array.from({ length: count(g, crates.stalls) }, (_, n) => n) : [],
  // § bazaar.lantern.known
  refuse: (g, seat, stall): RuleId | null =>
    knows(g, seat, crates.stalls, Number(stall)) ? 'bazaar.lantern.known' : null,
  play: lantern,
  notes: (_g, seat, stall) => ({ seat, stall: Number(stall) }),
});

// ---- the cloak ----

const cloaks = words<{ seat: Seat; crate: string }>();
const cloak = cloaks.procedure(
  'cloak',
  'bazaar.cloak.any-time',
  cloaks.act(function buryCrate(g, v) {
    moveOpenly(g, handOf(v.seat), 'cloak', cards.played);
    moveSecretly(g, storeOf(v.seat), v.crate, cellarOf(v.seat));
    emit(g, 'cloak', 'bazaar.cloak.any-time', { seat: v.seat }, { to: [v.seat], nouns: { crate: v.crate } });
  }),
);
offer('cloak', 'bazaar.cloak.any-time', {
  options: (g, seat) => (holdsThing(g, handOf(seat), 'cloak') ? kinds(g, storeOf(seat)) : []),
  play: cloak,
  notes: (_g, seat, crate) => ({ seat, crate: String(crate) }),
});

// ---- a deal: peace for coins ----

const deals = words<Deal>();

const promised = (g: Look, by: Seat, to: Seat): boolean =>
  g.table.peace.some((p) => p.by === by && p.to === to && p.night === g.table.night);

function answerDeal(g: G, v: Deal, said: string): void {
  g.table.deal = null;
  if (said === 'accept') {
    change(g, coins, v.from, -v.coins);
    change(g, coins, v.to, v.coins);
    g.table.peace.push({ by: v.to, to: v.from, night: g.table.night });
  }
  emit(g, said === 'accept' ? 'deal accepted' : 'deal refused', 'bazaar.deal.peace', {
    seat: v.from,
    to: v.to,
    coins: v.coins,
  });
}

const deal = deals.procedure(
  'deal',
  'bazaar.deal.peace',
  deals.act(function offerCoins(g, v) {
    g.table.deal = { from: v.from, to: v.to, coins: v.coins };
  }),
  deals.ask('accept the deal?', 'bazaar.deal.peace', {
    who: (_g, v) => v.to,
    about: (_g, v) => ({ from: v.from, coins: v.coins }),
    options: () => ['accept', 'refuse'],
    then: answerDeal,
  }),
);

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
const dealsOpen = (g: G): boolean =>
  g.table.night > 0 && g.table.deal === null && !isUnderWay(g, raid) && !answeringSecretly(g);

offer('deal', 'bazaar.deal.peace', {
  form: (g, seat) => {
    const partners = others(g, seat).filter((s) => !promised(g, s, seat));
    const most = amount(g, coins, seat);
    if (!dealsOpen(g) || partners.length === 0 || most === 0) return null;
    return [
      { name: 'to', from: partners },
      { name: 'coins', from: numbers(1, most) },
    ];
  },
  play: deal,
  notes: (_g, seat, _option, form) => ({ from: seat, to: Number(form['to'] ?? -1), coins: Number(form['coins'] ?? 0) }),
});

/** What a promise forbids. */
export function keptPromise(g: G, seat: Seat, question: string, option: Option): RuleId | null {
  const raided = question === 'what do you do?' ? RAID.of(option) : null;
  return raided !== null && promised(g, seat, raided.on) ? 'bazaar.deal.kept' : null;
}
