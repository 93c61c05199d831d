/** Something with parts of its own: a list or an object. */
export function isParted(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A part of the data by its name, or a part of that: `own.scenario`. */
export function partOf(data: Record<string, unknown>, name: string): unknown {
  return name.split('.').reduce<unknown>((part, each) => (isParted(part) ? part[each] : undefined), data);
}

/** Puts a part in its place; the data around it must be there. */
export function putPart(data: Record<string, unknown>, name: string, value: unknown): void {
  const [own = name, ...around] = name.split('.').reverse();
  const place = around.length === 0 ? data : partOf(data, around.reverse().join('.'));
  if (isParted(place)) place[own] = value;
}
