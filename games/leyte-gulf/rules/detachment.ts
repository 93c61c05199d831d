import { type Decision, type OptionDetail, type Refusal, some } from '@point-option/engine';
import { at, type DetachedRules, isDamaged, NONE, shipRef, type SideId, SIDES } from '@point-option/chit-pull';
import { EDGES, HOME_EDGES, MANILA, SEA_WAYS } from '../data/map.ts';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { isApart } from './crowding.ts';
import { detachInto, mayDetach } from './detaching.ts';
import { whyNotSail } from './straits.ts';
import { mayShelter } from './homeward.ts';
import { destroyersFor, hasEscorts, send, tooManyEscorts } from './escorts.ts';

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
  options: (g, _f, side) => [
    ...[...candidates(g.state, side as SideId), ...escorts(g.state, side as SideId)].map(
      (ship) => at(fleet.ships, ship).id,
    ),
    ...destroyersFor(g.state, side as SideId, candidates(g.state, side as SideId)).map(({ id }) => id),
  ],
  describe: (g, _f, option, side) => {
    const [sent] = sentBy(g.state, side as SideId, [String(option)]);
    if (sent !== undefined) return destroyerDetail(sent.unit);
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
    const ships = shipsOf(chosen);
    const sent = sentBy(g.state, side as SideId, chosen);
    const tooMany = tooManyEscorts(
      g.state,
      ships.filter((ship) => hasEscorts(ship)),
      sent,
    );
    if (tooMany !== undefined) return tooMany;
    const own = candidates(g.state, side as SideId);
    const left = new Set(ships.filter((ship) => own.includes(ship)).map((ship) => at(g.state.shipAt, ship)));
    const lone = ships.find((ship) => !own.includes(ship) && !left.has(at(g.state.shipAt, ship)));
    if (lone === undefined) return undefined;
    return { reason: { key: 'why nobody to escort', values: { group: at(fleet.ships, lone).name } }, rule: '6.4.2' };
  },
  apply: (g, _f, chosen, side) => {
    g.stands();
    const sent = sentBy(g.state, side as SideId, chosen);
    const places = new Map<number, number>();
    for (const ship of shipsOf(chosen)) {
      const group = at(g.state.shipAt, ship);
      const hex = group < 0 ? NONE : at(g.state.markers, group).hex;
      const to = hex < 0 ? NONE : detachInto(g.state, ship, hex);
      if (to === NONE) continue;
      if (hasEscorts(ship)) places.set(hex, to);
      const values = { ship: at(fleet.ships, ship).name, marker: at(fleet.markers, to).name };
      g.emit('ship detached', values, { to: side, rule: '6.4', reveals: true });
    }
    for (const { unit } of sent) {
      const group = at(g.state.shipAt, unit);
      const to = group < 0 ? undefined : places.get(at(g.state.markers, group).hex);
      if (to === undefined) continue;
      send(g.state, unit, to);
      const values = { ship: at(fleet.ships, unit).name, marker: at(fleet.markers, to).name };
      g.emit('destroyer sent', values, { rule: '6.4.1', reveals: true });
    }
  },
});

/** The ships of an order, and the destroyers that units send. */
function shipsOf(chosen: readonly string[]): number[] {
  return chosen.flatMap((id) => fleet.shipNumber.get(id) ?? []);
}
function sentBy(theater: LeyteTheater, side: SideId, chosen: readonly string[]): ReturnType<typeof destroyersFor> {
  return destroyersFor(theater, side, candidates(theater, side)).filter(({ id }) => chosen.includes(id));
}

function destroyerDetail(unit: number): OptionDetail {
  const { name, boxes } = at(fleet.ships, unit);
  return {
    label: { key: 'send destroyer', values: { ship: name, boxes } },
    short: { key: 'name', values: { name } },
    touches: [shipRef(fleet, unit)],
  };
}

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
  return mayShelter(theater, marker) ? PORT : HOMES.japan;
}

/** 6.4, 6.4.2, 9.4. */
export function detachedRules(
  hooks: Pick<DetachedRules<Own>, 'speed' | 'lurking' | 'submarine' | 'left'>,
): DetachedRules<Own> {
  return {
    cite: { phase: '3.3', course: '6.4', submarine: '10.4' },
    homes,
    waysFrom: SEA_WAYS,
    // 8.3.9: ships that were crowded out of a hex look for a force to join.
    roaming: { is: isApart, may: (theater, marker, from, to) => whyNotSail(theater, marker, from, to) === undefined },
    ...hooks,
  };
}
