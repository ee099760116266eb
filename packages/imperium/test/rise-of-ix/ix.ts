// Positions with Rise of Ix.

import { at, position, type Phase, type Position, type Wish, type Wishes } from '../position.ts';

export type IxWishes = Omit<Wishes, 'options'>;
export const ix = (w: IxWishes = {}): Position => position({ ...w, options: ['riseOfIx'] });
export const ixAt = (phase: Phase, w: IxWishes = {}): Position => at(phase, { ...w, options: ['riseOfIx'] });

/** The first house plays a card and sends an agent with it. */
export const send = (
  card: string,
  space: string,
  w: Wish = {},
  more: Omit<IxWishes, 'houses'> & Others = {},
): Position =>
  ix({ ...more, houses: [{ ...w, hand: [card, ...(w.hand ?? ['dagger'])] }, ...(more.others ?? [])] }).send(
    card,
    space,
  );
/** The first house reveals a card and two Convincing Arguments, so that there is always something to decide. */
export const reveal = (card: string, w: Wish = {}, more: Omit<IxWishes, 'houses'> & Others = {}): Position =>
  ix({
    ...more,
    houses: [
      { ...w, hand: [card, ...(w.hand ?? ['convincing-argument', 'convincing-argument'])] },
      ...(more.others ?? []),
    ],
  }).reveal();
/** Persuasion beyond that of the Arguments, and swords. */
export const shown = (card: string, w: Wish = {}, more: Omit<IxWishes, 'houses'> & Others = {}): [number, number] => {
  const h = reveal(card, w, more).house(0);
  return [h.persuasion - 4, h.swords];
};
/** The first house acquires a card with five Convincing Arguments. */
export const acquire = (card: string, w: Wish = {}): Position =>
  ix({
    row: [card, 'scout', 'scout', 'scout', 'scout'],
    houses: [{ ...w, hand: Array.from({ length: 5 }, () => 'convincing-argument') }],
  })
    .reveal()
    .next(`acquire ${card}`);
interface Others {
  readonly others?: readonly Wish[];
}

/** What happened, without what Rise of Ix has nothing to do with. */
export const told = (p: Position, ...kinds: string[]): string[] =>
  p.happened.filter((h) => kinds.includes(h.kind)).map((h) => h.kind);
