import { islandBase } from './aircraft.ts';
import { grid, GUAM, ISLANDS, SAIPAN, type SideId } from './map.ts';
import { ship, SHIPS, TRANSPORTS } from './ships.ts';
import { at, type Campaign, DUMMIES, LEFT, MARKER_NUMBER } from './state.ts';

/** The lesson, by its id: the afternoon of the third day, and what is left of the Japanese fleet on its way home. */
export const LESSON = 'last-afternoon';

/** The turn before the first: the lesson begins at noon of the third day and ends with the first turn of the night. */
const BEFORE = 18;
const LAST = 21;

interface Start {
  readonly marker: string;
  readonly hex: string;
  /** None for a dummy. */
  readonly ships: readonly string[];
  /** Which of them are damaged. */
  readonly damaged?: readonly string[];
}

/** Where everybody is. Ships that are not named have left the chart. */
const STARTS: Readonly<Record<SideId, readonly Start[]>> = {
  japan: [
    {
      marker: 'J1',
      hex: '0507',
      ships: ['Junyo', 'Hiyo', 'Ryuho', 'Mogami', 'Desdiv 27/2'],
      damaged: ['Mogami'],
    },
    { marker: 'J2', hex: '0506', ships: [] },
    { marker: 'J3', hex: '0608', ships: [] },
  ],
  us: [
    {
      marker: 'U1',
      hex: '0707',
      ships: ['Hornet', 'Yorktown', 'Belleau Wood', 'Bataan', 'Baltimore+Boston', 'Desdiv 101', 'Desdiv 102'],
    },
    { marker: 'U2', hex: '0708', ships: ['Iowa', 'New Jersey', 'Desdiv 114'] },
    { marker: 'U3', hex: '0806', ships: [] },
  ],
};

const TAKING_PART: readonly string[] = [...STARTS.japan, ...STARTS.us].flatMap(({ ships }) => ships);

/**
 * Whether a ship has no part in a campaign: in the lesson most have gone home before it begins. No other campaign ends with
 * its last turn (data/options.ts).
 */
export function isAbsent({ lastTurn, at: where }: Campaign, ship: number): boolean {
  return lastTurn === LAST && where[ship] === LEFT && !TAKING_PART.includes(at(SHIPS, ship).id);
}

/**
 * Turns the campaign before its first step into the start of the lesson (RULINGS.md, 53): a position of our own, such
 * as the rules could have led to. From there on all of them hold.
 */
export function beginLesson(campaign: Campaign): Campaign {
  const plays = campaign.dummies.us > 0;
  campaign.turn = BEFORE;
  campaign.lastTurn = LAST;
  campaign.intelligence = 'code broken';
  campaign.detected = 1;
  campaign.entered = { japan: 1, us: 1 };
  campaign.at.fill(LEFT);
  for (const side of ['japan', 'us'] as const) {
    campaign.dummies[side] = 0;
    for (const start of STARTS[side]) lay(campaign, start, plays);
    const laid = STARTS[side].filter(({ ships }) => ships.length === 0).length;
    campaign.exposed[side] = plays ? DUMMIES - laid : 0;
  }
  takeSaipan(campaign);
  return campaign;
}

function lay(campaign: Campaign, { marker, hex, ships, damaged = [] }: Start, plays: boolean): void {
  if (ships.length === 0 && !plays) return;
  const number = MARKER_NUMBER.get(marker) ?? 0;
  const piece = at(campaign.markers, number);
  piece.hex = grid.mustHex(hex);
  piece.dummy = ships.length === 0;
  for (const id of ships) campaign.at[ship(id)] = number;
  for (const id of damaged) campaign.damaged[ship(id)] = true;
}

/** Saipan has fallen to the troops of one landing force; what flew from there is on Guam now. */
function takeSaipan(campaign: Campaign): void {
  const island = at(campaign.islands, SAIPAN);
  campaign.factorsLost.japan = ISLANDS[SAIPAN]?.garrison ?? 0;
  island.japan = 0;
  island.us = TRANSPORTS;
  campaign.aboard[0] = 0;
  for (const [unit, base] of campaign.base.entries())
    if (base === islandBase(SAIPAN)) campaign.base[unit] = islandBase(GUAM);
}
