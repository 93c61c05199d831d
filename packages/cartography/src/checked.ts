import type * as z from 'zod';

/** The value, if it has the shape; else an Error whose sentence names the file and the field. */
export function checked<Shape extends z.ZodType>(shape: Shape, value: unknown, file: string): z.infer<Shape> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const [first] = result.error.issues;
  const field = first?.path.map(String).join('.') ?? '';
  const problem = first?.message.replace(/^Invalid input: /, '') ?? 'it has not the right shape';
  throw new Error(`${file}: ${field === '' ? 'the file' : `the field "${field}"`} is wrong: ${problem}.`);
}

/** The value of a text that should be JSON of that shape. */
export function checkedJson<Shape extends z.ZodType>(shape: Shape, text: string, file: string): z.infer<Shape> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: the file is not JSON: ${(error as Error).message}.`, { cause: error });
  }
  return checked(shape, value, file);
}
