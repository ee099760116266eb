// A file with somebody's own box.

import { wrongInBox, type Box, type Rules } from '@landsraad/kernel';
import { readText } from './files.ts';
import { Failed, WrongUse } from './wrong.ts';

function contentsOf(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    throw new WrongUse(`${path} is not a box: it is not valid JSON (cut off or damaged).`);
  }
}

/** The box in a file; whatever is wrong with its values is said in one sentence each. */
export function boxIn<T>(rules: Rules<T>, path: string): Box {
  const raw = contentsOf(path);
  const wrong = wrongInBox(rules, raw);
  if (wrong.length > 0) throw new Failed(wrong.map((w) => `${path}: ${w.why}`).join('\n'));
  const { name, values } = raw as Box;
  return { name, values };
}
