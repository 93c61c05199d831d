import { type Decision, type Refusal, some } from '@point-option/engine';
import { at, type DetachedRules, isDamaged, NONE, shipRef, type SideId, SIDES } from '@point-option/chit-pull';
import { EDGES, HOME_EDGES, MANILA } from '../data/map.ts';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { detachInto, mayDetach } from './detaching.ts';

/* 6.4: damaged ships leave their force at the end of the activation in which they were hit, and sail home on their own. */

/** Ships of a side that were hit in this activation and may be detached now. */
function candidates(theater: LeyteTheater, side: SideId): number[] {
  return theater.own.hurt.filter((ship) => at(fleet.ships, ship).side === side && mayDetach(theater, ship));
}

/** 6.4.2: undamaged US ships of the same forces may go along. */
function escorts(theater: LeyteTheater, side: SideId): number[] {
  if (side === 'japan') return [];
  const groups = new Set(candidates(theater, side).map((ship) => at(theater.shipAt, ship)));
  return fleet.shipsOf.us.filter((ship) => groups.has(at(theater.shipAt, ship)) && !isDamaged(theater, ship));
}

export function detachers({ state }: G): readonly SideId[] {
  return SIDES.filter((side) => candidates(state, side).length > 0);
}

export const detachOrder: Decision<LeyteTheater, object> = some<LeyteTheater, object, string>({
  options: (g, _f, side) =>
    [...candidates(g.state, side as SideId), ...escorts(g.state, side as SideId)].map(
      (ship) => at(fleet.ships, ship).id,
    ),
  describe: (g, _f, option) => {
    const ship = fleet.shipNumber.get(String(option)) ?? 0;
    const { name, type, boxes } = at(fleet.ships, ship);
    const hits = at(g.state.hits, ship);
    const values = { ship: name, type: { key: `type.${type}` }, hits, boxes };
    return {
      label: { key: hits > 0 ? 'detach ship' : 'detach escort', values },
      short: { key: 'name', values: { name } },
      touches: [shipRef(fleet, ship)],
    };
  },
  check: (g, _f, chosen, side): Refusal | undefined => {
    const ships = chosen.map((id) => fleet.shipNumber.get(id) ?? 0);
    const own = candidates(g.state, side as SideId);
    const left = new Set(ships.filter((ship) => own.includes(ship)).map((ship) => at(g.state.shipAt, ship)));
    const lone = ships.find((ship) => !own.includes(ship) && !left.has(at(g.state.shipAt, ship)));
    if (lone === undefined) return undefined;
    return { reason: { key: 'why nobody to escort', values: { group: at(fleet.ships, lone).name } }, rule: '6.4.2' };
  },
  apply: (g, _f, chosen, side) => {
    g.stands();
    for (const id of chosen) {
      const ship = fleet.shipNumber.get(id) ?? 0;
      const group = at(g.state.shipAt, ship);
      const hex = group < 0 ? NONE : at(g.state.markers, group).hex;
      const to = hex < 0 ? NONE : detachInto(g.state, ship, hex);
      if (to === NONE) continue;
      const values = { ship: at(fleet.ships, ship).name, marker: at(fleet.markers, to).name };
      g.emit('ship detached', values, { to: side, rule: '6.4', reveals: true });
    }
  },
});

function edgesOf(side: SideId): readonly (readonly number[])[] {
  return HOME_EDGES[side].map((edge) => EDGES[edge]);
}
const HOMES = { japan: edgesOf('japan'), us: edgesOf('us') };
/** 9.4: a port instead of an edge. */
const PORT: readonly (readonly number[])[] = [...HOMES.japan, [MANILA]];

/** 9.4: Japanese ships go north or west, cruisers to Manila if they like; 6.4.2: US ships go east. */
function homes(theater: LeyteTheater, marker: number): readonly (readonly number[])[] {
  const { side } = at(fleet.markers, marker);
  if (side === 'us') return HOMES.us;
  const ships = fleet.shipsOf.japan.filter((ship) => theater.shipAt[ship] === marker);
  return ships.every((ship) => ['CA', 'CL', 'DD', 'DE'].includes(at(fleet.ships, ship).type)) ? PORT : HOMES.japan;
}

/** 6.4, 6.4.2, 9.4. */
export function detachedRules(
  hooks: Pick<DetachedRules<Own>, 'speed' | 'lurking' | 'submarine' | 'left'>,
): DetachedRules<Own> {
  return { cite: { phase: '3.3', course: '6.4', submarine: '10.4' }, homes, ...hooks };
}
