import { GUAM_HEX } from '../data/map.ts';
import { hexRef, raidRef } from '../data/refs.ts';
import { type G, type Raid, REINFORCEMENT } from '../data/state.ts';
import { forceById } from './forces.ts';
import { landReinforcement } from './landReinforcements.ts';
import { nameOfRaid, removeRaid } from './raidReturn.ts';

/** 16.21, 23.3: aircraft that come to stay on Guam. */
export const isBoundForGuam = ({ owner, shuttle }: Raid): boolean => owner === REINFORCEMENT || shuttle === true;

/** 16.21(4), 23.3(2): they land after the fights over the island. */
export function landOnGuam(g: G): void {
  const { state } = g;
  if (state.raids.length === 0) return;
  for (const raid of state.raids.filter((each) => isBoundForGuam(each) && each.hex === GUAM_HEX)) {
    g.emit(
      'aircraft stay on Guam',
      { raid: nameOfRaid(state, raid), n: raid.points },
      { rule: raid.shuttle === true ? '23.3' : '16.21', touches: [raidRef(raid.id), hexRef(GUAM_HEX)] },
    );
    // 23.3(4): to their own force they are lost, to nobody's credit.
    const force = forceById(state, raid.owner);
    if (force) force.air.shuttled = (force.air.shuttled ?? 0) + raid.points;
    landReinforcement(state, raid.points);
    removeRaid(state, raid);
  }
}
