import { arrange, type Decision, type Layout, type Refusal } from '@point-option/engine';
import { at, markerRef, ofSide, shipRef, type SideId } from '@point-option/chit-pull';
import { DETECTED } from '../data/arms.ts';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid, IS_WEST } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { FANATICAL, type Scenario, SCENARIOS, variantUnits } from '../data/scenarios.ts';
import { forcesOf, shipsOfForce, sideOfForce } from '../data/start.ts';
import { DIVIDED, hexesOf, markerOf, OFF_LEYTE, overstacked } from './arrivals.ts';

/*
 * 13.1: both sides give numbers to their forces, the US divides the ships off Leyte and places its Seventh Fleet. The enemy sees markers,
 * and nothing of what they carry.
 */

function scenarioOf({ own }: LeyteTheater): Scenario {
  return SCENARIOS[own.scenario];
}

/** The markers that stand for forces, by side. */
const NUMBERS: Readonly<Record<SideId, readonly number[]>> = { japan: numbersOf('japan'), us: numbersOf('us') };
function numbersOf(side: SideId): number[] {
  return ofSide(fleet.markersOf, side).filter((each) => at(fleet.markers, each).kind === 'group');
}

function numbering(theater: LeyteTheater, side: SideId): Layout {
  return {
    pieces: forcesOf(scenarioOf(theater), side).map((id) => ({ id, must: true })),
    boxes: ofSide(NUMBERS, side).map((marker) => ({ id: at(fleet.markers, marker).id, max: 1 })),
  };
}

/** Any number may be given to any force, those that come later included. */
export const chooseNumbers: Decision<LeyteTheater, object> = arrange({
  layout: (g, _f, side) => numbering(g.state, side as SideId),
  describe: (_g, _f, force) => ({
    label: { key: `force.${String(force)}` },
    short: { key: 'name', values: { name: String(force) } },
  }),
  describeBox: (_g, _f, box) => ({
    label: { key: 'name', values: { name: box } },
    touches: [markerRef(fleet, fleet.markerNumber.get(box) ?? 0)],
  }),
  example: (g, _f, side) => {
    const { pieces, boxes } = numbering(g.state, side as SideId);
    return Object.fromEntries(pieces.map(({ id }, place) => [id, at(boxes, place).id]));
  },
  apply: (g, _f, placed) => {
    const scenario = scenarioOf(g.state);
    for (const [force, id] of Object.entries(placed)) {
      const marker = fleet.markerNumber.get(id);
      if (marker === undefined) continue;
      for (const ship of shipsOfForce(scenario, force)) g.state.shipAt[ship] = marker;
    }
  },
});

function leyteMarkers(theater: LeyteTheater): number[] {
  return OFF_LEYTE.map((force) => markerOf(theater, force));
}

/** 13.1.3.1: the ships off Leyte may be divided between two forces in any way. */
export const divide: Decision<LeyteTheater, object> = arrange({
  layout: (g) => {
    const boxes = leyteMarkers(g.state).map((marker) => at(fleet.markers, marker)?.id ?? '');
    return {
      pieces: DIVIDED.map((ship) => ({ id: at(fleet.ships, ship).id, boxes })),
      boxes: boxes.map((id) => ({ id, max: LIMITS.ships })),
      partial: true,
    };
  },
  about: () => ({ most: LIMITS.ships }),
  describe: (g, _f, piece) => {
    const ship = fleet.shipNumber.get(String(piece)) ?? 0;
    const { name, type } = at(fleet.ships, ship);
    const group = at(fleet.markers, at(g.state.shipAt, ship))?.name ?? '';
    return {
      label: { key: 'ship in group', values: { ship: name, type: { key: `type.${type}` }, group } },
      short: { key: 'name', values: { name } },
      touches: [shipRef(fleet, ship)],
    };
  },
  describeBox: (_g, _f, box) => ({
    label: { key: 'name', values: { name: box } },
    touches: [markerRef(fleet, fleet.markerNumber.get(box) ?? 0)],
  }),
  check: (g, _f, placed): Refusal | undefined => {
    const markers = leyteMarkers(g.state);
    const sailing = DIVIDED.map(
      (ship) => fleet.markerNumber.get(placed[at(fleet.ships, ship).id] ?? '') ?? at(g.state.shipAt, ship),
    );
    for (const marker of markers) {
      const n = sailing.filter((each) => each === marker).length;
      const { id, name } = at(fleet.markers, marker);
      if (n > LIMITS.ships)
        return {
          reason: { key: 'why too many ships', values: { group: name, n, most: LIMITS.ships } },
          rule: '5.5',
          box: id,
        };
      if (n === 0) return { reason: { key: 'why force empty', values: { group: name } }, rule: '13.1.3.1', box: id };
    }
    return undefined;
  },
  example: () => ({}),
  apply: (g, _f, placed) => {
    for (const [id, box] of Object.entries(placed)) {
      const ship = fleet.shipNumber.get(id);
      const marker = fleet.markerNumber.get(box);
      if (ship !== undefined && marker !== undefined) g.state.shipAt[ship] = marker;
    }
  },
});

