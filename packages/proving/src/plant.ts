import { type Game, procedure, type Step } from '@point-option/engine';

/**
 * The game with one step of one procedure changed: to plant a fault and show that a proof catches it. A proof that
 * cannot fail proves nothing.
 */
export function plant<D, V>(
  game: Game<D, V>,
  where: string,
  step: string,
  change: (step: Step<D, object>) => Step<D, object>,
): Game<D, V> {
  let found = false;
  const procedures = game.procedures.map((old) => {
    if (old.name !== where) return old;
    const steps = old.steps.map((known) => {
      if (known.name !== step) return known;
      found = true;
      return change(known);
    });
    return procedure<D>(old.name, old.rule, steps);
  });
  if (!found) throw new Error(`${game.id} has no step "${where}: ${step}" to plant a fault in.`);
  return { ...game, procedures };
}
