// The mutants that Stryker makes of a package, with a name for each that outlives changes elsewhere in its file.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { sourceFiles } from '../rules/citations.mjs';
import { shouldIgnore } from './texts.mjs';

/** Files of English: there the words are not mutated. */
const FOR_PEOPLE = /\/text(\.ts$|\/)/;

const SILENT = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {}, error() {} };

/** Where a mutant is and what it puts there; lines count from 0, as Stryker counts them inside. */
export const placeOf = ({ fileName, location: { start, end }, replacement }) =>
  `${fileName.replaceAll('\\', '/')}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`;

/** Whether a mutant begins inside a cited piece of code, whose lines count from 1. */
export function isInside({ fileName, location: { start } }, c) {
  const line = start.line + 1;
  return (
    fileName.replaceAll('\\', '/') === c.file &&
    (line > c.start.line || (line === c.start.line && start.column >= c.start.column)) &&
    (line < c.end.line || (line === c.end.line && start.column <= c.end.column))
  );
}

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The declaration around a line: what happens elsewhere in the file does not change the name of a mutant. */
function declarationAround(statements, line, lines) {
  const around = statements.find((s) => s.loc.start.line <= line + 1 && line + 1 <= s.loc.end.line);
  const first = around?.loc.start.line ?? 1;
  return { text: lines.slice(first - 1, around?.loc.end.line).join('\n'), first };
}

/** Every mutant of the package's code, ignored ones left out. */
export async function mutantsOf(root, name) {
  const instrumenter = new Instrumenter(SILENT);
  const all = [];
  for (const f of sourceFiles(join(root, 'packages', name, 'src'))) {
    const file = `packages/${name}/src/${f}`;
    const content = readFileSync(join(root, file), 'utf8');
    const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content }], {
      plugins: null,
      excludedMutations: [],
      ignorers: [{ shouldIgnore }],
    });
    const lines = content.split('\n');
    const statements = parse(content, { sourceType: 'module', plugins: ['typescript'] }).program.body;
    for (const m of mutants) {
      if (m.status === 'Ignored' || (m.mutatorName === 'StringLiteral' && FOR_PEOPLE.test(file))) continue;
      const { text, first } = declarationAround(statements, m.location.start.line, lines);
      const { start, end } = m.location;
      const where = `${start.line - first}:${start.column}-${end.line - first}:${end.column}`;
      all.push({
        ...m,
        fileName: file,
        place: placeOf({ ...m, fileName: file }),
        key: hash(`${file}\n${text}\n${where}\n${m.replacement}`),
        original: textAt(lines, m.location),
      });
    }
  }
  return all;
}

function textAt(lines, { start, end }) {
  const rows = lines.slice(start.line, end.line + 1);
  rows[rows.length - 1] = rows.at(-1)?.slice(0, end.column) ?? '';
  rows[0] = rows[0]?.slice(start.column) ?? '';
  return rows.join(' ').replaceAll(/\s+/g, ' ');
}
