import type { Message, Ref } from '@point-option/engine';

/** Something that can be chosen now: the key of its option, its price, and whether dice are rolled. */
export interface Lit {
  readonly ref: Ref;
  readonly key?: string;
  readonly rolls?: boolean;
  readonly cost?: number;
  /** What it costs at most, where the dice decide. */
  readonly costTo?: number;
  /** The risk of choosing it. */
  readonly caution?: Message;
  /** Why a route ends there. */
  readonly stops?: Message;
}

/** Which of them are drawn with a broken line: those that roll dice, or cost more than they need to. */
export function dashedIn(lit: readonly Lit[]): (each: Lit) => boolean {
  const min = Math.min(...lit.map(({ cost }) => cost ?? Infinity));
  return ({ rolls, cost }) => rolls === true || (cost !== undefined && cost > min);
}

/** What it costs, or between what and what: nothing where no price is known. */
export function priceText({ cost, costTo }: Pick<Lit, 'cost' | 'costTo'>): string {
  if (cost === undefined) return '';
  return costTo === undefined ? String(cost) : `${cost}-${costTo}`;
}
