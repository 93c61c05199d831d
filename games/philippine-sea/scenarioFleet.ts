import { type Chart, compileChart, lookUp, type ScenarioProblem } from '@point-option/engine';
import { IS_FIGHTER, type ModelId, MODELS, UNITS, UNITS_OF } from './data/aircraft.ts';
import { charts } from './data/charts.ts';
import { grid, IS_ISLAND } from './data/map.ts';
import type { DeckPattern, ScenarioFile } from './data/scenarioFile.ts';
import { layFleet } from './data/setup.ts';
import { ABSENT, type Battle, emptyBattle, HANGAR, MISSIONS, ON_CARRIERS } from './data/state.ts';
import { BATTLE_LINE, CARRIERS, TASK_GROUPS } from './data/usShips.ts';
import type { DeckColumn } from './rules/decks.ts';

export type Problems = ScenarioProblem[];
export const problem = (path: string, sentence: string): ScenarioProblem => ({ path, problem: sentence });
export const when = (is: boolean, path: string, sentence: string): Problems => (is ? [problem(path, sentence)] : []);
export const amount = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;

/** The problem of a hex that is not on the map, or none. */
export function hexProblems(path: string, label: string): Problems {
  return when(grid.hexAt(label) < 0, path, `There is no hex ${label} on the map.`);
}
/** 2.12, for both sides: RULINGS.md, 111. */
export const isIsland = (label: string): boolean => IS_ISLAND[grid.hexAt(label)] === true;

export const carrierGroups = ({ fleet }: ScenarioFile): string[] =>
  fleet.groups.filter((group) => group !== TASK_GROUPS[BATTLE_LINE]);

/** What is wrong with the American fleet of a file. */
export function fleetProblems(file: ScenarioFile): Problems {
  const { fleet, launches } = file;
  const carriers = carrierGroups(file);
  const home = '58.4';
  return [
    ...hexProblems('fleet.hex', fleet.hex),
    ...when(
      carriers.length > 0 && isIsland(fleet.hex),
      'fleet.hex',
      `The hex ${fleet.hex} has islands in it, and carriers may not enter it (2.12).`,
    ),
    ...when(
      (fleet.extraCarriers ?? []).length > 0 && !fleet.groups.includes(home),
      'fleet.extraCarriers',
      `Saratoga sails with ${home}, which does not take part (6.13).`,
    ),
    ...when(
      carriers.length === 0 && launches.length > 0,
      'launches',
      'No task group with carriers takes part, so nothing can take off.',
    ),
    ...when(
      launches.includes('strike') && fleet.fightersOnly === true,
      'launches',
      'Only fighters are aboard, and they do not attack ships.',
    ),
    ...deckProblems(file),
    ...strikeProblems(file),
  ];
}

/** The fleet alone, as the file lays it out, wherever it says it is. */
function fleetOf(file: ScenarioFile): Battle {
  const battle = emptyBattle({} as Battle['rules']);
  layFleet(battle, { ...file, fleet: { ...file.fleet, hex: grid.label(0) } });
  return battle;
}

const LIMITS = compileChart(charts.find(({ id }) => id === 'deck limits') as Chart);
/** 6.22: the limit of a sound carrier, by the book. */
const limit = (type: 'CV' | 'CVL', column: DeckColumn): number => Number(lookUp(LIMITS, type, column));
const TYPES = { CV: 'fleet carrier', CVL: 'light carrier' } as const;

function deckProblems(file: ScenarioFile): Problems {
  const { decks = {} } = file.fleet;
  return [
    ...(['CV', 'CVL'] as const).flatMap((type) => patternProblems(file, type, decks[type] ?? {})),
    ...patrolProblems(file),
  ];
}

const of = (pattern: DeckPattern[keyof DeckPattern], kind: 'fighters' | 'attack'): number => pattern?.[kind] ?? 0;

