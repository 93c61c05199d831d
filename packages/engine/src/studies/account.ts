import type { GameEvent } from '../play/event.ts';

/** Whole numbers that came of one match, by name; their titles stand in the catalogue under "figure.<name>". */
export type Figures = Readonly<Record<string, number>>;

/**
 * Follows one match and counts what its score does not tell: what was lost on which day, and by whose hand. It is told
 * the data and the new lines of the journal after every decision, the secret ones too, and changes nothing.
 */
export interface Account<D> {
  tell(data: D, news: readonly GameEvent[]): void;
  figures(data: D): Figures;
}
