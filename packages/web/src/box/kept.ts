// One's own box of a game, kept on this device.

import { wrongInBox, type Box } from '@landsraad/kernel';
import type { GameBook } from '../games/parts.ts';

const key = (game: string): string => `landsraad-box-of-${game}`;
export const NEW_BOX: Box = { name: 'My box', values: {} };

/** What was put in so far, right or wrong; an empty box if nothing was. */
export function keptBox(game: string): Box {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    return isBox(kept) ? { name: kept.name, values: kept.values } : NEW_BOX;
  } catch {
    return NEW_BOX;
  }
}
/** Whether it could be kept: a device may have no room, or forbid it. */
export function keepBox(game: string, box: Box): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(box));
    return true;
  } catch {
    return false;
  }
}
export const isBox = (x: unknown): x is Box => {
  const { name, values } = (x ?? {}) as { [field: string]: unknown };
  return typeof name === 'string' && typeof values === 'object' && values !== null && !Array.isArray(values);
};

/** The box that a table can be made with: null while it is empty or something in it is wrong. */
export function playableBox(book: GameBook): Box | null {
  const box = keptBox(book.id);
  return Object.keys(box.values).length === 0 || wrongInBox(book, box).length > 0 ? null : box;
}

/** The file that it is exported as. */
export const fileOf = (game: string, box: Box): string =>
  `${JSON.stringify({ game, name: box.name, values: box.values }, null, 2)}\n`;

/** A box out of the text of a file; whatever is wrong with it is one sentence each. */
export function boxOf(book: GameBook, text: string): { readonly box: Box } | { readonly wrong: readonly string[] } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { wrong: ['This file is not a box: it is not valid JSON (cut off or damaged).'] };
  }
  const wrong = wrongInBox(book, raw);
  if (wrong.length > 0 || !isBox(raw)) return { wrong: wrong.map((w) => w.why) };
  return { box: { name: raw.name, values: raw.values } };
}
