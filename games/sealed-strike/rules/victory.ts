import type { Outcome, Side } from '@point-option/engine';
import { type Battle, carrierOf, enemyOf, fleetOf, type ShipKind } from '../data/state.ts';

/** 9.2 */
const WORTH: Readonly<Record<ShipKind, number>> = { carrier: 6, cruiser: 3, destroyer: 2 };
const HIT = 1;
const SQUADRON = 1;
/** 9.3: how many points more than the enemy each level needs. */
const DECISIVE = 6;
const MARGINAL = 2;

/** 9.1: asked at the end of a round, so that both sides' raids count. */
export function isOver(battle: Battle): boolean {
  return (
    battle.round === battle.rounds || carrierOf(battle.red).box === 'sunk' || carrierOf(battle.blue).box === 'sunk'
  );
}

/** 9.2: what a side has scored, which all may know. */
export function points(battle: Battle, side: Side): number {
  const enemy = fleetOf(battle, enemyOf(side));
  let sum = 0;
  for (const ship of enemy.ships) sum += ship.box === 'sunk' ? WORTH[ship.kind] : HIT * ship.hits;
  for (const squadron of enemy.squadrons) if (squadron.state === 'lost') sum += SQUADRON;
  return sum;
}

/** 9.3 */
export function score(battle: Battle): Outcome {
  const scores = { red: points(battle, 'red'), blue: points(battle, 'blue') };
  const lead = scores.red - scores.blue;
  const winner = Math.abs(lead) < MARGINAL ? null : lead > 0 ? 'red' : 'blue';
  const result = winner === null ? 'draw' : `${winner} ${Math.abs(lead) >= DECISIVE ? 'decisive' : 'marginal'}`;
  return { winner, result, scores };
}