/** 6.22: boxes that are too small, and carriers that have not so many aircraft. */
function patternProblems(file: ScenarioFile, type: 'CV' | 'CVL', { ready, servicing }: DeckPattern): Problems {
  const path = `fleet.decks.${type}`;
  const [onDeck, below] = [ready, servicing].map((box) => of(box, 'fighters') + of(box, 'attack')) as [number, number];
  const found: Problems = [
    ...when(
      onDeck > limit(type, 'flight deck'),
      `${path}.ready`,
      `The flight deck of a ${TYPES[type]} holds ${amount(limit(type, 'flight deck'), 'unit')}, not ${onDeck} (6.22).`,
    ),
    ...when(
      below > limit(type, 'servicing'),
      `${path}.servicing`,
      `A ${TYPES[type]} services ${amount(limit(type, 'servicing'), 'unit')} at a time, not ${below} (6.22).`,
    ),
  ];
  for (const kind of ['fighters', 'attack'] as const) {
    const wanted = of(ready, kind) + of(servicing, kind);
    const short = shortCarrier(file, type, kind, wanted);
    if (short) found.push(problem(path, `The ${short.name} has ${amount(short.has, WHAT[kind])} and not ${wanted}.`));
  }
  return found;
}
const WHAT = { fighters: 'fighter unit', attack: 'attack unit' } as const;

function shortCarrier(
  file: ScenarioFile,
  type: 'CV' | 'CVL',
  kind: 'fighters' | 'attack',
  wanted: number,
): { name: string; has: number } | undefined {
  const { where } = fleetOf(file);
  for (const [carrier, ship] of CARRIERS.entries()) {
    if (ship.type !== type || where[carrier] === ABSENT) continue;
    const has = (UNITS_OF[carrier] ?? []).filter((unit) =>
      kind === 'fighters'
        ? IS_FIGHTER[unit] === true && UNITS[unit]?.model.night === false
        : IS_FIGHTER[unit] === false && file.fleet.fightersOnly !== true,
    ).length;
    if (has < wanted) return { name: ship.name, has };
  }
  return undefined;
}

/** 4.33: patrols take fighters that nothing else has taken. */
function patrolProblems(file: ScenarioFile): Problems {
  const { patrol, ...others } = file.fleet;
  if (patrol === undefined) return [];
  const { units, where } = fleetOf({ ...file, fleet: others });
  for (const group of carrierGroups(file)) {
    const index = TASK_GROUPS.findIndex((name) => name === group);
    const waiting = UNITS.filter(
      ({ model, home }, unit) => model.id === 'F6F' && where[home] === index && isInHangar(units[unit]),
    ).length;
    if (waiting < patrol)
      return [
        problem(
          'fleet.patrol',
          `The hangars of ${group} hold ${amount(waiting, 'fighter unit')} for it, not ${patrol}.`,
        ),
      ];
  }
  return when(carrierGroups(file).length === 0, 'fleet.patrol', 'No task group with carriers takes part.');
}

const isInHangar = (place = ABSENT): boolean => place >= 0 && place < ON_CARRIERS && place % 4 === HANGAR;

function strikeProblems(file: ScenarioFile): Problems {
  const { strikes = [], japanese } = file;
  if (strikes.length === 0) return [];
  const found: Problems = [];
  const battle = fleetOf(file);
  const left: Partial<Record<string, number>> = {};
  battle.units.forEach((place, unit) => {
    const model = UNITS[unit]?.model.id ?? '';
    if (isInHangar(place)) left[model] = (left[model] ?? 0) + 1;
  });
  strikes.forEach(({ units, fuel }, i) => {
    const taken = Object.entries(units).filter(([, n]) => n > 0);
    if (taken.length === 0) found.push(problem(`strikes[${i}].units`, 'No aircraft fly in it.'));
    for (const [model, n] of taken) {
      const has = left[model] ?? 0;
      left[model] = Math.max(0, has - n);
      if (n > has)
        found.push(
          problem(
            `strikes[${i}].units`,
            `It takes ${amount(n, 'unit')} of ${model}, and ${has} are left in the hangars.`,
          ),
        );
    }
    const endurance = Math.min(...taken.map(([model]) => MODELS[model as ModelId].endurance));
    if (fuel > endurance) found.push(problem(`strikes[${i}].fuel`, `Its aircraft take off with ${endurance} (4.15).`));
  });
  const patrols = battle.missions.filter(({ kind }) => kind !== null).length;
  return [
    ...found,
    ...when(
      strikes.length + patrols > MISSIONS,
      'strikes',
      `With the patrols there are ${strikes.length + patrols} air missions, and there are displays for ${MISSIONS} (4.13).`,
    ),
    ...when((japanese.onMap ?? []).length === 0, 'strikes', 'There is no force on the map that they could be sent to.'),
  ];
}
