/**
 * What an item has in an order that is being composed. Ids are anything: one may be called what every object has, like
 * "constructor".
 */
export function amountOf(amounts: Readonly<Record<string, number>>, id: string): number {
  return Object.hasOwn(amounts, id) ? (amounts[id] ?? 0) : 0;
}

/** The box that a piece has in it; undefined where it has none. */
export function boxOf(placed: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(placed, id) ? placed[id] : undefined;
}
