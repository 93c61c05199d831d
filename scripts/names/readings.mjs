// Finds where a source reads meaning out of what only a game may give a meaning: ids, keys of messages, and labels.
import { nodesOf } from './syntax.mjs';

/** What the contract calls things by. Only a game knows what is called what. */
const IDS = /^(id|box|track|display|cup|piece|hex|side|seat|nation|group|scenario|game)$|(Id|Box|Track|Side|Seat)$/;
/** Said to people: what it means stands in fields of its own. */
const SPOKEN = /^(label|title|question)$|(Label|Title)$/;
/** May be said to people, or typed by them: a pattern with a word in it looks for what a game says. */
const TEXTS = /^text$|Text$/;
/** Keys of messages have dots or are of several words, and keys of keyboards are neither. */
const KEYS = /^key$/;
const MESSAGE_KEY = /^[^/]*\.|^\/.*\\\.|^[a-z][\w'-]* /;
/** What has a message: its key is the game's, of however many words. */
const MESSAGES = /^(title|label|short|now|question|reason|caution|stops|purpose|message)$/;
/** Printed on a counter, in the game's own letters. */
const PRINTED = /^(badge|mark|critical)$/;
/** What else of the contract is free, of whom: the name on a face, and which boxes of an arrangement are alike. */
const FREE = [
  { of: /^face$|Face$/, field: 'name' },
  { of: /^(box|choice)$|Box$/, field: 'kind' },
];
/** Fields of references: an id that is put together here knows how a game makes its ids. */
const REFS = ['hex', 'piece', 'box', 'track', 'display', 'cup'];
/** Where play stands: what a procedure and its steps are for, only a game knows. */
const PLACES = /^(procedure|step)$/;
/** The keys that CONTRIBUTING.md lists are read by the kernel, the host or the apps; "kernel." and "host." are their own. */
const OWN_KEY = /^(kernel|host|side|scenario|about|staff|option|score|outcome|figure|chart|result|help|why|term)\./;
/** What is filled into a message, by its name. References and items are called the same everywhere. */
const VALUES = /^values$|Values$/;
const OWN_VALUES = ['hex', 'piece', 'box', 'track', 'item', 'n'];
/** A reference as text: what it names, only a game knows. */
const REF_TEXTS = /^ref(Key|Id)$/;
/** The light of the clock is a field. */
const LIGHTS = ['dawn', 'day', 'dusk', 'night', 'twilight'];

const EQUALITY = ['===', '!==', '==', '!='];
const TEXT_TESTS = /^((starts|ends)With|includes|(i|lastI)ndexOf|match(All)?|search|split|replace(All)?)$/;

/** Takes a text apart. */
const CUTS = ['slice', 'substring', 'substr', 'split', 'at', 'charAt', 'lastIndexOf', 'indexOf'];

/** Reads a number. */
const FIGURES = /^(Number|parseInt|parseFloat)$/;

/** How a list, a set, a map or a record is asked for what a name stands for. */
const LOOKUPS = ['includes', 'indexOf', 'has', 'get'];

/** Every such reading in a script: the line, and what is read. */
export function readingsIn(source, options) {
  const nodes = [...nodesOf(source, options)];
  const known = {
    aliases: new Map(nodes.flatMap(({ node }) => aliased(node))),
    lists: new Map(nodes.flatMap(({ node }) => listed(node))),
    patterns: new Map(nodes.flatMap(({ node }) => patterned(node))),
    texts: new Map(nodes.flatMap(({ node }) => named(node))),
  };
  return nodes.flatMap(({ node, line }) => readingsOf(node, known).map((read) => ({ ...read, line: line() })));
}

/** What a name stands for that was given to the key of a message. */
const KEY_OF_MESSAGE = 'key of a message';

/** `const said = speak(label)`, `({ id: which }) => ...`: the name, and what it stands for. */
function aliased(node) {
  if (node.type === 'ObjectPattern') return node.properties.flatMap(takenOut);
  if (node.type !== 'VariableDeclarator') return [];
  const name = nameOf(node.init);
  if (node.id.type === 'ObjectPattern') return MESSAGES.test(name ?? '') ? keyTakenFrom(node.id) : [];
  if (node.id.type !== 'Identifier' || name === null) return [];
  if (KEYS.test(name) && MESSAGES.test(nameOf(ownerOf(node.init)) ?? '')) return [[node.id.value, KEY_OF_MESSAGE]];
  return isMeaningful(name) ? [[node.id.value, name]] : [];
}

/** `{ id: which }`, `{ title: { key } }`. */
function takenOut({ key, value }) {
  if (key?.type !== 'Identifier') return [];
  if (value?.type === 'ObjectPattern') return MESSAGES.test(key.value) ? keyTakenFrom(value) : [];
  return value?.type === 'Identifier' && isMeaningful(key.value) ? [[value.value, key.value]] : [];
}

/** `{ key }`, `{ key: said }`, of a message: the name that its key is given. */
function keyTakenFrom({ properties = [] }) {
  return properties
    .filter(({ key }) => KEYS.test(key?.value ?? ''))
    .flatMap(({ key, value }) => {
      const name = value ? value.value : key.value;
      return name === undefined ? [] : [[name, KEY_OF_MESSAGE]];
    });
}

/** `const NIGHT = 'night'`: the name, and the text. */
function named(node) {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return [];
  return isText(node.init) ? [[node.id.value, textOf(node.init)]] : [];
}

function isMeaningful(name) {
  return IDS.test(name) || SPOKEN.test(name);
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
  return made && isText(made) ? `/${textOf(made)}/` : null;
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
  return node && isText(node) ? [textOf(node)] : [];
}

function readingsOf(node, known) {
  switch (node.type) {
    case 'BinaryExpression':
      return EQUALITY.includes(node.operator)
        ? [...compared(node.left, node.right, known), ...compared(node.right, node.left, known)]
        : [];
    case 'SwitchStatement':
      return node.cases.flatMap(({ test }) => (test ? compared(node.discriminant, test, known) : []));
    case 'CallExpression':
      return called(node, known);
    case 'MemberExpression':
      return node.property.type === 'Computed'
        ? indexed(node.object, node.property.expression, known)
        : filledIn(node.object, node.property.value, known);
    case 'VariableDeclarator':
      return node.id.type === 'ObjectPattern'
        ? node.id.properties.flatMap(({ key }) => filledIn(node.init, key?.value, known))
        : [];
    case 'ObjectExpression':
      return node.properties.flatMap(built);
    case 'RegExpLiteral':
      return node.pattern
        .split(/[^A-Za-z]+/)
        .filter((word) => LIGHTS.includes(word))
        .map((read) => ({ what: 'a pattern', read }));
    default:
      return [];
  }
}

/** `box.id === 'deck'`, `box.id === DECK`. */
function compared(thing, literal, { aliases, texts }) {
  if (literal.type === 'Identifier' && texts.has(literal.value)) return meant(thing, texts.get(literal.value), aliases);
  return isText(literal) || isBuilt(literal) ? meant(thing, textOf(literal), aliases) : [];
}

/** `{ piece: `group ${p}` }`. */
function built({ key, value }) {
  return REFS.includes(key?.value) && isBuilt(value) ? [{ what: 'an id', read: textOf(value) }] : [];
}

/** `box.id[0]`, `LIVERIES[side]`. */
function indexed(list, thing, known) {
  if (thing.type === 'NumericLiteral' && list.type !== 'CallExpression' && isId(nameOf(list, known.aliases)))
    return [{ what: 'an id', read: `[${thing.value}]` }];
  return looked(list, thing, known);
}

/** `LIVERIES[side]`, `message.values['ship']`. */
function looked(list, thing, known) {
  const isValue =
    isText(thing) && VALUES.test(nameOf(list, known.aliases) ?? '') && !OWN_VALUES.includes(textOf(thing));
  return isValue ? [{ what: 'a value', read: textOf(thing) }] : lookedUp(list, thing, known);
}

/** `message.values.ship`, `const { ship } = message.values`. A list that is called so has methods. */
function filledIn(list, name, { aliases }) {
  const isValue = VALUES.test(nameOf(list, aliases) ?? '') && name !== undefined && !OWN_VALUES.includes(name);
  return isValue && !(name in Array.prototype) ? [{ what: 'a value', read: name }] : [];
}

/** `['turn', 'phase'].includes(id)`, `DECKS.has(box.id)`, `LIVERIES[side]`. */
function lookedUp(list, thing, { lists, aliases }) {
  const texts = list.type === 'Identifier' ? (lists.get(list.value) ?? []) : textsOf(list);
  return texts.flatMap((text) => meant(thing, text, aliases));
}

/** `key.startsWith('time.')`, `/(\d+) hits/.exec(label)`, `label.replace(HITS, '')`, `DECKS.has(box.id)`. */
function called({ callee, arguments: given }, known) {
  const { patterns, aliases } = known;
  const method = callee.type === 'MemberExpression' ? callee.property.value : undefined;
  const [first] = given.map(({ expression }) => expression);
  // `Number(box.id)`, `Number.parseInt(label)`: a figure that a game has put there.
  const figure = first !== undefined && FIGURES.test(method ?? callee.value ?? '') ? nameOf(first, aliases) : null;
  if (isId(figure)) return [{ what: 'an id', read: 'a number' }];
  if (figure !== null && SPOKEN.test(figure)) return [{ what: 'a label', read: 'a number' }];
  if (method === undefined || first === undefined) return [];
  const found = LOOKUPS.includes(method) ? lookedUp(callee.object, first, known) : [];
  if (found.length > 0) return found;
  // `box.id.split(' ')`: the parts of an id mean something to a game alone.
  const cut = CUTS.includes(method) ? nameOf(callee.object, aliases) : null;
  if (isId(cut)) return [{ what: 'an id', read: `${method}()` }];
  // `label.split('/')`: what a label has parts for, too.
  const isParted = method === 'split' && cut !== null && SPOKEN.test(cut) && isText(first);
  if (isParted) return [{ what: 'a label', read: textOf(first) }];
  if (['exec', 'test'].includes(method)) {
    const pattern = patternOf(callee.object, patterns);
    return pattern === null ? [] : matched(first, pattern, aliases);
  }
  if (!TEXT_TESTS.test(method)) return [];
  const pattern = patternOf(first, patterns);
  if (pattern !== null) return matched(callee.object, pattern, aliases);
  return compared(callee.object, first, known);
}

/** `/^([a-z]+)-/.exec(id)`: an id has no form that anyone but its game knows of. */
function matched(thing, pattern, aliases) {
  return isId(nameOf(thing, aliases)) ? [{ what: 'an id', read: pattern }] : meant(thing, pattern, aliases);
}

function isId(name) {
  return name !== null && /^id$|Id$/.test(name);
}

/** What a thing stands for, where it is compared with something written out. */
function meant(thing, read, aliases) {
  const name = nameOf(thing, aliases);
  if (name === null) return [];
  const owner = nameOf(ownerOf(thing), aliases) ?? '';
  const isFree = PRINTED.test(name) || FREE.some(({ of, field }) => field === name && of.test(owner));
  if (isFree && /[a-z]/i.test(read)) return [{ what: 'a field of the game', read }];
  if (name === KEY_OF_MESSAGE && !OWN_KEY.test(read) && read !== '') return [{ what: 'a key', read }];
  if (KEYS.test(name) && MESSAGES.test(owner) && !OWN_KEY.test(read) && read !== '') return [{ what: 'a key', read }];
  if (IDS.test(name) && /[a-z]{2}|\d{3}/i.test(read)) return [{ what: 'an id', read }];
  if (SPOKEN.test(name) && /[a-z]{2}|\\/i.test(read)) return [{ what: 'a label', read }];
  if (TEXTS.test(name) && hasWord(read)) return [{ what: 'a text', read }];
  if (PLACES.test(name) && /[a-z]{2}/i.test(read)) return [{ what: 'a step', read }];
  return KEYS.test(name) && MESSAGE_KEY.test(read) && !OWN_KEY.test(read) ? [{ what: 'a key', read }] : [];
}

/** Whether a pattern has a word of a game in it, beside its classes and escapes. Every game has rulings. */
function hasWord(read) {
  const plain = read.replaceAll(/\\(u[\da-f]{4}|.)|\[(\\.|[^\]])*\]|rulings?/gi, ' ');
  return read.startsWith('/') && /[a-z]{3}/i.test(plain);
}

