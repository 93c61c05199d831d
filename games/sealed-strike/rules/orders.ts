import { amount, decide, one, procedure, type Refusal, type Side, some, type Wanted } from '@point-option/engine';
import { BOX_NAME, boxRef, pieceRef, shipName, sideName, squadronName } from '../data/names.ts';
import {
  BOXES,
  type Battle,
  type Box,
  carrierOf,
  type Fleet,
  fleetOf,
  hasRoom,
  NEIGHBOURS,
  SHIP_IDS,
  SIDES,
} from '../data/state.ts';
import { boxWanted, squadronWanted, whyNotEnemySquadron, whyNotOwn } from './wanted.ts';

interface Orders {
  side: Side;
}

const STAY = 'stay';
/** 4.2 */
const REFITTED = 3;

/** Every shift there can be, by name; and the names by ship and box, so that none is spelled out while playing. */
const SHIFTS: Record<string, { ship: number; box: Box }> = {};
const SHIFT_NAMES: Record<string, Record<Box, string>> = {};
for (const side of SIDES) {
  SHIP_IDS[side]?.forEach((id, ship) => {
    const names = { north: '', centre: '', south: '', lagoon: '' };
    for (const box of BOXES) {
      names[box] = `${id} ${box}`;
      SHIFTS[names[box]] = { ship, box };
    }
    SHIFT_NAMES[id] = names;
  });
}

/** 4: the orders of one side. No dice and nothing revealed, so that they can be taken back. */
export const orders = procedure<Battle, Orders>('orders', '4', [
  decide(
    'shift',
    '4.1',
    (_g, f) => f.side,
    one<Battle, Orders, string>({
      options: (g, _f, side) => shifts(fleetOf(g.state, side)),
      describe: (_g, f, choice) => {
        const shift = SHIFTS[String(choice)];
        if (!shift) return { label: { key: STAY } };
        const id = SHIP_IDS[f.side]?.[shift.ship] ?? '';
        return {
          label: { key: 'shift to', values: { ship: shipName(id), box: BOX_NAME[shift.box] } },
          touches: [pieceRef(id), boxRef(f.side, shift.box)],
        };
      },
      whyNot: (g, f, wanted) => {
        const fleet = fleetOf(g.state, f.side);
        return 'option' in wanted ? whyNotShift(fleet, String(wanted.option)) : whyNotPlace(fleet, f.side, wanted);
      },
      apply: (g, f, choice) => {
        const fleet = fleetOf(g.state, f.side);
        fleet.shifts++;
        const shift = SHIFTS[choice];
        const ship = shift && fleet.ships[shift.ship];
        // The enemy hears the same of a ship shifted and of none.
        const extra = {
          to: f.side,
          other: { key: 'orders given', values: { side: sideName(f.side) } },
          rule: '4.1',
        };
        if (!shift || !ship) {
          g.emit('no shift', {}, extra);
          return;
        }
        ship.box = shift.box;
        g.emit('shifted', { ship: shipName(ship.id), box: BOX_NAME[shift.box] }, extra);
      },
    }),
  ),
  decide(
    'refit',
    '4.2',
    (g, f) => (spent(fleetOf(g.state, f.side)).length > 0 ? f.side : []),
    some<Battle, Orders, string>({
      options: (g, _f, side) => spent(fleetOf(g.state, side)),
      max: () => REFITTED,
      describe: (_g, _f, id) => ({ label: squadronName(String(id)), touches: [pieceRef(String(id))] }),
      whyNot: (g, f, wanted) => {
        const squadron = squadronWanted(g, wanted, f.side);
        if (!squadron) return whyNotEnemySquadron(wanted, f.side, '4.2');
        if (squadron.state === 'spent') return undefined;
        const key = squadron.state === 'lost' ? 'why lost' : 'why not spent';
        return { reason: { key, values: { squadron: squadronName(squadron.id) } }, rule: '4.2' };
      },
      apply: (g, f, chosen) => {
        for (const squadron of fleetOf(g.state, f.side).squadrons) {
          if (chosen.includes(squadron.id)) squadron.state = 'ready';
        }
        g.emit(
          'refitted',
          { side: sideName(f.side), n: chosen.length },
          { rule: '4.2', touches: chosen.map(pieceRef) },
        );
      },
    }),
  ),
  decide(
    'repair',
    '4.3',
    (g, f) => (repairable(fleetOf(g.state, f.side)) > 0 ? f.side : []),
    amount({
      range: (g, f) => ({ min: 0, max: repairable(fleetOf(g.state, f.side)) }),
      about: (g, f) => {
        const fleet = fleetOf(g.state, f.side);
        return { ship: shipName(carrierOf(fleet).id), hits: carrierOf(fleet).hits, stores: fleet.stores };
      },
      apply: (g, f, n) => {
        const fleet = fleetOf(g.state, f.side);
        fleet.stores -= n;
        carrierOf(fleet).hits -= n;
        g.emit(
          'repaired',
          { ship: shipName(carrierOf(fleet).id), n },
          { rule: '4.3', touches: [pieceRef(carrierOf(fleet).id)] },
        );
      },
    }),
  ),
]);

