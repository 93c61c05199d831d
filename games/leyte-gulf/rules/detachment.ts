import { type Decision, type OptionDetail, type Refusal, some } from '@point-option/engine';
import { at, type DetachedRules, isDamaged, NONE, OFF, shipRef, type SideId, SIDES } from '@point-option/chit-pull';
import { SEA_WAYS } from '../data/map.ts';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { isApart } from './crowding.ts';
import { detachInto, mayDetach } from './detaching.ts';
import { whyNotSail } from './straits.ts';
import { homesOf } from './homeward.ts';
import { destroyersFor, hasEscorts, hexOfHit, send, tooManyEscorts } from './escorts.ts';

/* 6.4: damaged ships leave their force at the end of the activation in which they were hit, and sail home on their own. */

/** Ships of a side that were hit in this activation and may be detached now. */
function candidates(theater: LeyteTheater, side: SideId): number[] {
  const hurt = theater.own.hurt.map(({ ship }) => ship);
  return hurt.filter((ship) => at(fleet.ships, ship).side === side && mayDetach(theater, ship));
}

/** 6.4: where a ship would lie: in the hex where it was hit; an escort beside a ship of its force that is detached with it. */
function hexFor(theater: LeyteTheater, ship: number, detached: readonly number[]): number {
  const group = at(theater.shipAt, ship);
  const beside = detached.find((other) => at(theater.shipAt, other) === group && hexOfHit(theater, other) !== OFF);
  const hex = hexOfHit(theater, ship);
  return hex === OFF && beside !== undefined ? hexOfHit(theater, beside) : hex;
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
    const ships = shipsOf(chosen);
    const hexes = ships.map((ship) => hexFor(g.state, ship, ships));
    for (const [place, ship] of ships.entries()) {
      const hex = at(hexes, place);
      const to = hex === OFF ? NONE : detachInto(g.state, ship, hex);
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

/** 6.4, 6.4.2, 9.4. */
export function detachedRules(
  hooks: Pick<DetachedRules<Own>, 'speed' | 'lurking' | 'submarine' | 'left'>,
): DetachedRules<Own> {
  return {
    cite: { phase: '3.3', course: '6.4', submarine: '10.4' },
    // 6.4: one list, since they have no choice: they sail to the nearest.
    homes: (theater, marker) => [homesOf(theater, marker)],
    waysFrom: SEA_WAYS,
    // 8.3.9: ships that were crowded out of a hex look for a force to join.
    roaming: { is: isApart, may: (theater, marker, from, to) => whyNotSail(theater, marker, from, to) === undefined },
    ...hooks,
  };
}
