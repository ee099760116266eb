// How the Night Bazaar looks: its board, its cards and crates, and the words around its questions.

import type { Arming } from '@landsraad/kernel';
import type { Questions } from '@landsraad/reference';
import type { Armable, GameParts, ThingLook } from '../parts.ts';
import { BazaarBoard } from './BazaarBoard.tsx';
import { bazaarTable } from './bazaarTable.ts';
import { SEATS } from './seats.ts';

const THINGS: { readonly [thing: string]: ThingLook } = {
  lantern: { title: 'Lantern', note: 'Look at a crate on a stall.', icon: 'eye', tint: 'var(--fremen)' },
  cloak: { title: 'Cloak', note: 'Bury a crate in your cellar.', icon: 'hidden', tint: 'var(--bene-gesserit)' },
  guard: { title: 'Guard', note: 'Stop a raid.', icon: 'shield', tint: 'var(--atreides)' },
  broker: { title: 'Broker', note: 'Two coins from the bank.', icon: 'solari', tint: 'var(--spacing-guild)' },
  festival: { title: 'Festival', note: 'Bids may be twice as high.', icon: 'sun', tint: 'var(--corrino)' },
  rumour: { title: 'Rumour', note: 'Somebody bids again.', icon: 'chat', tint: 'var(--line-strong)' },
  spice: { title: 'Spice', note: 'worth 4', icon: 'spice', tint: 'var(--spacing-guild)' },
  silk: { title: 'Silk', note: 'worth 3', icon: 'bene-gesserit', tint: 'var(--corrino)' },
  glass: { title: 'Glass', note: 'worth 2', icon: 'special', tint: 'var(--bene-gesserit)' },
  sand: { title: 'Sand', note: 'worth nothing', icon: 'wormsign', tint: 'var(--fremen)' },
};

const DOING: { readonly [question: string]: readonly [one: string, several: string] } = {
  'ring the bell?': ['may ring the bell', 'may ring the bell'],
  'haggle?': ['haggles', 'haggle'],
  bid: ['makes a sealed bid', 'make sealed bids'],
  'what do you do?': ['takes a turn at the market', 'take their turns'],
  'stop the raid?': ['may stop the raid', 'may stop the raid'],
  'accept the deal?': ['thinks about the deal', 'think about the deal'],
  'discard which card?': ['discards a card', 'discard cards'],
};

export const look: Omit<GameParts, 'book'> = {
  board: BazaarBoard,
  thing: (thing) => THINGS[thing] ?? { title: thing },
  seat: (seat) =>
    SEATS[seat % SEATS.length] ?? {
      colour: 'var(--seat-1)',
      on: 'var(--seat-1-on)',
      text: 'var(--seat-1-text)',
      outline: 'circle',
      emblem: null,
    },
  doing: (question, several) => DOING[question]?.[several ? 1 : 0] ?? null,
  mark: (place) =>
    place === 'hand'
      ? 'card'
      : place === 'store'
        ? 'troop'
        : place === 'cellar'
          ? 'hidden'
          : place === 'coins'
            ? 'solari'
            : null,
  phase: (view) => [
    `Night ${bazaarTable(view).night} of 4`,
    ...(view.breadcrumb[2] === undefined
      ? []
      : [view.breadcrumb[2].charAt(0).toUpperCase() + view.breadcrumb[2].slice(1)]),
  ],
  armable: () => [
    {
      window: 'stop the raid?',
      about: {},
      option: 'guard',
      label: 'Play a Guard against the next raid, if I hold one',
    } satisfies Arming<Questions> & Armable,
  ],
};