function isText({ type, expressions }) {
  return type === 'StringLiteral' || (type === 'TemplateLiteral' && expressions.length === 0);
}

/** A text with a word in it that is put together: `group ${p}`. */
function isBuilt(node) {
  return node?.type === 'TemplateLiteral' && node.expressions.length > 0 && /[a-z]{2}/i.test(textOf(node));
}

/** A text as it is written out, with a gap for everything that is filled in. */
function textOf({ type, value, quasis }) {
  return type === 'StringLiteral' ? value : quasis.map(({ cooked }) => cooked).join('...');
}

/** `face` of `face.badge`. */
function ownerOf(node) {
  switch (node?.type) {
    case 'MemberExpression':
      return node.object;
    case 'OptionalChainingExpression':
      return ownerOf(node.base);
    case 'ParenthesisExpression':
    case 'TsNonNullExpression':
    case 'TsAsExpression':
      return ownerOf(node.expression);
    case 'CallExpression':
      return node.callee.type === 'Identifier' ? null : ownerOf(node.callee.object);
    default:
      return null;
  }
}

/** The last name of an expression: `id` of `track.id`, of `id`, of `track?.id`, of `say(words, id)` and of `refKey(ref)`. */
function nameOf(node, aliases = new Map()) {
  switch (node?.type) {
    case 'Identifier':
      return aliases.get(node.value) ?? node.value;
    case 'MemberExpression':
      return node.property.type === 'Identifier' ? node.property.value : null;
    case 'OptionalChainingExpression':
      return nameOf(node.base, aliases);
    case 'ParenthesisExpression':
    case 'TsNonNullExpression':
    case 'TsAsExpression':
      return nameOf(node.expression, aliases);
    case 'CallExpression':
      if (REF_TEXTS.test(node.callee.value ?? '')) return 'id';
      return node.callee.type === 'Identifier'
        ? nameOf(node.arguments.at(-1)?.expression, aliases)
        : nameOf(node.callee.object, aliases);
    default:
      return null;
  }
}
