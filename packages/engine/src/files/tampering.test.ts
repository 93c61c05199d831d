import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone, type Json, type JsonObject } from './json.ts';
import { ask, beginFrom, give } from '../play/match.ts';
import { FileFault, type MatchFile, matchFile, readMatchFile } from './matchFile.ts';
import { hashOf, type Order } from '../play/record.ts';
import { load, verify } from './replay.ts';
import { tinyDuel } from '../testing/duel.ts';
import { beginDuel, forged, playDuel } from '../testing/duelPlay.ts';

const find = () => tinyDuel;
const file = matchFile(playDuel(beginDuel({ scenario: 'long' }), 'tamper'));
const text = JSON.stringify(file);
const orders = (from: MatchFile): Order[] => from.orders.map(({ sum: _sum, ...order }) => order);

/** The fault of a text: found in reading it, or in replaying it. */
function faultOf(source: string): { field: string; problem: string } | null {
  try {
    return verify(readMatchFile(source), find).problem ?? null;
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    expect(error.message).toBe(`${error.field}: ${error.problem}`);
    return error;
  }
}

/** The file with the value at a path changed, as somebody with a text editor would. */
function edited(path: string, change: (value: Json) => Json | undefined): string {
  const copy = JSON.parse(text) as JsonObject;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<JsonObject>((at, key) => at[key] as JsonObject, copy);
  const changed = change(holder[last] ?? null);
  if (changed === undefined) delete holder[last];
  else holder[last] = changed;
  return JSON.stringify(copy);
}

const wrong = 'It was changed after it was written: its sum is wrong.';
const list = (value: Json): Json[] => value as Json[];

