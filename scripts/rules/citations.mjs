// Where a game's code cites its rules: an id that a step, question, refusal or event carries as data, or `§ id` in a
// comment. Each citation comes with the piece of code that carries the rule; mutation testing breaks it there.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

const ID = '[a-z0-9]+(?:\\.[a-z0-9-]+){2}';
const IS_ID = new RegExp(`^${ID}$`);
const CITED = new RegExp(`§ (${ID})`, 'g');

/** Words of the kernel that carry an id for what they do. */
const WORDS = new Set(
  'act ask call when whilst leaveIf finishIf together window freely procedure note offer meanwhile on pool purse'.split(
    ' ',
  ),
);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'ObjectMethod']);

const calledName = (call) =>
  call.callee.type === 'MemberExpression' ? call.callee.property.name : (call.callee.name ?? '');

/** Every node with those around it, the nearest first. */
function* walk(node, around = []) {
  yield { node, around };
  const here = [node, ...around];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key.endsWith('Comments') || key === 'errors' || key === 'tokens') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (child !== null && typeof child === 'object' && typeof child.type === 'string') yield* walk(child, here);
  }
}

/** The functions and constants of a file, by name. */
function declarations(program) {
  const byName = new Map();
  for (const statement of program.body) {
    const d = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (d?.type === 'FunctionDeclaration') byName.set(d.id.name, d);
    else if (d?.type === 'VariableDeclaration') for (const v of d.declarations) byName.set(v.id.name, v);
  }
  return byName;
}

/** The pieces of code that an id carried as data is about. */
function carriers(around, named) {
  const call = around[0];
  if (call?.type === 'CallExpression' && WORDS.has(calledName(call))) {
    const given = call.arguments.filter((a) => a.type === 'Identifier').map((a) => named.get(a.name));
    return [call, ...given.filter((d) => d !== undefined)];
  }
  for (const [n, node] of around.entries()) {
    if (node.type === 'ConditionalExpression' || node.type === 'LogicalExpression') return [node];
    if (node.type === 'IfStatement') return [node];
    // A last `return 'id'`, an event or an ending: whatever the function does leads there.
    if (FUNCTIONS.has(node.type)) return [node];
    if (node.type === 'VariableDeclarator' && !around.slice(n).some((x) => FUNCTIONS.has(x.type))) return [node];
  }
  return [around.at(-3) ?? around[0]];
}

/** The piece of code that a comment is about: the line it ends, or what begins after it. */
function commented(comment, nodes, lines) {
  const line = lines[comment.loc.start.line - 1] ?? '';
  const before = line.slice(0, comment.loc.start.column);
  if (before.trim() !== '') {
    const at = comment.loc.start.line;
    return { start: { line: at, column: before.search(/\S/) }, end: { line: at, column: before.length } };
  }
  let next = null;
  for (const n of nodes) {
    if (n.start < comment.end || n.type === 'Program' || n.type === 'File') continue;
    if (next === null || n.start < next.start || (n.start === next.start && n.end > next.end)) next = n;
  }
  return next?.loc ?? comment.loc;
}

const place = ({ start, end }) => ({
  start: { line: start.line, column: start.column },
  end: { line: end.line, column: end.column },
});

/** The citations in one file. */
export function citationsIn(file, text) {
  const ast = parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'], errorRecovery: true });
  const all = [...walk(ast.program)];
  const nodes = all.map((x) => x.node);
  const named = declarations(ast.program);
  const lines = text.split('\n');
  const found = [];
  for (const { node, around } of all)
    if (node.type === 'StringLiteral' && IS_ID.test(node.value) && around[0]?.type !== 'TSLiteralType')
      for (const code of carriers(around, named))
        found.push({ id: node.value, file, line: node.loc.start.line, data: true, ...place(code.loc) });
  for (const comment of ast.comments)
    for (const m of comment.value.matchAll(CITED))
      found.push({
        id: m[1],
        file,
        line: comment.loc.start.line,
        data: false,
        ...place(commented(comment, nodes, lines)),
      });
  return found;
}

/** Say in which modes entries apply, and what random games seldom reach: they name rules without carrying them out. */
const NAMES_ONLY = new Set(['applies.ts', 'reachable.ts']);

export function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((f) => f.replaceAll('\\', '/'))
    .filter((f) => f.endsWith('.ts') && !f.startsWith('generated/') && !NAMES_ONLY.has(f))
    .toSorted();
}

/** All citations of a package's rules; ids of other things that look alike are left out by their prefix. */
export function citationsOf(root, name, prefix) {
  const src = `packages/${name}/src`;
  return sourceFiles(join(root, src))
    .flatMap((f) => citationsIn(`${src}/${f}`, readFileSync(join(root, src, f), 'utf8')))
    .filter((c) => c.id.startsWith(`${prefix}.`));
}
