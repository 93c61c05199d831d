import type { BoxDetail, OptionDetail, OptionId, Refusal, Wanted } from '@point-option/engine';
import { isOnMap } from '../data/formations.ts';
import { cardBox, hexWanted, markerRef, markerWanted, shipRef, shipWanted } from '../data/refs.ts';
import { at, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import { hexInHand, type Organizer, type Reorganization } from './organizationRules.ts';

/** What ships and groups are called while they are regrouped. */
interface ShipsTelling<Own extends object> {
  describe(g: G<Own>, f: Reorganization, piece: OptionId): OptionDetail;
  describeBox(g: G<Own>, f: Reorganization, box: string): BoxDetail;
}

export function createShipsTelling<Own extends object>({ fleet }: Organizer<Own>): ShipsTelling<Own> {
  function describe(g: G<Own>, _f: Reorganization, piece: OptionId): OptionDetail {
    const ship = fleet.shipNumber.get(String(piece)) ?? 0;
    const { name, type, boxes } = at(fleet.ships, ship);
    const marker = at(g.state.shipAt, ship);
    const hits = at(g.state.hits, ship);
    const values = { ship: name, type, group: at(fleet.markers, marker).name, hits, boxes };
    return {
      label: { key: hits > 0 ? 'ship damaged in group' : 'ship in group', values },
      short: { key: 'kernel.plain', values: { id: name } },
      group: { key: 'kernel.plain', values: { id: at(fleet.markers, marker).name } },
      touches: [shipRef(fleet, ship)],
    };
  }

  function describeBox(g: G<Own>, _f: Reorganization, box: string): BoxDetail {
    const marker = fleet.markerNumber.get(box) ?? 0;
    const { name, kind } = at(fleet.markers, marker);
    const { hex, dummy } = at(g.state.markers, marker);
    const values = { group: name };
    const short = { key: 'box group', values };
    if (hex === OFF)
      return { label: { key: kind === 'detached' ? 'box new detached' : 'box new group', values }, short };
    const touches = [{ box: cardBox(fleet, marker) }, ...(isOnMap(g.state, marker) ? [markerRef(fleet, marker)] : [])];
    return { label: dummy ? { key: 'box dummy', values } : short, short, touches };
  }

  return { describe, describeBox };
}

/** Why a ship or a group takes no part in it. */
export function createWhyNotShip<Own extends object>({
  fleet,
  rules,
}: Organizer<Own>): (g: G<Own>, f: Reorganization, wanted: Wanted) => Refusal | undefined {
  const { cite } = rules;

  function whyNot(g: G<Own>, { side }: Reorganization, wanted: Wanted): Refusal | undefined {
    const theater = g.state;
    const hex = hexInHand(theater);
    if (hex === OFF) return undefined;
    const label = fleet.grid.label(hex);
    const pointed = hexWanted(fleet, wanted);
    if (pointed >= 0 && pointed !== hex)
      return { reason: { key: 'why other hex', values: { hex: label } }, rule: cite.shift };
    const marker = markerWanted(fleet, wanted);
    if (marker >= 0) return whyNotMarker(theater, side, marker, hex);
    const ship = shipWanted(fleet, wanted);
    if (ship < 0) return undefined;
    const { name, side: owner } = at(fleet.ships, ship);
    if (owner !== side) return { reason: { key: 'why not your ship', values: { ship: name } }, rule: cite.shift };
    const with_ = at(theater.shipAt, ship);
    if (with_ >= 0 && at(fleet.markers, with_).kind === 'detached')
      return { reason: { key: 'why ship detached', values: { ship: name } }, rule: cite.escorts };
    const fixed = with_ >= 0 ? rules.fixed?.(theater, with_) : undefined;
    if (fixed !== undefined) return fixed;
    return { reason: { key: 'why ship elsewhere', values: { ship: name, hex: label } }, rule: cite.shift };
  }

  function whyNotMarker(theater: Theater<Own>, side: SideId, marker: number, hex: number): Refusal | undefined {
    const { name, side: owner } = at(fleet.markers, marker);
    if (owner !== side) return { reason: { key: 'why not your group', values: { group: name } }, rule: cite.shift };
    if (at(theater.markers, marker).hex === hex) return undefined;
    const values = { group: name, hex: fleet.grid.label(hex) };
    return { reason: { key: 'why group elsewhere', values }, rule: cite.shift };
  }

  return whyNot;
}
