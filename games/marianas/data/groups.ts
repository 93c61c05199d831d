import type { SideId } from './map.ts';
import { ship } from './ships.ts';

/** A task group as history had it. */
export interface HistoricalGroup {
  readonly name: string;
  readonly ships: readonly number[];
}

let nextDesdiv = 101;
/** The next so many American destroyer divisions. */
const desdivs = (n: number): string[] => Array.from({ length: n }, () => `Desdiv ${nextDesdiv++}`);
const group = (name: string, ...ids: string[]): HistoricalGroup => ({ name, ships: ids.map(ship) });

/** Task Force 58 and the amphibious forces, and the Mobile Fleet, in June 1944; which desdiv went where is ours. */
export const HISTORICAL: Readonly<Record<SideId, readonly HistoricalGroup[]>> = {
  japan: [
    group('Force A', 'Taiho', 'Shokaku', 'Zuikaku', 'Myoko+Haguro', 'Yahagi', 'Desdiv 61', 'Desdiv 10/17'),
    group('Force B', 'Junyo', 'Hiyo', 'Ryuho', 'Nagato', 'Mogami', 'Desdiv 4', 'Desdiv 27/2'),
    group(
      'Force C carriers',
      'Chitose',
      'Chiyoda',
      'Zuiho',
      'Yamato',
      'Musashi',
      'Atago+Takao',
      'Noshiro',
      'Desdiv 31',
    ),
    group('Force C vanguard', 'Kongo', 'Haruna', 'Maya+Chokai', 'Kumano+Suzuya', 'Tone+Chikuma', 'Desdiv 32'),
  ],
  us: [
    group(
      'TG 58.1',
      'Hornet',
      'Yorktown',
      'Belleau Wood',
      'Bataan',
      'Baltimore+Boston',
      'Canberra',
      'Oakland+San Juan',
      ...desdivs(2),
    ),
    group('TG 58.2', 'Bunker Hill', 'Wasp', 'Monterey', 'Cabot', 'Santa Fe+Mobile', 'Biloxi', ...desdivs(3)),
    group(
      'TG 58.3',
      'Enterprise',
      'Lexington',
      'San Jacinto',
      'Princeton',
      'Indianapolis',
      'Cleveland+Montpelier',
      'Birmingham',
      'Reno',
      ...desdivs(2),
    ),
    group('TG 58.4', 'Essex', 'Langley', 'Cowpens', 'Vincennes+Houston', 'Miami', 'San Diego', ...desdivs(3)),
    group(
      'TG 58.7',
      'Iowa',
      'New Jersey',
      'Washington',
      'North Carolina',
      'South Dakota',
      'Indiana',
      'Alabama',
      'Minneapolis+New Orleans',
      'San Francisco+Wichita',
      ...desdivs(2),
    ),
    group('Pickets', ...desdivs(4)),
    group('Fire support 1', 'Tennessee', 'California', 'Maryland', 'Colorado', 'Louisville', ...desdivs(3)),
    group('Fire support 2', 'Pennsylvania', 'New Mexico', 'Idaho', 'Honolulu+St Louis', ...desdivs(3)),
    group('Northern attack', 'Landing Force North', ...desdivs(2)),
    group('Southern attack', 'Landing Force South', ...desdivs(2)),
    group('Escort carriers 1', 'Fanshaw Bay', ...desdivs(2)),
    group('Escort carriers 2', 'Kitkun Bay', ...desdivs(1)),
    group('Escort carriers 3', 'Sangamon', ...desdivs(2)),
  ],
};
