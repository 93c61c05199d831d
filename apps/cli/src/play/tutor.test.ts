/* oxlint-disable unicorn/no-thenable -- a step of a lesson has a text of that name, and nobody awaits one */
import type { JsonObject, Lesson } from '@point-option/engine';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scriptedTerminal } from '../terminal/scripted.testing.ts';
import { ambushFile } from '../testing/ambush.testing.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { takenUp, testSession } from '../testing/session.testing.ts';
import { playInJson } from './jsonPlay.ts';
import { InputEnded } from './orders.ts';
import type { Session } from './session.ts';
import { openingLines, playInText } from './textPlay.ts';

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
      look: ['strait', 'where', 'fuel', 'cup', 'boat', 'nothing of the kind'],
      say: 'A crew first.',
      try: 'Take two.',
      then: 'They will row.',
    },
    { at: 'hunt: hide', say: 'Nobody here is asked this.' },
    { at: 'hunt: fuel', say: 'Fuel is time.', then: 'Enough for the night.' },
    { at: 'end', say: 'That was all.' },
  ],
};
const begun = (dice?: Parameters<typeof testSession>[2]): Session =>
  testSession(folder.path, ['red'], dice, ambushFile({ lesson: lesson as unknown as JsonObject }));

const NEW = { resumed: false, map: false };
const OLD = { resumed: true, map: false };
const ANSWERS = ['3 1', '4', 'P1 star board, P2 port', 'yes', '2'];

async function played(session: Session, how: typeof NEW, ...answers: string[]): Promise<string> {
  const terminal = scriptedTerminal(answers);
  await playInText(session, terminal, how);
  return terminal.text();
}
/** The parts of a text that were told, in the order in which they were. */
const order = (text: string, ...parts: string[]): string[] =>
  parts.filter((part) => text.includes(part)).sort((a, b) => text.indexOf(a) - text.indexOf(b));

describe('a lesson in the terminal', () => {
  test('is told as the match begins', () => {
    expect(openingLines(begun())).toContain('What it teaches: How an ambush is laid.');
    expect(openingLines(testSession(folder.path, ['red'])).join()).not.toContain('teaches');
  });

  test('says its steps before their questions and explains the order afterwards, set apart', async () => {
    const text = await played(begun(), NEW, ...ANSWERS);
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
    const text = await played(begun(), NEW, 'help', 'lesson', '3 1', 'lesson');
    expect(text).toContain('  lesson     what the lesson said last, once more');
    expect(text.split('A crew first.')).toHaveLength(3);
    expect(text.split('What it teaches: How an ambush is laid.')).toHaveLength(3);
    expect(text.split('Fuel is time.')).toHaveLength(3);
    const without = await played(testSession(folder.path, ['red']), NEW, 'lesson', 'help');
    expect(without).toContain('This scenario has no lesson.');
    expect(without).not.toContain('the lesson said last');
  });

  test('goes on where it stood: what was said before answered questions is not said again', async () => {
    const session = begun();
    await played(session, NEW, '3 1');
    const text = await played(takenUp(folder.path, session), OLD, 'lesson', '4');
    expect(text).not.toContain('Welcome.');
    expect(text).not.toContain('They will row.');
    // The question that was not answered yet is put again, and so is its step.
    expect(text.split('Fuel is time.')).toHaveLength(3);
    expect(text).toContain('Enough for the night.');
    const next = await played(takenUp(folder.path, session), OLD, 'lesson');
    expect(order(next, 'Fuel is time.', 'Enough for the night.')).toEqual(['Fuel is time.']);
  });

  test('says all of it again to whoever has not answered anything', async () => {
    const session = begun();
    await played(session, NEW);
    expect(await played(takenUp(folder.path, session), OLD)).toContain('Welcome.');
  });

  test('says a step once, and explains the order that stands in the end', async () => {
    const text = await played(begun(), NEW, '3 1', '2', 'undo', 'undo', '3 1', '4');
    for (const part of ['A crew first.', 'They will row.', 'Fuel is time.', 'Enough for the night.'])
      expect(text.split(part)).toHaveLength(2);
  });

  test('waits with the explanation until the dice are there', async () => {
    const dice = { kind: 'scripted', opening: [] } as const;
    const luck: Lesson = { teaches: 'Luck.', steps: [{ at: 'hunt: sure', say: 'Dice!', then: 'So it went.' }] };
    const session = testSession(folder.path, ['red'], dice, ambushFile({ lesson: luck as unknown as JsonObject }));
    await expect(played(session, NEW, '3 1', '4', 'P1 star board, P2 port', 'yes', '3', 'quit')).rejects.toThrow(
      InputEnded,
    );
    const text = await played(takenUp(folder.path, session), OLD, '4');
    expect(order(text, 'Dice!', 'Your order still needs dice', 'So it went.')).toEqual([
      'Your order still needs dice',
      'So it went.',
    ]);
  });
});

describe('a lesson for a program', () => {
  interface Line {
    type: string;
    lesson?: object;
  }
  async function lines(session: Session, ...answers: unknown[]): Promise<Line[]> {
    const terminal = scriptedTerminal(answers.map((answer) => JSON.stringify(answer)));
    await playInJson(session, terminal);
    return terminal.pages.flat().map((line) => JSON.parse(line) as Line);
  }
  const ORDERS = [['Cedar', 'Ash'], 4, { P1: 'star board', P2: 'port' }, true, 2];
  const [start, crew, , fuel, end] = lesson.steps.map(({ then: _then, ...step }) => step);

  test('is a field of what is asked, and of the end', async () => {
    const told = (await lines(begun(), ...ORDERS)).filter(({ type }) => type !== 'events');
    expect(told.map(({ lesson: said }) => said)).toEqual([
      { teaches: lesson.teaches },
      { steps: [start, crew] },
      { then: ['A beginning.', 'They will row.'], steps: [fuel] },
      { then: ['Enough for the night.'], steps: [] },
      undefined,
      undefined,
      { steps: [end] },
    ]);
  });

  test('goes on where it stood', async () => {
    const session = begun();
    await lines(session, ['Cedar', 'Ash']);
    const told = await lines(takenUp(folder.path, session), 2, { undo: true }, 4);
    expect(told.filter(({ type }) => type === 'ask').map(({ lesson: said }) => said)).toEqual([
      { steps: [fuel] },
      { then: ['Enough for the night.'], steps: [] },
      undefined,
      undefined,
    ]);
  });

  test('is not there where the scenario has none', async () => {
    const told = await lines(testSession(folder.path, ['red']), ...ORDERS);
    expect(told.some((line) => 'lesson' in line)).toBe(false);
  });
});
