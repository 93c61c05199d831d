import type { Compass } from '@point-option/engine';
import { grid } from '../data/map.ts';
import { forceName, hexName } from '../data/names.ts';
import { forceRef, hexRef } from '../data/refs.ts';
import type { Force, G } from '../data/state.ts';
import { takeAlong } from './forces.ts';
import { isAnyGroupAt } from './groups.ts';
import { HEXES, told } from './telling.ts';

/** 18.31 to 18.34: a force that was only half seen may turn out to be elsewhere. */
export function correctPlace(g: G, force: Force): void {
  const about = () => ({ force: forceName(force), hex: hexName(force.hex) });
  const bearing = g.roll<string>('true bearing', told(g, 'true bearing', about));
  if (bearing === 'no change') return;
  const distance = g.roll<number>('true distance', { ...HEXES, ...told(g, 'true distance', about) });
  const way = grid.direction(bearing as Compass);
  const from = force.hex;
  // Not off the map, and not among American ships (RULINGS.md, 125).
  for (let n = 0; n < distance; n++) {
    const next = grid.neighbour(force.hex, way);
    if (next < 0 || isAnyGroupAt(g.state, next)) break;
    force.hex = next;
  }
  if (force.hex === from) return;
  takeAlong(g.state, force);
  g.emit(
    'force is elsewhere',
    { force: forceName(force), from: hexName(from), to: hexName(force.hex) },
    { rule: '18.34', touches: [forceRef(force.id), hexRef(from), hexRef(force.hex)] },
  );
}
