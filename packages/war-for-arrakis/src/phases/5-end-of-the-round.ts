// The end of the round: claims, the secret objective, clearing up.

import { added, moveOpenly, replaced, things, type Seat } from '@landsraad/kernel';
import { idOf } from '../board/areas.ts';
import { addFigures, supply, whereIs } from '../board/figures.ts';
import { claim, losesAttachment, losesFear, noClaim, removeFromGame, row, shuffleBack } from '../cards/prescience.ts';
import { discardCard, handKinds, handSize, prescience } from '../components.ts';
import { clearTheDesert, turnUpSandriders } from '../desert-war/clearing-up.ts';
import { inDesertWar } from '../desert-war/desert-war.ts';
import { FACTS } from '../facts.ts';
import { ASIDE, WILD_MAKER, leaderWord, namedOf, type Leader } from '../leaders.ts';
import type { RuleId } from '../ledger.ts';
import { gatherTactical } from '../mahdi/components.ts';
import { inMahdi } from '../mahdi/mahdi.ts';
import { supremacyAdvances } from '../mahdi/supremacy.ts';
import { ATREIDES, HARKONNEN, allyOf, deciderOf, houseOf, isShared, type Side } from '../sides.ts';
import type { G, Look } from '../table.ts';
import { guildAtWork } from '../spacing-guild/guild.ts';
import { eachRound, letGo, navigatorLeaves } from '../spacing-guild/heighliners.ts';
import { checkObjective } from '../tracks.ts';
import { emit, words } from '../words.ts';
import { SORTING } from '../questions.ts';
import { figureIn } from '../pieces.ts';

type End = { side: Side; said: string; sorted: readonly string[]; seat: Seat };
export const ending = (side: Side, seat: Seat = -1): End => ({ side, said: '', sorted: [], seat });
const end = words<End>();
const { handSize: HAND_LIMIT, handSizeSharedFaction: PARTNERS_LIMIT } = FACTS.units.limits;
const DONE = 'done';
const SCHEMING = 'hawats-scheming';

function endBegins(g: G): void {
  g.table.phase = 'end';
}

// ---- claims ----

const claims = end.procedure(
  'claims',
  'wfa.prescience.claim-optional',
  end.repeat(
    end.ask('claim a prescience card?', 'wfa.prescience.claim-end-phase', {
      who: (g) => deciderOf(g, ATREIDES),
      options: (g): string[] => [...row(g), DONE],
      refuse: (g, _v, card): RuleId | null => (card === DONE ? null : noClaim(g, card)),
      then: (_g, v, card) => {
        v.said = card;
      },
    }),
    end.leaveIf((_g, v) => v.said === DONE),
    end.call(claim, (_g, v) => ({ card: v.said, done: 0 })),
  ),
);

// ---- the board ----

/** § wfa.smugglers.end-of-round */
function removeAircraft(g: G): void {
  g.table.air = g.table.air.map(() => '');
}
const onTheBoard = (g: Look, side: Side): Leader[] => namedOf(side).filter((l) => whereIs(g, l) >= 0);

/** § wfa.round.end-replace-set-aside */
function takeOff(g: G, v: End, option: string): void {
  v.said = option;
  if (option === DONE) return;
  const l = Number(option.slice('leader '.length));
  const a = whereIs(g, l);
  g.table.leaders = replaced(g.table.leaders, l, ASIDE);
  if (supply(g, v.side, 'generic') > 0) addFigures(g, v.side, a, 'generic', 1); // § wfa.round.end-replace-no-generic
  emit(g, 'leader replaced', 'wfa.round.end-replace-leaders', { leader: l, area: idOf(a) });
}

const replaceLeaders = end.procedure(
  'replace leaders',
  'wfa.round.end-replace-leaders',
  end.whilst(
    (g, v) => v.said !== DONE && namedOf(v.side).some((l) => whereIs(g, l) >= 0),
    end.ask('take which leader off the board?', 'wfa.round.end-replace-leaders', {
      who: (g, v) => deciderOf(g, v.side),
      means: (_g, _v, option) => figureIn(option),
      options: (g, v): string[] => [DONE, ...onTheBoard(g, v.side).map(leaderWord)],
      then: takeOff,
    }),
  ),
);

const wildMakerArea = (g: Look): number => g.table.leaders[WILD_MAKER] ?? -1;
const SANDWORMS = FACTS.units.figures.atreides.sandworm;
const wildMakerStays = end.procedure(
  'the wild maker',
  'wfa.leaders.wild-maker-end-round',
  end.when(
    (g) => wildMakerArea(g) >= 0 && g.table.sandworms.length < SANDWORMS,
    [
      end.ask('replace the Wild Maker?', 'wfa.leaders.wild-maker-end-round', {
        who: (g) => deciderOf(g, ATREIDES),
        about: (g) => ({ area: idOf(wildMakerArea(g)) }),
        options: () => ['leave it', 'replace it'],
        then: (g, _v, said) => {
          if (said === 'leave it') return;
          g.table.sandworms = added(g.table.sandworms, wildMakerArea(g));
          g.table.leaders = replaced(g.table.leaders, WILD_MAKER, ASIDE);
        },
      }),
    ],
  ),
);

