import { capital, type PromptView, type Ref } from '@point-option/engine';
import { type Draft, emptyDraft } from '../store/draft.ts';
import { t } from '../words.ts';
import { shortNames } from './names.ts';
import { piecesFor } from './touching.ts';

/** How many pieces are named: the others are lit. */
const NAMED = 4;

/** What is missing where somebody points at a place for pieces with none in hand. */
export interface TakeFirst {
  readonly text: string;
  readonly rule: string;
  /** The pieces that can go there now. */
  readonly pieces: readonly string[];
}

/** Which piece must be taken first, or why none can be; null where the place is for none of them. */
export function takeFirst(prompt: PromptView | null, draft: Draft, ref: Ref, place: string): TakeFirst | null {
  if (prompt?.kind !== 'arrange' || draft.piece !== null) return null;
  const pieces = piecesFor(prompt, draft, ref);
  const said = (text: string): TakeFirst => ({ text, rule: prompt.rule, pieces });
  if (pieces.length > 0) {
    const names = shortNames(prompt.pieces);
    const named = pieces.slice(0, NAMED).map((id) => names.get(id) ?? id);
    const others = pieces.length - named.length;
    const list = others > 0 ? [...named, t('table.more listed', { n: others })] : named;
    return said(t('table.take first', { n: pieces.length, pieces: list.join(', ') }));
  }
  const ever = piecesFor(prompt, emptyDraft(prompt), ref);
  if (ever.length === 0) return null;
  const isFull = ever.some((id) => !Object.hasOwn(draft.placed, id));
  return said(isFull ? t('table.full here', { place: capital(place) }) : t('table.all placed'));
}
