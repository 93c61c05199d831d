import { forceName, raidName } from '../data/names.ts';
import { forceRef, raidRef } from '../data/refs.ts';
import type { AirBoxes, Force, G, Raid } from '../data/state.ts';
import { freeButai, raidsOf, unavailable } from './forces.ts';
import type { Reading } from './groups.ts';
import { decksOut } from './japaneseDamage.ts';
import { removeRaid } from './raidReturn.ts';
import { airValue } from './raidStrength.ts';

/** 9.11: a carrier force of level 2 and more, or with air points, is followed on a display of its own. */
export function becomeButai(g: G, force: Force): void {
  if (force.butai) return;
  const number = freeButai(g.state);
  if (number === undefined) return;
  const before = forceName(force);
  force.marker = number;
  force.butai = true;
  g.emit(
    'butai display set up',
    { force: before, butai: forceName(force) },
    { rule: '9.11', touches: [forceRef(force.id)] },
  );
}

/** 9.25, 5.41: the air value of a force of level 3 or 4 less what is lost, in the air or in servicing. */
export function netAirValue(g: Reading, force: Force): number {
  const { value, lost } = airValue(g, force);
  return value - lost - (unavailable(g.state, force, 0) - force.air.lost);
}

/** 9.12: every point one box to the right; those in the last box are available at all ranges. */
export function advanceTurnaround(turnaround: number[]): number {
  const ready = turnaround.pop() ?? 0;
  turnaround.unshift(0);
  return ready;
}

/** 9.12, 10.32: at its activation the aircraft of a force come one box nearer (RULINGS.md, 10). */
export function advanceTracks(g: G, force: Force): void {
  const { air } = force;
  // The track first, the landings after it, so that no point moves two boxes.
  air.all += advanceTurnaround(air.turnaround);
  for (const raid of raidsOf(g.state, force.id)) {
    if (raid.returning < 0) continue;
    if (raid.returning > 0) raid.returning--;
    else land(g, force, raid, air);
  }
}

function land(g: G, force: Force, raid: Raid, air: AirBoxes): void {
  const about = { raid: raidName(raid, force), force: forceName(force), n: raid.points };
  const touches = [forceRef(force.id), raidRef(raid.id)];
  if (!decksOut(g, force)) {
    air.turnaround[0] = (air.turnaround[0] ?? 0) + raid.points;
    g.emit('raid has landed', about, { rule: '9.12', touches });
  } else {
    air.lost += raid.points;
    g.emit('raid finds no deck', about, { rule: '10.33', touches });
  }
  removeRaid(g.state, raid);
}
