import type { MatchHeader } from './header.ts';
import type { Json, JsonObject } from './json.ts';
import { FileFault, FORMAT, FORMAT_VERSION, type MatchFile, sumOf } from './matchForm.ts';
import type { Match } from '../play/match.ts';
import type { Checkpoint, Order, Snapshot } from '../play/record.ts';

/**
 * A match file while the match is played. It grows by a line for each order, and is one JSON text at any time: a new
 * order is written over the closing brackets, with new ones after it, so that nothing before is read or written again.
 * What a whole file has besides stands with the orders: a checkpoint's hash, now and then a snapshot, and the outcome with
 * the last. Where the rules of a match are gone, it goes on from the latest snapshot: its file needs nothing beside it.
 */
export const GROWING_FORMAT = 'point-option match in play';
const GROWING_VERSION = 1;

/** What follows the last order. */
export const GROWING_END = '\n]}\n';

/** An order as a line of such a file, and the sum over all up to it. */
export interface GrowingLine {
  readonly text: string;
  readonly sum: string;
}

/** The first line: what the match is pinned to. */
export function growingHead(header: MatchHeader): GrowingLine {
  const sum = sumOf('', header);
  const head = JSON.stringify({
    format: GROWING_FORMAT,
    version: GROWING_VERSION,
    header: { ...header, sum },
    orders: [],
  });
  return { text: head.slice(0, -']}'.length), sum };
}

/**
 * The lines of a match's orders after the first so many, whose sum is given. The latest snapshot stands with its order
 * where that is among them and `snapshotAfter`, the number of that order, names it.
 */
export function growingLines(
  { record, table }: Match,
  after: number,
  sum: string,
  snapshotAfter: number | null = null,
): GrowingLine[] {
  if (record === null) throw new FileFault('orders', 'A simulation keeps no orders, so it cannot be stored.');
  const { orders, checkpoints, before } = record;
  const hashes = hashesSince(checkpoints, after);
  const { outcome } = table.whole;
  const latest = record.snapshots.at(-1);
  const last = before + orders.length;
  let above = sum;
  return orders.slice(after - before).map((order, i): GrowingLine => {
    const n = after + i + 1;
    const hash = hashes.get(n);
    above = sumOf(above, order);
    const line = {
      ...order,
      sum: above,
      ...(hash !== undefined && { hash }),
      ...(n === snapshotAfter && latest?.after === n && { snapshot: inLine(latest, above) }),
      ...(n === last && outcome !== null && { outcome }),
    };
    return { text: JSON.stringify(line), sum: above };
  });
}

/** A snapshot as it stands with its order, which says how many came before, and the hash. */
function inLine(snapshot: Snapshot, orderSum: string): object {
  const { after: _after, hash: _hash, ...rest } = snapshot;
  return { ...rest, sum: sumOf(orderSum, snapshot) };
}

/** Checkpoints come in order, so the latest are looked for from the end: a long match has thousands. */
function hashesSince(checkpoints: readonly Checkpoint[], after: number): Map<number, string> {
  const found = new Map<number, string>();
  for (let i = checkpoints.length - 1; i >= 0; i--) {
    const checkpoint = checkpoints[i];
    if (checkpoint === undefined || checkpoint.after <= after) break;
    found.set(checkpoint.after, checkpoint.hash);
  }
  return found;
}

/** The whole text, of the first line and those of the orders. */
export function growingText(head: string, lines: readonly string[]): string {
  return `${head}${addedText(lines, 0)}`;
}

/** What is written over the closing brackets to add orders to so many. */
export function addedText(lines: readonly string[], after: number): string {
  const added = lines.map((line, i) => `${after + i === 0 ? '' : ','}\n${line}`);
  return `${added.join('')}${GROWING_END}`;
}

/** How every text of this form begins. */
const GROWING_START = `{"format":${JSON.stringify(GROWING_FORMAT)}`;

/** The first line of such a file and the lines of its orders, unread; null where the text has another form, or is damaged. */
export function growingParts(text: string): { readonly head: string; readonly lines: readonly string[] } | null {
  // First: what has another form may be as long as a file can be.
  if (!text.startsWith(GROWING_START)) return null;
  const [head = '', ...rest] = text.split('\n');
  if (!head.endsWith('"orders":[')) return null;
  const end = rest.indexOf(']}');
  const lines = (end < 0 ? rest : rest.slice(0, end)).map((line) => (line.endsWith(',') ? line.slice(0, -1) : line));
  const whole = end < 0 ? withoutTorn(lines) : lines;
  return whole && { head, lines: whole };
}

