import {
  airUnder,
  at,
  chitOf,
  isChit,
  isFighter,
  OFF,
  range,
  type Reach,
  type SideId,
  slowestSpeed,
  slowOf,
} from '@point-option/chit-pull';
import { type Message, message, type Overlay, type PlaceView } from '@point-option/engine';
import { DUMMY_SPEED, EXTENDED_RANGE, SEARCH_RANGE } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid, GUAM, ROTA, SAIPAN, SEARCH_LINES, YAP } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { CAUTIOUS_RADIUS, FLAGSHIP_RADIUS, SCENARIOS } from '../data/scenarios.ts';
import { isCautious, isTethered } from '../rules/spruance.ts';
import { flyingCarriers } from '../rules/searching.ts';

/** The islands that the rules name. */
export const places: readonly PlaceView[] = [
  { hex: grid.label(SAIPAN), name: message('place Saipan'), covers: ['Saipan', 'Tinian'] },
  { hex: grid.label(GUAM), name: message('place Guam'), covers: ['Guam', 'Agana Field'] },
  { hex: grid.label(ROTA), name: message('place Rota'), covers: ['Rota', 'Rota Field'] },
  { hex: grid.label(YAP), name: message('place Yap'), covers: ['Yap', 'Yap Field'] },
];

/** 7.1, 7.2: from what can be seen of a formation. The bonus of 15.4 is not in it. */
export function speed(view: MobileTheater, marker: number): number {
  return Math.max(0, slowestSpeed(fleet, view, marker, DUMMY_SPEED) - slowOf(fleet, view, marker));
}

/** 6.3, 8.1: how far the active formation searches and strikes. */
export function reaches(view: MobileTheater, entry: number): Reach[] {
  return !isChit(fleet, entry) ? shipReaches(view, entry) : shoreReaches(chitOf(fleet, entry));
}

function shipReaches(view: MobileTheater, marker: number): Reach[] {
  const { hex } = at(view.markers, marker);
  const { side } = at(fleet.markers, marker);
  if (hex === OFF || fleet.isNight(view.turn) || flyingCarriers(view, marker) === 0) return [];
  const bombers = airUnder(fleet, view, marker).filter((unit) => view.airAt[unit] === 'ready');
  const far = Math.max(0, ...bombers.map((unit) => at(fleet.squadrons, unit).range));
  const fresh = bombers.some(
    (unit) => side === 'us' && !at(view.airWeak, unit) && !isFighter(at(fleet.squadrons, unit).kind),
  );
  return [
    { hex, radius: SEARCH_RANGE[side], label: message('overlay search', { n: SEARCH_RANGE[side] }) },
    ...(far > 0 ? [{ hex, radius: far, label: message('overlay strike', { n: far }) }] : []),
    ...(far > 0 && fresh
      ? [{ hex, radius: far + EXTENDED_RANGE, label: message('overlay extended', { n: far + EXTENDED_RANGE }) }]
      : []),
  ];
}

/** 6.3.2: the islands search from Guam. */
function shoreReaches(chit: number): Reach[] {
  if (chit !== CHIT.flotilla61) return [];
  return [{ hex: GUAM, radius: SEARCH_RANGE.island, label: message('overlay search', { n: SEARCH_RANGE.island }) }];
}

/** 6.3.3: the lines that are printed on the map. Their lists are long, and made once. */
const LINES: readonly Overlay[] = SEARCH_LINES.map(({ name, covers }) => ({
  kind: 'range',
  hexes: covers.flatMap((covered, hex) => (covered ? [grid.label(hex)] : [])),
  label: message('overlay line', { squadron: name }),
  nation: 'us',
}));

/** 16.1.4: how far Task Force 58 may go, and where the flagship was announced. */
export function overlays(view: MobileTheater, seats: readonly SideId[]): Overlay[] {
  const { announced } = view.own;
  return [
    ...LINES,
    ...(isCautious(view) && seats.includes('us')
      ? [
          range(grid, 'us', {
            hex: SAIPAN,
            radius: CAUTIOUS_RADIUS,
            label: message('overlay cautious', { n: CAUTIOUS_RADIUS }),
          }),
        ]
      : []),
    ...(announced === OFF
      ? []
      : [
          {
            ...range(grid, 'japan', { hex: announced, radius: FLAGSHIP_RADIUS, label: message('overlay flagship') }),
            kind: 'zone' as const,
          },
        ]),
  ];
}

/** 16.1.4: what binds a formation. */
export function notes(view: MobileTheater, marker: number): Message[] {
  if (!isTethered(view, marker)) return [];
  return [message('note tethered', { n: CAUTIOUS_RADIUS, turn: SCENARIOS[view.own.scenario].cautiousUntil })];
}
