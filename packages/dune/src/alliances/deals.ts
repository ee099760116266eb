// Bribery: any two players who are not allied may make deals. What the table can check it enforces; the rest is written down.

import {
  added,
  answeringSecretly,
  change,
  isTop,
  meanings,
  kinds,
  replaced,
  show,
  things,
  type Form,
  type Option,
  type Seat,
} from '@landsraad/kernel';
import { ALL_LEADERS } from '../board/factions.ts';
import { TERRITORIES } from '../board/map.ts';
import { spiceOfSeat } from '../board/spice.ts';
import { handOf, laidAside, spice, standingBid, traitors } from '../components.ts';
import type { RuleId } from '../ledger.ts';
import { fromTo, upTo } from '../numbers.ts';
import { allied, alliesOf, is, option, others, seats, type Deal, type G, type Look } from '../table.ts';
import { stoppedNow } from '../treachery/advantages.ts';
import { isOpen } from '../treachery/interruptions.ts';
import { announce, announcement } from '../treachery/karama.ts';
import { emit, offer, words } from '../words.ts';
import { talk } from './talk.ts';

// ---- a deal: spice now, for a promise of the other ----

/** In characters. */
const LONGEST_PROMISE = 200;
const PROMISES = ['nothing', 'stay out', 'pass auctions', 'show a card', 'honour'] as const;
type Dealing = { from: Seat; to: Seat; spice: number; promise: string; noun: string; accepted: boolean };
const dealing = words<Dealing>();

/** Spice that stands in a bid or is laid aside for something else is not free. */
const freeSpice = (g: Look, seat: Seat): number =>
  Math.max(0, spiceOfSeat(g, seat) - Math.max(standingBid(g, seat), laidAside(g, seat))); // § dune.bribe.must-have
/** Not while a secret or immediate decision is pending. */
const dealsOpen = (g: Look): boolean => isOpen(g) && g.table.deal === null && (isTop(g, talk) || !answeringSecretly(g)); // § dune.bribe.when
const mayDeal = (g: Look, seat: Seat, other: Seat): boolean =>
  seat !== other &&
  !allied(g, seat, other) && // § dune.bribe.who
  !(option(g, 'twoFactionsEach') && other % 2 === seat % 2);

function accept(g: G, v: Dealing): void {
  change(g, spice, v.from, -v.spice);
  if (option(g, 'bribesImmediate')) change(g, spice, v.to, v.spice);
  // § dune.bribe.payment
  else g.table.bribes = replaced(g.table.bribes, v.to, (g.table.bribes[v.to] ?? 0) + v.spice);
  if (v.promise !== 'nothing')
    g.table.promises = added(g.table.promises, {
      by: v.to,
      to: v.from,
      promise: v.promise,
      noun: v.noun,
      turn: g.table.turn,
    });
  emit(g, 'deal', 'dune.bribe.public', { seat: v.from, to: v.to, spice: v.spice, promise: v.promise, noun: v.noun });
}
const deal = dealing.procedure(
  'deal',
  'dune.bribe.who',
  dealing.undisturbed(),
  dealing.act(function sayAloud(g, v) {
    g.table.deal = { from: v.from, to: v.to, spice: v.spice, promise: v.promise, noun: v.noun };
  }),
  dealing.ask('accept the deal?', 'dune.bribe.binding', {
    who: (_g, v) => v.to,
    options: () => ['accept', 'refuse'],
    then: (g, v, said) => {
      g.table.deal = null;
      v.accepted = said === 'accept';
      if (v.accepted) accept(g, v);
    },
  }),
  dealing.when(
    (_g, v) => v.accepted && v.promise === 'show a card',
    [
      dealing.ask('show which card?', 'dune.bribe.contents', {
        who: (_g, v) => v.to,
        about: (_g, v) => ({ to: v.from }),
        options: (g, v) => ['nothing to show', ...kinds(g, handOf(v.to))],
        always: true,
        then: (g, v, card) => showCard(g, v.to, card, v.from),
      }),
    ],
  ),
);
function showCard(g: G, owner: Seat, card: string, to: Seat): void {
  const n = things(g, handOf(owner)).indexOf(card);
  if (n >= 0) show(g, handOf(owner), n, to); // § dune.treachery.no-gifts: shown, not given
}
/** What a promise is about: a territory, or the words of a promise on honour. § dune.bribe.enforcement */
const nounOf = (promise: string, form: Form): string =>
  promise === 'stay out' ? String(form['territory'] ?? '') : promise === 'honour' ? String(form['words'] ?? '') : '';
const read = (seat: Seat, form: Form): Deal => {
  const promise = String(form['promise'] ?? 'nothing');
  return {
    from: seat,
    to: Number(form['to'] ?? -1),
    spice: Number(form['spice'] ?? 0),
    promise,
    noun: nounOf(promise, form),
  };
};

offer('offer a deal', 'dune.bribe.who', {
  form: (g, seat) => {
    if (!dealsOpen(g)) return null;
    const partners = seats(g).filter((s) => mayDeal(g, seat, s));
    if (partners.length === 0) return null;
    return [
      { name: 'to', from: partners },
      { name: 'spice', from: upTo(freeSpice(g, seat)) },
      { name: 'promise', from: PROMISES }, // § dune.bribe.no-rule-breaking: nothing that the rules forbid
      { name: 'territory', from: TERRITORIES },
      { name: 'words', from: [''], text: LONGEST_PROMISE },
    ];
  },
  play: deal,
  notes: (_g, seat, _noun, form) => ({ ...read(seat, form), accepted: false }),
});

