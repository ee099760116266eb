// What the planning cards do, in our words.

import { deckOf, decksOf, type CardId } from '../components.ts';
import { AS_ASSUMED, type Printed } from '../printed/printed.ts';
import { ATREIDES, HARKONNEN } from '../sides.ts';
import { prescienceText } from './prescience.ts';
import { stepsText } from './steps.ts';

const SHADDAM_ENTERS = 'If Shaddam IV is not in play, he enters play and you may play one more card. Otherwise';
const GURNEY_ENTERS =
  'If Gurney Halleck is not in play, he enters play and is placed with 2 Elites in one empty desert area. Otherwise';

/** Those of the base game; the others say in steps what they do. */
const CARD_TEXTS: { readonly [card in CardId]?: string } = {
  // House Harkonnen
  'hard-times-and-oppression': 'Place 1 Regular in each Pyon village, 1 Elite in Carthag and 1 Elite in Arrakeen.',
  'forced-recruitment': 'Place 3 Elites and 1 leader in Arrakeen.',
  'beloved-feyd-rautha':
    'If Feyd-Rautha is not in play, he enters play, Beast Rabban leaves the game and you may play one more card. Otherwise place 2 Elites in the legion with Feyd-Rautha.',
  'harkonnen-patrols': 'Place 3 Regulars in different empty desert areas.',
  'arsunt-legion': 'Place 1 Elite, 1 Regular and 1 leader in Arsunt. Then move the legion there or attack with it.',
  'barons-personal-guard': 'Place Baron Harkonnen and 2 Elites in Carthag or Arrakeen. Then move 1 legion.',
  'hawats-scheming':
    'Cannot be played or discarded in the usual ways. As a free action, discard 2 or 3 copies: Thufir Hawat leaves the game and Gaius Helen Mohiam enters play, with 1 Bene Gesserit token for you.',
  'evidence-of-rebellion': 'Place 2 Elites in one of your settlements. Then draw 2 cards.',
  'polar-cap-factories':
    'Place 2 Regulars, 1 Elite and 1 Bashar at the North Pole. Then discard the wormsigns in all areas next to it.',
  'carthag-the-former-capital': 'Place 3 Regulars, 1 Elite and 1 leader in Carthag.',
  'workhorse-of-arrakis': 'Place 1 harvester and 1 carryall. Then draw 2 cards.',
  'spotter-control': 'Discard up to 3 wormsigns anywhere. Then draw 2 cards.',
  'explosive-artillery':
    'Move 1 legion. Then roll 4 combat dice against an Atreides legion next to one of yours: every hit and every special scores 1 hit.',
  sandmasters: 'Place 3 harvesters. Then draw 1 card.',
  'mudir-nahya-the-demon-ruler':
    'Place Beast Rabban and 1 Elite in one of your legions and make a surprise attack with it. If Rabban has left the game, place 2 Elites and 1 leader in one of your legions instead.',
  'hunter-seeker': 'Send a named Atreides leader in a sector with one of your legions to the regeneration tank.',
  // Corrino Ally
  'rage-overcame-shaddam-iv-a': `${SHADDAM_ENTERS} place him and 4 Regulars in one of your settlements.`,
  'rage-overcame-shaddam-iv-b': `${SHADDAM_ENTERS} place him and 2 Sardaukar in one of your legions.`,
  'rage-overcame-shaddam-iv-c': `${SHADDAM_ENTERS} place him in a legion with Sardaukar, move that legion and make a surprise attack with it.`,
  'manipulation-of-others': 'The Atreides discard 2 cards of their choice. Then draw 2 cards.',
  'breeding-program': 'Take 1 Bene Gesserit token. Then you may play one more card.',
  'troop-carriers':
    'Move a legion, or part of it, from one of your settlements to any other area with a legion of yours.',
  shigawire: 'Move 1 legion with Sardaukar. Then send an adjacent named Atreides leader to the regeneration tank.',
  'hope-clouds-observation': 'Shuffle 1 revealed prescience card back into its deck.',
  'reports-of-traitors': 'The Atreides lose 1 unused House die.',
  'sardaukar-pogrom': 'Move up to 3 legions that contain Sardaukar.',
  'sardaukars-manner': 'Move a legion with Sardaukar, or make a surprise attack with it.',
  'spies-all-over-arrakis': 'Reveal the sietch and all deployment tokens of one area. Then draw 2 cards.',
  'full-control-of-the-air': 'Place 2 ornithopters. Then move 1 legion.',
  'moving-the-battle-group': 'Place 2 Elites and 1 Bashar in one free mountain area.',
  'killers-without-mercy':
    'Attack with a legion that contains Sardaukar. Continuing the battle costs no hit, even against a sietch.',
  'sardaukar-disguised': 'Replace up to 2 Elites with Sardaukar. Then move up to 2 legions that contain Sardaukar.',
  'i-decide-what-best-serves-his-majesty':
    'Place Captain Aramsham in a legion with Sardaukar. Then move that legion or make a surprise attack with it.',
  'seek-out-the-mahdi':
    'Move 1 legion. On their next turn the Atreides may neither deploy nor place Paul, nor move or attack with a legion that contains him.',
  // House Atreides
  'war-plan': 'Move 1 legion or attack with it. In that battle you roll 1 more die each round, up to 6.',
  'alia-the-abomination':
    'If Alia is not in play and Reverend Mother Jessica is, Alia enters play; then you may play one more card. If Alia is in play, send any named Harkonnen leader on the board to the regeneration tank and draw 2 cards.',
  'smugglers-a': `${GURNEY_ENTERS} place 2 wormsigns, then move the legion with Gurney Halleck.`,
  'smugglers-b': `${GURNEY_ENTERS} place 2 Elites in the legion with Gurney Halleck.`,
  'smugglers-c': `${GURNEY_ENTERS} remove up to 2 vehicles in the sector of Gurney Halleck.`,
  'the-voice': 'The Harkonnens discard 1 card of their choice. Then you may play one more card.',
  'death-commandos': 'Replace up to 2 Elites with Fedaykin. Then move up to 2 legions that contain Fedaykin.',
  'tested-with-the-gom-jabbar': 'Draw another secret objective: from now on either of them wins. Then draw 2 cards.',
  'chatt-the-leaper': 'Place 2 Fedaykin and 1 Naib in one sietch.',
  truthtrance:
    'Name an unused Harkonnen die: they must spend it on their next turn. Then draw 2 cards or play one more.',
  'adab-the-demanding-memory':
    'Remove any number of revealed prescience cards from the game and reveal as many. Then you may play one more card.',
  'alam-al-mithal': 'Lower one prescience marker and raise another by as many steps. Then draw 2 cards.',
  'usul-the-base-of-the-pillar': 'Take a Desert Power action. Then you may play one more card.',
  'voice-from-the-outer-world':
    'Place Paul and 1 Fedaykin in one of your legions. Then move that legion or make a surprise attack with it.',
  'our-family-atomics':
    'If a prescience marker is on step 4 or higher, detonate the Family Atomics; then you may play one more card. If they have been used, take 2 Desert Power actions instead.',
  'battle-language':
    'Move a legion with a leader, or make a surprise attack with it: in the first round the defender rolls at most 4 dice.',
  'bill-of-particulars': 'Lower one imperium marker by 1 step; this brings no ban. Then you may play one more card.',
  'fear-is-the-mind-killer':
    'Attach this to a revealed prescience card. If it is claimed this round, also advance any marker 2 steps.',
  // Fremen Ally
  'shai-hulud':
    'If the Wild Maker is not in play, it enters play, spent, in an empty desert area. Otherwise move the Wild Maker and attack with it.',
  'wall-of-sandworms': 'Place a sandworm in an empty desert area next to another one. Then take a Desert Power action.',
  'dust-chasms': 'Remove up to 2 harvesters in the deep desert of one sector. Then take a Desert Power action.',
  'fremen-rockets':
    'Choose a sector with one of your legions and roll 3 combat dice: every hit and every special removes a vehicle there or in its air zones.',
  'eyes-of-ibad':
    'Attach this to a revealed prescience card. It stays revealed, in addition to the usual number, until it is claimed.',
  'captured-ornithopter':
    'Remove an ornithopter. Then roll 3 combat dice against a Harkonnen legion in a sector of its air zone: every hit and every special scores 1 hit.',
  crysknife: 'Move 1 legion with Fedaykin. Then send an adjacent named Harkonnen leader to the regeneration tank.',
  'cielagos-piping-message':
    'Place a deployment token in a sietch with a Harkonnen legion within 2 areas. Then draw 1 card.',
  'jubba-cloaks': 'Move a legion with a leader that stands in a desert area. Then you may play one more card.',
  hieregs: 'Place 2 Regulars in different empty desert areas. Then take a Desert Power action.',
  'grandmother-of-a-storm': 'Coriolis storms strike now, as in the Desert Hazards.',
  stillsuits:
    'Move a legion that stands in a desert area. Then you may swap all deployment tokens between two sietches.',
  'i-am-stilgar-the-fremen': 'Place Stilgar, 2 Elites and 1 Regular in one free plateau area. Then draw 1 card.',
  thumpers: 'Place up to 2 sandworms in empty desert areas next to your legions.',
  'kitab-al-ibar':
    'Move a sietch to an empty desert area next to it, with as many of its figures and tokens as you like.',
  sandtides: 'Move a Harkonnen legion from a desert area to an empty area next to it. Then take a Desert Power action.',
};

/** A planning card or a prescience card. */
export function cardText(card: string, printed: Printed = AS_ASSUMED): string {
  const steps = printed.planning.get(card);
  if (steps !== undefined)
    return stepsText(decksOf(ATREIDES).includes(deckOf(card)) ? ATREIDES : HARKONNEN, steps.said);
  return card in CARD_TEXTS ? (CARD_TEXTS[card as CardId] ?? '') : prescienceText(card, printed);
}
