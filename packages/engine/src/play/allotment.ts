import type { Dice } from '../chance/dice.ts';
import { refuseBy, text } from './answerRefusal.ts';
import type { Ask } from './ask.ts';
import type { AllotItem, Answer } from './decision.ts';
import type { Refusal } from './refusal.ts';

type AllotAsk = Ask & { kind: 'allot' };

export function allotRefusal(ask: AllotAsk, answer: Answer): Refusal | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return refuseBy('not amounts', ask.rule, { answer: text(answer) });
  const { items, rule } = ask;
  const unknownItem = Object.keys(answer).find((id) => !items.some((item) => item.id === id));
  if (unknownItem !== undefined) return refuseBy('no such item', rule, { item: text(unknownItem) });
  let total = 0;
  for (const { id, min = 0, max, by = 1 } of items) {
    const n = Object.hasOwn(answer, id) ? answer[id] : 0;
    if (typeof n !== 'number' || !Number.isSafeInteger(n) || Object.is(n, -0))
      return { ...refuseBy('not a number', rule, { answer: text(n ?? null) }), piece: id };
    if (n < min || n > max) return { ...refuseBy('item out of range', rule, { item: id, n, min, max }), piece: id };
    if ((n - min) % by !== 0) return { ...refuseBy('item not a step', rule, { item: id, n, min, by }), piece: id };
    total += n;
  }
  return total < ask.min || total > ask.max
    ? refuseBy('total out of range', rule, { n: total, min: ask.min, max: ask.max })
    : null;
}

const stepsIn = ({ min = 0, max, by = 1 }: AllotItem): number => Math.floor((max - min) / by);

function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const n of amounts) sum += n;
  return sum;
}

/** Every item at its minimum; null where one has no amount at all. */
function minima(items: readonly AllotItem[]): number[] | null {
  const amounts: number[] = [];
  for (const { min = 0, max } of items) {
    if (max < min) return null;
    amounts.push(min);
  }
  return amounts;
}

/** One allotment that keeps every limit, or null. */
export function allotment(ask: AllotAsk): Record<string, number> | null {
  const amounts = minima(ask.items);
  if (amounts === null) return null;
  const found = filled(ask, amounts) ?? searched(ask, amounts);
  return found && named(ask.items, found);
}

/** Filled up in order. Steps of several may pass over a total that another order would meet. */
function filled({ items, min, max }: AllotAsk, minimum: readonly number[]): number[] | null {
  let total = sumOf(minimum);
  const amounts = items.map((item, i) => {
    const { by = 1 } = item;
    const room = Math.min(Math.ceil((min - total) / by), Math.floor((max - total) / by), stepsIn(item));
    const more = Math.max(0, room) * by;
    total += more;
    return (minimum[i] as number) + more;
  });
  return total < min || total > max ? null : amounts;
}

/**
 * In how many ways the first items can take a sum above their minimum, counted up to two: a list for none of them, for
 * the first, and so on. Totals are small, where steps of several matter at all.
 */
function waysUpTo({ items }: AllotAsk, room: number): Uint8Array[] {
  const layers = [Uint8Array.from({ length: room + 1 }, (_, sum) => (sum === 0 ? 1 : 0))];
  for (const item of items) {
    const { by = 1 } = item;
    const before = layers.at(-1) as Uint8Array;
    const span = (stepsIn(item) + 1) * by;
    // The ways over all amounts of this item: a window that slides from sum to sum, a step of it at a time.
    const window = new Uint32Array(room + 1);
    for (let sum = 0; sum <= room; sum++) {
      const left = sum >= span ? (before[sum - span] as number) : 0;
      window[sum] = (before[sum] as number) + (sum >= by ? (window[sum - by] as number) : 0) - left;
    }
    layers.push(Uint8Array.from(window, (ways) => Math.min(2, ways)));
  }
  return layers;
}

