import { forceName, raidName } from '../data/names.ts';
import { forceRef, raidRef } from '../data/refs.ts';
import { type EXITED, type Force, type G, LISTED, type WITHDRAWN } from '../data/state.ts';
import { raidsOf, removeForce } from './forces.ts';
import { decksOut } from './japaneseDamage.ts';
import { removeRaid } from './raidReturn.ts';

/**
 * 7.23, 15.11: a force leaves the map. Its decks are still there, beyond it: aircraft on their way back land on them,
 * and those still out follow. Nobody has shot them down, so they are no points (15.1; RULINGS.md, 140). Without a deck
 * they have nowhere to go (10.33).
 */
export function depart(g: G, force: Force, where: typeof EXITED | typeof WITHDRAWN, rule: string): void {
  const { state } = g;
  if (!decksOut(g, force))
    for (const raid of raidsOf(state, force.id)) {
      if (raid.returning < 0) {
        raid.owner = LISTED;
        raid.followsHome = true;
        continue;
      }
      removeRaid(state, raid);
      if (!g.silent)
        g.emit(
          'raid lands beyond the map',
          { raid: raidName(raid, force), force: forceName(force), n: raid.points },
          { rule: '15.1', touches: [raidRef(raid.id), forceRef(force.id)] },
        );
    }
  removeForce(g, force, rule, where);
}
