import { chartShape } from '../charts/chart.ts';
import { asWholeFile, GROWING_FORMAT, mended } from './growing.ts';
import { clone, type Json, type JsonObject } from './json.ts';
import { jsonProblem } from './jsonProblem.ts';
import { FileFault, FORMAT, FORMAT_VERSION, type MatchFile, sumOf, type UnsummedFile } from './matchForm.ts';
import type { Match } from '../play/match.ts';
import { hashOf, type Order } from '../play/record.ts';
import { outcomeShape } from './outcomeShape.ts';
import { type PlaceProblem, placeProblem, snapshotProblem } from './places.ts';
import { anyJson, check, fields, inFile, integer, list, oneOf, optional, record, type Shape, text } from './shape.ts';
import { shown } from './shapeWords.ts';
import { snapshotFields, stateShape } from './snapshotShape.ts';
import type { Side } from '../play/state.ts';

export { FileFault, FORMAT, FORMAT_VERSION } from './matchForm.ts';
export type { MatchFile } from './matchForm.ts';

/** The sums of matches that were stored before: orders are only ever added, so none is summed twice. */
const known = new WeakMap<readonly Order[], string[]>();

/** The match as a file, whole: it belongs to whoever keeps the match, secrets and seed in it. */
export function matchFile(match: Match): MatchFile {
  const { header, record, table } = match;
  if (record === null) throw new FileFault('orders', 'A simulation keeps no orders, so it cannot be stored.');
  if (record.before > 0)
    throw new FileFault(
      'orders',
      `The first ${record.before} are in the store, not in hand: the whole file is made from there.`,
    );
  const { orders, checkpoints, snapshots } = record;
  const { outcome } = table.whole;
  const file = { format: FORMAT, version: FORMAT_VERSION, header, orders, checkpoints, snapshots, outcome } as const;
  const sums = known.get(orders) ?? [];
  known.set(orders, sums);
  return clone(summed(file, sums));
}

/**
 * Adds the sums to a file. For a new file, and for a migration that changes what the sums are taken of. Sums that are
 * known already are given, so that a long match need not be summed anew for every order.
 */
export function summed(file: UnsummedFile, sums: string[] = []): MatchFile {
  sums[0] ??= sumOf('', file.header);
  const orders = file.orders.map((order, index) => {
    sums[index + 1] ??= sumOf(sums[index] ?? '', order);
    return { ...order, sum: sums[index + 1] ?? '' };
  });
  const snapshots = file.snapshots.map((snapshot) => ({
    ...snapshot,
    sum: sumOf(sums[snapshot.after] ?? '', snapshot),
  }));
  return { ...file, header: { ...file.header, sum: sums[0] }, orders, length: orders.length, snapshots };
}

/**
 * What one side may have of the file while the match goes on: its own orders, and neither seed nor states nor
 * checkpoints, whose hashes could betray a secret to someone who tries every possibility. Whole once it is over.
 */
export function matchFileFor(match: Match, side: Side): JsonObject {
  const file = matchFile(match);
  if (file.outcome !== null) return file as unknown as JsonObject;
  const { dice } = file.header;
  const { start: _start, sum: _sum, ...header } = file.header;
  const open =
    dice.kind === 'fair'
      ? { kind: 'fair', commitment: dice.commitment, clientSeeds: dice.clientSeeds }
      : { kind: dice.kind };
  return clone({
    format: file.format,
    version: file.version,
    header: { ...header, dice: open },
    orders: file.orders.filter((order) => order.by === side).map(({ sum: _orderSum, ...order }) => order),
    outcome: null,
  }) as unknown as JsonObject;
}

const diceShape: Shape = fields({
  kind: oneOf(['fast', 'fair', 'scripted']),
  seed: optional(text()),
  commitment: optional(text()),
  clientSeeds: optional(record(text())),
  serverSeed: optional(text()),
  opening: optional(list(integer())),
});

const matchFileShape: Shape = fields({
  format: oneOf([FORMAT]),
  version: integer({ min: FORMAT_VERSION, max: FORMAT_VERSION }),
  header: fields({
    game: text(),
    rules: integer(),
    scenario: text(),
    scenarioFile: optional(record(anyJson())),
    options: record(anyJson()),
    charts: optional(list(chartShape)),
    dice: diceShape,
    start: optional(stateShape),
    forkOf: optional(fields({ after: integer(), as: text() })),
    sum: text(),
  }),
  orders: list(
    fields({
      by: text(),
      answer: optional(anyJson()),
      undo: optional(oneOf([true])),
      dice: optional(list(integer())),
      sum: text(),
    }),
  ),
  length: integer({ min: 0 }),
  checkpoints: list(fields({ after: integer({ min: 1 }), hash: text() })),
  snapshots: list(fields({ ...snapshotFields, sum: text() })),
  outcome: outcomeShape,
});

