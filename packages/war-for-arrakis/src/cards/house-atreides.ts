// The House Atreides deck.

import { count, drawTop, replaced } from '@landsraad/kernel';
import { diceNamed } from '../actions/dice.ts';
import { ANY, only, withLeader } from '../actions/filters.ts';
import { atomicsUsed, blast, detonate } from '../actions/free-actions.ts';
import { ATOMICS, areaOf, idOf } from '../board/areas.ts';
import { isInPlay, whereIs } from '../board/figures.ts';
import { prescience, putAway } from '../components.ts';
import { ALIA, GURNEY, REVEREND_MOTHER } from '../leaders.ts';
import { inMahdi } from '../mahdi/mahdi.ts';
import { resultsToName } from '../mahdi/turn.ts';
import { takeObjective } from '../setup.ts';
import type { RuleId } from '../ledger.ts';
import { ATREIDES, HARKONNEN, deciderOf, seatsOf } from '../sides.ts';
import { MARKERS, VISIONS, resultOf, type G } from '../table.ts';
import { advancePrescience, enterPlay, paulNow } from '../tracks.ts';
import { placeWormsigns, placingWormsigns } from '../worms/wormsigns.ts';
import { changes, emit, expire, putInForce } from '../words.ts';
import { cardWords, planningCard } from './play.ts';
import { removeFromGame, row } from './prescience.ts';
import { removeVehiclesIn } from './vehicles-lost.ts';
import {
  THAT_LEGION,
  another,
  attacked,
  desertPowers,
  drawn,
  either,
  ifAlready,
  ifThatLegionStands,
  moveOrAttack,
  moved,
  opponentDiscards,
  placed,
  toTheTank,
  upgraded,
} from './words-of-cards.ts';

const { act, ask, call, when, whilst } = cardWords;

const inForceForBattle = (card: 'war-plan' | 'battle-language') =>
  act(function inForceNow(g, v) {
    putInForce(g, card, deciderOf(g, v.side), 'battle');
  });
const overNow = () =>
  act(function overAgain(g) {
    expire(g, 'battle');
  });
changes('war-plan', { 'combat dice': (_g, dice, about) => (about.side === ATREIDES ? dice + 1 : dice) });
planningCard('war-plan', inForceForBattle('war-plan'), ...moveOrAttack(ANY, false), overNow());

planningCard(
  'alia-the-abomination',
  ifAlready(
    (g) => isInPlay(g, ALIA),
    [toTheTank(() => true), drawn(2)],
    [
      when(
        (g) => isInPlay(g, REVEREND_MOTHER), // § wfa.cards.alia-without-jessica
        [
          act(function aliaEnters(g: G) {
            enterPlay(g, ALIA);
          }, 'wfa.leaders.entry-conditions'),
        ],
      ),
      another(),
    ],
  ),
);

const gurneyThere = (g: G): boolean => isInPlay(g, GURNEY);
const gurneyEnters = () => [
  act(function gurneyComes(g: G) {
    enterPlay(g, GURNEY);
  }, 'wfa.leaders.gurney'),
  placed(['elite', 'elite', `leader ${GURNEY}`], 'empty desert'),
];
planningCard(
  'smugglers-a',
  ifAlready(
    gurneyThere,
    [
      call(placeWormsigns, () => placingWormsigns(2)),
      when((g) => whereIs(g, GURNEY) >= 0, [moved(1, withLeader(GURNEY))]),
    ],
    gurneyEnters(),
  ),
);
planningCard(
  'smugglers-b',
  ifAlready(
    gurneyThere,
    [when((g) => whereIs(g, GURNEY) >= 0, [placed(['elite', 'elite'], (g) => whereIs(g, GURNEY))])],
    gurneyEnters(),
  ),
);
planningCard(
  'smugglers-c',
  ifAlready(
    gurneyThere,
    [
      when(
        (g) => whereIs(g, GURNEY) >= 0,
        removeVehiclesIn(2, (g) => whereIs(g, GURNEY)),
      ),
    ],
    gurneyEnters(),
  ),
);
planningCard('the-voice', ...opponentDiscards(1), another());
planningCard('death-commandos', upgraded(2, 'elite', 'special'), moved(2, only('special')));
planningCard(
  'tested-with-the-gom-jabbar',
  act(function anotherObjective(g) {
    takeObjective(g);
  }),
  drawn(2),
);
planningCard('chatt-the-leaper', placed(['special', 'special', 'generic'], 'one settlement'));
/** Unused Harkonnen dice, or what the next one may be made to show. § wfa.solo.truthtrance */
const dieResults = (g: G): string[] =>
  inMahdi(g) ? resultsToName(g) : seatsOf(g, HARKONNEN).flatMap((seat) => diceNamed(g, seat));
