import { canonical } from './json.ts';
import { amount, described, type Literal, LONGEST, type Shape, shown } from './shapeWords.ts';

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
/** `as` says in words what many values have in common: a list of them all would bury the sentence. */
export const oneOf = (values: readonly Literal[], as?: string): Shape => ({
  kind: 'oneOf',
  values,
  ...(as !== undefined && { as }),
});
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
export function check(shape: Shape, value: unknown, path = 'The value'): Fault | null {
  return faultsOf(shape, value, path, 1)[0] ?? null;
}

/** Every fault of a value, or the first so many of them. */
export function faultsOf(shape: Shape, value: unknown, path = 'The value', most = Number.POSITIVE_INFINITY): Fault[] {
  const found = { faults: [], most };
  look(found, shape, value, path, 0);
  return found.faults;
}

/** The faults found so far, and how many are wanted. */
interface Found {
  readonly faults: Fault[];
  readonly most: number;
}

function look(found: Found, shape: Shape, value: unknown, path: string, depth: number): void {
  switch (shape.kind) {
    case 'text':
      if (typeof value !== 'string' || !textFits(shape, value)) found.faults.push(wrong(shape, value, path));
      return;
    case 'integer':
      if (!isInteger(value) || value < (shape.min ?? value) || value > (shape.max ?? value))
        found.faults.push(wrong(shape, value, path));
      return;
    case 'flag':
      if (typeof value !== 'boolean') found.faults.push(wrong(shape, value, path));
      return;
    case 'oneOf':
      if (!shape.values.includes(value as Literal)) found.faults.push(wrong(shape, value, path));
      return;
    case 'list':
      if (Array.isArray(value)) lookInList(found, shape, value, path, depth);
      else found.faults.push(wrong(shape, value, path));
      return;
    case 'record':
      if (isObject(value)) lookInRecord(found, shape, value, path, depth);
      else found.faults.push(wrong(shape, value, path));
      return;
    case 'fields':
      if (isObject(value)) lookInFields(found, shape.fields, value, path, depth);
      else found.faults.push(wrong(shape, value, path));
      return;
    case 'either':
      lookInEither(found, shape, value, path, depth);
      return;
    case 'anyJson':
      lookInJson(found, value, path, depth);
      return;
    case 'optional':
    case 'noted':
      look(found, shape.of, value, path, depth);
  }
}

const isFull = ({ faults, most }: Found): boolean => faults.length >= most;

type Kind<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

function textFits({ min, max, pattern }: Kind<'text'>, value: string): boolean {
  // In characters, not in halves of them: as JSON Schema counts.
  const length = min === undefined && max === undefined ? 0 : Array.from(value).length;
  if (length < (min ?? 0) || length > (max ?? length)) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}

function lookInList(found: Found, shape: Kind<'list'>, value: readonly unknown[], path: string, depth: number): void {
  if (value.length < (shape.min ?? 0) || value.length > (shape.max ?? value.length)) {
    found.faults.push(fault(path, `should have ${amount('item', shape)}, but has ${value.length}`));
  }
  const seen = new Set<string>();
  for (let i = 0; i < value.length && !isFull(found); i++) {
    const before = found.faults.length;
    look(found, shape.of, value[i], `${path}[${i}]`, depth + 1);
    if (!shape.unique || found.faults.length > before) continue;
    const item = canonical(value[i]);
    if (seen.has(item))
      found.faults.push(fault(`${path}[${i}]`, `is ${shown(value[i])}, which stands in the list already`));
    seen.add(item);
  }
}

function lookInRecord(
  found: Found,
  shape: Kind<'record'>,
  value: Record<string, unknown>,
  path: string,
  depth: number,
): void {
  for (const key of Object.keys(value)) {
    if (isFull(found)) return;
    look(found, shape.of, value[key], inside(path, key), depth + 1);
  }
}

function lookInFields(
  found: Found,
  shapes: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
  path: string,
  depth: number,
): void {
  const known = Object.keys(shapes);
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(shapes, key)) continue;
    const list = known.length > 0 ? `its fields are ${known.join(', ')}` : 'it has no fields';
    found.faults.push(fault(inside(path, key), `is not known: ${list}`));
    if (isFull(found)) return;
  }
  for (const key of known) {
    const shape = shapes[key] as Shape;
    if (Object.hasOwn(value, key)) look(found, shape, value[key], path + ownSuffix(key), depth + 1);
    else if (!isOptional(shape))
      found.faults.push(fault(inside(path, key), `is missing: it should be ${described(shape)}`));
    if (isFull(found)) return;
  }
}

/**
 * Where only one of the shapes was met in part, or only one has the fields of the value, its own faults say most; else
 * the sentence lists them all.
 */
function lookInEither(found: Found, shape: Kind<'either'>, value: unknown, path: string, depth: number): void {
  const inner: Shape[] = [];
  for (const one of shape.of) {
    const alone: Found = { faults: [], most: 1 };
    look(alone, one, value, path, depth);
    const [first] = alone.faults;
    if (first === undefined) return;
    if (first.path !== path) inner.push(one);
  }
  const alike = inner.length === 1 ? inner : inner.filter((one) => hasFieldsOf(one, value));
  if (alike.length === 1) look(found, alike[0] as Shape, value, path, depth);
  else found.faults.push(wrong(shape, value, path));
}

function hasFieldsOf(shape: Shape, value: unknown): boolean {
  if (shape.kind !== 'fields' || typeof value !== 'object' || value === null) return false;
  return Object.keys(value).every((key) => Object.hasOwn(shape.fields, key));
}

const ANY_JSON: Shape = { kind: 'anyJson' };

function lookInJson(found: Found, value: unknown, path: string, depth: number): void {
  if (depth > DEEPEST) found.faults.push(fault(path, `is nested more than ${DEEPEST} deep`));
  else if (Array.isArray(value)) lookInList(found, { kind: 'list', of: ANY_JSON }, value, path, depth);
  else if (isObject(value)) lookInRecord(found, { kind: 'record', of: ANY_JSON }, value, path, depth);
  else if (!isJsonLeaf(value)) found.faults.push(wrong(ANY_JSON, value, path));
}

function isJsonLeaf(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
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

/** How each field of our shapes stands in a path: kept, since a position is checked after every order of a proof. */
const suffixes = new Map<string, string>();

function ownSuffix(key: string): string {
  const known = suffixes.get(key);
  if (known !== undefined) return known;
  const made = inside('', key);
  suffixes.set(key, made);
  return made;
}

/** A field in the path: dotted where its name is a plain word, and cut where it is no name at all. */
function inside(path: string, key: string): string {
  const dotted = key.length <= LONGEST && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key);
  return dotted ? `${path}.${key}` : `${path}[${shown(key)}]`;
}

function fault(path: string, complaint: string): Fault {
  return { path, problem: `${path} ${complaint}.` };
}

function wrong(shape: Shape, value: unknown, path: string): Fault {
  return fault(path, `should be ${described(shape)}, but is ${shown(value)}`);
}

/** A fault found in a file, named from the file on; the sentence need not say the field's name again. */
export function inFile({ path, problem }: Fault): Fault {
  return { path: path.replace(/^file\./, ''), problem: problem.replace(`${path} `, 'It ') };
}