/** A player may release another from promises. */
const freeing = words<{ by: Seat; to: Seat }>();
offer('release from promises', 'dune.bribe.impossible', {
  options: (g, seat) =>
    g.table.promises.length > 0 && dealsOpen(g)
      ? [...new Set(g.table.promises.filter((p) => p.to === seat).map((p) => p.by))]
      : [],
  play: freeing.procedure(
    'release from promises',
    'dune.bribe.impossible',
    freeing.act(function letOff(g, v) {
      g.table.promises = g.table.promises.filter((p) => p.by !== v.by || p.to !== v.to);
      emit(g, 'released from promises', 'dune.bribe.impossible', { seat: v.to, by: v.by });
    }),
  ),
  notes: (_g, seat, by) => ({ by: Number(by), to: seat }),
});

const ENTERING = ['ship to which territory?', 'move to which territory?', 'ride the worm where?'];
export function hasPromised(g: G, seat: Seat): boolean {
  for (const p of g.table.promises) if (p.by === seat && p.turn === g.table.turn) return true;
  return false;
}
/** What a promise forbids; when it forbids everything it is void. */
export function keptPromise(g: G, seat: Seat, question: string, said: Option): RuleId | null {
  for (const p of g.table.promises) {
    if (p.by !== seat || p.turn !== g.table.turn) continue;
    if (p.promise === 'stay out' && ENTERING.includes(question) && said === p.noun) return 'dune.bribe.enforcement';
    if (p.promise === 'pass auctions' && question === 'bid?' && said !== 'pass') return 'dune.bribe.enforcement';
  }
  return null;
}

// ---- showing of one's own free will ----

const showing = words<{ seat: Seat; to: Seat; card: string }>();
const TRAITOR = meanings(
  ALL_LEADERS.map((l) => ({ leader: l.id })),
  (m) => `traitor ${m.leader}`,
);
offer('show a card', 'dune.secrecy.not-required', {
  form: (g, seat) => {
    if (!isOpen(g)) return null;
    const mine = kinds(g, handOf(seat));
    for (const leader of things(g, traitors.kept[seat] ?? traitors.removed)) mine.push(TRAITOR.key({ leader }));
    if (mine.length === 0) return null;
    return [
      { name: 'to', from: others(g, seat) }, // § dune.alliance.private-talk: to allies too
      { name: 'card', from: mine },
    ];
  },
  play: showing.procedure(
    'showing a card',
    'dune.secrecy.not-required',
    showing.act(function letThemSee(g, v) {
      const kept = traitors.kept[v.seat];
      const traitor = TRAITOR.of(v.card);
      if (traitor === null) showCard(g, v.seat, v.card, v.to);
      else if (kept !== undefined && things(g, kept).includes(traitor.leader))
        show(g, kept, things(g, kept).indexOf(traitor.leader), v.to);
      emit(
        g,
        'shown',
        'dune.secrecy.not-required',
        { seat: v.seat, to: v.to },
        { to: [v.seat, v.to], nouns: { card: v.card } },
      );
    }),
  ),
  notes: (_g, seat, _noun, form) => ({ seat, to: Number(form['to'] ?? -1), card: String(form['card'] ?? '') }),
});

const EVERYBODY = 'everybody';
const counting = words<{ seat: Seat; to: Option }>();
offer('show your spice', 'dune.secrecy.not-required', {
  form: (g, seat) => (isOpen(g) ? [{ name: 'to', from: [EVERYBODY, ...others(g, seat)] }] : null),
  play: counting.procedure(
    'showing spice',
    'dune.secrecy.not-required',
    counting.act(function letThemCount(g, v) {
      const held = spiceOfSeat(g, v.seat);
      if (v.to === EVERYBODY) emit(g, 'spice shown', 'dune.secrecy.not-required', { seat: v.seat, spice: held });
      else
        emit(
          g,
          'spice shown',
          'dune.secrecy.not-required',
          { seat: v.seat, to: v.to },
          { to: [v.seat, Number(v.to)], nouns: { spice: held } },
        );
    }),
  ),
  notes: (_g, seat, _noun, form) => ({ seat, to: form['to'] ?? EVERYBODY }),
});

// ---- the Emperor shares wealth ----

const giving = words<{ seat: Seat; to: Seat; spice: number }>();
offer('give spice to your ally', 'dune.emperor.ally-wealth', {
  form: (g, seat) => {
    if (!is(g, seat, 'emperor')) return null; // § dune.alliance.no-other-gifts
    const allies = alliesOf(g, seat);
    const most = allies.length === 0 ? 0 : freeSpice(g, seat);
    if (most === 0 || !dealsOpen(g) || g.table.stopped.includes('emperor: sharing wealth')) return null;
    return [
      { name: 'to', from: allies },
      { name: 'spice', from: fromTo(1, Math.min(most, 44)) },
    ];
  },
  play: giving.procedure(
    'sharing wealth',
    'dune.emperor.ally-wealth',
    giving.undisturbed(),
    giving.act(function holdOut(g, v) {
      g.table.deal = { from: v.seat, to: v.to, spice: v.spice, promise: 'nothing', noun: '' };
    }),
    giving.call(announcement, announce('emperor: sharing wealth')),
    giving.act(function handOver(g, v) {
      g.table.deal = null;
      if (stoppedNow(g, 'emperor: sharing wealth')) return;
      change(g, spice, v.seat, -v.spice);
      change(g, spice, v.to, v.spice);
      emit(g, 'wealth shared', 'dune.emperor.ally-wealth', { seat: v.seat, to: v.to, spice: v.spice });
    }),
  ),
  notes: (_g, seat, _noun, form) => ({ seat, to: Number(form['to'] ?? -1), spice: Number(form['spice'] ?? 0) }),
});
