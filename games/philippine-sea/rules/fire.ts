import { shipName } from '../data/names.ts';
import { shipRef } from '../data/refs.ts';
import type { G } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { damageOf, groupOf } from './groups.ts';
import { hitShip } from './usDamage.ts';
import { told } from './telling.ts';

/** 12.31: the fires there are. */
const WORST = 3;

export type Spread = 'out' | '-1' | 'no change' | 'damage' | '+1' | '+1, damage' | 'double damage';

/** 12.32: at the end of a turn each fire spreads or is fought down, each by itself (12.36). */
export function spreadFires(g: G): void {
  for (let ship = 0; ship < CARRIERS.length; ship++) {
    const fires = g.state.fires[ship];
    if (!fires || fires.length === 0) continue;
    const levels = [...fires];
    for (let fire = 0; fire < levels.length && groupOf(g.state, ship) >= 0; fire++)
      levels[fire] = spread(g, ship, levels[fire] ?? 0);
    // A ship that sank took its fires with it.
    if (groupOf(g.state, ship) >= 0) g.state.fires[ship] = levels.filter((level) => level > 0);
  }
}

/** 12.33: what becomes of one fire; its level afterwards, 0 if it is out. */
function spread(g: G, ship: number, level: number): number {
  const damage = damageOf(g, ship);
  const result = g.roll<Spread>('fire spread', {
    ...told(g, 'fire spread', () => ({ ship: shipName(ship), level })),
    modifiers: [
      level === 2 && 'second level',
      level === WORST && 'third level',
      (damage === 'heavy' || damage === 'crippled') && 'hard hit',
    ],
  });
  const after = levelAfter(result, level);
  const hits = damageBy(result, after);
  if (!g.silent) tell(g, ship, level, after);
  hitShip(g, ship, hits, '12.33');
  return after;
}

/** 12.33: the level of a fire after a result, never above the worst. */
export function levelAfter(result: Spread, level: number): number {
  if (result === 'out') return 0;
  if (result === '-1') return level - 1;
  return result === '+1' || result === '+1, damage' ? Math.min(WORST, level + 1) : level;
}
/** 12.33: the hits of a fire that has this level now. */
export function damageBy(result: Spread, level: number): number {
  if (result === 'damage' || result === '+1, damage') return level;
  return result === 'double damage' ? level * 2 : 0;
}

function tell(g: G, ship: number, before: number, after: number): void {
  const key =
    after === 0 ? 'fire out' : after < before ? 'fire smaller' : after > before ? 'fire greater' : 'fire burns on';
  g.emit(key, { ship: shipName(ship), n: after }, { rule: '12.33', touches: [shipRef(ship)] });
}
