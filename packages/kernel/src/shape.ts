// The form of a value, as data: the same description checks a value, draws a form for it and makes one up.

import { below, pick, shuffleList, type RandomState } from './random.ts';

/** A word that a value may be, and what people call it. */
export interface Word {
  readonly id: string;
  readonly title: string;
}
export interface ShapeField {
  readonly name: string;
  readonly title: string;
  readonly shape: Shape;
}
/** One of several kinds of thing; its tag says which. */
export interface Variant extends Word {
  readonly fields: readonly ShapeField[];
}
export type Shape =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'word'; readonly words: readonly Word[] }
  /** Several different words. */
  | { readonly kind: 'words'; readonly words: readonly Word[]; readonly least: number; readonly most: number }
  /** How many there are of each; what is not named is 0. */
  | {
      readonly kind: 'counts';
      readonly words: readonly Word[];
      readonly least: number;
      readonly most: number;
      readonly sum: readonly [number, number];
    }
  | {
      readonly kind: 'list';
      readonly item: string;
      readonly of: Shape;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'fields'; readonly fields: readonly ShapeField[] }
  | { readonly kind: 'variants'; readonly tag: string; readonly variants: readonly Variant[] };

const isRecord = (x: unknown): x is { readonly [key: string]: unknown } =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

const span = (least: number, most: number): string => (least === most ? String(least) : `${least} to ${most}`);
const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
const listed = (words: readonly Word[]): string => words.map((w) => w.id).join(', ');
const inRange = (n: unknown, least: number, most: number): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= least && n <= most;

const titleOf = (words: readonly Word[], id: unknown): string => words.find((w) => w.id === id)?.title ?? String(id);
const fieldsTold = (fields: readonly ShapeField[], value: { readonly [key: string]: unknown }): string[] =>
  fields.map(
    ({ name, title, shape }) => `${title}${title.endsWith('?') ? '' : ':'} ${toldInWords(shape, value[name])}`,
  );
/** A value that fits, as people would say it. */
export function toldInWords(shape: Shape, value: unknown): string {
  switch (shape.kind) {
    case 'number':
    case 'text':
      return String(value);
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'word':
      return titleOf(shape.words, value);
    case 'words':
      return Array.isArray(value) ? value.map((id) => titleOf(shape.words, id)).join(', ') : '';
    case 'counts': {
      const counts = isRecord(value) ? value : {};
      const there = shape.words.filter((w) => Number(counts[w.id] ?? 0) > 0);
      return there.map((w) => `${String(counts[w.id])} ${w.title}`).join(', ') || 'none';
    }
    case 'list':
      return (Array.isArray(value) ? value : []).map((x) => toldInWords(shape.of, x)).join('; ') || 'nothing';
    case 'fields':
      return isRecord(value) ? fieldsTold(shape.fields, value).join(' · ') : '';
    case 'variants': {
      const thing = isRecord(value) ? value : {};
      const told = shape.variants.find((v) => v.id === thing[shape.tag]);
      if (told === undefined) return '';
      return told.fields.length === 0 ? told.title : `${told.title} (${fieldsTold(told.fields, thing).join(', ')})`;
    }
  }
}

