// What may not be named: made from what the games call their things.

/** Aircraft that the games show by letters, and words that only carriers' boxes have. */
const AIRCRAFT = [
  'Hellcat',
  'Avenger',
  'Helldiver',
  'Dauntless',
  'Zero',
  'Zeke',
  'Judy',
  'Jill',
  'Val',
  'Betty',
  'Kate',
];
const BOXES = ['butai', 'deck', 'decks', 'hangar', 'servicing', 'landed'];

/**
 * Whole names, such as a ship's, count wherever they stand as words. What a game calls a box or a display is mostly an
 * ordinary word: it counts where a text is nothing else.
 */
export function deniedBy({ games, sides, names, ids, plain }, contract) {
  const own = new Set(contract);
  const ordinary = new Set([...plain, ...contract]);
  const nowhere = names.filter((name) => isProper(name, ordinary));
  const proper = new Set([...games, ...nowhere, ...AIRCRAFT, ...BOXES]);
  // A ship may be called by an ordinary word: it is the ship where it has a capital within a text.
  const capital = new Set(names.filter((name) => !proper.has(name) && /^[A-Z][a-z]{2,}$/.test(name)));
  const madeUp = new Set(
    ids.flatMap((id) => formsOf(id, proper)).filter((form) => /[a-z]{2}/.test(form) && !own.has(form)),
  );
  return { proper, capital, madeUp, sides: new Set(sides) };
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
