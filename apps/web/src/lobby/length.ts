import { t } from '../words.ts';

/** A person takes about so long over an order, from the one that is a click to the one that is a plan. */
const SECONDS = 12;
/** In a lesson there is something to read as well, a step at a time. */
const SECONDS_READING = 12;

/** About how long a number of orders takes, and the steps of a lesson, rounded as people do. */
export function lengthText(orders: number, steps = 0): string {
  const minutes = (orders * SECONDS + steps * SECONDS_READING) / 60;
  if (minutes < 55) return t('lobby.minutes', { n: Math.max(5, Math.round(minutes / 5) * 5) });
  const halves = Math.round(minutes / 30);
  return t('lobby.hours', { n: `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}` });
}
