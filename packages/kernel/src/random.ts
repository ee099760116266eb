// xoshiro128** (Blackman and Vigna), ours on purpose: a log must give the same game for ever.

export type RandomState = [number, number, number, number];

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** The next 32 random bits; changes `s`. */
export function next(s: RandomState): number {
  const result = Math.imul(rotl(Math.imul(s[1], 5), 7), 9) >>> 0;
  const t = s[1] << 9;
  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotl(s[3], 11);
  return result;
}

const TWO_32 = 4294967296;

/** A whole number from 0 to n - 1 (n up to two million), every one equally likely: multiply, and reject the few that would weigh more. */
export function below(s: RandomState, n: number): number {
  for (;;) {
    const product = next(s) * n;
    const result = Math.floor(product / TWO_32) | 0;
    const rest = product - result * TWO_32;
    if (rest >= n || rest >= TWO_32 % n) return result;
  }
}

/** One of a list that is not empty. */
export function pick<E>(s: RandomState, list: readonly E[]): E {
  const e = list[below(s, list.length)];
  if (e === undefined) throw new Error('nothing to pick from an empty list');
  return e;
}

/** One of a list, each as likely as its weight says; any, if nothing weighs anything. */
export function pickWeighed<E>(s: RandomState, list: readonly E[], weights: readonly number[]): E {
  let sum = 0;
  for (let n = 0; n < list.length; n++) sum += weights[n] ?? 0;
  let left = (next(s) / TWO_32) * sum;
  for (let n = 0; n < list.length; n++) {
    left -= weights[n] ?? 0;
    if (left < 0) return list[n] as E;
  }
  return pick(s, list);
}

/** Shuffles in place (Fisher and Yates) and returns the same list. */
export function shuffleList<E>(s: RandomState, list: E[]): E[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const a = list[i] as E;
    list[i] = list[j] as E;
    list[j] = a;
  }
  return list;
}

/** 32 hexadecimal digits are taken as the 128 bits they are; any other text is spread over them. */
export function seeded(seed: string | number): RandomState {
  const text = String(seed);
  if (/^[0-9a-f]{32}$/i.test(text) && !/^0+$/.test(text)) {
    const word = (n: number): number => parseInt(text.slice(n * 8, n * 8 + 8), 16) | 0;
    return [word(0), word(1), word(2), word(3)];
  }
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  const mix = (): number => {
    h = (h + 0x9e3779b9) | 0;
    let z = h;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return z ^ (z >>> 16);
  };
  return [mix(), mix(), mix(), mix()];
}
