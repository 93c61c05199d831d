import { type Column, columnOf, copyColumn, type Game } from '@point-option/engine';

/** What a campaign adds to a state: some figures of every unit, and the value of every hex. */
const UNITS = 800;
const HEXES = 17_052;
const FIGURES = ['hex', 'type', 'strength', 'fuel', 'hits', 'ready', 'force', 'moved'] as const;

type Padding = Record<string, Column>;

function newPadding(): Padding {
  const units = FIGURES.map((name, n) => [name, columnOf(UNITS, (unit) => (unit * 31 + n) % 97)] as const);
  return { ...Object.fromEntries(units), hexes: columnOf(HEXES, (hex) => hex % 11) };
}

function copyPadding(padding: Padding): Padding {
  return Object.fromEntries(Object.entries(padding).map(([name, column]) => [name, copyColumn(column)]));
}

/** A game whose state is as large as a campaign's, and shown to each side. Nothing is done with what is added. */
export function padded(game: Game): Game {
  const paddingOf = (data: unknown): Padding => (data as { padding: Padding }).padding;
  const copy = game.copy?.bind(game);
  // Made once: a campaign is set up once, and played for thousands of orders.
  const padding = newPadding();
  return {
    ...game,
    setup: (...how) => ({ ...(game.setup(...how) as object), padding: copyPadding(padding) }),
    observe: (data, viewer) => ({
      ...(game.observe(data, viewer) as object),
      padding: copyPadding(paddingOf(data)),
    }),
    ...(copy && {
      copy: (data: unknown) => ({ ...(copy(data) as object), padding: copyPadding(paddingOf(data)) }),
    }),
  };
}
