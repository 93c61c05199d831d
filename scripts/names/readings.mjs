// Finds where a source reads meaning out of what only a game may give a meaning: ids, keys of messages, and labels.
import { hasMessage, isId, isKey, isMeaningful, isSpoken, KEY_OF_MESSAGE, meaningOf, selected } from './meaning.mjs';
import { nodesOf, within } from './syntax.mjs';
import { isBuilt, isText, nameOf, ownerOf, patternOf, textOf, textsOf } from './written.mjs';

/** Fields of references: an id that is put together here knows how a game makes its ids. */
const REFS = ['hex', 'piece', 'box', 'track', 'display', 'cup'];
/** What is filled into a message, by its name. References and items are called the same everywhere. */
const VALUES = /^values$|Values$/;
const OWN_VALUES = ['hex', 'piece', 'box', 'track', 'item', 'n'];
/** The light of the clock is a field. */
const LIGHTS = ['dawn', 'day', 'dusk', 'night', 'twilight'];

const EQUALITY = ['===', '!==', '==', '!='];
const ORDERING = ['<', '<=', '>', '>='];
const TEXT_TESTS =
  /^((starts|ends)With|includes|(i|lastI)ndexOf|match(All)?|search|split|replace(All)?|localeCompare)$/;

/** Takes a text apart. */
const CUTS = /^(slice|substring|substr|split|at|(lastI|i)ndexOf|charAt|charCodeAt|codePointAt)$/;

/** Reads a number. */
const FIGURES = /^(Number|parseInt|parseFloat)$/;

/** How a list, a set, a map or a record is asked for what a name stands for. */
const LOOKUPS = ['includes', 'indexOf', 'has', 'get', 'hasOwnProperty'];
/** How each of a list is tried. */
const TRIALS = ['some', 'every', 'find', 'findLast', 'findIndex', 'filter'];
/** A table of a module of its own, by the way such are written. */
const TABLE = /^[A-Z][A-Z0-9_]+$/;
/** Lists of what games call things by. */
const IDS_LISTED = /^(ids|sides|seats)$|(Ids|Sides)$/;

/** Every such reading in a script: the line, and what is read. */
export function readingsIn(source, options) {
  const nodes = [...nodesOf(source, options)];
  const known = {
    aliases: new Map(nodes.flatMap(({ node }) => aliased(node))),
    lists: new Map(),
    patterns: new Map(nodes.flatMap(({ node }) => patterned(node))),
    texts: new Map(nodes.flatMap(({ node }) => named(node))),
    imported: new Set(nodes.flatMap(({ node }) => (node.type === 'ImportSpecifier' ? [node.local.value] : []))),
  };
  for (const { node } of nodes) for (const [name, texts] of listed(node, known.lists)) known.lists.set(name, texts);
  return nodes.flatMap(({ node, line }) => readingsOf(node, known).map((read) => ({ ...read, line: line() })));
}

/** `const said = speak(label)`, `which = box.id`, `({ id: which }) => ...`: the name, and what it stands for. */
function aliased(node) {
  if (node.type === 'ObjectPattern') return node.properties.flatMap(takenOut);
  if (node.type === 'AssignmentExpression')
    return node.operator === '=' && node.left.type === 'Identifier' ? givenTo(node.left.value, node.right) : [];
  if (node.type !== 'VariableDeclarator') return [];
  if (node.id.type === 'ObjectPattern') return hasMessage(nameOf(node.init)) ? keyTakenFrom(node.id) : [];
  return node.id.type === 'Identifier' ? givenTo(node.id.value, node.init) : [];
}

function givenTo(to, from) {
  const name = nameOf(from);
  if (name === null) return [];
  if (isKey(name) && hasMessage(nameOf(ownerOf(from)))) return [[to, KEY_OF_MESSAGE]];
  return isMeaningful(name) ? [[to, name]] : [];
}

/** `{ id: which }`, `{ title: { key } }`. */
function takenOut({ key, value }) {
  if (key?.type !== 'Identifier') return [];
  if (value?.type === 'ObjectPattern') return hasMessage(key.value) ? keyTakenFrom(value) : [];
  return value?.type === 'Identifier' && isMeaningful(key.value) ? [[value.value, key.value]] : [];
}

/** `{ key }`, `{ key: said }`, of a message: the name that its key is given. */
function keyTakenFrom({ properties = [] }) {
  return properties
    .filter(({ key }) => isKey(key?.value))
    .flatMap(({ key, value }) => {
      const name = value ? value.value : key.value;
      return name === undefined ? [] : [[name, KEY_OF_MESSAGE]];
    });
}

