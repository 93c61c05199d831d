/**
 * What a piece of JSON must look like, so that a file or an order can be refused with a sentence that says where and
 * why. A shape is plain data; shapeSchema.ts turns it into a JSON Schema.
 */
export type Shape =
  | { kind: 'text'; min?: number; max?: number; pattern?: string; as?: string }
  | { kind: 'integer'; min?: number; max?: number }
  | { kind: 'flag' }
  | { kind: 'oneOf'; values: readonly Literal[]; as?: string }
  | { kind: 'list'; of: Shape; min?: number; max?: number; unique?: boolean }
  | { kind: 'record'; of: Shape }
  | { kind: 'fields'; fields: Readonly<Record<string, Shape>> }
  | { kind: 'optional'; of: Shape }
  | { kind: 'either'; of: readonly Shape[] }
  | { kind: 'anyJson' }
  | { kind: 'noted'; of: Shape; note: string };

export type Literal = string | number | boolean | null;

/** A shape in words, to follow "should be". */
export function described(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      if (shape.as !== undefined) return shape.as;
      if (shape.min === 1 && shape.max === undefined) return 'a text that is not empty';
      return `a text${withAmount('character', shape)}`;
    case 'integer':
      if (shape.min !== undefined && shape.max !== undefined) return `a whole number from ${shape.min} to ${shape.max}`;
      if (shape.min !== undefined) return `a whole number, at least ${shape.min}`;
      return shape.max === undefined ? 'a whole number' : `a whole number, at most ${shape.max}`;
    case 'flag':
      return 'true or false';
    case 'oneOf':
      if (shape.as !== undefined) return shape.as;
      return shape.values.length === 1
        ? shown(shape.values[0])
        : `one of ${shape.values.map((v) => shown(v)).join(', ')}`;
    case 'list': {
      const items = shape.of.kind === 'text' ? ' of texts' : shape.of.kind === 'integer' ? ' of whole numbers' : '';
      return `a list${items || withAmount('item', shape)}`;
    }
    case 'record':
    case 'fields':
      return 'an object';
    case 'either':
      return [...new Set(shape.of.map(told))].join(' or ');
    case 'anyJson':
      return 'JSON';
    case 'optional':
    case 'noted':
      return described(shape.of);
  }
}

/** One of several shapes: an object is told from another by its fields. */
function told(shape: Shape): string {
  return shape.kind === 'fields' ? `an object with ${Object.keys(shape.fields).join(', ')}` : described(shape);
}

type Limits = { min?: number; max?: number };

function withAmount(what: string, limits: Limits): string {
  return limits.min === undefined && limits.max === undefined ? '' : ` of ${amount(what, limits)}`;
}

/** How many there should be: "at least 1 item", "2 to 5 items". */
export function amount(what: string, { min, max }: Limits): string {
  const many = (n: number) => `${n} ${what}${n === 1 ? '' : 's'}`;
  if (min !== undefined && max !== undefined) return min === max ? many(min) : `${min} to ${many(max)}`;
  return min !== undefined ? `at least ${many(min)}` : `at most ${many(max as number)}`;
}

/** Letters of a value that a sentence shows. */
export const LONGEST = 60;

/** A value as a sentence shows it: its beginning, for a file may hold anything, of any length and depth. */
export function shown(value: unknown): string {
  const whole = shownAt(value, 0);
  return whole.length <= LONGEST ? whole : `${whole.slice(0, LONGEST - 3)}...`;
}

function shownAt(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, LONGEST));
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (depth === 2) return '...';
  if (Array.isArray(value))
    return `[${value
      .slice(0, LONGEST)
      .map((item) => shownAt(item, depth + 1))
      .join(', ')}]`;
  const entries = Object.entries(value).slice(0, LONGEST);
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}: ${shownAt(item, depth + 1)}`).join(', ')}}`;
}
