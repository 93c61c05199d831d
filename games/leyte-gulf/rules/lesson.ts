import type { LeyteTheater } from '../data/own.ts';
import { LAST_PASSAGE_DAY, SCENARIOS, takesPart } from '../data/scenarios.ts';
import { dateOf } from './airBoxes.ts';

/* What is different in a scenario that starts in mid-battle (data/lesson.ts). */

/** 13.1.5.2: nobody is late in a battle that ends before the last turn of 25 October. */
export function isLate({ own, lastTurn }: LeyteTheater): boolean {
  return dateOf({ own, turn: lastTurn + 1 }) > LAST_PASSAGE_DAY;
}

/** Ships that the position names; in other scenarios the arrivals tell. */
export function isInOpening({ scenario }: LeyteTheater['own'], ship: number): boolean {
  return SCENARIOS[scenario].opening !== undefined && takesPart(scenario, ship);
}
