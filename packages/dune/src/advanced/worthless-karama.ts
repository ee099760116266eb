// The Bene Gesserit of the advanced game may play any worthless card as if it were a Karama card.

import { inPlay, type Look } from '../table.ts';

export const worthlessCardsAreKarama = (g: Look): boolean => g.table.advanced && inPlay(g, 'bene-gesserit');