function refresh(g: G): void {
  g.table.spent = g.table.spent.map(() => false);
}

// ---- cards ----

/** § wfa.team.hand-limit */
const handLimitOf = (g: Look, side: Side): number => (isShared(g, side) ? PARTNERS_LIMIT : HAND_LIMIT);
const tooMany = (g: Look, v: End): boolean => handSize(g, v.seat) > handLimitOf(g, v.side);
const handLimit = end.procedure(
  'hand limit',
  'wfa.round.end-hand-limit',
  end.whilst(
    (g, v) => tooMany(g, v),
    end.ask('discard which card?', 'wfa.round.end-hand-limit', {
      who: (_g, v) => v.seat,
      about: (g, v) => ({ limit: handLimitOf(g, v.side) }),
      options: (g, _v, seat): string[] => handKinds(g, seat),
      refuse: (_g, _v, card): RuleId | null => (card === SCHEMING ? 'wfa.leaders.hawat-cards-reserved' : null),
      always: true,
      then: (g, _v, card, seat) => discardCard(g, seat, card),
    }),
  ),
);

const unsorted = (g: Look, v: End): string[] =>
  row(g).filter((c) => !v.sorted.includes(c) && !g.table.kept.includes(c)); // § wfa.prescience.kept-card
const sortPrescience = end.procedure(
  'sort prescience cards',
  'wfa.round.end-prescience-sort',
  end.whilst(
    (g, v) => unsorted(g, v).length > 0,
    end.ask('remove the card or shuffle it back?', 'wfa.round.end-prescience-sort', {
      who: (g) => deciderOf(g, ATREIDES),
      about: (g, v) => ({ card: unsorted(g, v)[0] ?? '' }),
      means: (_g, _v, option) => SORTING.of(option),
      options: (g, v): string[] => {
        const card = unsorted(g, v)[0] ?? '';
        return [SORTING.key({ how: 'remove', card }), SORTING.key({ how: 'shuffle', card })];
      },
      then: (g, v, said) => {
        const { how, card } = SORTING.of(said) ?? { how: 'shuffle', card: '' };
        v.sorted = [...v.sorted, card];
        if (how === 'remove') removeFromGame(g, card);
        else losesAttachment(g, card);
      },
    }),
  ),
  // § wfa.prescience.claimed-leave-game
  end.act(function shuffleThemBack(g) {
    losesFear(g);
    for (const card of things(g, prescience.claimed).slice()) moveOpenly(g, prescience.claimed, card, prescience.gone);
    for (const card of row(g).slice()) if (!g.table.kept.includes(card)) shuffleBack(g, card);
    emit(g, 'prescience sorted', 'wfa.round.end-prescience-sort', { left: things(g, prescience.deck).length });
  }),
);

function takeBackDice(g: G): void {
  g.table.used = Array.from(g.table.sides, () => 0);
}

export const endOfRound = end.procedure(
  'end of the round',
  'wfa.round.end-sequence',
  end.act(endBegins),
  end.call(claims, () => ending(ATREIDES)),
  end.act(checkObjective, 'wfa.round.end-objective-check'),
  end.act(removeAircraft, 'wfa.round.end-remove-aircraft'),
  end.when(guildAtWork, [end.act(navigatorLeaves, 'wfa.guild.navigator')]),
  end.when(inDesertWar, [end.act(clearTheDesert, 'wfa.desert-war.troopers-end-round')]),
  end.when((g) => !inMahdi(g), [end.call(replaceLeaders, () => ending(HARKONNEN))]), // § wfa.solo.end-no-leader-replacement
  end.call(replaceLeaders, () => ending(ATREIDES)),
  end.call(wildMakerStays, () => ending(ATREIDES)),
  end.act(refresh, 'wfa.round.end-refresh'),
  end.when(inDesertWar, [end.act(turnUpSandriders)]),
  end.call(handLimit, (g) => ending(HARKONNEN, houseOf(g, HARKONNEN))),
  end.when((g) => isShared(g, HARKONNEN), [end.call(handLimit, (g) => ending(HARKONNEN, allyOf(g, HARKONNEN)))]),
  end.call(handLimit, (g) => ending(ATREIDES, houseOf(g, ATREIDES))),
  end.when((g) => isShared(g, ATREIDES), [end.call(handLimit, (g) => ending(ATREIDES, allyOf(g, ATREIDES)))]),
  end.call(sortPrescience, () => ending(ATREIDES)),
  end.act(takeBackDice, 'wfa.round.end-recover-dice'),
  end.when(guildAtWork, [
    end.act(eachRound(HARKONNEN), 'wfa.guild.heighliners'),
    end.act(eachRound(ATREIDES), 'wfa.guild.heighliners'),
    end.act(letGo),
  ]),
  end.when(inMahdi, [
    end.act(supremacyAdvances, 'wfa.solo.end-supremacy'),
    end.act(gatherTactical, 'wfa.solo.end-tactical'),
  ]),
);