describe('a file changed by hand', () => {
  it('is sound before it is changed', () => {
    expect(faultOf(text)).toBeNull();
    expect(file.snapshots).toHaveLength(1);
    expect(file.orders.length).toBeGreaterThan(60);
  });

  it.each<[string, string, (value: Json) => Json | undefined, string, string | RegExp]>([
    ['the snapshot taken out', 'snapshots', () => [], 'snapshots', 'A replay makes 1, and the file holds 0.'],
    ['the game', 'header.game', () => 'chess', 'header', wrong],
    ['the rules version', 'header.rules', () => 3, 'header', wrong],
    ['the scenario', 'header.scenario', () => 'short', 'header', wrong],
    ['an option', 'header.options.fog', () => true, 'header', wrong],
    ['the seed', 'header.dice.seed', () => 'another', 'header', wrong],
    [
      'the seed taken out',
      'header.dice.seed',
      () => undefined,
      'header.dice.seed',
      'Dice that are fast have kind, seed.',
    ],
    [
      'dice of two kinds',
      'header.dice.opening',
      () => [1],
      'header.dice.opening',
      'Dice that are fast have kind, seed.',
    ],
    [
      'a start put in',
      'header.start',
      () => ({ agenda: [], open: [], sealed: {}, data: 1, outcome: null }),
      'header',
      wrong,
    ],
    ['the sum of the header', 'header.sum', () => '0', 'header', wrong],
    ['an answer', 'orders.7.answer', () => 'wood', 'orders[7]', wrong],
    ['an answer __proto__', 'orders.7.answer', () => JSON.parse('{"__proto__":1}') as Json, 'orders[7]', wrong],
    ['who ordered', 'orders.3.by', (by) => (by === 'red' ? 'blue' : 'red'), 'orders[3]', wrong],
    ['the sum of an order', 'orders.5.sum', () => 'x', 'orders[5]', wrong],
    ['an undo that is none', 'orders.5.undo', () => false, 'orders[5].undo', /^It should be true, but is false/],
    [
      'a checkpoint',
      'checkpoints.1.hash',
      () => 'x',
      'checkpoints[1].hash',
      /^A replay comes to another state after order/,
    ],
    ['a checkpoint moved', 'checkpoints.1.after', (n) => Number(n) + 1, 'checkpoints[1].hash', /another state/],
    [
      'a checkpoint removed',
      'checkpoints',
      (all) => list(all).slice(1),
      'checkpoints',
      'They are not those that a replay makes.',
    ],
    [
      'a checkpoint beyond the end',
      'checkpoints.0.after',
      () => 5000,
      'checkpoints[0].after',
      /^There are only \d+ orders\.$/,
    ],
    ['the state of the snapshot', 'snapshots.0.state.data.turn', () => 99, 'snapshots[0].state', /its hash is wrong/],
    ['the hash of the snapshot', 'snapshots.0.hash', () => 'x', 'snapshots[0].state', /its hash is wrong/],
    ['the dice of the snapshot', 'snapshots.0.dice.words.0', (n) => Number(n) ^ 1, 'snapshots[0]', wrong],
    ['the seats of the snapshot', 'snapshots.0.seats.red', () => 0, 'snapshots[0]', wrong],
    ['the place of the snapshot', 'snapshots.0.after', (n) => Number(n) - 1, 'snapshots[0]', wrong],
    ['a snapshot beyond the end', 'snapshots.0.after', () => 5000, 'snapshots[0].after', /^There are only/],
    ['the outcome', 'outcome.winner', () => 'nobody', 'outcome', 'A replay ends otherwise.'],
    ['the outcome taken out', 'outcome', () => null, 'outcome', 'A replay ends otherwise.'],
    ['the length', 'length', (n) => Number(n) + 1, 'length', /^The file should hold \d+ orders and holds \d+\.$/],
    ['the format', 'format', () => 'chess', 'format', /^This is not a match file/],
    ['the version', 'version', () => 2, 'version', /^The file is of version 2/],
    ['an extra field', 'extra', () => 1, 'extra', /^It is not known: its fields are format, version/],
    ['an extra field in an order', 'orders.0.why', () => 1, 'orders[0].why', /^It is not known/],
    [
      'a prototype',
      'header',
      (header) => JSON.parse(JSON.stringify(header).replace('{', '{"__proto__":{"game":"x"},')) as Json,
      'header.__proto__',
      /^It is not known/,
    ],
    ['a list where an object belongs', 'header', () => [], 'header', /^It should be an object, but is \[\]/],
    ['a fraction', 'header.rules', () => 1.5, 'header.rules', /^It should be a whole number, but is 1\.5/],
    ['a missing field', 'orders', () => undefined, 'orders', /^It is missing/],
  ])('is found out: %s', (_what, path, change, field, problem) => {
    const fault = faultOf(edited(path, change));
    expect(fault?.field).toBe(field);
    if (typeof problem === 'string') expect(fault?.problem).toBe(problem);
    else expect(fault?.problem).toMatch(problem);
  });

  it.each<[string, (all: Json[]) => Json[], string]>([
    ['removed', (all) => all.toSpliced(9, 1), 'orders[9]'],
    ['swapped', (all) => all.with(9, all[10]!).with(10, all[9]!), 'orders[9]'],
    ['cut off at the end', (all) => all.slice(0, -1), 'length'],
    ['added', (all) => all.toSpliced(9, 0, all[9]!), 'orders[10]'],
  ])('is found out: an order %s', (_what, change, field) => {
    const copy = JSON.parse(text) as JsonObject;
    copy['orders'] = change(list(copy['orders']!));
    expect(faultOf(JSON.stringify(copy))?.field).toBe(field);
  });

  it('is found out wherever the text is cut off, and whatever is not JSON', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), (at) => {
        expect(faultOf(text.slice(0, at))).toMatchObject({
          field: 'file',
          problem: expect.stringMatching(/^This is not JSON: /),
        });
      }),
    );
    for (const source of ['', 'hello', '{', 'undefined', `${text}${text}`]) expect(faultOf(source)?.field).toBe('file');
  });

  it('is found out whichever single character of a name or number is changed', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('a', 'z', '0', '7', '"', '}', ','), (at, sign) => {
        fc.pre(text[at] !== sign);
        expect(faultOf(text.slice(0, at) + sign + text.slice(at + 1))).not.toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});

/** Lists within lists. */
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const withText = (field: string, json: string): string =>
  text.replace(new RegExp(`"${field}":("[^"]*"|\\d+)`), `"${field}":${json}`);

describe('a file made to break its reader', () => {
  it.each(['format', 'version'])('is refused in a sentence where its %s is nested without end', (field) => {
    expect(faultOf(withText(field, nested(100_000)))).toMatchObject({ field, problem: expect.stringContaining('[[') });
  });

  it.each<[string, string, Json, string]>([
    ['a number', 'outcome', 5, 'outcome'],
    ['a list', 'outcome', [], 'outcome'],
    ['no result', 'outcome', { winner: null, scores: {} }, 'outcome.result'],
    ['a winner that is no text', 'outcome.winner', 3, 'outcome.winner'],
    ['scores that are no object', 'outcome.scores', null, 'outcome.scores'],
    ['a score that is no number', 'outcome.scores.red', 'x', 'outcome.scores.red'],
    ['an outcome in a snapshot', 'snapshots.0.state.outcome', 'won', 'snapshots[0].state.outcome'],
  ])('is refused where its outcome has the wrong type: %s', (_what, path, value, field) => {
    expect(faultOf(edited(path, () => value))?.field).toBe(field);
  });

  it('is refused in a sentence that can be read, however long its names are', () => {
    const long = 'x'.repeat(200_000);
    const files = [
      edited('format', () => long),
      edited(long, () => 1),
      edited(`header.${long}`, () => 1),
      edited(`${long} y`, () => 1),
      JSON.stringify(forged(file, { header: { ...file.header, scenario: long } })),
      JSON.stringify(forged(file, { header: { ...file.header, options: { [long]: 1 } } })),
      JSON.stringify(forged(file, { orders: [{ by: long, answer: 1 }, ...orders(file).slice(1)] })),
    ];
    for (const source of files) {
      const fault = faultOf(source);
      expect(fault?.field.length).toBeLessThanOrEqual(200);
      expect(fault?.problem.length).toBeLessThanOrEqual(5000);
    }
  });
});

