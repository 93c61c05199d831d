import type { JsonObject } from '@point-option/engine';
import { FULL_CUP } from './data/chits.ts';
import { isJapaneseCarrier, JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS } from './data/japaneseShips.ts';
import type { ScenarioFile, Segment } from './data/scenarioFile.ts';
import { type Hour, PHASES, turnAt } from './rules/clock.ts';
import {
  amount,
  carrierGroups,
  fleetProblems,
  hexProblems,
  isIsland,
  problem,
  type Problems,
  when,
} from './scenarioFleet.ts';

/** What is wrong with a file of the right form: it does not fit the map, the ships, the clock or itself. */
export function scenarioProblems(json: JsonObject): Problems {
  const file = json as unknown as ScenarioFile;
  return [
    ...clockProblems(file),
    ...segmentProblems(file),
    ...fleetProblems(file),
    ...raidProblems(file),
    ...forceProblems(file),
    ...levelProblems(file),
  ];
}

const phaseOf = ({ day, turn, phase }: { day: number; turn: string; phase: number }): number =>
  turnAt(day, turn as Hour) * PHASES + phase - 1;

function clockProblems({ start, end, recoveryTurns = 0 }: ScenarioFile): Problems {
  if (phaseOf(start) > phaseOf(end)) return [problem('end', 'The battle ends before it begins.')];
  const turns = turnAt(end.day, end.turn as Hour) - turnAt(start.day, start.turn as Hour) + 1;
  return when(
    recoveryTurns >= turns,
    'recoveryTurns',
    `The battle has ${amount(turns, 'turn')}, and at least one must be left to fight in.`,
  );
}

/** 3.1: what needs a segment that the file leaves out. */
const NEEDS: readonly [string, (file: ScenarioFile) => boolean, string, readonly Segment[]][] = [
  [
    'launches',
    ({ launches }) => launches.includes('strike'),
    'Strikes need',
    ['air operations', 'american flight', 'american attack'],
  ],
  [
    'launches',
    ({ launches }) => launches.includes('intercept'),
    'Interceptors need',
    ['air operations', 'american flight', 'interception'],
  ],
  ['launches', ({ launches }) => launches.includes('patrol'), 'Patrols need', ['air operations', 'interception']],
  ['launches', ({ launches }) => launches.includes('search'), 'Searches need', ['search']],
  ['strikes', ({ strikes = [] }) => strikes.length > 0, 'Strikes in the air need', ['american attack']],
  ['fleet.moves', ({ fleet }) => fleet.moves, 'A fleet that moves needs', ['activation']],
  ['fleet.servicing', ({ fleet }) => fleet.servicing, 'Servicing needs', ['air operations']],
  ['fleet.patrol', ({ fleet }) => fleet.patrol !== undefined, 'Patrols need', ['interception']],
  ['submarines', ({ submarines }) => submarines, 'Submarines need', ['activation']],
  [
    'japanese.raids',
    ({ japanese }) => japanese.raids !== 'none',
    'Raids need',
    ['japanese flight', 'activation', 'japanese attack'],
  ],
  [
    'japanese.guam',
    ({ japanese }) => japanese.guam !== undefined,
    'Guam needs',
    ['japanese flight', 'activation', 'japanese attack'],
  ],
];

function segmentProblems(file: ScenarioFile): Problems {
  const needs = NEEDS.flatMap(([path, is, what, segments]) =>
    is(file)
      ? segments
          .filter((segment) => !file.segments.includes(segment))
          .map((segment) => problem(path, `${what} the segment "${segment}", and it is not among the segments.`))
      : [],
  );
  return [
    ...needs,
    ...when(
      file.segments.includes('arrival') && file.japanese.forces <= (file.japanese.onMap ?? []).length,
      'japanese.forces',
      'Forces shall arrive, and there is no counter left for one.',
    ),
    ...when(
      file.flightHome !== undefined && (file.strikes ?? []).length === 0,
      'flightHome',
      'It is for strikes that are in the air at the start, and there are none.',
    ),
    ...when(
      file.contactDistance !== undefined && !file.segments.includes('american attack'),
      'contactDistance',
      'Nothing is attacked: "american attack" is not among the segments.',
    ),
  ];
}

