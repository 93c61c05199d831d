import type { Refusal } from '@point-option/engine';
import { typedNames, type TypedNames } from '../text/typedNames.ts';
import { refusalText } from '../text/words.ts';
import type { Seat } from './seat.ts';

/** A refusal with what pieces, boxes and items are called in place of their ids. */
export function refusedText({ words, view }: Seat, refusal: Refusal): string {
  const { prompt } = view;
  const called = prompt?.kind === 'arrange' ? typedNames(words, prompt) : null;
  return refusalText(words, called ? calledInRefusal(refusal, called) : refusal);
}

/** A refusal says which piece and box it is about. Where its sentence has their ids, their names are shown. */
function calledInRefusal(refusal: Refusal, called: TypedNames): Refusal {
  const { reason, piece, box } = refusal;
  const { values = {} } = reason;
  const named = {
    ...values,
    ...(piece !== undefined && values['piece'] === piece && { piece: called.piece(piece) }),
    ...(box !== undefined && values['box'] === box && { box: called.box(box) }),
  };
  return { ...refusal, reason: { ...reason, values: named } };
}
