import { OFF } from '../data/map.ts';
import { hexName, shipName } from '../data/names.ts';
import { hexRef, shipRef } from '../data/refs.ts';
import type { G } from '../data/state.ts';
import { CARRIERS, isCarrier, US_SHIPS } from '../data/usShips.ts';
import { lightOf, PHASES } from './clock.ts';
import { isCrippled, sinkAtOnce } from './cripples.ts';
import { hexOf } from './groups.ts';
import { hitShip, startFire } from './usDamage.ts';
import { told } from './telling.ts';

const shipHex = ({ state }: G, ship: number): number => {
  const group = state.where[ship] as number;
  return group < 0 ? OFF : hexOf(state, group);
};

/** 14.24: the carriers in a hex, in whichever group. */
function carriersAt(g: G, hex: number): number[] {
  const found: number[] = [];
  for (let ship = 0; ship < CARRIERS.length; ship++) if (shipHex(g, ship) === hex) found.push(ship);
  return found;
}
/** 14.25: ships that hunt submarines beside a cripple: whatever is no carrier and steams. */
function escortsAt(g: G, hex: number): number {
  let escorts = 0;
  for (let ship = CARRIERS.length; ship < US_SHIPS.length; ship++)
    if (shipHex(g, ship) === hex && !isCrippled(g, ship)) escorts++;
  return escorts;
}

/** 14.23, 12.311: what the second roll says happens to the ship, at once. Nobody hunts the submarine (14.26). */
function torpedo(g: G, ship: number): void {
  const result = g.roll<string>(
    'japanese submarine, again',
    told(g, 'torpedo hits', () => ({ ship: shipName(ship) })),
  );
  if (result === 'sunk') {
    sinkAtOnce(g, ship);
    return;
  }
  const hits = Number.parseInt(result, 10);
  if (hits > 0) hitShip(g, ship, hits, '14.23');
  if (result.includes('fire') && isCarrier(ship)) startFire(g, ship);
}

/** 6.433, 14.22 to 14.24: once for every lit hex with carriers, at the end of the turn (RULINGS.md, 24). */
function attackLights(g: G): void {
  for (const hex of g.state.lit) {
    const carriers = carriersAt(g, hex);
    if (carriers.length === 0) continue;
    g.emit('submarines near the lights', { hex: hexName(hex) }, { rule: '14.22', touches: [hexRef(hex)] });
    if (
      g.roll<string>(
        'japanese submarine',
        told(g, 'submarines near the lights', () => ({ hex: hexName(hex) })),
      ) === 'no effect'
    )
      continue;
    const ship = g.pick(carriers, 'which carrier is torpedoed', '14.24', { name: (s) => shipName(Number(s)) });
    torpedo(g, ship);
  }
}

/** 14.25, 12.47: once for every crippled ship after a turn of daylight. */
function attackCripples(g: G): void {
  const { state } = g;
  if (lightOf(state.turn, PHASES) !== 'day') return;
  for (let ship = 0; ship < US_SHIPS.length; ship++) {
    if ((state.where[ship] as number) < 0 || !isCrippled(g, ship)) continue;
    g.emit('submarines near a cripple', { ship: shipName(ship) }, { rule: '14.25', touches: [shipRef(ship)] });
    const modifiers = ['cripple', ['escort', escortsAt(g, shipHex(g, ship))]] as const;
    if (
      g.roll<string>('japanese submarine', {
        ...told(g, 'submarines near a cripple', () => ({ ship: shipName(ship) })),
        modifiers,
      }) === 'no effect'
    )
      continue;
    torpedo(g, ship);
  }
}

/** 14.21: Japanese submarines are met only by lights and by cripples. */
export function submarinesAttack(g: G): void {
  attackLights(g);
  attackCripples(g);
}
