import { type Display, type DisplayBox, message, type Note, type PieceView } from '@point-option/engine';
import { conditionOf, isAfloat } from '../data/formations.ts';
import { seaBox } from '../data/refs.ts';
import { at } from '../data/side.ts';
import { type Flight, NONE, type Raid } from '../data/theater.ts';
import { DISPLAY_NAMES, DISPLAY_ROWS } from '../rules/display.ts';
import { strafing } from '../rules/raid/barrage.ts';
import type { Showing } from './rules.ts';
import { airPiece, flightPiece, shipPiece } from './ships.ts';

export const RAID_DISPLAY = 'raid';
export const SEA_DISPLAY = 'sea';

/** An air strike under way: the air-sea display with ships in its boxes and aircraft over them, and who else flies. */
export function raidDisplays<Own extends object>(showing: Showing<Own>, raid: Raid): Display[] {
  const { fleet } = showing;
  const values = { side: message(`side.${raid.by}`), hex: fleet.grid.label(raid.hex) };
  const group = raid.group === NONE ? '' : at(fleet.markers, raid.group).name;
  const air: Display = {
    id: RAID_DISPLAY,
    title:
      raid.base === NONE
        ? message('display raid', values)
        : message('display raid base', { ...values, base: at(fleet.bases, raid.base).name }),
    short: message('tab raid'),
    boxes: inTheAir(showing, raid),
  };
  if (raid.group === NONE) return [air];
  const sea: Display = {
    id: SEA_DISPLAY,
    title: message('display sea', { ...values, group }),
    short: message('tab sea'),
    layout: 'cells',
    boxes: seaRows(showing, raid),
  };
  return [sea, air];
}

/** Flights that lie on no ship, and the patrol. */
function inTheAir<Own extends object>({ fleet, view }: Showing<Own>, raid: Raid): DisplayBox[] {
  const flying = (keep: (flight: Flight) => boolean): PieceView[] =>
    raid.flights.filter(keep).map((flight) => flightPiece(fleet, flight));
  const isDown = ({ fate }: Flight): boolean => fate === 'down';
  const boxes: [string, PieceView[]][] = [
    ['raid flights', flying((flight) => !isDown(flight) && !flight.engaged && flight.box === NONE)],
    ['raid engaged', flying((flight) => !isDown(flight) && flight.engaged && flight.box === NONE)],
    ['raid patrol', patrolOf(raid).map((unit) => airPiece(fleet, view, unit))],
    ['raid down', flying((flight) => isDown(flight) && flight.box === NONE)],
  ];
  return boxes.flatMap(([id, pieces]) => (pieces.length > 0 ? [{ id, title: message(`box ${id}`), pieces }] : []));
}

/** Units that defend against the raid, or have. */
function patrolOf({ patrol, met, flights }: Raid): number[] {
  const raiders = new Set(flights.map(({ unit }) => unit));
  return [...new Set([...patrol, ...met])].filter((unit) => !raiders.has(unit));
}

/** The rows of the display from top to bottom, each box touching those beside it and half of two above and below. */
function seaRows<Own extends object>(showing: Showing<Own>, raid: Raid): DisplayBox[] {
  return DISPLAY_ROWS.flatMap((row, number) => {
    const head: DisplayBox = {
      id: `sea row ${number + 1}`,
      title: message('box sea row', { n: number + 1 }),
      short: message('kernel.plain', { id: String(number + 1) }),
      pieces: [],
    };
    return [head, ...row.map((box) => seaBoxOf(showing, raid, box, head.id))];
  });
}

function seaBoxOf<Own extends object>({ fleet, view }: Showing<Own>, raid: Raid, box: number, of: string): DisplayBox {
  const name = at(DISPLAY_NAMES, box);
  const ship = raid.boxes[box] ?? NONE;
  const over = raid.flights.filter((flight) => flight.box === box);
  return {
    id: seaBox(box),
    title: message('box sea', { name }),
    short: message('kernel.plain', { id: name }),
    of,
    pieces: [
      ...(ship === NONE ? [] : [shipPiece(fleet, view, ship)]),
      ...over.map((flight) => flightPiece(fleet, flight)),
    ],
    notes: ship === NONE || !isAfloat(view, ship) ? [] : flakNotes({ fleet, view }, raid, ship, box),
  };
}

/** What a ship fires with, and what strafing takes off it. */
function flakNotes({ fleet, view }: Pick<Showing, 'fleet' | 'view'>, raid: Raid, ship: number, box: number): Note[] {
  const { flak } = conditionOf(fleet, view, ship);
  const fighters = strafing(raid, box);
  return [
    { text: message(fighters > 0 ? 'note flak suppressed' : 'note flak', { n: flak, fighters }) },
    ...((raid.shots[box] ?? []).length > 0
      ? [{ text: message('note shots', { n: (raid.shots[box] ?? []).length }) }]
      : []),
  ];
}
