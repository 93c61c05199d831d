/** Something that may be chosen now: a hex by its label or a piece by its id, the key of its option, its price, and whether dice are rolled. */
export interface Lit {
  readonly id: string;
  readonly key?: string;
  readonly rolls?: boolean;
  readonly cost?: number;
  /** What it costs at most, where the dice decide. */
  readonly costTo?: number;
}

/** Which of them are drawn with a broken line: those that roll dice, or cost more than they need to. */
export function brokenOf(lit: readonly Lit[]): (each: Lit) => boolean {
  const least = Math.min(...lit.map(({ cost }) => cost ?? Infinity));
  return ({ rolls, cost }) => rolls === true || (cost !== undefined && cost > least);
}

/** What it costs, or between what and what: nothing where no price is known. */
export function priceText({ cost, costTo }: Pick<Lit, 'cost' | 'costTo'>): string {
  if (cost === undefined) return '';
  return costTo === undefined ? String(cost) : `${cost}-${costTo}`;
}
