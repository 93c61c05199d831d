import { canonical } from './json.ts';
import { amount, described, type Literal, type Shape, shown } from './shapeWords.ts';

export type { Literal, Shape } from './shapeWords.ts';

/** Where a value has not the shape it should have, and the sentence that says so. */
export interface Fault {
  path: string;
  problem: string;
}

/** `as` says in words what the pattern asks for. */
export const text = (limits: { min?: number; max?: number; pattern?: string; as?: string } = {}): Shape => ({
  kind: 'text',
  ...limits,
});
export const integer = (limits: { min?: number; max?: number } = {}): Shape => ({ kind: 'integer', ...limits });
export const flag = (): Shape => ({ kind: 'flag' });
export const oneOf = (values: readonly Literal[]): Shape => ({ kind: 'oneOf', values });
export const list = (of: Shape, limits: { min?: number; max?: number; unique?: boolean } = {}): Shape => ({
  kind: 'list',
  of,
  ...limits,
});
/** An object with any keys, each value of one shape. */
export const record = (of: Shape): Shape => ({ kind: 'record', of });
/** An object with these fields and no others. */
export const fields = (shapes: Readonly<Record<string, Shape>>): Shape => ({ kind: 'fields', fields: shapes });
/** A field that may be missing. */
export const optional = (of: Shape): Shape => ({ kind: 'optional', of });
export const either = (...of: readonly Shape[]): Shape => ({ kind: 'either', of });
export const anyJson = (): Shape => ({ kind: 'anyJson' });
/** The same shape with a word of explanation for whoever reads the JSON Schema. */
export const noted = (note: string, of: Shape): Shape => ({ kind: 'noted', of, note });

/** Deeper than any file of ours; a file nested deeper is no honest one and could exhaust the stack. */
const DEEPEST = 100;

/**
 * The first fault of a value, or null. The path is the subject of the sentence and names the value:
 * `check(integer(), 'x', 'given.range')` says `given.range should be a whole number, but is "x".`
 */
export function check(shape: Shape, value: unknown, path = 'The value', depth = 0): Fault | null {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string' && textFits(shape, value) ? null : wrong(shape, value, path);
    case 'integer':
      return isInteger(value) && value >= (shape.min ?? value) && value <= (shape.max ?? value)
        ? null
        : wrong(shape, value, path);
    case 'flag':
      return typeof value === 'boolean' ? null : wrong(shape, value, path);
    case 'oneOf':
      return shape.values.includes(value as Literal) ? null : wrong(shape, value, path);
    case 'list':
      return Array.isArray(value) ? checkList(shape, value, path, depth) : wrong(shape, value, path);
    case 'record':
      return isObject(value) ? checkRecord(shape, value, path, depth) : wrong(shape, value, path);
    case 'fields':
      return isObject(value) ? checkFields(shape.fields, value, path, depth) : wrong(shape, value, path);
    case 'either':
      return checkEither(shape, value, path, depth);
    case 'anyJson':
      return checkJson(value, path, depth);
    case 'optional':
    case 'noted':
      return check(shape.of, value, path, depth);
  }
}

type Kind<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

function textFits({ min, max, pattern }: Kind<'text'>, value: string): boolean {
  // In characters, not in halves of them: as JSON Schema counts.
  const length = min === undefined && max === undefined ? 0 : Array.from(value).length;
  if (length < (min ?? 0) || length > (max ?? length)) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}

function checkList(shape: Kind<'list'>, value: readonly unknown[], path: string, depth: number): Fault | null {
  if (value.length < (shape.min ?? 0) || value.length > (shape.max ?? value.length)) {
    return fault(path, `should have ${amount('item', shape)}, but has ${value.length}`);
  }
  const seen = new Set<string>();
  for (let i = 0; i < value.length; i++) {
    const found = check(shape.of, value[i], `${path}[${i}]`, depth + 1);
    if (found) return found;
    if (!shape.unique) continue;
    const item = canonical(value[i]);
    if (seen.has(item)) return fault(`${path}[${i}]`, `is ${shown(value[i])}, which stands in the list already`);
    seen.add(item);
  }
  return null;
}

function checkRecord(shape: Kind<'record'>, value: Record<string, unknown>, path: string, depth: number): Fault | null {
  for (const key of Object.keys(value)) {
    const found = check(shape.of, value[key], inside(path, key), depth + 1);
    if (found) return found;
  }
  return null;
}

function checkFields(
  shapes: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
  path: string,
  depth: number,
): Fault | null {
  const known = Object.keys(shapes);
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(shapes, key)) {
      const list = known.length > 0 ? `its fields are ${known.join(', ')}` : 'it has no fields';
      return fault(inside(path, key), `is not known: ${list}`);
    }
  }
  for (const key of known) {
    const shape = shapes[key] as Shape;
    if (Object.hasOwn(value, key)) {
      const found = check(shape, value[key], inside(path, key), depth + 1);
      if (found) return found;
    } else if (!isOptional(shape)) {
      return fault(inside(path, key), `is missing: it should be ${described(shape)}`);
    }
  }
  return null;
}

/** Where only one of the shapes was met in part, its own fault says most; else the sentence lists them all. */
function checkEither(shape: Kind<'either'>, value: unknown, path: string, depth: number): Fault | null {
  const faults: Fault[] = [];
  for (const one of shape.of) {
    const found = check(one, value, path, depth);
    if (found === null) return null;
    faults.push(found);
  }
  const inner = faults.filter((found) => found.path !== path);
  return inner.length === 1 ? (inner[0] as Fault) : wrong(shape, value, path);
}

function checkJson(value: unknown, path: string, depth: number): Fault | null {
  if (depth > DEEPEST) return fault(path, `is nested more than ${DEEPEST} deep`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : wrong({ kind: 'anyJson' }, value, path);
  if (Array.isArray(value)) return checkList({ kind: 'list', of: { kind: 'anyJson' } }, value, path, depth);
  if (isObject(value)) return checkRecord({ kind: 'record', of: { kind: 'anyJson' } }, value, path, depth);
  return wrong({ kind: 'anyJson' }, value, path);
}

/** -0 is refused: stored and read again it becomes 0, and a replay would differ from the live match. */
function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a field may be missing. */
export function isOptional(shape: Shape): boolean {
  return shape.kind === 'optional' || (shape.kind === 'noted' && isOptional(shape.of));
}

/** A field in the path: dotted where its name is a plain word. */
function inside(path: string, key: string): string {
  const dotted = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key);
  return dotted ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
}

function fault(path: string, complaint: string): Fault {
  return { path, problem: `${path} ${complaint}.` };
}

function wrong(shape: Shape, value: unknown, path: string): Fault {
  return fault(path, `should be ${described(shape)}, but is ${shown(value)}`);
}
