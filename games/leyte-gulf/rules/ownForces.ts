import { arrange, type Decision, type Refusal } from '@point-option/engine';
import {
  announce,
  at,
  formationsAt,
  isOnMap,
  markerRef,
  OFF,
  ofSide,
  placeMarker,
  retire,
  shipsIn,
  type SideId,
  SIDES,
} from '@point-option/chit-pull';
import { DETECTED } from '../data/arms.ts';
import { REORGANIZING } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { organization } from '../family.ts';
import { whyNotTogether } from './arrivals.ts';
import { isApart } from './crowding.ts';
import { organizationRules, organizer } from './organization.ts';

/*
 * 6.4: detached ships become a force of their own in the Initial Phase, with a marker that nobody uses or with that of a dummy, and sail home
 * when it is drawn. 8.3.9: ships that were crowded out of a hex do so too, or join a force where they are, and are free again.
 */

const idOf = (marker: number): string => at(fleet.markers, marker).id;
const numberOf = (id: string): number => fleet.markerNumber.get(id) ?? 0;

function alone(theater: LeyteTheater, side: SideId): number[] {
  return ofSide(fleet.markersOf, side).filter(
    (marker) => at(fleet.markers, marker).kind === 'detached' && isOnMap(theater, marker),
  );
}

/** Force markers without ships. */
function spare(theater: LeyteTheater, side: SideId): number[] {
  return ofSide(fleet.markersOf, side).filter(
    (marker) => at(fleet.markers, marker).kind === 'group' && !theater.shipAt.includes(marker),
  );
}

/** 8.3.9: forces in the hex of ships that were crowded out, of their own fleet; 6.4: nobody joins ships on their way home, nor they him. */
function comrades(theater: LeyteTheater, from: number): number[] {
  if (!isApart(theater, from)) return [];
  const { hex } = at(theater.markers, from);
  return formationsAt(fleet, theater, at(fleet.markers, from).side, hex).filter(
    (marker) =>
      at(fleet.markers, marker).kind === 'group' &&
      !at(theater.markers, marker).dummy &&
      organizationRules.fixed?.(theater, marker) === undefined,
  );
}

/** 5.3, 5.5, 5.5.1: they are forces like any others, and so are those that they join. */
function breaksLimits(theater: LeyteTheater, side: SideId, placed: Placed): Refusal | undefined {
  const becomes = new Map(Object.entries(placed).map(([from, to]) => [numberOf(from), numberOf(to)]));
  const placing = Int16Array.from(theater.shipAt, (marker) => becomes.get(marker) ?? marker);
  return organization.limits.broken(theater, side, placing);
}

/** Both sides see who has ships on their own. */
export function promoters({ state }: G): readonly SideId[] {
  return SIDES.filter((side) => alone(state, side).length > 0);
}

type Placed = Readonly<Record<string, string>>;

