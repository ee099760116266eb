import { cardsOf, LINES, refuseCard, refuseSpace, rules, SPACES, type Table } from '@landsraad/imperium';
import { kinds, type Decision, type Game, type Option } from '@landsraad/kernel';
import type { Counted, Said } from './counted.ts';

const isEffect = (o: Option): boolean => LINES.has(String(o));
const said = (run: readonly Said[], name: string): string =>
  String(run.find((s) => s.decision.name === name)?.option ?? '');

/** The spaces to which exactly one card in hand leads: pressing such a space plays the card too. */
function oneCardSpaces(g: Game<Table>, { name, seat }: Decision): readonly string[] {
  if (name !== 'play which card?') return [];
  const hand = kinds(g, cardsOf(seat).hand).filter((card) => refuseCard(g, seat, card) === null);
  return SPACES.map((s) => s.id).filter((s) => hand.filter((c) => refuseSpace(g, seat, c, s) === null).length === 1);
}

/** Now: one press for a card and its pile, for the last troops and the end of the turn, for a space with one card. */
function now(run: readonly Said[]): number {
  let presses = run.length;
  run.forEach((s, n) => {
    const last = run[n - 1];
    if (last === undefined) return;
    const [was, is] = [last.decision.name, s.decision.name];
    if (was === 'trash a card from where?' && is === 'trash which card?') presses--;
    if (was === 'what next?' && is === 'what next?' && s.option === 'end turn')
      if (String(last.option).startsWith('deploy ') && !last.decision.options.some(isEffect)) presses--;
    if (was === 'play which card?' && is === 'send the agent where?')
      if (Array.isArray(last.note) && last.note.includes(s.option)) presses--;
  });
  return presses;
}

const NAMES: { readonly [question: string]: string } = {
  'play which card?': 'an agent where only one space is open',
  'play a combat card?': 'a combat card or a pass',
  'which leader?': 'a leader',
};

function actionOf(run: readonly Said[]): string {
  const first = run[0]?.decision.name ?? '';
  if (run.some((s) => s.decision.name === 'acquire or resolve?')) {
    const bought = run.filter((s) => String(s.option).startsWith('acquire ')).length;
    return bought === 0 ? 'reveal and buy nothing' : `reveal and buy ${bought === 1 ? 'one card' : 'several cards'}`;
  }
  if (first === 'play which card?' && said(run, first) === 'reveal') return 'reveal and buy nothing';
  const space = SPACES.find((s) => s.id === said(run, 'send the agent where?'));
  if (space === undefined) return NAMES[first] ?? first;
  if (run.some((s) => String(s.option).startsWith('deploy '))) return 'an agent to a combat space, with troops';
  if (space.combat) return 'an agent to a combat space';
  return space.faction >= 0 ? 'an agent to a faction' : 'an agent to the Landsraad or CHOAM';
}

export const imperium: Counted<Table> = {
  rules,
  players: 4,
  before: (run) => run.length,
  now,
  actionOf,
  begins: ({ name }) => name === 'play which card?' || name === 'play a combat card?',
  note: oneCardSpaces,
};
