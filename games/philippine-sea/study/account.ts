import type { Account, Figures, GameEvent } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { isJapaneseCarrier, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { type Battle, LOST_AT_FLEET, LOST_AWAY, SUNK } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { dateOf, lightNow } from '../rules/clock.ts';
import { fateOf, landPointsLost, navalPointsLost } from '../rules/victory.ts';
import { SinkingCauses } from './sinkings.ts';

/** 2.34, 2.35: what a counter and a point stand for. */
const AIRCRAFT_A_UNIT = 12;
const AIRCRAFT_A_POINT = 8;

/** Events of an American unit that fighters or guns shot down; whatever else is lost, the sea and the dark took. */
const SHOT_DOWN: ReadonlySet<string> = new Set(['unit shot down', 'unit lost to guns']);

/** One day's losses so far, in units and points. */
interface Day {
  /** Points of raids that took off: from carriers, from land. */
  naval: number;
  land: number;
  japanese: number;
  combat: number;
  other: number;
  dark: number;
}
const newDay = (): Day => ({ naval: 0, land: 0, japanese: 0, combat: 0, other: 0, dark: 0 });

const unitsLost = (state: Battle): number => {
  let lost = 0;
  for (let unit = 0; unit < UNITS.length; unit++) {
    const place = state.units[unit];
    if (place === LOST_AT_FLEET || place === LOST_AWAY) lost++;
  }
  return lost;
};

/** The account of a battle by its days, in aircraft: what history counted (docs/history/philippine-sea.md). */
export function account(): Account<Battle> {
  const days = { first: newDay(), second: newDay() };
  const seen = new Set<number>();
  const sinkings = new SinkingCauses();
  let japanese: number | null = null;
  let american = 0;
  let hits = 0;
  return {
    tell(state, news) {
      const day = dateOf(state.turn) <= 19 ? days.first : days.second;
      for (const raid of state.raids) {
        if (seen.has(raid.id)) continue;
        seen.add(raid.id);
        day[raid.land ? 'land' : 'naval'] += raid.points;
      }
      let shotDown = 0;
      for (const event of news) {
        if (SHOT_DOWN.has(event.key)) shotDown++;
        if (event.key === 'hits on a ship') hits += numberIn(event, 'n');
        sinkings.hear(event);
      }
      const lost = unitsLost(state);
      const otherwise = Math.max(0, lost - american - shotDown);
      day.combat += shotDown;
      day[lightNow(state) === 'day' ? 'other' : 'dark'] += otherwise;
      american = lost;
      const points = navalPointsLost(state) + landPointsLost(state);
      day.japanese += points - (japanese ?? points);
      japanese = points;
    },
    figures: (state) => figuresOf(state, days, sinkings, hits),
  };
}

const numberIn = ({ values }: GameEvent, name: string): number => {
  const value = values?.[name];
  return typeof value === 'number' ? value : 0;
};

function figuresOf(
  state: Battle,
  { first, second }: { first: Day; second: Day },
  sinkings: SinkingCauses,
  hits: number,
): Figures {
  const sunk = JAPANESE_SHIPS.flatMap((_, ship) =>
    isJapaneseCarrier(ship) && fateOf(state, ship) === 'sunk' ? [ship] : [],
  );
  const bySubmarine = sunk.filter((ship) => sinkings.causeOf(ship) === 'submarine').length;
  return {
    sentFirst: first.naval * AIRCRAFT_A_POINT,
    landSentFirst: first.land * AIRCRAFT_A_POINT,
    japaneseLostFirst: first.japanese * AIRCRAFT_A_POINT,
    japaneseLostSecond: second.japanese * AIRCRAFT_A_POINT,
    usCombatFirst: first.combat * AIRCRAFT_A_UNIT,
    usOtherFirst: (first.other + first.dark) * AIRCRAFT_A_UNIT,
    usCombatSecond: second.combat * AIRCRAFT_A_UNIT,
    usOtherSecond: second.other * AIRCRAFT_A_UNIT,
    usDarkSecond: second.dark * AIRCRAFT_A_UNIT,
    sunkByAir: sunk.length - bySubmarine,
    sunkBySubmarine: bySubmarine,
    hitsOnFleet: hits,
    usCarriersSunk: CARRIERS.filter((_, ship) => state.where[ship] === SUNK).length,
  };
}
