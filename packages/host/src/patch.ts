/**
 * What changed between two pieces of plain data. Lists whose items have ids of their own are compared by them, so that a
 * counter that moved costs one counter and not the stack. What did not change keeps its identity when a patch is
 * applied, so that a page redraws only what did.
 */
export type Patch =
  /** The whole is another. */
  | { readonly is: unknown }
  /** Fields that changed, and those that are gone. */
  | { readonly set: Readonly<Record<string, Patch>>; readonly gone?: readonly string[] }
  /** A list by the ids of its items: those that are gone, or the order of ids where it changed otherwise; items that changed, items that are new. */
  | {
      readonly by: string;
      readonly less?: readonly Id[];
      readonly order?: readonly Id[];
      readonly items: Readonly<Record<string, Patch>>;
    }
  /** A list of texts or numbers: where it begins to differ, how many of them go there, and what comes in their place. */
  | { readonly from: number; readonly cut: number; readonly put: readonly unknown[] }
  /** A list by place: its length, and places that changed. */
  | { readonly length: number; readonly at: Readonly<Record<string, Patch>> };

type Plain = Readonly<Record<string, unknown>>;

/** Options that are hexes go by numbers. */
type Id = string | number;

/** Fields by which items of lists are known, in the order they are tried. */
const KEYS = ['id', 'hex', 'procedure'] as const;

/** What makes `after` out of `before`; null where they are the same. */
export function patchOf(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after);
  if (!isPlain(before) || !isPlain(after)) return Object.is(before, after) ? null : { is: after };
  const set: Record<string, Patch> = {};
  let changed = false;
  for (const key of Object.keys(after)) {
    if (after[key] === undefined || after[key] === before[key]) continue;
    const own = has(before, key) ? patchOf(before[key], after[key]) : { is: after[key] };
    if (own === null) continue;
    define(set, key, own);
    changed = true;
  }
  const gone: string[] = [];
  for (const key of Object.keys(before)) if (before[key] !== undefined && !has(after, key)) gone.push(key);
  if (!changed && gone.length === 0) return null;
  return gone.length === 0 ? { set } : { set, gone };
}

/** The data with a patch applied. What the patch does not touch is the same object as before. */
export function applyPatch(before: unknown, patch: Patch): unknown {
  if ('is' in patch) return patch.is;
  if ('cut' in patch) {
    const list = before as readonly unknown[];
    return [...list.slice(0, patch.from), ...patch.put, ...list.slice(patch.from + patch.cut)];
  }
  if ('by' in patch) return applyKeyed(before as readonly Plain[], patch);
  if ('length' in patch) {
    const list = (before as readonly unknown[]).slice(0, patch.length);
    for (const [at, own] of Object.entries(patch.at)) list[Number(at)] = applyPatch(list[Number(at)], own);
    return list;
  }
  const next: Record<string, unknown> = { ...(before as Plain) };
  for (const key of patch.gone ?? []) delete next[key];
  for (const [key, own] of Object.entries(patch.set)) define(next, key, applyPatch((before as Plain)[key], own));
  return next;
}

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (isInStep(before, after)) return inStepPatch(before, after);
  const by =
    after.length > 0 && before.length > 0 ? KEYS.find((key) => isKeyed(before, key) && isKeyed(after, key)) : undefined;
  if (by !== undefined) return keyedPatch(before as readonly Plain[], after as readonly Plain[], by);
  if (before.length !== after.length && before.every(isBare) && after.every(isBare)) return splicePatch(before, after);
  const at: Record<string, Patch> = {};
  after.forEach((item, i) => {
    const own = i < before.length ? patchOf(before[i], item) : { is: item };
    if (own !== null) at[String(i)] = own;
  });
  const changed = Object.keys(at).length;
  if (changed === 0 && before.length === after.length) return null;
  // Where most places differ, the list itself is shorter than what became of each.
  return 2 * changed > after.length ? { is: after } : { length: after.length, at };
}

/** Most lists have what they had, where they had it: then nothing need be looked up. */
function isInStep(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) return false;
  return after.every((item, i) => {
    const old = before[i];
    if (!isPlain(item) || !isPlain(old)) return isBare(item) && isBare(old);
    return KEYS.every((key) => item[key] === old[key]);
  });
}

function inStepPatch(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const changed = new Map<number, Patch>();
  after.forEach((item, i) => {
    const own = item === before[i] ? null : patchOf(before[i], item);
    if (own !== null) changed.set(i, own);
  });
  if (changed.size === 0) return null;
  const by = KEYS.find((key) => isKeyed(after, key));
  const parts: Record<string, Patch> = {};
  for (const [i, own] of changed) define(parts, by === undefined ? String(i) : String((after[i] as Plain)[by]), own);
  return by === undefined ? { length: after.length, at: parts } : { by, items: parts };
}

/** Hexes that change hands leave one long list for another: by place all that follow would differ. */
function splicePatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, cut: before.length - from - same, put: after.slice(from, after.length - same) };
}

function keyedPatch(before: readonly Plain[], after: readonly Plain[], by: string): Patch | null {
  const known = new Map(before.map((item) => [idOf(item, by), item]));
  const items: Record<string, Patch> = {};
  for (const item of after) {
    const id = idOf(item, by);
    const old = known.get(id);
    const own = old === undefined ? { is: item } : patchOf(old, item);
    if (own !== null) define(items, id, own);
  }
  const isMoved = before.length !== after.length || after.some((item, i) => item[by] !== before[i]?.[by]);
  if (!isMoved && Object.keys(items).length === 0) return null;
  if (!isMoved) return { by, items };
  const less = lost(before, after, by);
  return less === null ? { by, order: after.map((item) => item[by] as Id), items } : { by, less, items };
}

/** The ids that are gone, where all others stand in the order they stood in; null where something is new or has moved. */
function lost(before: readonly Plain[], after: readonly Plain[], by: string): Id[] | null {
  const less: Id[] = [];
  let next = 0;
  for (const item of before) {
    if (next < after.length && after[next]?.[by] === item[by]) next++;
    else less.push(item[by] as Id);
  }
  return next === after.length ? less : null;
}

function applyKeyed(before: readonly Plain[], { by, less, order, items }: Extract<Patch, { by: string }>): unknown[] {
  const known = new Map(before.map((item) => [idOf(item, by), item]));
  const gone = new Set(less?.map(String));
  const ids = order?.map(String) ?? [...known.keys()].filter((id) => !gone.has(id));
  return ids.map((id) => {
    const own = Object.hasOwn(items, id) ? items[id] : undefined;
    return own === undefined ? known.get(id) : applyPatch(known.get(id), own);
  });
}

/** Whether every item has the field as an id of its own: a text or a number that is no other's, not even as a text. */
function isKeyed(list: readonly unknown[], key: string): boolean {
  const ids = new Set<string>();
  for (const item of list) {
    if (!isPlain(item) || !isId(item[key]) || ids.has(idOf(item, key))) return false;
    ids.add(idOf(item, key));
  }
  return true;
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || Number.isSafeInteger(value);
}
function idOf(item: Plain, by: string): string {
  return String(item[by]);
}

function isBare(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field without a value is none: it would not survive the way as JSON. */
function has(plain: Plain, key: string): boolean {
  return Object.hasOwn(plain, key) && plain[key] !== undefined;
}

/** "__proto__" is a field like any other. */
function define(into: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
}
