/**
 * JSON text with the keys in order, so that equal data is equal text: the text that JSON.stringify gives of the same
 * data whose keys were added in the order of the alphabet. Written in one pass, because every checkpoint needs it.
 */
export function canonical(value: unknown): string {
  return textOf(value, null) ?? (undefined as never);
}

/** What stands for a page of a column. */
type PageText = (page: readonly unknown[]) => string;

/**
 * The same text with something shorter for each page of a column (see play/column.ts): no JSON, and only to be hashed.
 * It depends on the data alone, so it is the same for a column that was read from a file.
 */
export function canonicalByPage(value: unknown, pageText: PageText): string {
  return textOf(value, pageText) ?? '';
}

/** The text of a value, or undefined where JSON has none, as of undefined itself and of a function. */
function textOf(value: unknown, pageText: PageText | null): string | undefined {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'string':
      return quoted(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? listText(value, pageText) : objectText(value as Fields, pageText);
    default:
      return JSON.stringify(value);
  }
}

type Fields = Record<string, unknown>;

function listText(list: readonly unknown[], pageText: PageText | null): string {
  if (list.length === 0) return '[]';
  if (isNumbers(list)) return `[${list.join(',')}]`;
  let text = '[';
  for (let i = 0; i < list.length; i++) text += `${i === 0 ? '' : ','}${textOf(list[i], pageText) ?? 'null'}`;
  return `${text}]`;
}

function isNumbers(list: readonly unknown[]): boolean {
  for (const item of list) if (!Number.isFinite(item)) return false;
  return true;
}

function objectText(source: Fields, pageText: PageText | null): string {
  const { keys, heads, isColumn } = orderOf(source);
  if (isColumn && pageText !== null && isPages(source['column']))
    return `{"column":[${source['column'].map((page) => `#${pageText(page)}`).join(',')}]}`;
  let text = '';
  for (let i = 0; i < keys.length; i++) {
    const item = textOf(source[keys[i] as string], pageText);
    if (item !== undefined) text += (text === '' ? '{' : ',') + (heads[i] as string) + item;
  }
  return text === '' ? '{}' : `${text}}`;
}

function isPages(value: unknown): value is (readonly unknown[])[] {
  return Array.isArray(value) && value.every(Array.isArray);
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
  /** Such objects have nothing but the pages of a column. */
  readonly isColumn: boolean;
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
  const isColumn = keys.length === 1 && keys[0] === 'column';
  return { keys, heads: keys.map((key) => `${JSON.stringify(key)}:`), isColumn };
}
