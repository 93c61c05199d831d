import { describe, expect, it } from 'vitest';
import { type MapId, MAPS, readGeography, readMapSpec } from './data.ts';
import { type PlacesFile, placesFile } from './placesFile.ts';
import { committed, geoOf, root } from './repository.testing.ts';

/** Places whose hex is printed on the map or in the rules, or was worked out with the georeference. */
const KNOWN: Record<MapId, readonly [name: string, lat: number, lon: number, hex: string][]> = {
  'philippine-sea': [
    ['Yap', 9.53, 138.13, '2219'],
    ['the line from Iwo Jima to Saipan, in row 1', 19.53, 143.74, '0109'],
    ['Saipan', 15.18, 145.75, '1006'],
    ['Tinian', 15.0, 145.63, '1006'],
    ['Rota', 14.15, 145.2, '1207'],
    ['Guam', 13.45, 144.78, '1407'],
    ['Ulithi', 10, 139.7, '2116'],
  ],
  'leyte-gulf': [
    ['Clark Field', 15.19, 120.55, '2412'],
    ['Manila', 14.6, 120.98, '2512'],
    ['San Bernardino Strait', 12.58, 124.2, '3119'],
    ['Surigao Strait', 10.2, 125.4, '3722'],
    ['the beaches of Leyte', 11.2, 125.05, '3521'],
    ['Ormoc', 11, 124.6, '3520'],
  ],
  'mobile-fleet': [
    ['off Saipan', 15.18, 145.7, '3712'],
    ['Guam', 13.45, 144.78, '3516'],
    ['Rota', 14.15, 145.2, '3615'],
    ['Yap', 9.53, 138.13, '1725'],
  ],
  'pacific-war': [
    ['the reference', 12, 145, '065074'],
    ['60 N on the middle meridian', 59.9, 145, '001074'],
  ],
  marianas: [
    ['Saipan', 15.18, 145.75, '1308'],
    ['Guam', 13.45, 144.78, '1309'],
    ['Iwo Jima', 24.78, 141.32, '1002'],
    ['Palau', 7.5, 134.57, '0612'],
  ],
};

/** Centres of hexes, to a hundredth of a degree. */
const CENTRES: readonly [MapId, hex: string, lat: number, lon: number][] = [
  ['philippine-sea', '2219', 9.5, 138.16],
  ['philippine-sea', '0109', 19.5, 143.56],
  ['philippine-sea', '1013', 15.21, 141.57],
  ['leyte-gulf', '2412', 15.15, 120.76],
  ['leyte-gulf', '2512', 14.77, 120.98],
  ['leyte-gulf', '3119', 12.52, 124.09],
  ['leyte-gulf', '3722', 10.27, 125.42],
  ['leyte-gulf', '3521', 11.02, 124.98],
  ['leyte-gulf', '3520', 11.02, 124.54],
  ['leyte-gulf', '4301', 8.02, 116.1],
  ['leyte-gulf', '1030', 20.4, 128.75],
  ['mobile-fleet', '3712', 15.12, 145.64],
  ['mobile-fleet', '0618', 12.83, 134.09],
  ['mobile-fleet', '1001', 19.91, 135.58],
  ['pacific-war', '065074', 12, 145],
  ['marianas', '0101', 26.8, 127.3],
];

describe.each(MAPS)('%s', (id) => {
  const geo = geoOf(id);
  const { places } = JSON.parse(committed(id, 'places.json')) as PlacesFile;

  it.each(KNOWN[id])('%s (%d, %d) lies in hex %s', (_name, lat, lon, hex) => {
    expect(geo.grid.label(geo.hexAtLonLat(lon, lat))).toBe(hex);
  });

  it('gives every place the hex that it lies in, and no name twice', () => {
    expect(places.length).toBeGreaterThan(15);
    for (const { name, lat, lon, hex } of places)
      expect([name, geo.hexAtLonLat(lon, lat)]).toEqual([name, geo.grid.mustHex(hex)]);
    expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  });
});

it.each(CENTRES)('on %s hex %s has its centre at %d, %d', (id, hex, lat, lon) => {
  const geo = geoOf(id);
  const [foundLon, foundLat] = geo.lonLat(geo.grid.mustHex(hex));
  expect(Math.abs(foundLat - lat)).toBeLessThan(0.0051);
  expect(Math.abs(foundLon - lon)).toBeLessThan(0.0051);
});

it('the bases of the Marianas are in places.json', () => {
  const { places } = JSON.parse(committed('marianas', 'places.json')) as PlacesFile;
  const hexOf = new Map(places.map(({ name, hex }) => [name, hex]));
  expect(['Saipan', 'Guam', 'Iwo Jima', 'Palau'].map((name) => hexOf.get(name))).toEqual([
    '1308',
    '1309',
    '1002',
    '0612',
  ]);
});

it('the airfields of Mobile Fleet lie in the hexes that its rules give their islands', () => {
  const { places } = JSON.parse(committed('mobile-fleet', 'places.json')) as PlacesFile;
  const fields = places.filter(({ kind }) => kind === 'airfield').map(({ name, hex }) => [name, hex]);
  expect(fields).toEqual([
    ['Rota Field', '3615'],
    ['Agana Field', '3516'],
    ['Yap Field', '1725'],
  ]);
});

describe('a place that cannot be', () => {
  const spec = readMapSpec(root, 'marianas');
  const { gazetteer } = readGeography(root);
  const refusal = (name: string) => () => placesFile({ ...spec, places: [{ name }] }, gazetteer, geoOf('marianas'));

  it('is refused where the gazetteer does not know it', () => {
    expect(refusal('Atlantis')).toThrow(
      'packages/cartography/data/specs/marianas.json: the field "places" names Atlantis, which is not in the gazetteer.',
    );
  });

  it('is refused where it is off the map', () => {
    expect(refusal('Midway')).toThrow('the field "places" names Midway, which lies outside the map.');
  });
});
