import { NO_OPS } from '../data/chits.ts';
import { type G, GUAM_CHIT, NO_OP, US_MOVE, US_SUBS } from '../data/state.ts';
import { PHASES } from './clock.ts';
import { CHIT_OF, reinforcementChits } from './landReinforcements.ts';

/** 3.23, 3.24: how many No Op chits are added, and how many chits are drawn in each phase. */
export function cupSize(chits: number): { noOps: number; perPhase: number } {
  const noOps = Math.min(NO_OPS, (PHASES - (chits % PHASES)) % PHASES);
  return { noOps, perPhase: Math.ceil((chits + noOps) / PHASES) };
}

/** 3.23: the cup for a turn: a chit for each force, the others as the scenario has them, and No Ops to fill. */
export function fillCup(g: G): void {
  const { state } = g;
  const { rules } = state;
  const cup = state.forces.filter(({ hex }) => hex >= 0).map(({ id }) => id);
  if (rules.moves) cup.push(US_MOVE);
  if (rules.submarines) cup.push(US_SUBS);
  if (rules.guam) cup.push(GUAM_CHIT);
  if (rules.advanced.landAir)
    for (const base of reinforcementChits(state.turn, state.sentFrom)) cup.push(CHIT_OF[base]);
  const { noOps, perPhase } = cupSize(cup.length);
  for (let n = 0; n < noOps; n++) cup.push(NO_OP);
  state.cup = cup;
  state.drawn = [];
  state.chitsPerPhase = perPhase;
  state.mustered = state.nextForce;
  if (cup.length > 0) g.emit('cup filled', { n: cup.length, each: perPhase }, { rule: '3.24' });
}
