import type { Classification } from './classify.ts';
import type { Side } from './hexsides.ts';
import { jsonFile } from './jsonFile.ts';
import type { MapSpec, Sources } from './mapSpec.ts';
import { SIDE_CODES, SIDE_LETTERS, TERRAIN_LETTERS } from './readHexes.ts';

const FORM =
  'One letter a hex, in the order of the hex numbers, a line for each first number. ' +
  'terrain: s sea, c coastal, l land, i island; a capital where islets lie in the hex. ' +
  'sides: a base64 digit with two bits for each of directions 0, 1, 2 of the engine: 0 open, 1 strait, 2 blocked, 3 land. ' +
  'split: hexes with two seas.';

export function hexesFile(
  spec: MapSpec,
  sources: Sources,
  { geo, terrain, islets, sides, split }: Classification,
): string {
  const letterOf = new Map(Object.entries(TERRAIN_LETTERS).map(([letter, name]) => [name, letter]));
  const terrainLetters = terrain.map((name, hex) => {
    const letter = letterOf.get(name) ?? '?';
    return (islets[hex] ?? 0) > 0 ? letter.toUpperCase() : letter;
  });
  return jsonFile({
    map: spec.id,
    form: FORM,
    provenance: `Worked out from: ${sources.coastline.source}.`,
    layout: spec.layout,
    hexNm: spec.hexNm,
    terrain: inLines(spec, terrainLetters),
    sides: inLines(
      spec,
      sides.map((six) => sideLetter(six)),
    ),
    split: split.map((hex) => geo.grid.label(hex)),
  });
}

/** A side at the edge of the map is written as open; whoever reads it sees that there is no hex beyond. */
function sideLetter(sides: readonly Side[]): string {
  const [first, second, third] = sides.map((side) => (side === 'edge' ? 0 : SIDE_CODES.indexOf(side)));
  return SIDE_LETTERS.charAt((first ?? 0) + 4 * (second ?? 0) + 16 * (third ?? 0));
}

/** A line for each row of the map, or each column where that comes first in the hex numbers. */
function inLines({ layout }: MapSpec, letters: readonly string[]): string[] {
  const [first, last] = layout.order === 'RRCC' ? layout.cols : layout.rows;
  const length = last - first + 1;
  const lines: string[] = [];
  for (let start = 0; start < letters.length; start += length)
    lines.push(letters.slice(start, start + length).join(''));
  return lines;
}
