import { type Game, procedureTitle, stepTitle } from '@point-option/engine';
import type { StepOfPlay } from './protocol.ts';

/** Every step of every procedure, in the order in which the game lists them. Public: it is what the rule book says. */
export function stepsOfPlay({ procedures, words }: Game): readonly StepOfPlay[] {
  return procedures.flatMap(({ name: procedure, steps }) =>
    steps.map(({ name: step, rule, type }) => ({
      procedure,
      procedureTitle: procedureTitle(words, procedure),
      step,
      title: stepTitle(words, procedure, step),
      rule,
      asks: type === 'decide',
    })),
  );
}
