/** A thing to say, as a key and its values; the words come from a catalogue, so that a language is one file. */
export interface Message {
  readonly key: string;
  readonly values?: Values;
}
export type Term = string | number | Message;
/** A list is said with commas and a last "and". */
export type Value = Term | readonly Message[];
export type Values = Readonly<Record<string, Value>>;

/** The words of one language: templates by key, such as "{side} loses {n} {n|ship|ships}". */
export type Catalogue = Readonly<Record<string, string>>;

export function message(key: string, values?: Values): Message {
  return values === undefined ? { key } : { key, values };
}

const PLACE = /\{(\^?)(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * The sentence a message stands for. `{name}` is a value, `{^name}` the same with a capital, to begin a sentence with;
 * `{n|ship|ships}` is the first form for one, or for a list of one, the second otherwise.
 * A missing template shows its key, so that a fault is seen and nothing stops; the proofs fail on it (see `unsaid`).
 */
export function say(words: Catalogue, what: Message): string {
  const template = own(words, what.key);
  if (template === undefined) return what.key;
  return template.replace(PLACE, (whole, mark: string, name: string, one?: string, many?: string) => {
    const value = own(what.values, name);
    if (value === undefined) return whole;
    const count = Array.isArray(value) ? value.length : value;
    if (one !== undefined && many !== undefined) return count === 1 ? one : many;
    const said = typeof value === 'object' ? sayValue(words, value) : String(value);
    return mark === '' ? said : capital(said);
  });
}

/** Text with a capital, to begin a line or a sentence with. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sayValue(words: Catalogue, value: Message | readonly Message[]): string {
  if (!isList(value)) return say(words, value);
  const said = value.map((item) => say(words, item));
  const last = said.pop();
  if (last === undefined) return say(words, NOTHING);
  return said.length === 0 ? last : say(words, message('kernel.list', { rest: said.join(', '), last }));
}

const NOTHING = message('kernel.nothing');

function isList(value: Message | readonly Message[]): value is readonly Message[] {
  return Array.isArray(value);
}

/** What stands under a key, not what every object has: "constructor" is a key like any other. */
function own<T>(from: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return from !== undefined && Object.hasOwn(from, key) ? from[key] : undefined;
}

/** What is missing to say a message: its template or a value the template needs; null where nothing is. */
export function unsaid(words: Catalogue, what: Message): string | null {
  const template = own(words, what.key);
  if (template === undefined) return `There are no words for "${what.key}".`;
  for (const [, , name = ''] of template.matchAll(PLACE)) {
    const value = own(what.values, name);
    if (value === undefined) return `"${what.key}" says {${name}}, and no such value is given.`;
    if (typeof value !== 'object') continue;
    for (const part of isList(value) ? value : [value]) {
      const inner = unsaid(words, part);
      if (inner !== null) return inner;
    }
  }
  return null;
}
