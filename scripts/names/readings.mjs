// Finds where a source reads meaning out of what only a game may give a meaning: ids, keys of messages, and labels.
import { nodesOf } from './syntax.mjs';

/** What the contract calls things by. Only a game knows what is called what. */
const IDS = /^(id|box|track|display|cup|piece|hex|side|seat|nation|group|scenario|game)$|(Id|Box|Track|Side|Seat)$/;
/** Said to people: what it means stands in fields of its own. */
const SPOKEN = /^(label|title|question)$|(Label|Title)$/;
/** Keys of messages have dots, keys of keyboards have none. */
const KEYS = /^key$/;
/** The keys that CONTRIBUTING.md lists are read by the kernel, the host or the apps; "kernel." and "host." are their own. */
const OWN_KEY = /^(kernel|host|side|scenario|about|staff|option|score|outcome|figure|chart|result|help|why|term)\./;
/** The light of the clock is a field. */
const LIGHTS = ['dawn', 'day', 'dusk', 'night', 'twilight'];

const EQUALITY = ['===', '!==', '==', '!='];
const TEXT_TESTS = ['startsWith', 'endsWith', 'includes', 'match', 'matchAll', 'search', 'split', 'indexOf'];

/** Every such reading in a script: the line, and what is read. */
export function readingsIn(source, options) {
  const found = [];
  for (const { node, line } of nodesOf(source, options))
    for (const read of readingsOf(node)) found.push({ ...read, line: line() });
  return found;
}

function readingsOf(node) {
  switch (node.type) {
    case 'BinaryExpression':
      return EQUALITY.includes(node.operator)
        ? [...compared(node.left, node.right), ...compared(node.right, node.left)]
        : [];
    case 'SwitchStatement':
      return node.cases.flatMap(({ test }) => (test ? compared(node.discriminant, test) : []));
    case 'CallExpression':
      return called(node);
    case 'RegExpLiteral':
      return node.pattern
        .split(/[^A-Za-z]+/)
        .filter((word) => LIGHTS.includes(word))
        .map((read) => ({ what: 'a pattern', read }));
    default:
      return [];
  }
}

/** `box.id === 'deck'`. */
function compared(thing, literal) {
  return isText(literal) ? meant(nameOf(thing), literal.value) : [];
}

/** `key.startsWith('time.')`, `/(\d+) hits/.exec(label)`, `['turn', 'phase'].includes(id)`. */
function called({ callee, arguments: given }) {
  const method = callee.type === 'MemberExpression' ? callee.property.value : undefined;
  const [first] = given.map(({ expression }) => expression);
  if (method === undefined || first === undefined) return [];
  if (method === 'includes' && callee.object.type === 'ArrayExpression')
    return callee.object.elements.flatMap((each) => compared(first, each?.expression ?? {}));
  if (['exec', 'test'].includes(method) && callee.object.type === 'RegExpLiteral')
    return meant(nameOf(first), `/${callee.object.pattern}/`);
  if (!TEXT_TESTS.includes(method)) return [];
  if (first.type === 'RegExpLiteral') return meant(nameOf(callee.object), `/${first.pattern}/`);
  return isText(first) ? meant(nameOf(callee.object), first.value) : [];
}

/** What a name stands for, where it is compared with something written out. */
function meant(name, read) {
  if (name === null) return [];
  if (IDS.test(name) && /[a-z]{2}|\d{3}/i.test(read)) return [{ what: 'an id', read }];
  if (SPOKEN.test(name) && /[a-z]{2}|\\/i.test(read)) return [{ what: 'a label', read }];
  return KEYS.test(name) && /^[^/]*\.|^\/.*\\\./.test(read) && !OWN_KEY.test(read) ? [{ what: 'a key', read }] : [];
}

function isText({ type }) {
  return type === 'StringLiteral';
}

/** The last name of an expression: `id` of `track.id`, of `id`, of `track?.id` and of `say(words, id)`. */
function nameOf(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.value;
    case 'MemberExpression':
      return node.property.type === 'Identifier' ? node.property.value : null;
    case 'OptionalChainingExpression':
      return nameOf(node.base);
    case 'ParenthesisExpression':
    case 'TsNonNullExpression':
    case 'TsAsExpression':
      return nameOf(node.expression);
    case 'CallExpression':
      return node.callee.type === 'Identifier' ? nameOf(node.arguments.at(-1)?.expression) : nameOf(node.callee.object);
    default:
      return null;
  }
}
