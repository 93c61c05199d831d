import type { Ask } from './ask.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import type { Answer } from './decision.ts';
import type { Dice } from '../chance/dice.ts';
import type { Message } from '../view/message.ts';
import type { Observation } from './observation.ts';

/**
 * A bot: a function of what a side may know, what it is asked, and dice of its own. Never of the state. It reads the
 * observation and the ask, and changes neither.
 * `blind` staff do not look at the observation, so none is made for them.
 */
export interface Staff<V> {
  readonly id: string;
  readonly blind?: boolean;
  /** Gives right answers only, each made anew: a simulation takes them as they are, without another look or a copy. */
  readonly draws?: boolean;
  decide(observation: Observation<V>, ask: Ask, dice: Dice): Answer;
  /**
   * Why it gave that answer, from the same observation, for a player to read when the match is over. Nothing where the
   * answer is not one it would have given.
   */
  reason?(observation: Observation<V>, ask: Ask, answer: Answer): Message | undefined;
}

/** Plays any legal answer, each as it is drawn. Every game has it: for fuzzing, and as the least of opponents. */
export const random: Staff<unknown> = {
  id: 'random',
  blind: true,
  draws: true,
  decide: (_observation, ask, dice) => sampleAnswer(ask, dice),
};
