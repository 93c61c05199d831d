// What the check of names passes over, and why.

/** Files that are no part of the product: tests, and what must open a given game to measure or picture it. */
const EXEMPT = [/\.test\.(ts|mjs)$/, /\.testing\.ts$/, /\/testing\//, /^apps\/web\/(tests|bench|pictures)\//];

export function isExempt(file) {
  return EXEMPT.some((pattern) => pattern.test(file));
}

/** A name and the files or folders that may have it. */
const ALLOWED = [
  // The help of the command shows how it is called.
  { name: 'chit-cup', files: ['apps/cli/src/manual.ts'] },
  { name: 'philippine-sea', files: ['apps/cli/src/manual.ts'] },
  // Fair dice are committed to before they are rolled.
  {
    name: 'commitment',
    files: [
      'packages/engine/src/chance/',
      'packages/engine/src/files/',
      'apps/cli/src/commands/',
      'apps/cli/src/replay/',
    ],
  },
  // What the mark `closed` means.
  { name: 'deck', files: ['packages/engine/src/view/words.ts'] },
  // Ordinary words of the chart: points of the compass, and what can be chosen.
  { name: 'north', files: ['apps/web/src/chart/words.ts'] },
  { name: 'south', files: ['apps/web/src/chart/words.ts'] },
  { name: 'available', files: ['apps/web/src/chart/words.ts'] },
];

export function isAllowed(file, name) {
  return ALLOWED.some((each) => each.name === name && each.files.some((place) => file.startsWith(place)));
}
