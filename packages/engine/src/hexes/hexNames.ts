import type { Compass } from './hexDirections.ts';
import type { HexGridSpec } from './hexNumbering.ts';
import type { HexGrid } from './hexes.ts';

/** What hexes and directions of a map are called. */
export function hexNames(
  spec: HexGridSpec,
  labels: readonly string[],
  compass: readonly Compass[],
): Pick<HexGrid, 'label' | 'hexAt' | 'mustHex' | 'direction'> {
  const count = labels.length;
  const hexByLabel = new Map(labels.map((text, hex) => [text, hex]));

  function label(hex: number): string {
    const text = labels[hex];
    if (text === undefined) throw noSuchHex(hex);
    return text;
  }

  function hexAt(text: string): number {
    return hexByLabel.get(text) ?? -1;
  }

  function mustHex(text: string): number {
    const hex = hexAt(text);
    if (hex >= 0) return hex;
    const order = spec.order === 'RRCC' ? 'row first' : 'column first';
    throw new Error(
      `There is no hex ${JSON.stringify(text)} on this map: its hexes are numbered from ${label(0)} to ${label(count - 1)}, ${order}.`,
    );
  }

  function direction(name: Compass): number {
    const found = compass.indexOf(name);
    if (found >= 0) return found;
    throw new Error(`A hex of this map has no side to the ${name}: its sides face ${compass.join(', ')}.`);
  }

  return { label, hexAt, mustHex, direction };
}

export function noSuchHex(hex: number): RangeError {
  return new RangeError(`There is no hex with index ${hex} on this map.`);
}