describe('a forged file, with sums that hold', () => {
  it('with another answer that was legal too is caught by the checkpoints', () => {
    const at = file.orders.findIndex((order) => 'answer' in order && order.answer === 'hill');
    expect(at).toBeGreaterThan(0);
    const other = orders(file).with(at, { by: file.orders[at]!.by, answer: 'wood' });
    const before = forged({ ...file, orders: file.orders.slice(0, at) }, { checkpoints: [], snapshots: [] });
    const legal = beginFrom(tinyDuel, { ...before.header });
    for (const order of orders(before)) expect(give(legal, order)).toBeNull();
    expect(ask(legal, file.orders[at]!.by)).toMatchObject({ kind: 'one', options: expect.arrayContaining(['wood']) });
    const forgery = forged(file, { orders: other });
    expect(readMatchFile(JSON.stringify(forgery))).toEqual(forgery);
    expect(faultOf(JSON.stringify(forgery))?.field).toMatch(/^checkpoints\[0\]\.hash$|^orders\[/);
  });

  it.each<[string, Order, RegExp]>([
    ['an answer that is not legal', { by: 'red', answer: 77 }, /^It must be from 0 to 6, not 77\.$/],
    ['an order of nobody', { by: 'nobody', answer: 2 }, /^There is no side nobody in this game\.$/],
    ['an order of the referee', { by: 'referee', answer: 2 }, /^There is no side referee in this game\.$/],
    ['an undo of nothing', { by: 'red', undo: true }, /^Nothing has been ordered yet\.$/],
    [
      'dice that nobody rolled',
      { by: 'red', answer: 2, dice: [6] },
      /^The dice of this match are not rolled by hand\.$/,
    ],
  ])('is caught at the order: %s', (_what, order, problem) => {
    const forgery = forged(file, { orders: [order, ...orders(file).slice(1)] });
    expect(faultOf(JSON.stringify(forgery))).toMatchObject({
      field: 'orders[0]',
      problem: expect.stringMatching(problem),
    });
  });

  it('with a snapshot of another state is caught, at once or in replaying all of it', () => {
    const [snapshot] = clone(file.snapshots) as [MatchFile['snapshots'][0]];
    (snapshot.state.data as { score: Record<string, number> }).score['red'] = 50;
    const changed = { ...snapshot, hash: hashOf(snapshot.state) };
    const careless = forged(file, { snapshots: [changed] });
    expect(faultOf(JSON.stringify(careless))).toMatchObject({ field: 'snapshots[0].hash' });
    const checkpoints = file.checkpoints.map((c) => (c.after === changed.after ? { ...c, hash: changed.hash } : c));
    const careful = forged(file, { snapshots: [changed], checkpoints });
    expect(faultOf(JSON.stringify(careful))?.field).toMatch(/^checkpoints\[\d+\]\.hash$/);
    expect(() => load(careful, find, { fast: true })).toThrow(FileFault);
  });

  it.each<[string, Partial<MatchFile['header']>, string]>([
    ['a scenario that is not there', { scenario: 'gone' }, 'duel has no scenario "gone"; it has short or long.'],
    [
      'an option that is not there',
      { options: { speed: 1 } },
      'duel has no option "speed"; it has fog, pace, stake or name.',
    ],
  ])('with %s is caught in the header', (_what, change, problem) => {
    const forgery = forged(file, { header: { ...file.header, ...change } });
    expect(faultOf(JSON.stringify(forgery))).toMatchObject({ field: 'header', problem });
  });

  it('that breaks the rules themselves is a faulty file, not a crash', () => {
    const start = {
      agenda: [{ procedure: 'gone', step: 'x', locals: {} }],
      open: ['red'],
      sealed: {},
      data: {},
      outcome: null,
    };
    const forgery = forged(file, { header: { ...file.header, start } });
    expect(faultOf(JSON.stringify(forgery))).toMatchObject({
      field: 'header.start.agenda[0].procedure',
      problem: 'The game does not list the procedure "gone".',
    });
  });
});