/** `const NIGHT = 'night'`, `(box, wanted = 'night') =>`, `const HOURS = { NIGHT: 'night' }`: the name, and the text. */
function named({ type, id, init, left, right }) {
  if (type === 'AssignmentPattern')
    return left.type === 'Identifier' && isText(right) ? [[left.value, textOf(right)]] : [];
  if (type !== 'VariableDeclarator' || id.type !== 'Identifier' || !init) return [];
  return isText(init) ? [[id.value, textOf(init)]] : partsOf(id.value, init);
}

/** `HOURS.NIGHT`, `HOURS[0]`. */
function partsOf(name, node) {
  if (node.type.startsWith('Ts') && node.expression) return partsOf(name, node.expression);
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap(({ key, value }) =>
      key && isText(value) ? [[`${name}.${key.value}`, textOf(value)]] : [],
    );
  if (node.type !== 'ArrayExpression') return [];
  return node.elements.flatMap((each, i) =>
    isText(each?.expression) ? [[`${name}.${i}`, textOf(each.expression)]] : [],
  );
}

/** `const HITS = /(\d+) hits/`: the name, and the pattern. */
function patterned(node) {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return [];
  const pattern = patternOf(node.init);
  return pattern === null ? [] : [[node.id.value, pattern]];
}

/** `const DECKS = new Set(['deck'])`: the name, and what is written out there. */
function listed(node, lists) {
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return [];
  const texts = textsOf(node.init, lists);
  return texts.length > 0 ? [[node.id.value, texts]] : [];
}

function readingsOf(node, known) {
  switch (node.type) {
    case 'BinaryExpression':
      return related(node, known);
    case 'SwitchStatement':
      return node.cases.flatMap(({ test }) => (test ? compared(node.discriminant, test, known) : []));
    case 'CallExpression':
      return called(node, known);
    case 'MemberExpression':
      return node.property.type === 'Computed'
        ? indexed(node.object, node.property.expression, known)
        : filledIn(node.object, node.property.value, known);
    case 'VariableDeclarator':
      return node.id.type === 'ObjectPattern' ? unpacked(node, known) : [];
    case 'UnaryExpression':
      return node.operator === '+' ? counted(node.argument, known) : [];
    case 'ObjectExpression':
      return node.properties.flatMap(built);
    case 'StringLiteral':
      return selected(node.value);
    case 'TemplateElement':
      return selected(node.raw);
    case 'RegExpLiteral':
      return node.pattern
        .split(/[^A-Za-z]+/)
        .filter((word) => LIGHTS.includes(word))
        .map((read) => ({ what: 'a pattern', read }));
    default:
      return [];
  }
}

/** `box.id === 'deck'`, `box.id in DECKS`, `box.id > 'm'`. */
function related({ operator, left, right }, known) {
  if (EQUALITY.includes(operator)) return equal(left, right, known);
  if (operator === 'in') return lookedUp(right, left, known);
  const isOrdered = ORDERING.includes(operator) && isId(nameOf(left, known.aliases)) && isText(right);
  return isOrdered ? [{ what: 'an id', read: textOf(right) }] : [];
}

function equal(a, b, known) {
  return [...compared(a, b, known), ...compared(b, a, known)];
}

/** `box.id === 'deck'`, `box.id === DECK`, `box.id === BOXES.DECK`. */
function compared(thing, literal, { aliases, texts }) {
  const text = texts.get(placeOf(literal));
  if (text !== undefined) return meant(thing, text, aliases);
  return isText(literal) || isBuilt(literal) ? meant(thing, textOf(literal), aliases) : [];
}

