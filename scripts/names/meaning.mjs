// What of the contract only a game can give a meaning: ids, keys of messages, labels, and what it prints on counters.

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
const MESSAGES =
  /^(title|label|short|now|question|reason|caution|stops|purpose|message|text|note|foot|heading|value|group)$/;
/** Printed on a counter, in the game's own letters. */
const PRINTED = /^(badge|mark|critical)$/;
/** What else of the contract is free, of whom: the name on a face, which boxes of an arrangement are alike, and how a match ended. */
const FREE = [
  { of: /^face$|Face$/, field: 'name' },
  { of: /^(box|choice)$|Box$/, field: 'kind' },
  { of: /^outcome$|Outcome$/, field: 'result' },
];
/** Where play stands: what a procedure and its steps are for, only a game knows. */
const PLACES = /^(procedure|step)$/;
/** The keys that CONTRIBUTING.md lists are read by the kernel, the host or the apps; "kernel." and "host." are their own. */
const OWN_KEY = /^(kernel|host|side|scenario|about|staff|option|score|outcome|figure|chart|result|help|why|term)\./;

/** What a name stands for that was given to the key of a message. */
export const KEY_OF_MESSAGE = 'key of a message';

export const isSpoken = (name) => name !== null && SPOKEN.test(name);
export const isKey = (name) => KEYS.test(name ?? '');
export const hasMessage = (name) => MESSAGES.test(name ?? '');
/** What is worth following where it is given another name. */
export const isMeaningful = (name) => IDS.test(name) || SPOKEN.test(name);

/** An id and nothing else: `id`, `boxId`. */
export function isId(name) {
  return name !== null && /^id$|Id$/.test(name);
}

/** What it means that a thing of this name, of an owner of that name, is compared with something written out. */
export function meaningOf(name, owner, read) {
  const isFree = PRINTED.test(name) || FREE.some(({ of, field }) => field === name && of.test(owner));
  // A pattern of nothing but classes looks for no letters of a game's.
  if (isFree && /[a-z]/i.test(read.replaceAll(/\\./g, ''))) return [{ what: 'a field of the game', read }];
  const isOwn = OWN_KEY.test(read) || read === '';
  if ((name === KEY_OF_MESSAGE || (isKey(name) && hasMessage(owner))) && !isOwn) return [{ what: 'a key', read }];
  if (IDS.test(name) && /[a-z]{2}|\d{3}/i.test(read)) return [{ what: 'an id', read }];
  if (SPOKEN.test(name) && /[a-z]{2}|\\/i.test(read)) return [{ what: 'a label', read }];
  if (TEXTS.test(name) && hasWord(read)) return [{ what: 'a text', read }];
  if (PLACES.test(name) && /[a-z]{2}/i.test(read)) return [{ what: 'a step', read }];
  return isKey(name) && MESSAGE_KEY.test(read) && !isOwn ? [{ what: 'a key', read }] : [];
}

/** Whether a pattern has a word of a game in it, beside its classes and escapes. Every game has rulings. */
function hasWord(read) {
  const plain = read.replaceAll(/\\(u[\da-f]{4}|.)|\[(\\.|[^\]])*\]|rulings?/gi, ' ');
  return read.startsWith('/') && /[a-z]{3}/i.test(plain);
}

/** How the page marks what stands for a thing of the board. */
const MARKED =
  /\[data-(?:piece|hex|box|track|cup|display|side|seat|nation|scenario|game|option)[~|^$*]?=\s*\\?["']?([^"'\]\s$\\]+)/g;

/** `[data-box="deck"]`, in a script or a style sheet: an id that is written out in a selector. */
export function selected(text) {
  return [...text.matchAll(MARKED)]
    .filter(([, read]) => /[a-z]{2}|\d{3}/i.test(read))
    .map(([, read]) => ({ what: 'an id', read }));
}

/** The same in a style sheet or a page, with the lines. */
export function selectedIn(source) {
  return source.split('\n').flatMap((text, i) => selected(text).map((each) => ({ ...each, line: i + 1 })));
}