function raidProblems(file: ScenarioFile): Problems {
  const { japanese, start, end, recoveryTurns = 0, fleet, scoring } = file;
  const { raids, listed = [], strengths } = japanese;
  const last = phaseOf(end) - recoveryPhases(file, recoveryTurns);
  return [
    ...when(raids === 'listed' && listed.length === 0, 'japanese.listed', 'Raids are listed, and the list is empty.'),
    ...when(
      raids !== 'listed' && listed.length > 0,
      'japanese.listed',
      `No raid of the list comes while raids are "${raids}".`,
    ),
    ...when(
      raids === 'simple' && strengths === undefined,
      'japanese.strengths',
      'It is missing: raids that are "simple" need it.',
    ),
    ...when(
      raids !== 'simple' && strengths !== undefined,
      'japanese.strengths',
      'Only raids that are "simple" use it.',
    ),
    ...when(
      raids === 'none' && (scoring === 'interception' || scoring === 'defence'),
      'scoring',
      'It counts raids, and there are none.',
    ),
    ...when(
      carrierGroups(file).length === 0 && raids !== 'none',
      'japanese.raids',
      'Raids make for carriers, and no task group with carriers takes part.',
    ),
    ...listed.flatMap((raid, i): Problems => {
      const path = `japanese.listed[${i}]`;
      const at = phaseOf(raid);
      return [
        ...when(at < phaseOf(start) || at > last, path, 'It comes before the battle or when it is over.'),
        ...hexProblems(`${path}.source`, raid.source),
        ...(raid.hex === undefined ? [] : hexProblems(`${path}.hex`, raid.hex)),
        ...when(raid.source === fleet.hex, `${path}.source`, 'It is the hex of the fleet itself.'),
        ...when(raid.hex === fleet.hex, `${path}.hex`, 'It is the hex of the fleet: a raid must be met on its way.'),
      ];
    }),
  ];
}

/** Phases at the end in which nothing but recovery is played. */
function recoveryPhases({ end }: ScenarioFile, turns: number): number {
  return turns === 0 ? 0 : (turns - 1) * PHASES + end.phase;
}

/** Counters and chits: RULINGS.md, 110 and 113. */
function forceProblems({ japanese, fleet, segments, scoring }: ScenarioFile): Problems {
  const { onMap = [], forces, levelOne, commitment, greatBattle } = japanese;
  const seen = new Map<string, string>();
  const chits = Object.values(levelOne ?? FULL_CUP).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  return [
    ...when(
      onMap.length > forces,
      'japanese.onMap',
      `There are ${amount(onMap.length, 'force')} on the map and ${amount(forces, 'counter')} for them.`,
    ),
    ...onMap.flatMap((force, i) => {
      const path = `japanese.onMap[${i}]`;
      const ships = force.ships.map((name) => JAPANESE_SHIP_BY_NAME.get(name) ?? -1);
      const hasCarriers = ships.some(isJapaneseCarrier);
      return [
        ...hexProblems(`${path}.hex`, force.hex),
        ...when(
          hasCarriers && isIsland(force.hex),
          `${path}.hex`,
          `The hex ${force.hex} has islands in it, and carriers may not enter it (2.12).`,
        ),
        ...when(force.hex === fleet.hex, `${path}.hex`, 'It is the hex of the American fleet.'),
        ...when(
          force.patrol !== undefined && !hasCarriers,
          `${path}.patrol`,
          'A force without carriers has no patrol.',
        ),
        ...force.ships.flatMap((name, s) => {
          const here = `${path}.ships[${s}]`;
          const before = seen.get(name);
          seen.set(name, here);
          return [
            ...when(before !== undefined, here, `The ship ${name} stands in ${before} already.`),
            ...when(
              JAPANESE_SHIPS[ships[s] ?? -1]?.standing === 'ghost' && greatBattle !== true,
              here,
              `The ship ${name} sails in a great battle only (2.35).`,
            ),
          ];
        }),
      ];
    }),
    ...when(
      segments.includes('arrival') && chits < forces,
      'japanese.levelOne',
      `There are ${amount(chits, 'chit')} for ${amount(forces, 'force')}: each may need one (7.35).`,
    ),
    ...when(
      scoring === 'sightings' && forces === 0,
      'scoring',
      'It counts what is seen of forces, and there are none.',
    ),
    ...(['historical', 'additional'] as const).flatMap((which) => {
      const [threshold = 0, most = 0] = commitment?.[which] ?? [];
      return when(
        threshold > most,
        `japanese.commitment.${which}`,
        `The threshold, ${threshold}, is above the limit, ${most} (13.21).`,
      );
    }),
  ];
}

function levelProblems({ levels }: ScenarioFile): Problems {
  return levels.flatMap(({ from }, i) => {
    const before = levels[i - 1]?.from;
    return when(
      before !== undefined && from <= before,
      `levels[${i}].from`,
      `Levels rise from the lowest, and the one before begins at ${before}.`,
    );
  });
}