/** 5.5: no hex gets more forces than it holds. Who joins a force that is there makes none. */
function overstacked(theater: LeyteTheater, all: Placed): Refusal | undefined {
  const placed = Object.fromEntries(Object.entries(all).filter(([, box]) => !theater.shipAt.includes(numberOf(box))));
  const taken = new Set(Object.values(placed));
  for (const id of Object.keys(placed)) {
    const from = numberOf(id);
    const { hex } = at(theater.markers, from);
    const { side } = at(fleet.markers, from);
    const there = ofSide(fleet.markersOf, side).filter(
      (each) =>
        at(fleet.markers, each).kind === 'group' &&
        at(theater.markers, each).hex === hex &&
        !taken.has(at(fleet.markers, each).id),
    );
    const coming = Object.keys(placed).filter((each) => at(theater.markers, numberOf(each)).hex === hex);
    const refused = whyNotTogether(
      theater,
      there,
      grid.label(hex),
      coming.map((each) => numberOf(each)),
    );
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** The forces that somebody can join. */
function joined(theater: LeyteTheater, side: SideId): number[] {
  return [...new Set(alone(theater, side).flatMap((marker) => comrades(theater, marker)))];
}

/** Ships that were crowded out become a force as soon as their hex has room. */
function rejoin(theater: LeyteTheater, side: SideId): Placed {
  const placed: Record<string, string> = {};
  const left = spare(theater, side);
  for (const marker of alone(theater, side)) {
    const [box] = left;
    if (box === undefined || !isApart(theater, marker)) continue;
    const more = { ...placed, [idOf(marker)]: idOf(box) };
    if (overstacked(theater, more) !== undefined || breaksLimits(theater, side, more) !== undefined) continue;
    Object.assign(placed, more);
    left.shift();
  }
  return placed;
}

/** Each marker of detached ships keeps lying there, or gives its ships to a force marker. */
export const promote: Decision<LeyteTheater, object> = arrange({
  layout: (g, _f, side) => ({
    pieces: alone(g.state, side as SideId).map((marker) => ({
      id: idOf(marker),
      boxes: [...spare(g.state, side as SideId), ...comrades(g.state, marker)].map(idOf),
    })),
    boxes: [
      ...spare(g.state, side as SideId).map((marker) => ({ id: idOf(marker), max: 1 })),
      ...joined(g.state, side as SideId).map((marker) => ({ id: idOf(marker) })),
    ],
    partial: true,
  }),
  describe: (g, _f, piece) => {
    const marker = numberOf(String(piece));
    const { hex } = at(g.state.markers, marker);
    const values = {
      marker: String(piece),
      hex: hex === OFF ? '' : grid.label(hex),
      n: shipsIn(fleet, g.state, marker).length,
    };
    const { name } = at(fleet.markers, marker);
    return {
      label: { key: 'ships alone', values },
      short: { key: 'name', values: { name } },
      touches: [markerRef(fleet, marker)],
    };
  },
  describeBox: (g, _f, box) => {
    const { dummy } = at(g.state.markers, numberOf(box));
    return { label: { key: dummy ? 'box dummy' : 'box group', values: { group: box } } };
  },
  check: (g, _f, placed, side) => overstacked(g.state, placed) ?? breaksLimits(g.state, side as SideId, placed),
  example: (g, _f, side) => rejoin(g.state, side as SideId),
  apply: (g, _f, placed) => {
    for (const [piece, box] of Object.entries(placed)) promoteTo(g, numberOf(piece), numberOf(box));
  },
});

function promoteTo(g: G, from: number, to: number): void {
  const { state } = g;
  if (state.shipAt.includes(to)) {
    join(g, from, to);
    return;
  }
  const isFree = isApart(state, from);
  const ships = shipsIn(fleet, state, from);
  const { hex, slow, bombed } = at(state.markers, from);
  const values = { marker: at(fleet.markers, to).name, hex: grid.label(hex), n: ships.length };
  placeMarker(state, to, hex);
  // 5.1, 6.2.1
  Object.assign(at(state.markers, to), { seen: DETECTED, slow: slow + REORGANIZING, bombed });
  for (const ship of ships) {
    state.shipAt[ship] = to;
    state.own.apart[ship] = false;
  }
  retire(state, from);
  g.emit(isFree ? 'own force again' : 'own force', values, {
    rule: '6.4',
    touches: [markerRef(fleet, to)],
    reveals: true,
  });
  announce(organizer, g, to, ships.length);
}

/** 8.3.9, 6.2.1: they sail with a force that is in their hex, which is the slower for it. */
function join(g: G, from: number, to: number): void {
  const { state } = g;
  const ships = shipsIn(fleet, state, from);
  const { hex, slow, bombed } = at(state.markers, from);
  const force = at(state.markers, to);
  for (const ship of ships) {
    state.shipAt[ship] = to;
    state.own.apart[ship] = false;
  }
  // 5.1: who is in sight stays in sight.
  Object.assign(force, {
    seen: DETECTED,
    slow: Math.max(force.slow, slow) + REORGANIZING,
    bombed: Math.max(force.bombed, bombed),
  });
  retire(state, from);
  const values = { marker: idOf(to), hex: grid.label(hex), n: ships.length };
  g.emit('own force again', values, { rule: '8.3.9', touches: [markerRef(fleet, to)], reveals: true });
}
