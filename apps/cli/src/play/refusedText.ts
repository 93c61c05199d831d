import type { Refusal } from '@point-option/engine';
import { callNames, type CallNames } from '../text/callNames.ts';
import { refusalText } from '../text/words.ts';
import type { Seat } from './seat.ts';

/** A refusal with what pieces, boxes and items are called in place of their ids. */
export function refusedText({ words, view }: Seat, refusal: Refusal): string {
  const { prompt, presentation } = view;
  const called = prompt?.kind === 'arrange' ? callNames(words, prompt, presentation) : null;
  return refusalText(words, called ? calledInRefusal(refusal, called) : refusal);
}

/** What the kernel refuses names pieces and boxes by their ids. */
function calledInRefusal({ reason, ...rest }: Refusal, called: CallNames): Refusal {
  const { piece, box } = reason.values ?? {};
  if (!reason.key.startsWith('kernel.')) return { reason, ...rest };
  const values = {
    ...reason.values,
    ...(typeof piece === 'string' && { piece: called.piece(piece) }),
    ...(typeof box === 'string' && { box: called.box(box) }),
  };
  return { reason: { ...reason, values }, ...rest };
}
