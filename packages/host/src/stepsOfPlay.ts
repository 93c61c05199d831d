import type { Game } from '@point-option/engine';
import type { StepOfPlay } from './protocol.ts';

/** Every step of every procedure, in the order in which the game lists them. Public: it is what the rule book says. */
export function stepsOfPlay({ procedures }: Game): readonly StepOfPlay[] {
  return procedures.flatMap(({ name: procedure, steps }) =>
    steps.map(({ name: step, rule, type }) => ({ procedure, step, rule, asks: type === 'decide' })),
  );
}
