import { type Decision, some } from '@point-option/engine';
import {
  at,
  isOnMap,
  markerLists,
  markerRef,
  NONE,
  ofSide,
  OFF,
  overfullHexes,
  retire,
  shipsIn,
  type SideId,
  SIDES,
  stackIn,
} from '@point-option/chit-pull';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { detachInto } from './detaching.ts';

/*
 * 8.3.9: a retreat can leave too many forces in a hex. If their side has not joined them when it has reorganized, some of them are forces no
 * more: their ships lie in the hex on their own, detected, sail in the Terminal Phase alone, and become a force again where there is room.
 */

const lists = markerLists(fleet);

interface Crowd {
  readonly hex: number;
  readonly markers: readonly number[];
  readonly excess: number;
}

/** The hexes where a side has too many forces, with who is there. */
function crowdsOf(theater: LeyteTheater, side: SideId): Crowd[] {
  return overfullHexes(lists, theater, side, LIMITS.stack).map((hex) => ({
    hex,
    markers: ofSide(lists.groups, side).filter((marker) => at(theater.markers, marker).hex === hex),
    excess: stackIn(lists, theater, side, hex) - LIMITS.stack,
  }));
}

export function crowded({ state }: G): readonly SideId[] {
  return SIDES.filter((side) => overfullHexes(lists, state, side, LIMITS.stack).length > 0);
}

const idOf = (marker: number): string => at(fleet.markers, marker).id;
const tooMany = (theater: LeyteTheater, side: string): number =>
  crowdsOf(theater, side as SideId).reduce((sum, { excess }) => sum + excess, 0);

/** Which forces give up their markers: their owner chooses. */
export const breakUp: Decision<LeyteTheater, object> = some<LeyteTheater, object, string>({
  options: (g, _f, side) => crowdsOf(g.state, side as SideId).flatMap(({ markers }) => markers.map(idOf)),
  min: (g, _f, side) => tooMany(g.state, side),
  max: (g, _f, side) => tooMany(g.state, side),
  about: (g, _f, side) => ({ n: tooMany(g.state, side), most: LIMITS.stack }),
  describe: (g, _f, option) => {
    const marker = fleet.markerNumber.get(String(option)) ?? 0;
    const { hex } = at(g.state.markers, marker);
    const n = shipsIn(fleet, g.state, marker).length;
    return {
      label: { key: 'ships alone', values: { marker: String(option), hex: hex === OFF ? '' : grid.label(hex), n } },
      short: { key: 'name', values: { name: String(option) } },
      touches: [markerRef(fleet, marker)],
    };
  },
  check: (g, _f, chosen, side) => {
    for (const { hex, markers, excess } of crowdsOf(g.state, side as SideId))
      if (markers.filter((marker) => chosen.includes(idOf(marker))).length !== excess)
        return { reason: { key: 'why still crowded', values: { hex: grid.label(hex), n: excess } }, rule: '8.3.9' };
    return undefined;
  },
  // Dummies and small forces first.
  example: (g, _f, side) =>
    crowdsOf(g.state, side as SideId).flatMap(({ markers, excess }) =>
      markers
        .toSorted((a, b) => shipsIn(fleet, g.state, a).length - shipsIn(fleet, g.state, b).length)
        .slice(0, excess)
        .map(idOf),
    ),
  apply: (g, _f, chosen) => {
    g.stands();
    for (const id of chosen) disband(g, fleet.markerNumber.get(id) ?? 0);
  },
});

function disband(g: G, marker: number): void {
  const { state } = g;
  const { hex, dummy } = at(state.markers, marker);
  const values = { marker: idOf(marker), hex: grid.label(hex) };
  for (const ship of shipsIn(fleet, state, marker))
    if (detachInto(state, ship, hex, at(state.own.homeward, ship)) === NONE) return;
  // A dummy stands for no ships.
  if (dummy) retire(state, marker);
  g.emit(dummy ? 'crowded dummy gone' : 'crowded out', values, { rule: '8.3.9', reveals: true });
}

/** Whether the ships of a detachment were crowded out of a hex, and were not sent home. */
export function isApart(theater: LeyteTheater, marker: number): boolean {
  if (at(fleet.markers, marker).kind !== 'detached' || !isOnMap(theater, marker)) return false;
  return shipsIn(fleet, theater, marker).some((ship) => theater.own.apart[ship]);
}
