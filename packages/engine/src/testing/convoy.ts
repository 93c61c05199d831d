import { one } from '../play/decision.ts';
import type { Game } from '../play/game.ts';
import type { JsonObject } from '../files/json.ts';
import { decide, deed, end, goto, procedure } from '../play/procedure.ts';
import type { ScenarioProblem } from '../files/scenario.ts';
import { fields, integer, list, noted, oneOf, text } from '../files/shape.ts';
import { gameOf } from './bareGame.ts';

const PORTS = ['Palau', 'Truk', 'Yap'];

/** A game for tests whose scenarios are files: ships leave their ports by dice until the days are over. */
export interface Convoy {
  day: number;
  days: number;
  ships: { name: string; port: string; run: number }[];
}

/** What a file holds besides what every scenario file does. */
interface ConvoyFile {
  days: number;
  ships: { name: string; port: string }[];
}

const voyage = procedure<Convoy>('voyage', '1', [
  decide(
    'sail',
    '1.1',
    'red',
    one({
      options: (g) => g.state.ships.map(({ name }) => name),
      apply: (g, _f, name) => {
        const ship = g.state.ships.find((each) => each.name === name);
        if (ship) ship.run += g.die(6, 'run', '1.1');
      },
    }),
  ),
  deed('night', '1.2', (g) => {
    if (++g.state.day <= g.state.days) return goto('sail');
    const run = g.state.ships.reduce((sum, ship) => sum + ship.run, 0);
    g.finish({ winner: null, result: 'over', scores: { run } });
    return end;
  }),
]);

function problems(file: JsonObject): ScenarioProblem[] {
  const { ships } = file as unknown as ConvoyFile;
  return ships.flatMap(({ name }, i) =>
    ships.findIndex((ship) => ship.name === name) === i
      ? []
      : [{ path: `ships[${i}].name`, problem: `The ship "${name}" stands in the list already.` }],
  );
}

/** A sound file, with what a test wants otherwise. */
export function convoyFile(change: JsonObject = {}): JsonObject {
  return {
    format: 'point-option scenario',
    version: 1,
    game: 'convoy',
    id: 'night-run',
    title: 'The night run',
    about: 'Two ships, five days.',
    days: 5,
    ships: [
      { name: 'Asama', port: 'Truk' },
      { name: 'Kiku', port: 'Yap' },
    ],
    ...change,
  };
}

export const convoy: Game<Convoy, Convoy> = gameOf<Convoy>({ day: 1, days: 0, ships: [] }, [voyage], {
  id: 'convoy',
  scenarios: [
    { id: 'calm', file: convoyFile({ id: 'calm', title: 'A calm sea', days: 3 }) },
    { id: 'gale', file: convoyFile({ id: 'gale', title: 'A gale', days: 2 }) },
  ],
  scenarioForm: {
    fields: {
      days: noted('How long it lasts.', integer({ min: 1, max: 60 })),
      ships: list(fields({ name: text({ min: 1 }), port: oneOf(PORTS) }), { min: 1 }),
    },
    problems,
  },
  setup: (_scenario, _options, file) => {
    const { days, ships } = file as unknown as ConvoyFile;
    return { day: 1, days, ships: ships.map((ship) => ({ ...ship, run: 0 })) };
  },
  words: { title: 'Convoy', 'scenario.calm': 'Calm water' },
});
