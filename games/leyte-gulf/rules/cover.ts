import { arrange, type Decision, type Refusal } from '@point-option/engine';
import {
  airRef,
  airUnder,
  airWanted,
  at,
  baseOf,
  formationsOf,
  isChit,
  isFighter,
  markerRef,
  NONE,
  readyUnits,
  sideOfEntry,
  strengthOf,
  unitsOf,
} from '@point-option/chit-pull';
import { BASES } from '../data/bases.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';

/*
 * 6.5.1, 8.2.1: when their force is activated, fighters may fly patrol over another one in range. 6.5.9: of an air fleet only one unit may.
 */

/** The units that fly patrol over a force: its own, unless they cover another, and those that cover it. */
export function guardsOf(theater: LeyteTheater, marker: number): number[] {
  const { airAt, own } = theater;
  const ownUnits = airUnder(fleet, theater, marker).filter((unit) => own.covers[unit] === NONE);
  const covering = fleet.squadrons.flatMap((_, unit) => (own.covers[unit] === marker ? [unit] : []));
  return [...ownUnits, ...covering].filter(
    (unit) => airAt[unit] === 'cap' && isFighter(at(fleet.squadrons, unit).kind),
  );
}

/** A force that is in a hex now, wherever its marker still stands. */
interface Passing {
  readonly marker: number;
  readonly hex: number;
}

function hexOf({ markers }: LeyteTheater, marker: number, passing?: Passing): number {
  return passing?.marker === marker ? passing.hex : at(markers, marker).hex;
}

/** By field: all fields of its air fleet. */
const FIELDS: readonly (readonly number[])[] = BASES.map(({ chit }) =>
  BASES.filter((other) => other.chit === chit).map(({ hex }) => hex),
);

/** Hexes from where a unit flies to a force: 8.2.1, ashore from any field of its air fleet. */
function distance(theater: LeyteTheater, unit: number, marker: number, passing?: Passing): number {
  const hex = hexOf(theater, marker, passing);
  const home = at(theater.airHome, unit);
  const field = baseOf(home);
  if (field >= 0) return Math.min(...at(FIELDS, field).map((each) => grid.distance(each, hex)));
  const group = at(theater.shipAt, home);
  return group < 0 ? Number.MAX_SAFE_INTEGER : grid.distance(hexOf(theater, group, passing), hex);
}

function inRange(theater: LeyteTheater, unit: number, marker: number, passing?: Passing): boolean {
  return distance(theater, unit, marker, passing) <= at(fleet.squadrons, unit).range;
}

/** Fighters of an entry of the pool that wait on deck or ashore. */
function fighters({ state }: G, entry: number): number[] {
  return readyUnits(fleet, state, entry).filter((unit) => isFighter(at(fleet.squadrons, unit).kind));
}

/** Forces of its side that an entry of the pool can cover. */
function charges({ state }: G, entry: number): number[] {
  return formationsOf(fleet, state, sideOfEntry(fleet, entry)).filter(
    (marker) => marker !== entry && at(fleet.markers, marker).kind === 'group',
  );
}

/** Units of an air fleet that cover a force already. */
function coveringFrom({ state }: G, entry: number): number {
  return unitsOf(fleet, state, entry).filter((unit) => state.own.covers[unit] !== NONE).length;
}

/** Whether somebody is asked: by day. Who has fighters to send is a secret. */
export function mayCover({ state }: G): boolean {
  return !fleet.isNight(state.turn);
}

export const coverOrder: Decision<LeyteTheater, { entry: number }> = arrange({
  layout: (g, f) => {
    const open = charges(g, f.entry);
    const pieces = fighters(g, f.entry)
      .map((unit) => ({
        id: at(fleet.squadrons, unit).id,
        boxes: open.filter((marker) => inRange(g.state, unit, marker)).map((marker) => at(fleet.markers, marker).id),
      }))
      .filter(({ boxes }) => boxes.length > 0);
    return { pieces, boxes: open.map((marker) => ({ id: at(fleet.markers, marker).id })), partial: true };
  },
  describe: (g, _f, piece) => {
    const unit = fleet.squadronNumber.get(String(piece)) ?? 0;
    const { name, kind } = at(fleet.squadrons, unit);
    return {
      label: {
        key: 'cover unit',
        values: { unit: name, kind: { key: `kind.${kind}` }, n: strengthOf(fleet, g.state, unit) },
      },
      short: { key: 'name', values: { name } },
      touches: [airRef(fleet, unit)],
    };
  },
  describeBox: (g, _f, box) => {
    const marker = fleet.markerNumber.get(box) ?? 0;
    const values = { marker: box, hex: grid.label(at(g.state.markers, marker).hex) };
    return { label: { key: 'cover force', values }, touches: [markerRef(fleet, marker)] };
  },
  whyNot: (g, f, wanted): Refusal | undefined => {
    const unit = airWanted(fleet, wanted);
    if (unit < 0 || at(fleet.squadrons, unit).side !== sideOfEntry(fleet, f.entry)) return undefined;
    const values = { unit: at(fleet.squadrons, unit).name };
    if (!isFighter(at(fleet.squadrons, unit).kind))
      return { reason: { key: 'why bombers never patrol', values }, rule: '6.5.4' };
    if (!fighters(g, f.entry).includes(unit)) return { reason: { key: 'why unit not ready', values }, rule: '8.2.1' };
    return { reason: { key: 'why nobody to cover', values }, rule: '8.2.1' };
  },
  whyNotBox: (g, _f, piece, box) => {
    const unit = fleet.squadronNumber.get(piece) ?? 0;
    const marker = fleet.markerNumber.get(box) ?? 0;
    const { name, range } = at(fleet.squadrons, unit);
    const values = { unit: name, range, n: distance(g.state, unit, marker) };
    return { reason: { key: 'why out of range', values }, rule: '8.2.1' };
  },
  // 6.5.9
  check: (g, f, placed) =>
    isChit(fleet, f.entry) && Object.keys(placed).length + coveringFrom(g, f.entry) > 1
      ? { reason: { key: 'why one unit covers' }, rule: '6.5.9' }
      : undefined,
  example: () => ({}),
  apply: (g, f, placed) => {
    const { airAt, own } = g.state;
    for (const [id, box] of Object.entries(placed)) {
      const unit = fleet.squadronNumber.get(id);
      const marker = fleet.markerNumber.get(box);
      if (unit === undefined || marker === undefined) continue;
      airAt[unit] = 'cap';
      own.covers[unit] = marker;
    }
    // Both sides see aircraft leave, and not how many or where to.
    g.stands();
    const n = Object.keys(placed).length;
    if (n > 0) g.emit('patrol flies', { n }, { rule: '8.2.1', to: sideOfEntry(fleet, f.entry) });
  },
});

/** 8.2.1: a patrol over a force that is out of range by now, or gone, comes down: a force on its way too, in every hex. */
export function recallCovers({ state }: G, passing?: Passing): void {
  const { own, airAt, markers, airWeak } = state;
  own.covers.forEach((marker, unit) => {
    if (marker === NONE) return;
    // 6.5.5: what its carrier has lost guards nobody.
    if (airAt[unit] !== 'cap') own.covers[unit] = NONE;
    else if (at(markers, marker).hex < 0 || !inRange(state, unit, marker, passing)) {
      airAt[unit] = 'flown';
      own.covers[unit] = NONE;
      own.missions[unit] = at(own.missions, unit) + 1;
      if (at(fleet.squadrons, unit).side === 'us') airWeak[unit] = true;
    }
  });
}