/** The comma of the next order, written over the first of the closing brackets, and no more of it. */
const TORN_END = /,(?:\]\})?$/;
/** How many lines can follow the last whole order: a part of the next one, and what was left of the closing brackets. */
const TORN_LINES = 2;

/**
 * The lines of a file without its closing brackets: a program was stopped while it wrote over them. What it leaves is less than an
 * order, with what was left of the brackets, and that order was never acknowledged. The one before it was. Null where
 * there is more than that: nobody can tell whether those were orders.
 */
function withoutTorn(lines: readonly string[]): readonly string[] | null {
  const looks = Math.min(lines.length, TORN_LINES + 1);
  for (let last = lines.length - 1; last >= lines.length - looks; last--) {
    const line = withoutZeros(lines[last] ?? '').replace(TORN_END, '');
    if (isOrder(line)) return [...lines.slice(0, last), line];
  }
  return lines.length > TORN_LINES ? null : [];
}

/** Where the power fails, a disk may have made room for an order, which is all zeros, and not have written it. */
function withoutZeros(line: string): string {
  let end = line.length;
  while (line.charCodeAt(end - 1) === 0) end--;
  return line.slice(0, end);
}

/** Every order has its sum. */
function isOrder(line: string): boolean {
  try {
    const order: unknown = JSON.parse(line);
    return typeof order === 'object' && order !== null && 'sum' in order;
  } catch {
    return false;
  }
}

/** The text of such a file whose last line was cut off, without that line; null where nothing can be mended. */
export function mended(text: string): string | null {
  const parts = growingParts(text);
  return parts && growingText(parts.head, parts.lines);
}

/** The JSON of such a file as that of a whole one. Nothing is checked yet. */
export function asWholeFile({ version, header, orders }: JsonObject): JsonObject {
  if (version !== GROWING_VERSION)
    throw new FileFault('version', `This program only reads version ${GROWING_VERSION} of a match in play.`);
  if (!Array.isArray(orders)) throw new FileFault('orders', 'They should be a list.');
  const checkpoints: JsonObject[] = [];
  const snapshots: JsonObject[] = [];
  let outcome: Json = null;
  const plain = orders.map((order, i): Json => {
    if (typeof order !== 'object' || order === null || Array.isArray(order)) return order;
    const { hash, snapshot, outcome: end, ...rest } = order;
    if (hash !== undefined) checkpoints.push({ after: i + 1, hash });
    if (snapshot !== undefined) snapshots.push(asSnapshot(snapshot, i, hash));
    if (end !== undefined) outcome = end;
    return rest;
  });
  const length = plain.length;
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    header: header ?? null,
    orders: plain,
    length,
    checkpoints,
    snapshots,
    outcome,
  };
}

function asSnapshot(snapshot: Json, index: number, hash: Json | undefined): JsonObject {
  if (typeof snapshot !== 'object' || snapshot === null || Array.isArray(snapshot))
    throw new FileFault(`orders[${index}].snapshot`, 'It should be an object.');
  return { ...snapshot, after: index + 1, ...(hash !== undefined && { hash }) };
}

function readHead(head: string): JsonObject {
  try {
    return JSON.parse(`${head}]}`) as JsonObject;
  } catch {
    throw new FileFault('header', 'This is not JSON.');
  }
}

function lineAt(line: string, index: number): JsonObject {
  try {
    const order: unknown = JSON.parse(line);
    if (typeof order === 'object' && order !== null && !Array.isArray(order)) return order as JsonObject;
  } catch {
    // Said below.
  }
  throw new FileFault(`orders[${index}]`, 'This is not an order.');
}

/** The header in the first line of such a file, as it was written. */
export function growingHeader(head: string): MatchHeader & { readonly sum: string } {
  return readHead(head)['header'] as unknown as MatchFile['header'];
}

/** An order as its line has it: with the sum over all up to it, and the hash of a checkpoint after it. */
export interface GrowingOrder {
  readonly order: Order;
  readonly sum: string;
  readonly hash: string | null;
}

export function growingOrder(line: string, index: number): GrowingOrder {
  const { sum, hash, snapshot: _snapshot, outcome: _outcome, ...order } = lineAt(line, index);
  return { order: order as unknown as Order, sum: textOf(sum), hash: hash === undefined ? null : textOf(hash) };
}

/** What is no text is no sum of anything. */
function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