/** What is wrong with a value, as the end of a sentence that begins with its name; null if nothing is. */
export function misfit(shape: Shape, value: unknown): string | null {
  switch (shape.kind) {
    case 'number':
      return inRange(value, shape.least, shape.most)
        ? null
        : `must be a whole number from ${shape.least} to ${shape.most}, not ${shown(value)}`;
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= shape.most
        ? null
        : `must be a text of 1 to ${shape.most} letters, not ${shown(value)}`;
    case 'flag':
      return typeof value === 'boolean' ? null : `must be true or false, not ${shown(value)}`;
    case 'word':
      return shape.words.some((w) => w.id === value)
        ? null
        : `must be one of ${listed(shape.words)}, not ${shown(value)}`;
    case 'words':
      return misfitOfWords(shape, value);
    case 'counts':
      return misfitOfCounts(shape, value);
    case 'list':
      return misfitOfList(shape, value);
    case 'fields':
      return isRecord(value)
        ? misfitOfFields(shape.fields, value, [])
        : `must be an object with ${shape.fields.map((f) => f.name).join(', ')}, not ${shown(value)}`;
    case 'variants': {
      const tag = isRecord(value) ? value[shape.tag] : undefined;
      const variant = shape.variants.find((v) => v.id === tag);
      return variant === undefined || !isRecord(value)
        ? `must have as "${shape.tag}" one of ${listed(shape.variants)}, not ${shown(tag)}`
        : misfitOfFields(variant.fields, value, [shape.tag]);
    }
  }
}
function misfitOfWords(shape: Extract<Shape, { kind: 'words' }>, value: unknown): string | null {
  const { words, least, most } = shape;
  if (!Array.isArray(value) || value.length < least || value.length > most)
    return `must be a list of ${span(least, most)} of ${listed(words)}, not ${shown(value)}`;
  const wrong: unknown = value.find((x) => !words.some((w) => w.id === x));
  if (wrong !== undefined) return `must name only ${listed(words)}, not ${shown(wrong)}`;
  return new Set(value).size === value.length ? null : `must name each at most once, not ${shown(value)}`;
}
function misfitOfCounts(shape: Extract<Shape, { kind: 'counts' }>, value: unknown): string | null {
  const { words, least, most, sum } = shape;
  if (!isRecord(value)) return `must say how many of ${listed(words)}, not ${shown(value)}`;
  for (const key of Object.keys(value))
    if (!words.some((w) => w.id === key)) return `must name only ${listed(words)}, not ${shown(key)}`;
  let total = 0;
  for (const { id } of words) {
    const n = value[id] ?? 0;
    if (!inRange(n, least, most)) return `must have ${span(least, most)} of "${id}", not ${shown(n)}`;
    total += n;
  }
  return total >= sum[0] && total <= sum[1]
    ? null
    : `must add up to ${sum[0] === sum[1] ? sum[0] : `between ${sum[0]} and ${sum[1]}`}, not ${total}`;
}
function misfitOfList(shape: Extract<Shape, { kind: 'list' }>, value: unknown): string | null {
  const { item, of, least, most } = shape;
  if (!Array.isArray(value) || value.length < least || value.length > most)
    return `must be a list of ${span(least, most)} ${most === 1 ? item : `${item}s`}, not ${Array.isArray(value) ? `of ${value.length}` : shown(value)}`;
  for (const [n, x] of value.entries()) {
    const wrong = misfit(of, x);
    if (wrong !== null) return `${item} ${n + 1} ${wrong}`;
  }
  return null;
}
function misfitOfFields(
  fields: readonly ShapeField[],
  value: { readonly [key: string]: unknown },
  also: readonly string[],
): string | null {
  const names = [...also, ...fields.map((f) => f.name)];
  const extra = Object.keys(value).find((key) => !names.includes(key));
  if (extra !== undefined) return `must have no "${extra}", only ${names.join(', ')}`;
  for (const f of fields) {
    const wrong = misfit(f.shape, value[f.name]);
    if (wrong !== null) return `${JSON.stringify(f.name)} ${wrong}`;
  }
  return null;
}

/** Some value of that form. */
export function anyValue(shape: Shape, random: RandomState): unknown {
  const amount = (least: number, most: number): number => least + below(random, most - least + 1);
  switch (shape.kind) {
    case 'number':
      return amount(shape.least, shape.most);
    case 'text':
      return Array.from({ length: amount(1, shape.most) }, () => pick(random, LETTERS)).join('');
    case 'flag':
      return below(random, 2) === 0;
    case 'word':
      return pick(random, shape.words).id;
    case 'words':
      return shuffleList(
        random,
        shape.words.map((w) => w.id),
      ).slice(0, amount(shape.least, shape.most));
    case 'counts':
      return anyCounts(shape, random);
    case 'list':
      return Array.from({ length: amount(shape.least, shape.most) }, () => anyValue(shape.of, random));
    case 'fields':
      return anyFields(shape.fields, random);
    case 'variants': {
      const variant = pick(random, shape.variants);
      return { [shape.tag]: variant.id, ...anyFields(variant.fields, random) };
    }
  }
}
const LETTERS = ['A', 'q', 'é', '‘', 'x'];
const anyFields = (fields: readonly ShapeField[], random: RandomState): { [name: string]: unknown } =>
  Object.fromEntries(fields.map((f) => [f.name, anyValue(f.shape, random)]));
function anyCounts(shape: Extract<Shape, { kind: 'counts' }>, random: RandomState): { [word: string]: number } {
  const { words, least, most, sum } = shape;
  const counts = new Map(words.map((w) => [w.id, least]));
  const wanted = sum[0] + below(random, sum[1] - sum[0] + 1);
  for (let n = least * words.length; n < wanted; n++) {
    const open = words.filter((w) => (counts.get(w.id) ?? 0) < most);
    if (open.length === 0) break;
    const { id } = pick(random, open);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].filter(([, n]) => n > 0));
}
