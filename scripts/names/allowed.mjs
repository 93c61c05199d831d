// What the check of names passes over, and why.

/** Files that are no part of the product: tests, and what must open a given game to measure or picture it. */
const EXEMPT = [/\.test\.[cm]?[jt]sx?$/, /\.testing\.ts$/, /\/testing\//, /^apps\/web\/(tests|bench|pictures)\//];

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
  // Points of the compass: on the chart, on the globe under it, and in the numbering of hexes.
  { name: 'north', files: ['apps/web/src/chart/'] },
  { name: 'south', files: ['apps/web/src/chart/', 'apps/web/picture.ts', 'packages/engine/src/hexes/'] },
  { name: 'Meridian', files: ['apps/web/src/chart/ground/', 'apps/web/picture.ts'] },
  // The gallery of counters shows a game of its own.
  ...['red', 'blue', 'north', 'south', '1214'].map((name) => ({ name, files: ['apps/web/src/gallery/'] })),
  // Which end of a line a text stands at.
  { name: 'start', files: ['apps/web/src/studies/Plot.tsx'] },
  { name: 'end', files: ['apps/web/src/studies/Plot.tsx'] },
  // What charts of one column call it, by the form of charts.
  { name: 'result', files: ['apps/web/src/reference/ChartTable.tsx'] },
  // Who sees everything, in the kernel's words.
  { name: 'referee', files: ['apps/cli/src/commands/replay.ts'] },
  // Where a lesson begins and ends, in the kernel's words.
  ...['start', 'end'].map((name) => ({ name, files: ['packages/engine/src/lessons/'] })),
  // What the gallery's own samples say.
  { name: 'text', files: ['apps/web/src/gallery/sample.ts'] },
  // Modules that are made when the page is built, by the names that the bundler asks for.
  { name: 'virtual:rulings', files: ['apps/web/rulings.ts'] },
  ...['virtual:picture-', 'virtual:study-'].map((name) => ({ name, files: ['apps/web/shelf.ts'] })),
  // What can be chosen.
  { name: 'available', files: ['apps/web/src/chart/words.ts'] },
];

export function isAllowed(file, name) {
  return ALLOWED.some((each) => each.name === name && each.files.some((place) => file.startsWith(place)));
}
