import { clone } from '@point-option/engine';
import type { Battle, Force, Mission } from './data/state.ts';

/**
 * The player sees all there is: what he does not know of the Japanese has not been drawn yet, so that it stands
 * nowhere. Only what the rules considered in between is kept from him, and that is in no state (teaching.ts).
 */
export type BattleView = Battle;

/** Written out by hand: it is made for every decision of every simulated match. */
export function copy(data: Battle): Battle {
  return {
    ...data,
    rules: clone(data.rules),
    groups: data.groups.map((group) => ({ ...group })),
    where: data.where.slice(),
    hits: data.hits.slice(),
    fires: data.fires.map((levels) => levels.slice()),
    deckDown: data.deckDown.slice(),
    crashed: data.crashed.slice(),
    launched: data.launched.slice(),
    landedNow: data.landedNow.slice(),
    units: data.units.slice(),
    missions: data.missions.map((mission): Mission => ({ ...mission })),
    searches: data.searches.map((search) => ({ ...search })),
    lit: data.lit.slice(),
    subs: data.subs.map((sub) => ({ ...sub })),
    fired: data.fired.slice(),
    forces: data.forces.map(copyForce),
    japanese: data.japanese.slice(),
    japaneseHits: data.japaneseHits.map((hits) => hits.slice()),
    wrecks: data.wrecks.map((wreck) => ({ ...wreck })),
    raids: data.raids.map((raid) => ({ ...raid })),
    guam: { ...data.guam, turnaround: data.guam.turnaround.slice() },
    levelOne: { ...data.levelOne },
    setAside: data.setAside.slice(),
    cup: data.cup.slice(),
    drawn: data.drawn.slice(),
    sentFrom: data.sentFrom.slice(),
    sentBefore: { ...data.sentBefore },
    oilers: data.oilers.map((oiler) => ({ ...oiler, waiting: oiler.waiting.slice() })),
    flewByDay: data.flewByDay.slice(),
    flewByNight: data.flewByNight.slice(),
    tired: data.tired.slice(),
  };
}

function copyForce(force: Force): Force {
  const copied: Force = {
    ...force,
    ships: force.ships.slice(),
    hits: force.hits.slice(),
    air: { ...force.air, turnaround: force.air.turnaround.slice() },
    ...(typeof force.fuel === 'object' && { fuel: { ...force.fuel } }),
  };
  if (typeof force.fuel === 'object') copied.fuel = { ...force.fuel };
  return copied;
}
