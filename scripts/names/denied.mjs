// What may not be named: made from what the games call their things, and from the list of the war.
import { AIRCRAFT, CAPITALS, DESIGNATIONS, NATIONS, ORDINARY, SHIPS } from './war.mjs';

/** Words that only carriers' boxes have. In a comment they are ordinary words: "a unit on a deck". */
const BOXES = ['deck', 'decks', 'hangar', 'servicing', 'landed'];
/** Sides that are also pronouns: "tell us" and "you win" name nobody in a sentence. */
const PRONOUNS = ['us', 'you'];
/** "Tone", "Long Island", "U.S." */
const IN_CAPITALS = /^[A-Z](?:[a-z]+|\.[A-Z]\.)(?: [A-Z][a-z]+)*$/;

/**
 * Whole names, such as a ship's, count wherever they stand as words. What a game calls a box or a display is mostly an
 * ordinary word: it counts where a text is nothing else.
 */
export function deniedBy({ games, sides, names, ids, plain }, contract) {
  const own = new Set(contract);
  const ordinary = new Set([...plain, ...contract, ...ORDINARY]);
  const isDesignation = (name) => /^[A-Z]+\d[A-Z0-9-]*$/.test(name) && isProper(name, ordinary);
  const designations = new Set([...DESIGNATIONS, ...names.filter(isDesignation)]);
  const known = [...names, ...SHIPS, ...AIRCRAFT].filter((name) => !designations.has(name));
  const proper = new Set([...games, ...NATIONS, ...BOXES, ...known.filter((name) => isProper(name, ordinary))]);
  // A ship may be called by an ordinary word: it is the ship where it has a capital within a text.
  const capital = new Set([...known, ...CAPITALS].filter((name) => !proper.has(name) && IN_CAPITALS.test(name)));
  const madeUp = new Set(
    ids.flatMap((id) => formsOf(id, proper)).filter((form) => /[a-z]{2}/.test(form) && !own.has(form)),
  );
  const spoken = new Set(sides.filter((side) => !PRONOUNS.includes(side)));
  return { proper, capital, madeUp, designations, boxes: new Set(BOXES), sides: new Set(sides), spoken };
}

/** A word that stands in sentences without a capital is no name; nor is a number, or a letter or two. */
function isProper(name, ordinary) {
  if (!/[A-Za-z].*[A-Za-z]/.test(name) || name.length < 3) return false;
  if (/[a-z]-[a-z]/.test(name)) return true;
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => /[A-Za-z]{2}|\d[A-Z]/.test(word));
  return words.some((word) => /^[A-Z]/.test(word) && !ordinary.has(word.toLowerCase()));
}

/** An id without numbers, and its parts beside a proper name: "butai 0" is "butai", "Hornet landed" is "landed". */
function formsOf(id, proper) {
  const bare = id.replaceAll(/\s*\b\d+\b/g, '').trim();
  const owner = [...proper].find((name) => bare.startsWith(`${name} `));
  return owner === undefined ? [id, bare] : [bare.slice(owner.length + 1)];
}
