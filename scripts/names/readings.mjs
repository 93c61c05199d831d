// Finds where a source reads meaning out of what only a game may give a meaning: ids, keys of messages, and labels.
import { nodesOf } from './syntax.mjs';

/** What the contract calls things by. Only a game knows what is called what. */
const IDS = /^(id|box|track|display|cup|piece|hex|side|seat|nation|group|scenario|game)$|(Id|Box|Track|Side|Seat)$/;
/** Said to people: what it means stands in fields of its own. */
const SPOKEN = /^(label|title|question)$|(Label|Title)$/;
/** May be said to people, or typed by them: a pattern with a word in it looks for what a game says. */
const TEXTS = /^text$|Text$/;
/** Keys of messages have dots, keys of keyboards have none. */
const KEYS = /^key$/;
/** The keys that CONTRIBUTING.md lists are read by the kernel, the host or the apps; "kernel." and "host." are their own. */
const OWN_KEY = /^(kernel|host|side|scenario|about|staff|option|score|outcome|figure|chart|result|help|why|term)\./;
/** The light of the clock is a field. */
const LIGHTS = ['dawn', 'day', 'dusk', 'night', 'twilight'];

const EQUALITY = ['===', '!==', '==', '!='];
const TEXT_TESTS = /^((starts|ends)With|includes|(i|lastI)ndexOf|match(All)?|search|split|replace(All)?)$/;

/** How a list, a set, a map or a record is asked for what a name stands for. */
const LOOKUPS = ['includes', 'indexOf', 'has', 'get'];

/** Every such reading in a script: the line, and what is read. */
export function readingsIn(source, options) {
  const nodes = [...nodesOf(source, options)];
  const known = {
    lists: new Map(nodes.flatMap(({ node }) => listed(node))),
    patterns: new Map(nodes.flatMap(({ node }) => patterned(node))),
  };
  return nodes.flatMap(({ node, line }) => readingsOf(node, known).map((read) => ({ ...read, line: line() })));
}

/** `const HITS = /(\d+) hits/`: the name, and the pattern. */
function patterned(node) {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return [];
  const pattern = patternOf(node.init);
  return pattern === null ? [] : [[node.id.value, pattern]];
}

/** A pattern that is written out, made of a text that is, or known by its name. */
function patternOf(node, patterns = new Map()) {
  if (node?.type === 'RegExpLiteral') return `/${node.pattern}/`;
  if (node?.type === 'Identifier') return patterns.get(node.value) ?? null;
  const isMade = ['NewExpression', 'CallExpression'].includes(node?.type) && node.callee.value === 'RegExp';
  const made = isMade ? node.arguments?.[0]?.expression : undefined;
  return made && isText(made) ? `/${made.value}/` : null;
}

/** `const DECKS = new Set(['deck'])`: the name, and what is written out there. */
function listed(node) {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return [];
  const texts = textsOf(node.init);
  return texts.length > 0 ? [[node.id.value, texts]] : [];
}

/** The texts that a list, a set, a map or a record is made of; of maps and records the keys. */
function textsOf(node) {
  switch (node?.type) {
    case 'ArrayExpression':
      return node.elements.flatMap((each) => keysOf(each?.expression));
    case 'ObjectExpression':
      return node.properties.flatMap(({ key }) => (key ? [key.value].filter((name) => typeof name === 'string') : []));
    case 'NewExpression':
      return ['Set', 'Map'].includes(node.callee.value) ? textsOf(node.arguments?.[0]?.expression) : [];
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
    case 'ParenthesisExpression':
      return textsOf(node.expression);
    default:
      return [];
  }
}

/** An entry of a list is a text, an entry of a map begins with one. */
function keysOf(node) {
  if (node?.type === 'ArrayExpression') return keysOf(node.elements[0]?.expression);
  return node && isText(node) ? [node.value] : [];
}

function readingsOf(node, known) {
  switch (node.type) {
    case 'BinaryExpression':
      return EQUALITY.includes(node.operator)
        ? [...compared(node.left, node.right), ...compared(node.right, node.left)]
        : [];
    case 'SwitchStatement':
      return node.cases.flatMap(({ test }) => (test ? compared(node.discriminant, test) : []));
    case 'CallExpression':
      return called(node, known);
    case 'MemberExpression':
      return node.property.type === 'Computed' ? lookedUp(node.object, node.property.expression, known.lists) : [];
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

/** `['turn', 'phase'].includes(id)`, `DECKS.has(box.id)`, `LIVERIES[side]`. */
function lookedUp(list, thing, lists) {
  const texts = list.type === 'Identifier' ? (lists.get(list.value) ?? []) : textsOf(list);
  return texts.flatMap((text) => meant(nameOf(thing), text));
}

/** `key.startsWith('time.')`, `/(\d+) hits/.exec(label)`, `label.replace(HITS, '')`, `DECKS.has(box.id)`. */
function called({ callee, arguments: given }, { lists, patterns }) {
  const method = callee.type === 'MemberExpression' ? callee.property.value : undefined;
  const [first] = given.map(({ expression }) => expression);
  if (method === undefined || first === undefined) return [];
  const found = LOOKUPS.includes(method) ? lookedUp(callee.object, first, lists) : [];
  if (found.length > 0) return found;
  if (['exec', 'test'].includes(method)) {
    const pattern = patternOf(callee.object, patterns);
    return pattern === null ? [] : meant(nameOf(first), pattern);
  }
  if (!TEXT_TESTS.test(method)) return [];
  const pattern = patternOf(first, patterns);
  if (pattern !== null) return meant(nameOf(callee.object), pattern);
  return isText(first) ? meant(nameOf(callee.object), first.value) : [];
}

/** What a name stands for, where it is compared with something written out. */
function meant(name, read) {
  if (name === null) return [];
  if (IDS.test(name) && /[a-z]{2}|\d{3}/i.test(read)) return [{ what: 'an id', read }];
  if (SPOKEN.test(name) && /[a-z]{2}|\\/i.test(read)) return [{ what: 'a label', read }];
  if (TEXTS.test(name) && hasWord(read)) return [{ what: 'a text', read }];
  return KEYS.test(name) && /^[^/]*\.|^\/.*\\\./.test(read) && !OWN_KEY.test(read) ? [{ what: 'a key', read }] : [];
}

/** Whether a pattern has a word of a game in it, beside its classes and escapes. Every game has rulings. */
function hasWord(read) {
  const plain = read.replaceAll(/\\(u[\da-f]{4}|.)|\[(\\.|[^\]])*\]|rulings?/gi, ' ');
  return read.startsWith('/') && /[a-z]{3}/i.test(plain);
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
