import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checked, checkedJson } from './checked.ts';
import { MAPS, readMapSpec, specFile } from './data.ts';
import { gazetteerShape, mapSpecShape } from './mapSpec.ts';
import { root } from './repository.testing.ts';

const spec = JSON.parse(readFileSync(join(root, specFile('marianas')), 'utf8'));

describe('a map spec', () => {
  it.each(MAPS)('%s is named like its file', (id) => {
    expect(readMapSpec(root, id).id).toBe(id);
  });

  it.each([
    [{ ...spec, hexNm: '100' }, 'a.json: the field "hexNm" is wrong: expected number, received string.'],
    [{ ...spec, colour: 1 }, 'a.json: the file is wrong: Unrecognized key: "colour".'],
    [
      { ...spec, layout: { ...spec.layout, rows: [1, 'x'] } },
      'a.json: the field "layout.rows.1" is wrong: expected number, received string.',
    ],
    [
      { ...spec, places: [{ name: 'Guam', side: 'up' }] },
      'a.json: the field "places.0.side" is wrong: Invalid option: expected one of "N"|"NE"|"E"|"SE"|"S"|"SW"|"W"|"NW".',
    ],
    [
      { ...spec, anchor: { ...spec.anchor, lat: 99 } },
      'a.json: the field "anchor.lat" is wrong: Too big: expected number to be <=90.',
    ],
  ])('with a bad field is refused in a sentence %#', (value, sentence) => {
    expect(() => checked(mapSpecShape, value, 'a.json')).toThrow(sentence);
  });
});

it('a gazetteer with a bad entry is refused by its name', () => {
  const gazetteer = { Guam: { kind: 'island', lat: 13.45 } };
  expect(() => checked(gazetteerShape, gazetteer, 'g.json')).toThrow('g.json: the field "Guam.lon" is wrong');
});

it('a file that is no JSON is refused by its name', () => {
  expect(() => checkedJson(gazetteerShape, '{', 'g.json')).toThrow('g.json: the file is not JSON: ');
});