/** Takes the JSON of a file one version on. */
export type Migration = (file: JsonObject) => JsonObject;

/** By the version they start from. A file of any version still listed here can be read. */
export const migrations: Readonly<Record<number, Migration>> = {};

/** Brings a file's JSON to the present version, step by step. */
export function migrate(
  json: Json,
  steps: Readonly<Record<number, Migration>> = migrations,
  to: number = FORMAT_VERSION,
): JsonObject {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new FileFault('file', 'This is not a match file: it holds no object.');
  if (json['format'] !== FORMAT) {
    throw new FileFault(
      'format',
      `This is not a match file: it says ${shown(json['format'] ?? null)} where "${FORMAT}" belongs.`,
    );
  }
  let file = json;
  for (;;) {
    const version = file['version'];
    if (version === to) return file;
    if (typeof version !== 'number' || version > to) {
      throw new FileFault(
        'version',
        `The file is of version ${shown(version ?? null)}; this program reads up to version ${to}.`,
      );
    }
    const step = steps[version];
    if (!step) throw new FileFault('version', `The file is of version ${version}, which this program no longer reads.`);
    // The first step gets a copy: whether a step changes what it is given is then its own affair.
    file = { ...step(file === json ? clone(json) : file), version: version + 1 };
  }
}

/** Reads the text of a file: its form and its sums. Nothing is played; see replay.ts. */
export function readMatchFile(source: string): MatchFile {
  const json = parsed(source);
  const isGrowing =
    typeof json === 'object' && json !== null && !Array.isArray(json) && json['format'] === GROWING_FORMAT;
  const file = isGrowing ? asWholeFile(json) : migrate(json);
  const fault = check(matchFileShape, file, 'file');
  if (fault) {
    const { path, problem } = inFile(fault);
    throw new FileFault(path, problem);
  }
  const read = (isGrowing ? { ...file, inPlay: true } : file) as unknown as MatchFile;
  checkParts(read);
  checkSums(read);
  return read;
}

function parsed(source: string): Json {
  const whole = jsonOf(source);
  const json = whole === undefined ? jsonOf(mended(source) ?? '') : whole;
  if (json === undefined)
    throw new FileFault('file', `This is not JSON: ${jsonProblem(source) ?? 'it cannot be read'}.`);
  return json;
}

function jsonOf(source: string): Json | undefined {
  try {
    return JSON.parse(source) as Json;
  } catch {
    return undefined;
  }
}

/** The fields of each kind of dice. */
const DICE_FIELDS = {
  fast: ['seed'],
  fair: ['commitment', 'clientSeeds', 'serverSeed'],
  scripted: ['opening'],
} as const;

/** What the shape alone cannot tell. */
function checkParts({ header, orders }: MatchFile): void {
  const known: readonly string[] = ['kind', ...DICE_FIELDS[header.dice.kind]];
  const wrong =
    known.find((field) => field !== 'serverSeed' && !Object.hasOwn(header.dice, field)) ??
    Object.keys(header.dice).find((field) => !known.includes(field));
  if (wrong !== undefined)
    throw new FileFault(`header.dice.${wrong}`, `Dice that are ${header.dice.kind} have ${known.join(', ')}.`);
  orders.forEach((order, index) => {
    if ('undo' in order === 'answer' in order || ('undo' in order && 'dice' in order))
      throw new FileFault(`orders[${index}]`, 'An order is either an answer, with or without dice, or an undo.');
  });
}

/** A problem that was found, thrown. */
function refuse(found: PlaceProblem | null): void {
  if (found) throw new FileFault(found.field, found.problem);
}

function checkSums(file: MatchFile): void {
  const changed = 'It was changed after it was written: its sum is wrong.';
  const { sum: headerSum, ...header } = file.header;
  const orders = file.orders.map(({ sum: _sum, ...order }) => order);
  const snapshots = file.snapshots.map(({ sum: _sum, ...snapshot }) => snapshot);
  const right = summed({ ...file, header, orders, snapshots });
  if (right.header.sum !== headerSum) throw new FileFault('header', changed);
  const order = file.orders.findIndex(({ sum }, index) => sum !== right.orders[index]?.sum);
  if (order >= 0) throw new FileFault(`orders[${order}]`, changed);
  refuse(placeProblem(file));
  file.snapshots.forEach((snapshot, index) => {
    const at = `snapshots[${index}]`;
    if (hashOf(snapshot.state) !== snapshot.hash)
      throw new FileFault(`${at}.state`, 'It was changed after it was written: its hash is wrong.');
    if (snapshot.sum !== right.snapshots[index]?.sum) throw new FileFault(at, changed);
  });
  refuse(snapshotProblem(file));
}
