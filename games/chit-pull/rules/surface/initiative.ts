import { SIDES } from '../../data/side.ts';
import type { G } from '../../data/theater.ts';
import { battleOf } from './display.ts';

const DIE = 10;

/** Both roll until one rolls higher. */
export function rollInitiative<Own extends object>(g: G<Own>, rule: string): void {
  for (;;) {
    const [japan, us] = SIDES.map((side) =>
      g.die(DIE, 'purpose.surface initiative', rule, { about: { side: { key: `side.${side}` } } }),
    ) as [number, number];
    if (japan === us) continue;
    const side = japan > us ? 'japan' : 'us';
    battleOf(g.state).initiative = side;
    g.emit('surface initiative', { side: { key: `side.${side}` } }, { rule });
    return;
  }
}
