import { describe, expect, it } from 'vitest';
import { type Coastline, readCoastline } from './coastline.ts';
import { readGeography } from './data.ts';
import { readDepths } from './depths.ts';
import { root } from './repository.testing.ts';
import { unpackNumbers } from './unpack.ts';

const { coastline, height } = readGeography(root);

/** Whether a place lies within an odd number of shores. */
function isLand({ shores }: Coastline, lon: number, lat: number): boolean {
  let inside = false;
  for (const { points } of shores) {
    let [lastLon, lastLat] = points.at(-1)!;
    for (const [nextLon, nextLat] of points) {
      const crossed = nextLat > lat !== lastLat > lat;
      if (crossed && lon < nextLon + ((lastLon - nextLon) * (lat - nextLat)) / (lastLat - nextLat)) inside = !inside;
      [lastLon, lastLat] = [nextLon, nextLat];
    }
  }
  return inside;
}

describe('the coastline', () => {
  it('has all the shores and islets of its source', () => {
    expect(coastline.shores).toHaveLength(13_273);
    expect(coastline.islets).toHaveLength(37_988);
  });

  it.each([
    ['Saipan', 15.19, 145.75],
    ['Tinian', 15.0, 145.63],
    ['Rota', 14.15, 145.21],
    ['Guam', 13.45, 144.78],
    ['Pagan', 18.12, 145.77],
    ['Yap', 9.53, 138.13],
    ['Babelthuap', 7.5, 134.57],
    ['Iwo Jima', 24.78, 141.32],
    ['Homonhon', 10.74, 125.72],
    ['Suluan', 10.76, 125.95],
    ['Leyte', 10.75, 124.8],
    ['Samar', 12.0, 125.05],
    ['Palawan', 9.5, 118.4],
    ['Guadalcanal', -9.6, 160.15],
    ['Marcus', 24.29, 153.98],
    ['Nauru', -0.53, 166.93],
    ['Oahu', 21.45, 202.0],
    ['the far corner of Asia', 38.5, 56.5],
  ])('has %s', (_name, lat, lon) => {
    expect(isLand(coastline, lon, lat)).toBe(true);
  });

  it.each([
    ['San Bernardino Strait', 12.58, 124.2],
    ['Surigao Strait', 10.2, 125.4],
    ['the Philippine Sea', 16, 130],
    ['the lagoon of Truk', 7.35, 151.65],
  ])('leaves %s open', (_name, lat, lon) => {
    expect(isLand(coastline, lon, lat)).toBe(false);
  });

  it('has no edge longer than a degree, which a plane could bend', () => {
    const long = coastline.shores.filter(({ points }) =>
      points.some(([lon, lat], i) => {
        const [lastLon, lastLat] = points.at(i - 1)!;
        return Math.max(Math.abs(lon - lastLon), Math.abs(lat - lastLat)) > 1 + 1e-9;
      }),
    );
    expect(long).toEqual([]);
  });

  it('cut short is refused', () => {
    expect(() => readCoastline(Uint8Array.of(2, 6, 0, 0), 10)).toThrow('A packed file ends too early.');
    expect(() => readCoastline(Uint8Array.of(0, 0, 0), 10)).toThrow('The coastline goes on after its end.');
  });
});

describe('the depths', () => {
  it.each([
    ['the Challenger Deep', 11.35, 142.2, -11_000, -7000],
    ['the Philippine Trench', 10.4, 126.7, -11_000, -6000],
    ['the Sunda Shelf', 3, 106, -150, 0],
    ['the middle of the Pacific', 30, -170, -6500, -4000],
    ['Tibet', 33, 88, 1900, 2000],
  ])('of %s are about right', (_name, lat, lon, deepest, highest) => {
    expect(height(lon, lat)).toBeGreaterThanOrEqual(deepest);
    expect(height(lon, lat)).toBeLessThanOrEqual(highest);
  });

  it('run evenly between the samples', () => {
    const grid = { source: '', west: 0, south: 0, perDegree: 1, width: 2, height: 2, stepMetres: 10 };
    // 0 and 10 metres in the south, 20 and 30 in the north: as differences 0, 1, 2, 0.
    const between = readDepths(Uint8Array.of(0, 2, 4, 0), grid);
    expect([between(0, 0), between(0.5, 0), between(0, 0.5), between(0.5, 0.5)]).toEqual([0, 5, 10, 15]);
    expect(between(1.5, 0)).toBe(-4000);
  });
});

describe('packed numbers', () => {
  it('are read as they were written', () => {
    expect([...unpackNumbers(Uint8Array.of(0, 1, 2, 127, 128, 1, 255, 127))]).toEqual([0, -1, 1, -64, 64, -8192]);
  });

  it('must not end in the middle', () => {
    expect(() => unpackNumbers(Uint8Array.of(128))).toThrow('A packed file ends in the middle of a number.');
  });
});
