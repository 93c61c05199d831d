import type { Catalogue, Refusal } from '@point-option/engine';
import { shortName } from '@point-option/host';
import { typedNames, type TypedNames } from '../text/typedNames.ts';
import { refusalText } from '../text/words.ts';
import type { AllotPrompt } from './amounts.ts';
import type { Seat } from './seat.ts';

/** A refusal with what pieces, boxes and items are called in place of their ids. */
export function refusedText({ words, view }: Seat, refusal: Refusal): string {
  const { prompt } = view;
  const called = prompt?.kind === 'arrange' ? typedNames(words, prompt) : null;
  if (prompt?.kind === 'allot') return refusalText(words, itemInRefusal(refusal, prompt, words));
  return refusalText(words, called ? calledInRefusal(refusal, called) : refusal);
}

/** Where the sentence has the id of an item, its name is shown. */
function itemInRefusal(refusal: Refusal, { items }: AllotPrompt, words: Catalogue): Refusal {
  const { values = {} } = refusal.reason;
  const item = items.find(({ id }) => values['item'] === id);
  if (!item) return refusal;
  return { ...refusal, reason: { ...refusal.reason, values: { ...values, item: shortName(words, item) } } };
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
