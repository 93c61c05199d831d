import { type Context, type Decision, type Game, procedure, type Side, type Step } from '@point-option/engine';

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

/** The step with something of its decision replaced. */
export function redecide<D>(step: Step<D, object>, change: (decision: Decision<D, object>) => object): Step<D, object> {
  if (step.type !== 'decide') throw new Error(`"${step.name}" is no decision.`);
  return { ...step, decision: { ...step.decision, ...change(step.decision) } as Decision<D, object> };
}

/** The step with something more done when it is answered. */
export function afterwards<D>(step: Step<D, object>, more: (g: Context<D>, side: Side) => void): Step<D, object> {
  return redecide(step, (decision) => ({
    apply: (g: Context<D>, f: object, answer: never, side: Side) => {
      const next = decision.apply(g, f, answer, side);
      more(g, side);
      return next;
    },
  }));
}
