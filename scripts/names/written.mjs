// What an expression is called by, and what is written out in it.

/** A reference as text: what it names, only a game knows. */
const REF_TEXTS = /^ref(Key|Id)$/;
/** Functions of the language that are asked about what they are given, by the object that has them. */
const GLOBALS = ['JSON', 'Object', 'String', 'Number'];
/** What gives the same list or record again, or its keys. */
const SAME_KEYS = ['freeze', 'seal', 'keys', 'entries', 'fromEntries', 'assign'];
const WRAPS = [
  'ParenthesisExpression',
  'TsNonNullExpression',
  'TsAsExpression',
  'TsConstAssertion',
  'TsSatisfiesExpression',
];

/** `face` of `face.badge`. */
export function ownerOf(node) {
  if (WRAPS.includes(node?.type)) return ownerOf(node.expression);
  switch (node?.type) {
    case 'MemberExpression':
      return node.object;
    case 'OptionalChainingExpression':
      return ownerOf(node.base);
    case 'CallExpression':
      return node.callee.type === 'Identifier' ? null : ownerOf(node.callee.object);
    default:
      return null;
  }
}

/** The last name of an expression: `id` of `track.id`, of `id`, of `track?.id`, of `say(words, id)` and of `refKey(ref)`. */
export function nameOf(node, aliases = new Map()) {
  if (WRAPS.includes(node?.type)) return nameOf(node.expression, aliases);
  switch (node?.type) {
    case 'Identifier':
      return aliases.get(node.value) ?? node.value;
    case 'MemberExpression':
      return memberName(node, aliases);
    case 'OptionalChainingExpression':
      return nameOf(node.base, aliases);
    case 'BinaryExpression':
      return orElse(node, aliases);
    case 'ConditionalExpression':
      return isText(node.alternate) ? nameOf(node.consequent, aliases) : null;
    case 'TemplateLiteral':
      return onlyName(node, aliases);
    case 'ArrayExpression':
      // `[...box.id]`: the letters of an id.
      return node.elements.length === 1 && node.elements[0]?.spread
        ? nameOf(node.elements[0].expression, aliases)
        : null;
    case 'CallExpression':
      return callName(node, aliases);
    default:
      return null;
  }
}

/** `box.id`, `box['id']`, and `heading` of `headings[0]`. */
function memberName({ object, property }, aliases) {
  if (property.type === 'Identifier') return property.value;
  if (property.type !== 'Computed') return null;
  const { expression } = property;
  if (expression.type === 'StringLiteral') return expression.value;
  const list = expression.type === 'NumericLiteral' ? nameOf(object, aliases) : null;
  return list?.replace(/s$/, '') ?? null;
}

/** `box.id ?? ''`, `box.id || ''`, `box.id + ''`. */
function orElse({ operator, left, right }, aliases) {
  const isSame = ['??', '||'].includes(operator) || (operator === '+' && isText(right) && textOf(right) === '');
  return isSame ? nameOf(left, aliases) : null;
}

/** `${box.id}`. */
function onlyName({ expressions, quasis }, aliases) {
  const isBare = expressions.length === 1 && quasis.every(({ cooked }) => cooked === '');
  return isBare ? nameOf(expressions[0], aliases) : null;
}

function callName({ callee, arguments: given }, aliases) {
  if (REF_TEXTS.test(callee.value ?? '')) return 'id';
  const isPlain = callee.type === 'Identifier' || GLOBALS.includes(callee.object?.value);
  return isPlain ? nameOf(given.at(-1)?.expression, aliases) : nameOf(callee.object, aliases);
}

export function isText(node) {
  if (node?.type === 'BinaryExpression') return node.operator === '+' && isText(node.left) && isText(node.right);
  return node?.type === 'StringLiteral' || (node?.type === 'TemplateLiteral' && node.expressions.length === 0);
}

/** A text with a word in it that is put together: `group ${p}`. */
export function isBuilt(node) {
  return node?.type === 'TemplateLiteral' && node.expressions.length > 0 && /[a-z]{2}/i.test(textOf(node));
}

/** A text as it is written out, with a gap for everything that is filled in. */
export function textOf({ type, value, quasis, left, right }) {
  if (type === 'BinaryExpression') return textOf(left) + textOf(right);
  return type === 'StringLiteral' ? value : quasis.map(({ cooked }) => cooked).join('...');
}

/** A pattern that is written out, made of a text that is, or known by its name. */
export function patternOf(node, patterns = new Map()) {
  if (node?.type === 'RegExpLiteral') return `/${node.pattern}/`;
  if (node?.type === 'Identifier') return patterns.get(node.value) ?? null;
  const isMade = ['NewExpression', 'CallExpression'].includes(node?.type) && node.callee.value === 'RegExp';
  const made = isMade ? node.arguments?.[0]?.expression : undefined;
  return made && isText(made) ? `/${textOf(made)}/` : null;
}

/** The texts that a list, a set, a map or a record is made of, or known to be by its name; of maps and records the keys. */
export function textsOf(node, lists = new Map()) {
  if (WRAPS.includes(node?.type)) return textsOf(node.expression, lists);
  switch (node?.type) {
    case 'Identifier':
      return lists.get(node.value) ?? [];
    case 'ArrayExpression':
      return node.elements.flatMap((each) => keysOf(each?.expression));
    case 'ObjectExpression':
      return node.properties.flatMap(({ key }) => (key ? [key.value].filter((name) => typeof name === 'string') : []));
    case 'NewExpression':
      return ['Set', 'Map'].includes(node.callee.value) ? textsOf(node.arguments?.[0]?.expression, lists) : [];
    case 'CallExpression':
      return textsGiven(node, lists);
    default:
      return [];
  }
}

/** `Object.freeze({ deck: 1 })`, `'deck hangar'.split(' ')`. */
function textsGiven({ callee: { object, property }, arguments: given }, lists) {
  const [first] = given.map(({ expression }) => expression);
  if (object?.value === 'Object' && SAME_KEYS.includes(property?.value)) return textsOf(first, lists);
  return property?.value === 'split' && isText(object) && isText(first) ? textOf(object).split(textOf(first)) : [];
}

/** An entry of a list is a text, an entry of a map begins with one. */
function keysOf(node) {
  if (node?.type === 'ArrayExpression') return keysOf(node.elements[0]?.expression);
  return node && isText(node) ? [textOf(node)] : [];
}
