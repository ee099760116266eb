// What is not mutated: words for people, and names that only have to be the same everywhere.

const RULE_ID = /^[a-z0-9]+(\.[a-z0-9-]+){2}$/;
/** Calls whose first or second argument is a name or a sentence. */
const NAMED = new Set([
  'emit',
  'procedure',
  'ask',
  'window',
  'freely',
  'together',
  'offer',
  'meanwhile',
  'on',
  'pool',
  'purse',
  'endGame',
  'Error',
  'DeadEnd',
  'Refusal',
  'Broken',
  'expire',
  'putInForce',
]);

const calledName = (node) =>
  node.callee?.type === 'MemberExpression' ? node.callee.property.name : (node.callee?.name ?? '');

const isText = (node) => node.type === 'StringLiteral' || node.type === 'TemplateLiteral';

/** For Stryker: why a piece of code is left alone; undefined: it is not. */
export function shouldIgnore(path) {
  const { node, parent } = path;
  if (!isText(node)) return undefined;
  if (node.type === 'StringLiteral' && RULE_ID.test(node.value)) return 'the id of a rule';
  const called = parent?.type === 'CallExpression' || parent?.type === 'NewExpression' ? calledName(parent) : '';
  if (NAMED.has(called)) return `a name or sentence given to ${called}`;
  return undefined;
}