/** The forces of the start that have a choice of hexes, with these. */
function free(g: G, side: SideId): { marker: number; hexes: readonly string[] }[] {
  return scenarioOf(g.state).arrivals.flatMap((arrival) => {
    const hexes = hexesOf(g, arrival);
    if (arrival.turn !== 0 || hexes.length < 2) return [];
    return arrival.forces
      .filter((force) => sideOfForce(force) === side)
      .map((force) => ({ marker: markerOf(g.state, force), hexes }));
  });
}

/** 13.1.3.1: the Seventh Fleet near Leyte. */
export const place: Decision<LeyteTheater, object> = arrange({
  layout: (g, _f, side) => {
    const markers = free(g, side as SideId);
    return {
      pieces: markers.map(({ marker, hexes }) => ({
        id: at(fleet.markers, marker)?.id ?? '',
        boxes: hexes,
        must: true,
      })),
      boxes: [...new Set(markers.flatMap(({ hexes }) => hexes))].map((id) => ({ id })),
    };
  },
  describe: (_g, _f, piece) => ({
    label: { key: 'name', values: { name: String(piece) } },
    touches: [markerRef(fleet, fleet.markerNumber.get(String(piece)) ?? 0)],
  }),
  describeBox: (_g, _f, box) => ({ label: { key: 'hex', values: { hex: box } }, touches: [{ hex: box }] }),
  whyNotBox: (_g, _f, piece, box) => ({
    reason: { key: 'why not its area', values: { group: piece, hex: box } },
    rule: '13.1.3.1',
  }),
  check: (g, _f, placed, side) => overstacked(g.state, placed, side as SideId),
  example: (g, _f, side) => {
    const taken = new Map<string, number>();
    return Object.fromEntries(
      free(g, side as SideId).map(({ marker, hexes }) => {
        const hex = hexes.find((each) => (taken.get(each) ?? 0) < LIMITS.stack) as string;
        taken.set(hex, (taken.get(hex) ?? 0) + 1);
        return [at(fleet.markers, marker)?.id ?? '', hex];
      }),
    );
  },
  apply: (g, _f, placed) => {
    for (const [id, label] of Object.entries(placed)) {
      const marker = fleet.markerNumber.get(id);
      if (marker !== undefined) at(g.state.markers, marker).hex = grid.mustHex(label);
    }
  },
});

/** 13.1: forces with one hex go there; Japanese forces start undetected, US ones detected. 13.2: the secret die. */
export function setUp(g: G): void {
  const { state } = g;
  const scenario = scenarioOf(state);
  for (const arrival of scenario.arrivals) {
    if (arrival.turn !== 0) continue;
    for (const force of arrival.forces) {
      const marker = markerOf(state, force);
      const [only] = hexesOf(g, arrival);
      if (at(state.markers, marker).hex < 0) at(state.markers, marker).hex = grid.mustHex(only as string);
      if (arrival.detected) at(state.markers, marker).seen = DETECTED;
      // 13.1.5.2, ours: as printed some start beyond the straits, or in one.
      if (FANATICAL.includes(force) && !IS_WEST[at(state.markers, marker).hex])
        for (const ship of shipsOfForce(scenario, force)) state.own.passed[ship] = true;
    }
  }
  g.emit('set up', {}, { rule: '13.1', reveals: true });
  if (!scenario.airVariant) return;
  const face = Number(
    g
      .roll<string>('air variant', { to: 'japan', purpose: 'purpose.air variant', rule: '13.2' })
      .replace('variant ', ''),
  );
  state.own.variant = face;
  for (const unit of variantUnits(face)) join(state, unit);
}

/** 13.2: a unit that the secret die adds, with its carrier, which sails with Ozawa. */
function join(theater: LeyteTheater, unit: number): void {
  const carrier = at(fleet.squadrons, unit).home;
  theater.airAt[unit] = 'ready';
  theater.shipAt[carrier] = markerOf(theater, 'Ozawa');
}
