import { arrange, type Decision, type Refusal } from '@point-option/engine';
import { at, formationsAt, hexRef, markerRef, ofSide, OFF, shipsIn, type SideId, SIDES } from '@point-option/chit-pull';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid, IS_SEA } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { type Arrival, SCENARIOS } from '../data/scenarios.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { sideOfForce } from '../data/start.ts';

/* 3.1, 13.1.2, 13.1.4, 13.3.2, 13.3.4: forces that come in later. */

/** 13.1.3.1: the forces off Leyte, whose ships the US divides between their two markers as it likes. */
export const OFF_LEYTE: readonly string[] = ['TF 78', 'TF 79'];
export const DIVIDED: readonly number[] = OFF_LEYTE.flatMap((force) => SHIPS_OF.get(force) ?? []);

/** The marker of a historical force, by one of the ships that it had at the start; -1 where its enemy can't know. */
export function markerOf({ shipAt }: LeyteTheater, force: string): number {
  const place = OFF_LEYTE.indexOf(force);
  // Any ship of these may sail under the other marker: each has one of the two that they are divided between.
  if (place >= 0)
    return [...new Set(DIVIDED.map((ship) => at(shipAt, ship)))].filter((each) => each >= 0)[place] ?? OFF;
  for (const ship of SHIPS_OF.get(force) ?? []) if (at(shipAt, ship) >= 0) return at(shipAt, ship);
  return OFF;
}

/** 13.1.1: where a force starts or comes in. The printed hexes of some can't be meant, and are an option. */
export function hexesOf({ options }: Pick<G, 'options'>, { hexes, corrected }: Arrival): readonly string[] {
  // The printed hex of Force C is land: nobody could sail from there.
  const isPrinted = options['printedStart'] === true && hexes.every((hex) => IS_SEA[grid.mustHex(hex)]);
  return corrected.length > 0 && !isPrinted ? corrected : hexes;
}

/** The forces of a side that come in on this turn and are still waiting. */
function due(g: G, side: SideId): { marker: number; hexes: readonly string[]; detected: boolean }[] {
  const { state } = g;
  return SCENARIOS[state.own.scenario].arrivals.flatMap((arrival) => {
    if (arrival.turn !== state.turn || state.turn === 0) return [];
    return arrival.forces.flatMap((force) => {
      const marker = sideOfForce(force) === side ? markerOf(state, force) : OFF;
      if (marker === OFF || at(state.markers, marker).hex !== OFF) return [];
      return [{ marker, hexes: hexesOf(g, arrival), detected: arrival.detected }];
    });
  });
}

/** Who has a force to bring in: that is no secret, as the hexes are printed. */
export function arriving({ state }: G): readonly SideId[] {
  const { arrivals } = SCENARIOS[state.own.scenario];
  return SIDES.filter((side) =>
    arrivals.some(({ turn, forces }) => turn === state.turn && forces.some((force) => sideOfForce(force) === side)),
  );
}

/** Each force that is due comes in at one of its hexes. */
export const arrive: Decision<LeyteTheater, object> = arrange({
  layout: (g, _f, side) => {
    const forces = due(g, side as SideId);
    return {
      pieces: forces.map(({ marker, hexes }) => ({ id: at(fleet.markers, marker).id, boxes: hexes, must: true })),
      boxes: [...new Set(forces.flatMap(({ hexes }) => hexes))].map((id) => ({ id })),
    };
  },
  about: (g, _f, side) => ({ n: due(g, side as SideId).length }),
  describe: (g, _f, piece) => {
    const marker = fleet.markerNumber.get(String(piece)) ?? 0;
    const values = { marker: String(piece), n: shipsIn(fleet, g.state, marker).length };
    return { label: { key: 'force arrives', values }, touches: [markerRef(fleet, marker)] };
  },
  describeBox: (_g, _f, box) => ({ label: { key: 'hex', values: { hex: box } }, touches: [{ hex: box }] }),
  whyNotBox: (_g, _f, piece, box) => ({
    reason: { key: 'why not its entry', values: { group: piece, hex: box } },
    rule: '13.1.2',
  }),
  check: (g, _f, placed, side) => overstacked(g.state, placed, side as SideId),
  example: (g, _f, side) =>
    Object.fromEntries(due(g, side as SideId).map(({ marker, hexes }) => [at(fleet.markers, marker).id, at(hexes, 0)])),
  apply: (g, _f, placed, side) => {
    for (const [id, label] of Object.entries(placed)) {
      const marker = fleet.markerNumber.get(id);
      if (marker === undefined) continue;
      const hex = grid.mustHex(label);
      at(g.state.markers, marker).hex = hex;
      const touches = [markerRef(fleet, marker), hexRef(fleet, hex)];
      const values = { marker: id, hex: label, side: { key: `side.${side}` } };
      g.emit('force arrived', values, { rule: '3.1', touches, reveals: true });
    }
  },
});

/** 5.5: two forces share a hex, and those of the Third and of the Seventh Fleet never do. */
export function overstacked(
  theater: LeyteTheater,
  placed: Readonly<Record<string, string>>,
  side: SideId,
): Refusal | undefined {
  const moved = new Set(Object.keys(placed));
  for (const label of new Set(Object.values(placed))) {
    const there = formationsAt(fleet, theater, side, grid.mustHex(label)).filter(
      (each) => !moved.has(at(fleet.markers, each).id),
    );
    const coming = ofSide(fleet.markersOf, side).filter((each) => placed[at(fleet.markers, each).id] === label);
    const refused = whyNotTogether(theater, [...there, ...coming], label);
    if (refused !== undefined) return { ...refused, box: label };
  }
  return undefined;
}

/** 5.5: why some forces can't share a hex, with ships on their own that become one (6.4). */
export function whyNotTogether(
  theater: LeyteTheater,
  markers: readonly number[],
  hex: string,
  becoming: readonly number[] = [],
): Refusal | undefined {
  const groups = [...markers.filter((each) => at(fleet.markers, each).kind === 'group'), ...becoming];
  if (groups.length > LIMITS.stack)
    return { reason: { key: 'why stacked', values: { hex, n: LIMITS.stack } }, rule: '5.5' };
  const fleets = new Set(groups.flatMap((group) => fleetOf(theater, group) ?? []));
  return fleets.size > 1 ? { reason: { key: 'why fleets never stack', values: { hex } }, rule: '5.5' } : undefined;
}

/** 5.3.1: which fleet a force is of; nothing for a dummy. */
export function fleetOf(theater: LeyteTheater, marker: number): string | undefined {
  const [first] = shipsIn(fleet, theater, marker);
  return first === undefined ? undefined : at(fleet.ships, first).fleet;
}
