import { amount, decide, deed, type Game, one, procedure, say, some } from '@point-option/engine';
import { applyPatch, type Patch, type SeatView } from '@point-option/host';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ambush, ambushFile } from '../testing/ambush.testing.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { HAND, programmed, savedIn, testMatch, type TestMatch, typed } from '../testing/table.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** Requests of a seat of a match, numbered from 1. */
function asking({ path }: TestMatch, seat: string, ...requests: readonly [string, object?][]): object[] {
  return requests.map(([kind, more], i) => ({ id: i + 1, kind, match: path, seat, ...more }));
}

interface Line {
  readonly id?: number;
  readonly ok?: boolean;
  readonly given?: Record<string, unknown>;
  readonly push?: string;
  readonly table?: SeatView;
  readonly patch?: Patch;
}

/** The view that a program has in the end, from what was pushed to it. */
function followed(lines: readonly Line[]): SeatView | null {
  let view: unknown = null;
  for (const { push, table, patch } of lines) {
    if (push === 'table') view = table;
    if (push === 'change' && patch) view = applyPatch(view, patch);
  }
  return view as SeatView | null;
}

describe('a program', () => {
  test('has the same view from its pushes as it gets by asking for it', async () => {
    const match = testMatch(folder.path, ['red']);
    const orders = asking(match, 'red', ['order', { answer: ['Ash'] }], ['order', { answer: 4 }], ['look']);
    const told = await programmed(match, orders);
    const look = told.find(({ id }) => id === 3);
    expect(look.given.view.prompt).toMatchObject({ kind: 'arrange', step: 'posts' });
    expect(followed(told)).toEqual(look.given.view);
  });

  test('says messages with the words of the opening', async () => {
    const told = await programmed(testMatch(folder.path, ['blue']), []);
    const { words } = told[0].given.opening;
    const { prompt } = followed(told) as SeatView;
    expect(say(words, prompt?.question ?? { key: '' })).toBe('Where do you hide?');
  });

  test('is told of a bad request, and continues', async () => {
    const match = testMatch(folder.path, ['red']);
    const requests = ['nope', '[]', ...asking(match, 'red', ['dance'], ['order', { answer: ['Ash'] }])];
    const told = await programmed(match, requests);
    const problems = told.filter(({ ok }) => ok === false);
    expect(problems.map(({ id }) => id)).toEqual([-1, -1, 1]);
    for (const { problem } of problems) expect(problem).toMatch(/^[A-Z].*\.$/);
    expect(savedIn(match).orders).toHaveLength(2);
  });

  test('undoes to its last real decision, as everybody does', async () => {
    const match = testMatch(folder.path, ['red'], { game: hush });
    const told = await programmed(match, asking(match, 'red', ['order', { answer: 'a' }], ['undo'], ['look']));
    // The empty question that followed is undone with the order.
    expect(told.find(({ id }) => id === 3).given.view.prompt).toMatchObject({ step: 'choose' });
    const at = testMatch(folder.path, ['red'], { game: hush, path: `${folder.path}/typed.json` });
    await typed(at, ['a', 'undo', 'quit']);
    const kinds = (one: TestMatch) => savedIn(one).orders.map((order) => ('undo' in order ? 'undo' : order.answer));
    expect(kinds(match)).toEqual(['a', [], 'undo', 'undo']);
    expect(kinds(at)).toEqual(kinds(match));
  });

  test('rolls dice by hand, and finds an order that waits for them again', async () => {
    const match = testMatch(folder.path, ['red'], { dice: HAND });
    await typed(match, ['1', '0', 'P1 port, P2 port', 'yes', '6']);
    const told = await programmed(match, asking(match, 'red', ['look'], ['roll', { face: 5 }]), true);
    expect(told.find(({ id }) => id === 1).given.view.die).toMatchObject({ sides: 6, given: [6], answer: true });
    expect(savedIn(match).orders.find((order) => 'dice' in order)).toMatchObject({ dice: [6, 5] });
  });

  test('is asked for dice before the match begins, and sends them with begin', async () => {
    const match = testMatch(folder.path, ['red'], { game: early, dice: HAND });
    const dice = (...faces: number[]) => ({ kind: 'hand', faces });
    const told = await programmed(match, [
      { id: 1, kind: 'begin', dice: dice(9) },
      { id: 2, kind: 'begin', dice: dice(4) },
      ...asking(match, 'red', ['look']).map((each) => ({ ...each, id: 3 })),
    ]);
    expect(told[0]).toMatchObject({ id: 0, ok: true, given: { die: { sides: 6, given: [] } } });
    expect(told[1]).toMatchObject({ id: 1, ok: false });
    expect(told[2]).toMatchObject({ id: 2, ok: true, given: { opening: { match: match.path } } });
    expect(savedIn(match).header.dice).toMatchObject({ opening: [4] });
  });

  test('reads the lesson in the view', async () => {
    const lesson = { teaches: 'Rowing.', steps: [{ at: 'hunt: crew', say: 'A crew first.' }] };
    const match = testMatch(folder.path, ['red'], { scenario: ambushFile({ lesson }) });
    expect(followed(await programmed(match, []))?.lesson).toMatchObject({
      teaches: 'Rowing.',
      steps: [{ say: 'A crew first.' }],
    });
  });
});

/** A game that asks a person a question with nothing to choose between two that have something. */
const hush = {
  ...ambush,
  id: 'hush',
  procedures: [
    procedure<{ crew: string[] }>('hunt', '1', [
      decide('choose', '1.1', 'red', one({ options: () => ['a', 'b'], apply: () => {} })),
      decide('nothing', '1.2', 'red', some({ options: () => [], apply: () => {} })),
      decide('count', '1.3', 'red', amount({ range: () => ({ min: 0, max: 3 }), apply: () => {} })),
    ]),
  ],
} as unknown as Game;

/** A game that rolls before the first order. */
const early = {
  ...ambush,
  id: 'early',
  procedures: [
    procedure<{ fuel: number }>('hunt', '1', [
      deed('wind', '1.1', (g) => {
        g.state.fuel = g.die(6, 'wind', '1.1');
      }),
      decide('choose', '1.2', 'red', one({ options: () => ['a', 'b'], apply: () => {} })),
    ]),
  ],
} as unknown as Game;
