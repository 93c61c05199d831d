/**
 * JSON text with the keys in order, so that equal data is equal text: the text that JSON.stringify gives of the same
 * data whose keys were added in the order of the alphabet. Written in one pass, because every checkpoint needs it.
 */
export function canonical(value: unknown): string {
  return textOf(value) ?? (undefined as never);
}

/** The text of a value, or undefined where JSON has none, as of undefined itself and of a function. */
function textOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'string':
      return quoted(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value) : objectText(value as Fields);
    default:
      return JSON.stringify(value);
  }
}

type Fields = Record<string, unknown>;

function listText(list: readonly unknown[]): string {
  if (list.length === 0) return '[]';
  if (isNumbers(list)) return `[${list.join(',')}]`;
  let text = '[';
  for (let i = 0; i < list.length; i++) text += `${i === 0 ? '' : ','}${textOf(list[i]) ?? 'null'}`;
  return `${text}]`;
}

function isNumbers(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (!Number.isFinite(list[i])) return false;
  return true;
}

function objectText(source: Fields): string {
  const { keys, heads } = orderOf(source);
  let text = '';
  for (let i = 0; i < keys.length; i++) {
    const item = textOf(source[keys[i] as string]);
    if (item !== undefined) text += (text === '' ? '{' : ',') + (heads[i] as string) + item;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** Text without a quote, a backslash, a control character or half a pair needs no escaping. */
const PLAIN = /^[ !#-[\]-\uD7FF\uE000-\uFFFF]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

/** The keys of objects of one kind in order, and each with its quotes and colon. */
interface Order {
  readonly keys: readonly string[];
  readonly heads: readonly string[];
}

/** Where the keys of an object lead, one after the other: the objects of a state are of few kinds. */
interface Place {
  order: Order | null;
  /** The key that led on from here last, and where to. */
  key: string | null;
  next: Place | null;
  readonly others: Map<string, Place>;
}

const newPlace = (): Place => ({ order: null, key: null, next: null, others: new Map() });

/** Objects used as tables have keys without end: past so many places the orders are worked out anew. */
const MOST_PLACES = 20_000;
let start = newPlace();
let places = 0;

function orderOf(source: Fields): Order {
  // Whatever else has come here may name keys that are not its own.
  if (Object.getPrototypeOf(source) !== Object.prototype) return sorted(Object.keys(source));
  let place = start;
  for (const key in source) place = place.key === key ? (place.next as Place) : placeAfter(place, key);
  place.order ??= sorted(Object.keys(source));
  return place.order;
}

function placeAfter(place: Place, key: string): Place {
  let next = place.others.get(key);
  if (next === undefined) {
    next = newPlace();
    place.others.set(key, next);
    places++;
  }
  place.key = key;
  place.next = next;
  return next;
}

/** Numbers among the keys come first, as they do in any object. */
function sorted(names: string[]): Order {
  if (places > MOST_PLACES) {
    start = newPlace();
    places = 0;
  }
  const keys = Object.keys(Object.fromEntries(names.sort().map((key) => [key, 0])));
  return { keys, heads: keys.map((key) => `${JSON.stringify(key)}:`) };
}
