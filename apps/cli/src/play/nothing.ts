import { type Answer, ask, type Match, type Side, undo, undoRefusal } from '@point-option/engine';

/**
 * The only answer to a question that offers nothing to place or choose, or null. A game may have to ask, because not
 * to ask would tell the other side something; a person need not be troubled with it.
 */
export function nothingToDecide(match: Match, side: Side): Answer | null {
  const question = ask(match, side);
  if (question?.kind === 'arrange') return question.pieces.length === 0 ? {} : null;
  if (question?.kind === 'some') return question.options.length === 0 ? [] : null;
  return null;
}

/** Takes the last order back that was one, and with it the empty ones that followed. */
export function undoToADecision(match: Match, side: Side): ReturnType<typeof undo> {
  const refusal = undo(match, side);
  if (refusal !== null) return refusal;
  while (nothingToDecide(match, side) !== null && undoRefusal(match, side) === null) undo(match, side);
  return null;
}
