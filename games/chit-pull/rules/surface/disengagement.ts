import { type Decision, one } from '@point-option/engine';
import type { PerSide, SideId } from '../../data/side.ts';
import type { G, Theater } from '../../data/theater.ts';
import { battleOf } from './display.ts';
import { LAST_ROUND } from './figures.ts';
import type { SurfaceRules } from './rules.ts';

const FIGHT_ON = 'fight on';
const BREAK_OFF = 'break off';
const CHOICES = [FIGHT_ON, BREAK_OFF];

export function breakOffOrder<Own extends object>(rules: SurfaceRules<Own>): Decision<Theater<Own>, object> {
  return one<Theater<Own>, object, string>({
    options: () => CHOICES,
    about: (g) => ({ round: battleOf(g.state).round }),
    describe: (_g, _f, choice) => ({ label: { key: `surface ${choice}` } }),
    odds: (g, _f, choice) =>
      choice === BREAK_OFF && battleOf(g.state).round < LAST_ROUND
        ? rules.breakOffOdds(g, battleOf(g.state))
        : undefined,
    apply: (g, _f, choice, side) => {
      // Each side hears what the other chose, even where no die follows.
      g.stands();
      battleOf(g.state).leaving[side as SideId] = choice === BREAK_OFF;
      const key = choice === BREAK_OFF ? 'surface breaks off' : 'surface fights on';
      g.emit(key, { side: { key: `side.${side}` } }, { rule: rules.cite.disengagement });
    },
  });
}

/** Both out: it ends. One out: the dice decide. The last round is always the last. */
export function endOfRound(
  { japan, us }: PerSide<boolean>,
  round: number,
  diceEndIt: () => boolean,
): 'broken off' | 'last round' | null {
  const over = japan && us ? true : japan || us ? diceEndIt() : false;
  if (over) return 'broken off';
  return round >= LAST_ROUND ? 'last round' : null;
}

export function disengage<Own extends object>(rules: SurfaceRules<Own>, g: G<Own>): void {
  const battle = battleOf(g.state);
  // Who wants to leave after the last round leaves without a roll.
  const isLast = battle.round >= LAST_ROUND;
  battle.ended ??= endOfRound(battle.leaving, battle.round, () => isLast || rules.breaksOff(g, battle));
  if (battle.ended === null) g.emit('surface goes on', {}, { rule: rules.cite.disengagement });
}
