/** The items by what they have in common, in the order in which each first came. */
export function grouped<T>(items: readonly T[], of: (item: T) => string): (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(of(item));
    if (group) group.push(item);
    else groups.set(of(item), [item]);
  }
  return [...groups];
}
