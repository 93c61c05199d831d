/* oxlint-disable unicorn/no-thenable -- a step of a lesson has a text of that name, and nobody awaits one */
import type { JsonObject, Lesson } from '@point-option/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ambushFile } from '../testing/ambush.testing.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { HAND, testMatch, type TestMatch, typed } from '../testing/table.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const lesson: Lesson = {
  teaches: 'How an ambush is laid.',
  steps: [
    { at: 'start', say: 'Welcome.\nThe night is dark.', then: 'A beginning.' },
    {
      at: 'hunt: crew',
      look: [
        { display: 'strait' },
        { box: 'where' },
        { track: 'fuel' },
        { cup: 'cup' },
        { piece: 'boat' },
        { hex: '0101' },
      ],
      say: 'A crew first.',
      try: 'Take two.',
      then: 'They will row.',
    },
    { at: 'hunt: hide', say: 'Nobody here is asked this.' },
    { at: 'hunt: fuel', say: 'Fuel is time.', then: 'Enough for the night.' },
    { at: 'end', say: 'That was all.' },
  ],
};
const taught = (own: Lesson = lesson, change: Partial<TestMatch> = {}): TestMatch =>
  testMatch(folder.path, ['red'], { scenario: ambushFile({ lesson: own as unknown as JsonObject }), ...change });

const ANSWERS = ['3 1', '4', 'P1 star board, P2 port', 'yes', '2'];

const played = async (match: TestMatch, ...answers: string[]): Promise<string> => (await typed(match, answers)).text();
const playedOn = async (match: TestMatch, ...answers: string[]): Promise<string> =>
  (await typed(match, answers, true)).text();
/** The parts of a text that were told, in the order in which they were. */
const order = (text: string, ...parts: string[]): string[] =>
  parts.filter((part) => text.includes(part)).sort((a, b) => text.indexOf(a) - text.indexOf(b));

describe('a lesson in the terminal', () => {
  test('is told as the match begins, to whom it is for', async () => {
    expect(await played(taught())).toContain('What it teaches: How an ambush is laid.');
    const plain = testMatch(folder.path, ['red'], { path: `${folder.path}/plain.json` });
    expect(await played(plain)).not.toContain('teaches');
    const other = taught({ ...lesson, side: 'blue' }, { path: `${folder.path}/blue.json` });
    expect(await played(other)).not.toContain('teaches');
  });

  test('says its steps before their questions and explains the order afterwards, set apart', async () => {
    const text = await played(taught(), ...ANSWERS);
    expect(text).toContain(
      [
        '',
        '  Lesson',
        '    Welcome.',
        '    The night is dark.',
        '',
        '  Lesson',
        '    A crew first.',
        '    Look at: The strait; Where; Fuel; The cup.',
        '    Try this: Take two.',
        '',
        'Who comes along?',
      ].join('\n'),
    );
    const parts = [
      'Who comes along?',
      'A beginning.',
      'They will row.',
      'Fuel is time.',
      'How much fuel?',
      'Enough for the night.',
      'That was all.',
      'The match is over.',
    ];
    expect(order(text, ...parts)).toEqual(parts);
    expect(text).not.toContain('Nobody here is asked this.');
    for (const part of parts) expect(text.split(part)).toHaveLength(2);
  });

  test('repeats what it said last, and is named by help', async () => {
    const text = await played(taught(), 'help', 'lesson', '3 1', 'lesson');
    expect(text).toContain('  lesson        what the lesson said last');
    expect(text.split('A crew first.')).toHaveLength(3);
    expect(text.split('What it teaches: How an ambush is laid.')).toHaveLength(4);
    expect(text.split('Fuel is time.')).toHaveLength(3);
    const plain = testMatch(folder.path, ['red'], { path: `${folder.path}/plain.json` });
    const without = await played(plain, 'lesson', 'help');
    expect(without).toContain('This scenario has no lesson.');
    expect(without).not.toContain('the lesson said last');
  });

  test('continues where it stood: what was said before answered questions is not said again', async () => {
    const match = taught();
    await played(match, '3 1');
    const text = await playedOn(match, 'lesson', '4');
    expect(text).not.toContain('Welcome.');
    expect(text).not.toContain('They will row.');
    // The question that was not answered yet is put again, and so is its step.
    expect(text.split('Fuel is time.')).toHaveLength(3);
    expect(text).toContain('Enough for the night.');
    const next = await playedOn(match, 'lesson');
    expect(order(next, 'Fuel is time.', 'Enough for the night.')).toEqual(['Fuel is time.']);
  });

  test('says all of it again to a person who has not answered anything', async () => {
    const match = taught();
    await played(match);
    expect(await playedOn(match)).toContain('Welcome.');
  });

  test('says a step once, and explains every order that answers it', async () => {
    const text = await played(taught(), '3 1', '2', 'undo', 'undo', '3 1', '4');
    for (const part of ['A crew first.', 'Fuel is time.']) expect(text.split(part)).toHaveLength(2);
    for (const part of ['They will row.', 'Enough for the night.']) expect(text.split(part)).toHaveLength(3);
  });

  test('waits with the explanation until the dice are there', async () => {
    const luck: Lesson = { teaches: 'Luck.', steps: [{ at: 'hunt: sure', say: 'Dice!', then: 'So it went.' }] };
    const match = taught(luck, { dice: HAND });
    const first = await played(match, '3 1', '4', 'P1 star board, P2 port', 'yes', '3', 'quit');
    expect(first).not.toContain('So it went.');
    const text = await playedOn(match, '4');
    expect(order(text, 'Dice!', 'Your order still needs dice', 'So it went.')).toEqual([
      'Your order still needs dice',
      'So it went.',
    ]);
  });
});
