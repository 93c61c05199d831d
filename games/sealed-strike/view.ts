import type { Viewer } from '@point-option/engine';
import type { Battle, Fleet, Ship, Squadron } from './data/state.ts';

/** What a side sees has the form of the data itself, with `hidden` in place of what it may not know (1.5). */
export type BattleView = Battle;

/** Made for every decision of every simulated match: what is not hidden is handed over as it is. */
export function observe(battle: Battle, viewer: Viewer): BattleView {
  const { round, rounds, red, blue, assigned, raids } = battle;
  return {
    round,
    rounds,
    red: viewer === 'blue' ? enemyFleet(red, assigned) : red,
    blue: viewer === 'red' ? enemyFleet(blue, assigned) : blue,
    assigned,
    raids,
  };
}

function enemyFleet({ ships, squadrons, stores, shifts, contacts }: Fleet, assigned: boolean): Fleet {
  return {
    ships: ships.map(enemyShip),
    squadrons: assigned ? squadrons.map(enemySquadron) : squadrons,
    stores,
    shifts,
    contacts,
  };
}

function enemyShip({ id, kind, box, hits }: Ship): Ship {
  return { id, kind, box: box === 'sunk' || box === 'port' ? box : 'hidden', hits };
}

/** 5.4: bombers that were not announced are at rest, as all can tell; fighters may be on patrol. */
function enemySquadron(squadron: Squadron): Squadron {
  const { id, kind, state, seen } = squadron;
  return isHidden(squadron) ? { id, kind, state, task: 'hidden', box: null, seen } : squadron;
}

/** A fighter squadron whose task the enemy cannot tell, once squadrons are assigned. */
export function isHidden({ kind, state, seen }: Squadron): boolean {
  return kind === 'fighter' && state === 'ready' && !seen;
}
