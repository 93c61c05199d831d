import { arrange, type Decision, type Refusal } from '@point-option/engine';
import {
  announce,
  at,
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
import { organizer } from './organization.ts';

/*
 * 6.4: detached ships become a force of their own in the Initial Phase, with a marker that nobody uses or with that of a dummy, and sail home
 * when it is drawn.
 */

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

/** Both sides see who has ships on their own. */
export function promoters({ state }: G): readonly SideId[] {
  return SIDES.filter((side) => alone(state, side).length > 0);
}

/** 5.5: no hex gets more forces than it holds. */
function overstacked(theater: LeyteTheater, placed: Readonly<Record<string, string>>): Refusal | undefined {
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

/** 5.5, 5.5.1: they are forces like any others, and few forces have carriers. */
function overLimits(
  theater: LeyteTheater,
  placed: Readonly<Record<string, string>>,
  side: SideId,
): Refusal | undefined {
  const becomes = new Map(Object.entries(placed).map(([from, to]) => [numberOf(from), numberOf(to)]));
  const placing = Int16Array.from(theater.shipAt, (group) => becomes.get(group) ?? group);
  const { limits } = organization;
  return limits.carriersBroken(theater, side, placing) ?? limits.broken(theater, side, placing);
}

function numberOf(id: string): number {
  return fleet.markerNumber.get(id) ?? 0;
}

/** Each marker of detached ships keeps lying there, or gives its ships to a force marker. */
export const promote: Decision<LeyteTheater, object> = arrange({
  layout: (g, _f, side) => ({
    pieces: alone(g.state, side as SideId).map((marker) => ({ id: at(fleet.markers, marker).id })),
    boxes: spare(g.state, side as SideId).map((marker) => ({ id: at(fleet.markers, marker).id, max: 1 })),
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
    return { label: { key: 'ships alone', values }, touches: [markerRef(fleet, marker)] };
  },
  describeBox: (g, _f, box) => {
    const { dummy } = at(g.state.markers, numberOf(box));
    return { label: { key: dummy ? 'box dummy' : 'box group', values: { group: box } } };
  },
  check: (g, _f, placed, side) => overstacked(g.state, placed) ?? overLimits(g.state, placed, side as SideId),
  example: () => ({}),
  apply: (g, _f, placed) => {
    for (const [piece, box] of Object.entries(placed)) promoteTo(g, numberOf(piece), numberOf(box));
  },
});

function promoteTo(g: G, from: number, to: number): void {
  const { state } = g;
  const ships = shipsIn(fleet, state, from);
  const { hex, slow, bombed } = at(state.markers, from);
  const values = { marker: at(fleet.markers, to).name, hex: grid.label(hex), n: ships.length };
  placeMarker(state, to, hex);
  // 5.1, 6.2.1
  Object.assign(at(state.markers, to), { seen: DETECTED, slow: slow + REORGANIZING, bombed });
  for (const ship of ships) state.shipAt[ship] = to;
  retire(state, from);
  g.emit('own force', values, { rule: '6.4', touches: [markerRef(fleet, to)], reveals: true });
  announce(organizer, g, to, ships.length);
}