/** What a text was named above: `DECK`, `BOXES.DECK`, `BOXES[0]`. */
function placeOf({ type, value, object, property }) {
  if (type === 'Identifier') return value;
  return type === 'MemberExpression' ? `${object.value}.${property.value ?? property.expression?.value}` : undefined;
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

/** `const { ship } = message.values`, `const { [side]: livery } = LIVERIES`. */
function unpacked({ id: { properties }, init }, known) {
  return properties.flatMap(({ key }) =>
    key?.type === 'Computed' ? lookedUp(init, key.expression, known) : filledIn(init, key?.value, known),
  );
}

/** `message.values.ship`, and `box.id.length`. A list that is called so has methods. */
function filledIn(list, name, { aliases }) {
  if (name === 'length' && isId(nameOf(list, aliases))) return [{ what: 'an id', read: 'length' }];
  const isValue = VALUES.test(nameOf(list, aliases) ?? '') && name !== undefined && !OWN_VALUES.includes(name);
  return isValue && !(name in Array.prototype) ? [{ what: 'a value', read: name }] : [];
}

/** `['turn', 'phase'].includes(id)`, `DECKS.has(box.id)`, `LIVERIES[side]`. */
function lookedUp(list, thing, { lists, aliases, imported }) {
  const name = list?.type === 'Identifier' && TABLE.test(list.value) ? list.value : null;
  // What a table of another file holds is not read here, but that it knows ids is plain.
  if (name !== null && imported.has(name)) return meant(thing, name, aliases);
  return textsOf(list, lists).flatMap((text) => meant(thing, text, aliases));
}

/** `+box.id`, `Number(box.id)`: a figure that a game has put there. */
function counted(thing, { aliases }) {
  const name = nameOf(thing, aliases);
  if (isId(name)) return [{ what: 'an id', read: 'a number' }];
  return isSpoken(name) ? [{ what: 'a label', read: 'a number' }] : [];
}

/** `key.startsWith('time.')`, `/(\d+) hits/.exec(label)`, `label.replace(HITS, '')`, `DECKS.has(box.id)`. */
function called({ callee, arguments: given }, known) {
  const method = callee.type === 'MemberExpression' ? callee.property.value : undefined;
  const [first, second] = given.map(({ expression }) => expression);
  if (first === undefined) return [];
  const figures = FIGURES.test(method ?? callee.value ?? '') ? counted(first, known) : [];
  if (figures.length > 0 || method === undefined) return figures;
  if (callee.object.value === 'Object') return second ? ofObject(method, first, second, known) : [];
  if (TRIALS.includes(method)) return tried(callee.object, first, known);
  const found = LOOKUPS.includes(method) ? lookedUp(callee.object, first, known) : [];
  return found.length > 0 ? found : read(callee.object, method, first, known);
}

/** `Object.is(box.id, 'deck')`, `Object.hasOwn(DECKS, box.id)`. */
function ofObject(method, first, second, known) {
  if (method === 'is') return equal(first, second, known);
  return method === 'hasOwn' ? lookedUp(first, second, known) : [];
}

/** `['deck'].some((each) => each === box.id)`, `ids.filter((each) => each === 'deck')`. */
function tried(list, trial, known) {
  const [param] = trial.params ?? [];
  const each = param?.type === 'ArrayPattern' ? param.elements[0] : param;
  if (each?.type !== 'Identifier') return [];
  const texts = textsOf(list, known.lists);
  const isIds = IDS_LISTED.test(nameOf(list, known.aliases) ?? '');
  const aliases = isIds ? new Map([...known.aliases, [each.value, 'id']]) : known.aliases;
  const isEach = (node) => node.type === 'Identifier' && node.value === each.value;
  return within(trial.body)
    .filter(({ type, operator }) => type === 'BinaryExpression' && EQUALITY.includes(operator))
    .flatMap(({ left, right }) => [
      [left, right],
      [right, left],
    ])
    .filter(([one]) => isEach(one))
    .flatMap(([one, other]) => [
      ...texts.flatMap((text) => meant(other, text, known.aliases)),
      ...(isIds ? compared(one, other, { ...known, aliases }) : []),
    ]);
}

/** What a text is asked by one of its methods, or a pattern by one of its own. */
function read(thing, method, first, { patterns, aliases, texts }) {
  // `box.id.split(' ')`: the parts of an id mean something to a game alone.
  const cut = CUTS.test(method) ? nameOf(thing, aliases) : null;
  if (isId(cut)) return [{ what: 'an id', read: `${method}()` }];
  // `label.split('/')`: what a label has parts for, too.
  const isParted = method === 'split' && isSpoken(cut) && isText(first);
  if (isParted) return [{ what: 'a label', read: textOf(first) }];
  if (['exec', 'test'].includes(method)) {
    const pattern = patternOf(thing, patterns);
    return pattern === null ? [] : matched(first, pattern, aliases);
  }
  if (!TEXT_TESTS.test(method)) return [];
  const pattern = patternOf(first, patterns);
  if (pattern !== null) return matched(thing, pattern, aliases);
  return compared(thing, first, { aliases, texts });
}

/** `/^([a-z]+)-/.exec(id)`: an id has no form that anyone but its game knows of. */
function matched(thing, pattern, aliases) {
  return isId(nameOf(thing, aliases)) ? [{ what: 'an id', read: pattern }] : meant(thing, pattern, aliases);
}

/** What a thing stands for, where it is compared with something written out. */
function meant(thing, text, aliases) {
  const name = nameOf(thing, aliases);
  return name === null ? [] : meaningOf(name, nameOf(ownerOf(thing), aliases) ?? '', text);
}
