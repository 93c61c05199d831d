/** The two navies. Where both act in turn without an order of their own, Japan goes first. */
export type SideId = 'japan' | 'us';
export const SIDES: readonly SideId[] = ['japan', 'us'];

export type PerSide<T> = Record<SideId, T>;

export function enemyOf(side: SideId): SideId {
  return side === 'japan' ? 'us' : 'japan';
}

/** The entry of one side: faster than a look-up by name, and rules do it all the time. */
export function ofSide<T>(table: Readonly<PerSide<T>>, side: SideId): T {
  return side === 'us' ? table.us : table.japan;
}

/** The entry of a list that is known to have one there. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}
