/** time-01: turns of three hours, eight to a day from 0600: four by daylight, four by night. */
const TURNS_A_DAY = 8;
const DAYLIGHT_TURNS = 4;
const FIRST_HOUR = 6;
const HOURS_A_TURN = 3;

const ofDay = (turn: number): number => (turn - 1) % TURNS_A_DAY;

export function isDaylight(turn: number): boolean {
  return ofDay(turn) < DAYLIGHT_TURNS;
}
export function dayOf(turn: number): number {
  return Math.floor((turn - 1) / TURNS_A_DAY) + 1;
}
/** "0600" to "0300". */
export function hourOf(turn: number): string {
  const hour = (FIRST_HOUR + HOURS_A_TURN * ofDay(turn)) % 24;
  return `${String(hour).padStart(2, '0')}00`;
}
/** The first daylight turn of a day. */
export function isDawn(turn: number): boolean {
  return ofDay(turn) === 0;
}
/** The first turn of the night. */
export function isNightfall(turn: number): boolean {
  return ofDay(turn) === DAYLIGHT_TURNS;
}
/** The turn that begins at 0000. */
export function isMidnight(turn: number): boolean {
  return ofDay(turn) === 6;
}
/** The last daylight turn: the end of the day, when island fighting comes to a head (gnd-05). */
export function isDusk(turn: number): boolean {
  return ofDay(turn) === DAYLIGHT_TURNS - 1;
}
/** dummy-02: whether dummies that were exposed come back: every morning. */
export function bringsDummiesBack(turn: number): boolean {
  return isDawn(turn);
}
/** recon-06: whether groups that were found are hidden again: at nightfall, and what was found at night at dawn. */
export function conceals(turn: number): boolean {
  return isNightfall(turn) || isDawn(turn);
}
