export { canonical } from './canonical.ts';

/** Plain data: what a state, an order and a match file are made of. Rules use integers only. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** A copy that shares nothing with the original but the frozen pages of columns. Plain data only. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? cloneArray(value) : cloneObject(value as Fields, spreadFor(value as Fields))) as T;
}

type Fields = Record<string, unknown>;
type Spread = (fields: Fields) => Fields;

function cloneArray(value: readonly unknown[]): unknown[] {
  const copy = value.slice();
  // The objects of a list are mostly of one shape, so the place for the first serves them all.
  let spread: Spread | null = null;
  for (let i = typeof copy[0] === 'number' ? numbersAtFront(copy) : 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item !== 'object' || item === null) continue;
    if (Array.isArray(item)) copy[i] = cloneArray(item);
    else {
      spread ??= spreadFor(item as Fields);
      copy[i] = cloneObject(item as Fields, spread);
    }
  }
  return copy;
}

/** A loop of its own, which meets lists of numbers only: it passes over a long one three times as fast. */
function numbersAtFront(list: readonly unknown[]): number {
  let n = 0;
  while (n < list.length && typeof list[n] === 'number') n++;
  return n;
}

/** A spread copies an object in one go; only fields that hold objects are visited again. */
function cloneObject(source: Fields, spread: Spread): Fields {
  const copy = spread(source);
  for (const key in source) {
    const item = source[key];
    // To look at every object whether it is frozen would cost more than the copy: only pages of columns are looked at.
    if (typeof item === 'object' && item !== null && !(key === 'column' && isFrozenList(item))) copy[key] = clone(item);
  }
  return copy;
}

function isFrozenList(value: object): boolean {
  return Object.isFrozen(value) && Array.isArray(value) && Object.isFrozen(value[0]);
}

/**
 * A spread is quick while the place in the code where it stands meets few shapes of object, so shapes are dealt out
 * over several places: with one place alone a large state takes almost twice as long.
 */
function spreadFor(source: Fields): Spread {
  let shape = 0;
  for (const key in source) shape = shape * 3 + key.length;
  return SPREADS[shape & 15] as Spread;
}

const SPREADS: readonly Spread[] = [
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
  (fields) => ({ ...fields }),
];

/** The same data, which nobody can change any more. */
export function frozen<T extends object>(data: T): T {
  for (const part of Object.values(data)) if (typeof part === 'object' && part !== null) frozen(part as object);
  return Object.freeze(data);
}

/** Whether two plain values are the same data. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields);
}

function sameLists(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) if (!same(left[i], right[i])) return false;
  return true;
}

function sameFields(left: Fields, right: Fields): boolean {
  let more = 0;
  for (const key in left) {
    if (!Object.hasOwn(right, key) || !same(left[key], right[key])) return false;
    more--;
  }
  for (const _key in right) more++;
  return more === 0;
}

/**
 * Where a value is not plain integer data, as a path and what stands there; null where all is well.
 * A state that holds a fraction, undefined, a function or a class instance could not be stored and compared.
 */
export function notPlain(value: unknown, path = 'state'): string | null {
  return isPlain(value) ? null : firstNotPlain(value, path);
}

/** Proofs ask this of whole states after every order: a path is put together only where something is found. */
function isPlain(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0);
    case 'object':
      return value === null || (Array.isArray(value) ? isPlainList(value) : isPlainObject(value as Fields));
    default:
      return false;
  }
}

function isPlainList(list: readonly unknown[]): boolean {
  // A gap reads as undefined, which is not plain either.
  for (const item of list) if (!isPlain(item)) return false;
  return Object.keys(list).length === list.length;
}

function isPlainObject(fields: Fields): boolean {
  if (Object.getPrototypeOf(fields) !== Object.prototype) return false;
  for (const key in fields) if (!isPlain(fields[key])) return false;
  return true;
}

function firstNotPlain(value: unknown, path: string): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : String(value)}, not an integer`;
    case 'object': {
      if (value === null) return null;
      const isArray = Array.isArray(value);
      if (!isArray && Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not plain data`;
      const entries = Object.entries(value);
      for (const [key, item] of entries) {
        const at = isArray ? `[${key}]` : key.includes(' ') ? `["${key}"]` : `.${key}`;
        const found = firstNotPlain(item, path + at);
        if (found !== null) return found;
      }
      return isArray && entries.length !== value.length ? `${path} is a list with gaps or names in it` : null;
    }
    default:
      return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
}