planningCard(
  'truthtrance',
  ask('name which die?', 'wfa.cards.truthtrance-die-for-card', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...new Set(dieResults(g)), 'none'],
    then: (g, _v, result) => {
      g.table.forcedDie = resultOf(result);
    },
  }),
  ...either('draw or play?', ['draw', [drawn(2)]], ['play', [another()]]),
);
planningCard(
  'adab-the-demanding-memory',
  act(function noneYet(_g, v) {
    v.left = 0;
    v.said = '';
  }),
  whilst(
    (g, v) => v.said !== 'no more' && row(g).length > 0,
    ask('replace which card?', 'wfa.cards.adab-short-deck', {
      who: (g, v) => deciderOf(g, v.side),
      options: (g): string[] => [...row(g), 'no more'],
      refuse: (g, _v, card): RuleId | null => (g.table.kept.includes(card) ? 'wfa.prescience.kept-card' : null),
      then: (g, v, card) => {
        v.said = card;
        if (card === 'no more') return;
        v.left++;
        removeFromGame(g, card);
      },
    }),
  ),
  act(function drawAsMany(g, v) {
    for (; v.left > 0 && count(g, prescience.deck) > 0; v.left--) {
      const card = drawTop(g, prescience.deck, prescience.row);
      emit(g, 'prescience revealed', 'wfa.cards.adab-short-deck', { card });
    }
  }),
  another(),
);

// ---- Alam al-Mithal ----

const lower = (g: G, marker: number, steps: number): void => {
  g.table.prescience = replaced(g.table.prescience, marker, (g.table.prescience[marker] ?? 0) - steps);
};
planningCard(
  'alam-al-mithal',
  ask('lower which marker?', 'wfa.prescience.reach-or-pass', {
    who: (g, v) => deciderOf(g, v.side),
    options: (g): string[] => [...VISIONS.filter((_x, n) => (g.table.prescience[n] ?? 0) > 0), 'none'],
    then: (_g, v, vision) => {
      v.area = VISIONS.findIndex((x) => x === vision);
    },
  }),
  when(
    (_g, v) => v.area >= 0,
    [
      ask('by how many steps?', 'wfa.prescience.reach-or-pass', {
        who: (g, v) => deciderOf(g, v.side),
        about: (_g, v) => ({ marker: VISIONS[v.area] ?? '' }),
        options: (g, v): number[] => Array.from({ length: g.table.prescience[v.area] ?? 0 }, (_, n) => n + 1),
        then: (_g, v, steps) => {
          v.left = steps;
        },
      }),
      ask('raise which marker?', 'wfa.prescience.reach-or-pass', {
        who: (g, v) => deciderOf(g, v.side),
        about: (_g, v) => ({ lowered: VISIONS[v.area] ?? '', steps: v.left }),
        options: (_g, v): string[] => VISIONS.filter((_x, n) => n !== v.area),
        then: (g, v, vision) => {
          lower(g, v.area, v.left);
          advancePrescience(
            g,
            VISIONS.findIndex((x) => x === vision),
            v.left,
          );
        },
      }),
    ],
  ),
  drawn(2),
);
planningCard('usul-the-base-of-the-pillar', desertPowers(), another());
planningCard(
  'voice-from-the-outer-world',
  placed((g) => ['special', `leader ${paulNow(g)}`], 'legion'),
  ifThatLegionStands(...moveOrAttack(THAT_LEGION, true)),
);
const ATOMICS_STEP = 4;
planningCard(
  'our-family-atomics',
  ifAlready(
    (g) => atomicsUsed(g),
    [desertPowers(), desertPowers()],
    [
      when(
        (g) => g.table.prescience.some((n) => n >= ATOMICS_STEP),
        [
          ask('detonate where?', 'wfa.atomics.choose', {
            who: (g, v) => deciderOf(g, v.side),
            options: (): string[] => [...ATOMICS.map((t) => idOf(t.area)), 'nowhere'],
            then: (_g, v, said) => {
              v.area = areaOf(said);
            },
          }),
          when((g, v) => v.area >= 0 && !atomicsUsed(g), [call(detonate, (_g, v) => blast(v.area))]),
        ],
      ),
      another(),
    ],
  ),
);
changes('battle-language', {
  'most dice': (_g, most, about) => (about.side === HARKONNEN && about.round === 1 ? Math.min(most, 4) : most),
});
planningCard(
  'battle-language',
  inForceForBattle('battle-language'),
  ...either(
    'move or attack?',
    ['move', [moved(1, only('leader'))]],
    ['surprise attack', [attacked(only('leader'), true)]],
  ),
  overNow(),
);
const BOTTOM = 5;
planningCard(
  'bill-of-particulars',
  ask('lower which imperium marker?', 'wfa.spice.track-ends', {
    who: (g, v) => deciderOf(g, v.side),
    options: (): string[] => [...MARKERS, 'none'],
    then: (g, _v, marker) => {
      const n = MARKERS.findIndex((m) => m === marker);
      if (n >= 0) g.table.markers = replaced(g.table.markers, n, Math.min(BOTTOM, (g.table.markers[n] ?? 1) + 1));
    },
  }),
  another(),
);
planningCard(
  'fear-is-the-mind-killer',
  ask('attach it to which card?', 'wfa.cards.attached-returned', {
    who: (g, v) => deciderOf(g, v.side),
    about: (_g, v) => ({ card: v.card }),
    options: (g): string[] => [...row(g), 'none'],
    then: (g, v, card) => {
      if (card === 'none') return;
      g.table.feared = card;
      putAway(g, v.card, 'attached');
    },
  }),
);
