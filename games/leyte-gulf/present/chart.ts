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
import {
  type ControlView,
  type Message,
  message,
  type Overlay,
  type PieceView,
  type PlaceView,
} from '@point-option/engine';
import { BASES } from '../data/bases.ts';
import { BEACHHEAD_VALUE, DUMMY_SPEED, EXTENDED_RANGE, SEARCH_RANGE, STATION_RADIUS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { ALL_HEXES, BEACHHEAD, grid, IS_IN_US_AREA, ORMOC, PARTIAL, SAN_BERNARDINO, SURIGAO } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import type { LeyteTheater } from '../data/own.ts';
import { beachheadValue } from '../rules/beachhead.ts';
import { forceName } from '../rules/forceName.ts';
import { isHomeward } from '../rules/homeward.ts';
import { holdsStation } from '../rules/terminal.ts';
import { searchRangeOf } from '../rules/searching.ts';
import { quarryOf } from '../rules/wildBull.ts';
import { printed } from './printed.ts';

/** The hexes that the rules name. */
export const places: readonly PlaceView[] = [
  { hex: grid.label(BEACHHEAD), name: message('place beachhead'), covers: ['Tacloban', 'Leyte Gulf'] },
  { hex: grid.label(ORMOC), name: message('place Ormoc'), covers: ['Ormoc'] },
  { hex: grid.label(SURIGAO), name: message('place Surigao'), covers: ['Surigao Strait'] },
  { hex: grid.label(SAN_BERNARDINO), name: message('place San Bernardino'), covers: ['San Bernardino Strait'] },
  ...BASES.filter(({ beyond }) => beyond === 0).map(({ name, hex }) => ({
    hex: grid.label(hex),
    name: message('place field', { base: name }),
    covers: [name],
  })),
];

/** 6.5.9: Japan holds its fields for good, and the US its beachhead. */
export const control: readonly ControlView[] = [
  {
    nation: 'japan',
    hexes: [...BASES.filter(({ chit }) => chit !== CHIT.usArmy).map(({ hex }) => hex), ORMOC].map((hex) =>
      grid.label(hex),
    ),
  },
  { nation: 'us', hexes: [grid.label(BEACHHEAD)] },
];

/** 6.2, 6.2.4: from what can be seen of a force. */
export function speed(view: LeyteTheater, marker: number): number {
  return Math.max(0, slowestSpeed(fleet, view, marker, DUMMY_SPEED) - slowOf(fleet, view, marker));
}

/** 6.5.1, 6.5.6, 7.2: how far the active force searches and strikes. */
export function reaches(view: LeyteTheater, entry: number): Reach[] {
  return isChit(fleet, entry) ? shoreReaches(chitOf(fleet, entry)) : shipReaches(view, entry);
}

function shipReaches(view: LeyteTheater, marker: number): Reach[] {
  const { hex } = at(view.markers, marker);
  const { side } = at(fleet.markers, marker);
  const search = searchRangeOf(view, marker);
  if (hex === OFF || fleet.isNight(view.turn) || search === 0) return [];
  const bombers = airUnder(fleet, view, marker).filter((unit) => view.airAt[unit] === 'ready');
  const far = Math.max(0, ...bombers.map((unit) => at(fleet.squadrons, unit).range));
  const fresh =
    side === 'us' && bombers.some((unit) => !at(view.airWeak, unit) && !isFighter(at(fleet.squadrons, unit).kind));
  return [
    { hex, radius: search, label: message('overlay search', { n: search }) },
    ...(far > 0 ? [{ hex, radius: far, label: message('overlay strike', { n: far }) }] : []),
    ...(fresh ? [{ hex, radius: EXTENDED_RANGE, label: message('overlay extended', { n: EXTENDED_RANGE }) }] : []),
  ];
}

/** 6.5.9: the Japanese air fleets search from all their fields. */
function shoreReaches(chit: number): Reach[] {
  const n = SEARCH_RANGE.landBased;
  return BASES.filter((base) => base.chit === chit && chit !== CHIT.usArmy).map(({ hex }) => ({
    hex,
    radius: n,
    label: message('overlay search', { n }),
  }));
}

/** 6.1, 6.5.8: hexes that nobody enters though there is some sea in them, and the area of the Army's aircraft. */
const STANDING: readonly Overlay[] = [
  { kind: 'zone', hexes: PARTIAL.map((hex) => grid.label(hex)), label: message('overlay shoals') },
  {
    kind: 'range',
    hexes: ALL_HEXES.filter((hex) => IS_IN_US_AREA[hex]).map((hex) => grid.label(hex)),
    label: message('overlay army'),
    nation: 'us',
  },
];

/** 12.2: where escort carriers belong. */
export function overlays(_view: LeyteTheater, seats: readonly SideId[]): Overlay[] {
  return [
    ...STANDING,
    ...(seats.includes('us')
      ? [range(grid, 'us', { hex: BEACHHEAD, radius: STATION_RADIUS, label: message('overlay station') })]
      : []),
  ];
}

/** 11.2: the PT boats, which both sides see. */
export function onMap({ own }: LeyteTheater): { hex: number; piece: PieceView }[] {
  const { boats } = own;
  if (boats === OFF) return [];
  const name = message('PT boats');
  const face: PieceView['face'] = { plate: 'ship', symbol: 'destroyer', name: 'PT', mark: 'PT' };
  return [{ hex: boats, piece: { id: BOATS, side: 'us', label: name, short: name, face } }];
}
/** Whose it is shows in its id. */
const BOATS = 'us PT boats';

/** 12.3: what a Japanese force is worth on the beachhead, where that is enough or nearly so. */
function beachNote(view: LeyteTheater, marker: number): Message[] {
  if (at(fleet.markers, marker).side !== 'japan') return [];
  const n = beachheadValue(printed, view, marker);
  return n >= BEACHHEAD_VALUE ? [message('note beachhead', { n })] : [];
}

/** What a force is, and what binds it. */
export function notes(view: LeyteTheater, marker: number): Message[] {
  const hex = quarryOf(view, marker);
  const force = forceName(view, marker);
  return [
    ...(force === undefined ? [] : [message('note force of', { force })]),
    ...beachNote(view, marker),
    ...(isHomeward(view, marker) ? [message('note homeward')] : []),
    ...(hex === OFF ? [] : [message('note drawn', { hex: grid.label(hex) })]),
    ...(holdsStation(view, marker) === false ? [message('note off station', { n: STATION_RADIUS })] : []),
  ];
}
