import { canonical, type Json, type JsonObject } from '../files/json.ts';
import { anyJson, either, fields, integer, type Literal, list, oneOf, optional, type Shape } from '../files/shape.ts';

/**
 * What a house cell may be, judged by the cells of the chart that it replaces.
 *
 * The rules act on the results they know, so a text must be one that the chart already uses. Where all are whole
 * numbers any whole number will do. Lists and objects are judged by their parts in the same way.
 */
export function cellKind(cells: readonly Json[]): Shape {
  if (cells.length === 0) return anyJson();
  if (cells.every((cell) => Number.isInteger(cell))) return integer();
  const lists: Json[][] = [];
  const objects: JsonObject[] = [];
  const plain = new Map<string, Literal>();
  for (const cell of cells) {
    if (Array.isArray(cell)) lists.push(cell);
    else if (typeof cell === 'object' && cell !== null) objects.push(cell);
    else plain.set(canonical(cell), cell);
  }
  const kinds: Shape[] = [];
  if (plain.size > 0) kinds.push(oneOf([...plain.values()]));
  if (lists.length > 0) kinds.push(listKind(lists));
  if (objects.length > 0) kinds.push(objectKind(objects));
  return kinds.length === 1 ? (kinds[0] as Shape) : either(...kinds);
}

function listKind(lists: readonly Json[][]): Shape {
  const lengths = lists.map((items) => items.length);
  return list(cellKind(lists.flat(1)), { min: Math.min(...lengths), max: Math.max(...lengths) });
}

function objectKind(objects: readonly JsonObject[]): Shape {
  const keys = new Set(objects.flatMap((object) => Object.keys(object)));
  const shapes = [...keys].map((key): [string, Shape] => {
    const values = objects.filter((object) => Object.hasOwn(object, key)).map((object) => object[key] as Json);
    const kind = cellKind(values);
    return [key, values.length < objects.length ? optional(kind) : kind];
  });
  return fields(Object.fromEntries(shapes));
}
