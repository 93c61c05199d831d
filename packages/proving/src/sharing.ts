/**
 * Where a state holds one list or object in two places, as a sentence; null where it does not. A match goes on with
 * the state it has, so a change in one place would show in the other, and in a stored match it would not. What is frozen
 * may be shared: nothing can change it.
 */
export function sharedWithin(state: unknown): string | null {
  const met = new Set<object>();
  let twice: object | null = null;
  eachOwn(state, (part) => {
    if (met.has(part)) twice ??= part;
    met.add(part);
  });
  if (twice === null) return null;
  const [one, other] = pathsTo(twice, state, 'state');
  return `${one} and ${other} are the same object: a change to one changes both.`;
}

/** Which match each object was first met in: see sharedBetween. */
const owners = new WeakMap<object, object>();

/** Where a match holds a list or object that was met in another, as a sentence: rules have put a constant into the state. */
export function sharedBetween(match: object, state: unknown): string | null {
  let foreign: object | null = null;
  eachOwn(state, (part) => {
    const owner = owners.get(part);
    if (owner === undefined) owners.set(part, match);
    else if (owner !== match) foreign ??= part;
  });
  if (foreign === null) return null;
  return `${pathsTo(foreign, state, 'state')[0]} is shared with another match: copy it before it goes into the state.`;
}

/** Every list and object that could be changed, as often as it is met. */
function eachOwn(value: unknown, visit: (part: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Object.isFrozen(value)) visit(value);
  if (Array.isArray(value)) for (const item of value as unknown[]) eachOwn(item, visit);
  else for (const key in value) eachOwn((value as Record<string, unknown>)[key], visit);
}

function pathsTo(part: object, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = value === part ? [path] : [];
  const isArray = Array.isArray(value);
  return Object.entries(value).reduce(
    (found, [key, item]) => [...found, ...pathsTo(part, item, isArray ? `${path}[${key}]` : `${path}.${key}`)],
    own,
  );
}
