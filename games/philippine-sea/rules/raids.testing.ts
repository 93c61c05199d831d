import { grid } from '../data/map.ts';
import { type Battle, LISTED, type Raid } from '../data/state.ts';

/** Puts a raid into the air; on the map at 1114 and of eight points unless it is said otherwise. */
export function fly(battle: Battle, change: Partial<Raid> = {}): Raid {
  const raid: Raid = {
    id: battle.nextRaid++,
    owner: LISTED,
    wave: 'A',
    land: false,
    hex: grid.mustHex('1114'),
    source: grid.mustHex('1120'),
    target: 0,
    points: 8,
    fighters: -1,
    aborted: 0,
    intercepted: false,
    returning: -1,
    since: -1,
    ...change,
  };
  battle.raids.push(raid);
  return raid;
}
