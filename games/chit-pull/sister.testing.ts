import { createRig, order as give, type Rig } from '@point-option/proving';
import type { Answer, Chart, Json, Match } from '@point-option/engine';
import { createFleet, type MarkerSpec } from './data/fleet.ts';
import type { ShipType } from './data/ship.ts';
import { at, type SideId, SIDES } from './data/side.ts';
import type { Squadron, SquadronKind } from './data/squadron.ts';
import { emptyTheater } from './data/start.ts';
import type { Theater } from './data/theater.ts';

/*
 * A second supply for the family, in the manner of Leyte Gulf: task forces and no forces that hold groups, escort carriers, ships and
 * squadrons of its own on a small map. Whatever the family does with it, it does without knowing which game it serves. Its charts are short
 * and made up: a test says with the die which result it wants.
 */

/** What this supply keeps of its own. */
export interface Own {
  /** Movement points that the active formation has spent otherwise than on hexes. */
  spent: number;
}
export type Sister = Theater<Own>;

const counter = { gunnery: 6, range: 12, flak: 4, torpedoes: false, move: [4, 5], boxes: 4, source: 'ours' } as const;

function shipsOf(side: SideId, fleet: string, type: ShipType, ...ids: string[]) {
  const torpedoes = type === 'DD' || type === 'CA';
  return ids.map((id) => ({ ...counter, id, name: id, side, fleet, type, torpedoes }));
}

const SHIPS = [
  ...shipsOf('japan', 'combined', 'CV', 'Zuikaku'),
  ...shipsOf('japan', 'combined', 'BB', 'Yamato', 'Fuso'),
  ...shipsOf('japan', 'combined', 'CA', 'Mogami'),
  ...shipsOf('japan', 'combined', 'DD', 'Div 4', 'Div 31'),
  ...shipsOf('us', 'third', 'CV', 'Essex', 'Lexington'),
  ...shipsOf('us', 'third', 'BB', 'Iowa'),
  ...shipsOf('us', 'third', 'DD', 'Squadron 50', 'Squadron 55'),
  ...shipsOf('us', 'seventh', 'CVE', 'Gambier Bay', 'St. Lo'),
  ...shipsOf('us', 'seventh', 'DD', 'Taffy 3/1'),
];

function squadronsOn(side: SideId, ship: string, ...units: readonly (readonly [SquadronKind, number, number])[]) {
  const home = SHIPS.findIndex(({ id }) => id === ship);
  return units.map(
    ([kind, full, weak]): Squadron => ({
      id: `${ship} ${kind}`,
      name: `${ship} ${kind}`,
      side,
      kind,
      full,
      weak,
      range: side === 'us' ? 8 : 10,
      home,
      source: 'ours',
    }),
  );
}

const MARKERS: readonly MarkerSpec[] = [
  ...['Force A', 'Ozawa', 'Force C'].map((id) => ({ id, name: id, side: 'japan' as const, kind: 'group' as const })),
  { id: 'Cripples 1', name: 'Cripples 1', side: 'japan', kind: 'detached' },
  ...['TG 38.2', 'TG 38.3', 'Taffy 3'].map((id) => ({ id, name: id, side: 'us' as const, kind: 'group' as const })),
];

const REPORTED: readonly ShipType[] = ['CV', 'CVE', 'BB', 'CA', 'DD'];
const NIGHTS = 4;

export const fleet = createFleet({
  gridSpec: {
    orientation: 'flat',
    order: 'CCRR',
    digits: 2,
    colDir: 'E',
    rowDir: 'S',
    shove: 'odd',
    rows: [1, 12],
    cols: [1, 12],
  },
  ships: SHIPS,
  squadrons: [
    ...squadronsOn('japan', 'Zuikaku', ['F', 3, 1], ['DB', 4, 2]),
    ...squadronsOn('us', 'Essex', ['F', 4, 3], ['DB', 6, 4], ['T', 5, 3]),
    ...squadronsOn('us', 'Lexington', ['F', 4, 3], ['DB', 6, 4]),
    ...squadronsOn('us', 'Gambier Bay', ['FB', 3, 2]),
  ],
  bases: [],
  markers: MARKERS,
  chits: [
    { id: 'us command', name: 'US command', side: 'us', kind: 'command' },
    { id: '2nd Air Fleet', name: '2nd Air Fleet', side: 'japan', kind: 'air' },
  ],
  // Squadrons of escort carriers fly patrol, or strike: then they are bombers.
  escorts: ['F'],
  reported: REPORTED,
  reportedAs: (type) => REPORTED.indexOf(type),
  isNight: (turn) => turn % NIGHTS === 1,
  splitInBattle: 'round',
});

/** A chart that gives for each die, from 1, what a test asks for. */
export function dieChart(id: string, results: readonly Json[], more: Partial<Chart> = {}): Chart {
  return {
    id,
    title: id,
    rule: 'test',
    provenance: 'ours',
    dice: { count: 1, sides: 10 },
    rows: results.map((_, row) => row + 1),
    columns: ['result'],
    cells: results.map((result) => [result]),
    ...more,
  };
}

export const marker = (id: string): number => fleet.markerNumber.get(id) as number;
const ship = (id: string): number => fleet.shipNumber.get(id) as number;
export const unit = (id: string): number => fleet.squadronNumber.get(id) as number;
export const hex = (label: string): number => fleet.grid.mustHex(label);

/** Puts ships into a formation, and the formation on the map. */
export function put(data: Sister, id: string, label: string, ...ships: string[]): number {
  at(data.markers, marker(id)).hex = hex(label);
  for (const each of ships) data.shipAt[ship(each)] = marker(id);
  return marker(id);
}

/** A rig for the family's procedures with this supply: by day, in turn 2, with nothing hidden and nothing on the map. */
export function rig(...charts: readonly Chart[]): Rig<Sister> {
  return createRig<Sister>({
    id: 'sister',
    rulesVersion: 1,
    sides: SIDES,
    charts,
    scenario: 'test',
    setup: () => ({ ...emptyTheater<Own>(fleet, { spent: 0 }), turn: 2, lastTurn: 12 }),
  });
}

export type Table = Match<Sister, Sister>;

export function dataOf(match: Table): Sister {
  return match.table.whole.data;
}

/** Gives an order that must be accepted, with the dice that it needs. */
export function order(match: Table, side: SideId, answer: Answer, ...dice: number[]): void {
  give(match, side, answer, dice);
}