/** Every sum that the items can come to is looked at; the smallest that will do is taken. */
function searched(ask: AllotAsk, minimum: readonly number[]): number[] | null {
  const { items, min, max } = ask;
  const base = sumOf(minimum);
  if (max < base) return null;
  const layers = waysUpTo(ask, max - base);
  const last = layers.at(-1) as Uint8Array;
  let sum = last.findIndex((ways, at) => ways > 0 && base + at >= min);
  if (sum < 0) return null;
  const amounts = [...minimum];
  for (let i = items.length - 1; i >= 0; i--) {
    const { by = 1 } = items[i] as AllotItem;
    while (layers[i]?.[sum] === 0) {
      sum -= by;
      amounts[i] = (amounts[i] ?? 0) + by;
    }
  }
  return amounts;
}

/** What is nothing is not named. */
function named(items: readonly AllotItem[], amounts: readonly number[]): Record<string, number> {
  // Without a prototype, so that an item may go by any name.
  const given = Object.create(null) as Record<string, number>;
  for (let i = 0; i < items.length; i++) {
    const n = amounts[i] as number;
    if (n !== 0) given[(items[i] as AllotItem).id] = n;
  }
  return given;
}

/** Whether amounts can be given in two ways at least, as far as the limits tell. */
export function canAllotTwoWays(ask: AllotAsk): boolean {
  const { items, min, max } = ask;
  if (hasRoomAboveMinima(ask)) return true;
  if (isFixed(items)) return false;
  const minimum = minima(items);
  const found = minimum && filled(ask, minimum);
  if (minimum === null) return false;
  // One more of something is another way; most questions allow it, and need no search.
  const total = found === null ? 0 : sumOf(found);
  if (found?.some((n, i) => n + (items[i]?.by ?? 1) <= (items[i]?.max ?? 0) && total + (items[i]?.by ?? 1) <= max))
    return true;
  const base = sumOf(minimum);
  // Nothing to give beyond the minimum is one way at most.
  if (max <= base) return false;
  const last = waysUpTo(ask, max - base).at(-1) as Uint8Array;
  return sumOf([...last.subarray(Math.max(0, min - base))]) > 1;
}

/** Whether no item can take but one amount. */
function isFixed(items: readonly AllotItem[]): boolean {
  for (const item of items) if ((item.min ?? 0) !== item.max) return false;
  return true;
}

/** Whether every item's minimum will do, and a step of one of them more: so it is with most questions. */
function hasRoomAboveMinima({ items, min, max }: AllotAsk): boolean {
  let total = 0;
  let step = Number.MAX_SAFE_INTEGER;
  for (const item of items) {
    const least = item.min ?? 0;
    const by = item.by ?? 1;
    if (item.max < least) return false;
    total += least;
    if (least + by <= item.max && by < step) step = by;
  }
  return total >= min && total + step <= max;
}

/** Every item its minimum, then steps given out one by one to any item with room, until a total drawn at random is met. */
export function drawAllotment(ask: AllotAsk, dice: Dice): Record<string, number> | null {
  const { items } = ask;
  const amounts = minima(items);
  if (amounts === null) return null;
  let total = sumOf(amounts);
  let most = total;
  const open: number[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as AllotItem;
    const steps = stepsIn(item);
    most += steps * (item.by ?? 1);
    if (steps > 0) open.push(i);
  }
  const max = Math.min(ask.max, most);
  const min = Math.max(ask.min, total);
  if (max < min) return null;
  const wanted = min + dice.die(max - min + 1) - 1;
  while (total < wanted && open.length > 0) {
    const pick = dice.die(open.length) - 1;
    const i = open[pick] as number;
    const { max: limit, by = 1 } = items[i] as AllotItem;
    if ((amounts[i] as number) + by > limit || total + by > ask.max) {
      open.splice(pick, 1);
      continue;
    }
    amounts[i] = (amounts[i] ?? 0) + by;
    total += by;
  }
  return total < ask.min ? null : named(items, amounts);
}
