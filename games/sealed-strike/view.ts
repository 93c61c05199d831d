import type { Viewer } from '@point-option/engine';
import type { Battle, Contact, Fleet, Raid, Ship, Squadron } from './data/state.ts';

/** What a side sees has the form of the data itself, with `hidden` in place of what it may not know (1.5). */
export type BattleView = Battle;

/** Written out by hand: it is made for every decision of every simulated match. */
export function observe(battle: Battle, viewer: Viewer): BattleView {
  return {
    round: battle.round,
    rounds: battle.rounds,
    red: fleetView(battle.red, viewer === 'blue', battle.assigned),
    blue: fleetView(battle.blue, viewer === 'red', battle.assigned),
    assigned: battle.assigned,
    raids: battle.raids.map(copyRaid),
  };
}

function fleetView(fleet: Fleet, byEnemy: boolean, assigned: boolean): Fleet {
  return {
    ships: byEnemy ? fleet.ships.map(enemyShip) : fleet.ships.map(copyShip),
    squadrons: byEnemy && assigned ? fleet.squadrons.map(enemySquadron) : fleet.squadrons.map(copySquadron),
    stores: fleet.stores,
    shifts: fleet.shifts,
    contacts: fleet.contacts.map(copyContact),
  };
}

function copyShip({ id, kind, box, hits }: Ship): Ship {
  return { id, kind, box, hits };
}

function enemyShip({ id, kind, box, hits }: Ship): Ship {
  return { id, kind, box: box === 'sunk' || box === 'port' ? box : 'hidden', hits };
}

function copySquadron({ id, kind, state, task, box, seen }: Squadron): Squadron {
  return { id, kind, state, task, box, seen };
}

/** 5.4: bombers that were not announced are at rest, as all can tell; fighters may be on patrol. */
function enemySquadron(squadron: Squadron): Squadron {
  const { id, kind, state, task, box, seen } = squadron;
  return isHidden(squadron)
    ? { id, kind, state, task: 'hidden', box: null, seen }
    : { id, kind, state, task, box, seen };
}

/** A fighter squadron whose task the enemy cannot tell, once squadrons are assigned. */
export function isHidden({ kind, state, seen }: Squadron): boolean {
  return kind === 'fighter' && state === 'ready' && !seen;
}

function copyContact({ round, source, box, ships, sunk }: Contact): Contact {
  return { round, source, box, ships: ships.slice(), sunk };
}

function copyRaid({ by, box, met }: Raid): Raid {
  return { by, box, met };
}