/** 1.1, 1.3, 4.1: why one ship does not go to one box. */
function whyNotShift(fleet: Fleet, wanted: string): Refusal | undefined {
  const shift = SHIFTS[wanted];
  const ship = shift && fleet.ships[shift.ship];
  if (!shift || !ship || SHIFT_NAMES[ship.id]?.[shift.box] !== wanted) return undefined;
  if (ship.box === 'sunk') return { reason: { key: 'why sunk', values: { ship: shipName(ship.id) } }, rule: '1.2' };
  if (ship.kind === 'carrier' && shift.box === 'lagoon') return { reason: { key: 'why lagoon' }, rule: '1.3' };
  const near = NEIGHBOURS[shift.box].includes(ship.box as Box);
  const values = { ship: shipName(ship.id), box: BOX_NAME[shift.box] };
  return { reason: { key: near ? 'why full' : 'why far', values }, rule: near ? '1.1' : '4.1' };
}

/** 4.1: why a ship does not shift at all, or none shifts to a box. */
function whyNotPlace(fleet: Fleet, side: Side, wanted: Wanted): Refusal | undefined {
  const found = boxWanted(wanted, side);
  if (found?.side === side) {
    if (shifts(fleet).some((name) => SHIFTS[name]?.box === found.box)) return undefined;
    return { reason: { key: 'why none shifts', values: { box: BOX_NAME[found.box] } }, rule: '4.1' };
  }
  const ship = 'piece' in wanted ? fleet.ships.find(({ id }) => id === wanted.piece) : undefined;
  if (!ship) return whyNotOwn(wanted, side, '4.1');
  if (ship.box === 'sunk') return { reason: { key: 'why sunk', values: { ship: shipName(ship.id) } }, rule: '1.2' };
  const names = Object.values(SHIFT_NAMES[ship.id] ?? {});
  if (shifts(fleet).some((name) => names.includes(name))) return undefined;
  return { reason: { key: 'why hemmed in', values: { ship: shipName(ship.id) } }, rule: '1.1' };
}

/** 4.1: every ship afloat into every neighbouring box with room, or none. */
function shifts(fleet: Fleet): string[] {
  const found: string[] = [STAY];
  for (const ship of fleet.ships) {
    if (ship.box === 'sunk') continue;
    for (const box of NEIGHBOURS[ship.box as Box]) {
      if (hasRoom(fleet, ship, box)) found.push((SHIFT_NAMES[ship.id] as Record<Box, string>)[box]);
    }
  }
  return found;
}

/** 4.2 */
function spent(fleet: Fleet): string[] {
  const found: string[] = [];
  for (const squadron of fleet.squadrons) if (squadron.state === 'spent') found.push(squadron.id);
  return found;
}

/** 4.3 */
function repairable(fleet: Fleet): number {
  return Math.min(fleet.stores, carrierOf(fleet).hits);
}
