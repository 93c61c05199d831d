/** What is done where a rule book is silent or contradicts itself: a row of a game's RULINGS.md. */
export interface Ruling {
  readonly no: string;
  readonly rules: readonly string[];
  readonly matter?: string;
  readonly text: string;
  readonly why?: string;
}
