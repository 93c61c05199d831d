import { expect, test } from 'vitest';
import { arrangePrompt, onePrompt, option } from '../testing/prompts.testing.ts';
import { choiceLines, optionText, questionLine } from './prompt.ts';
import { words } from '../testing/positions.testing.ts';

test('a question shows its options with costs and marks', () => {
  const prompt = onePrompt([
    option('north', { label: { key: 'hide north' }, cost: 2, reveals: true }),
    option('south', {
      label: { key: 'hide south' },
      cost: 2,
      costTo: 3,
      rolls: true,
      caution: { key: 'shoals' },
      group: { key: 'strait' },
    }),
  ]);
  expect(questionLine(words, { ...prompt, question: { key: 'hunt: hide' } })).toBe('Where do you hide? (rule 1)');
  expect(choiceLines(words, prompt)).toEqual([
    '  1. In the north (costs 2, reveals a secret)',
    '  The strait:',
    '  2. In the south (costs 2 to 3, rolls dice) Caution: There are shoals.',
  ]);
  expect(optionText(words, option('x', { rule: '4.2' }))).toBe('x (rule 4.2)');
});

test('pieces and boxes are named once, and what is given at once is said', () => {
  const prompt = arrangePrompt(
    [
      { id: 'R-F1', label: { key: 'R-F1, fighters' }, short: { key: 'R-F1' } },
      { id: 'R-CV', label: { key: 'the carrier' }, boxes: ['patrol north'] },
      { id: 'R-X', must: true },
    ],
    [
      { id: 'patrol north', label: { key: 'Patrol over North' }, max: 2 },
      { id: 'deck', label: { key: 'Below, dry' } },
    ],
    false,
  );
  const example = { text: 'R-F1 patrol north, R-CV patrol north, ...', isWhole: true };
  expect(choiceLines(words, prompt, example)).toEqual([
    '  Pieces:',
    '    1. R-F1, fighters',
    '    2. the carrier: Patrol over North only',
    '    3. R-X (must be placed)',
    '  Boxes:',
    '    1. Patrol over North (at most 2)',
    '    2. deck, Below, dry',
    '  Every piece must be placed.',
    '  One line that places every piece, such as "R-F1 patrol north, R-CV patrol north, ...", is the whole order and is given at once. Or place them line by line, then type done.',
  ]);
});

test('an id is not shown where a name can be typed, and of many boxes is said how many of how many', () => {
  const boxes = Array.from({ length: 12 }, (_, i) => ({ id: `BOX_${i}`, label: { key: `the box ${i}` } }));
  const prompt = arrangePrompt(
    [
      { id: 'A+B', label: { key: 'A & B' }, boxes: ['BOX_0'] },
      { id: 'C', boxes: boxes.slice(0, 10).map(({ id }) => id) },
    ],
    boxes,
  );
  const lines = choiceLines(words, prompt);
  expect(lines.slice(1, 3)).toEqual([
    '    1. A & B: the box 0 only',
    '    2. C (may go into 10 of the 12 boxes below)',
  ]);
  expect(lines[4]).toBe('    1. the box 0');
});

test('a route and amounts are asked for with their limits', () => {
  const { options: _options, ...base } = onePrompt([]);
  const steps = [
    option('0102', { cost: 1 }),
    { ...option('0103', { cost: 2, caution: { key: 'shoals' } }), stops: { key: 'full' } },
  ];
  const route = { ...base, kind: 'path', from: option('0101'), min: 1, max: 3, budget: 4, steps } as const;
  expect(choiceLines(words, route)).toEqual([
    '  From 0101. You can spend 4. At least 1 step. At most 3 steps.',
    '  Next:',
    '    1. 0102 (costs 1)',
    '    2. 0103 (costs 2) Caution: There are shoals. The route ends there: full',
    '  Type steps one by one or a whole route, such as "0102". back removes the last step, show lists the route, done gives the order.',
  ]);
  const item = (id: string, min: number, max: number, by = 1) => ({ ...option(id), id, min, max, by });
  const allot = {
    ...base,
    kind: 'allot',
    items: [item('Hornet', 0, 3), item('Wasp', 1, 5, 2)],
    min: 2,
    max: 6,
  } as const;
  expect(choiceLines(words, allot)).toEqual([
    '  1. Hornet: 0 to 3',
    '  2. Wasp: 1 to 5, in steps of 2',
    '  Total: 2 to 6.',
    '  Type what each gets, such as "Hornet 3, Wasp 5". show lists the amounts, clear resets them, done gives the order.',
  ]);
});

test('many hexes to choose from are named in a paragraph, very many counted; other options have a line each', () => {
  const lines = (n: number, change: object = {}): string[] => {
    const hexes = Array.from({ length: n }, (_, i) => String(1001 + i));
    const options = hexes.map((hex, i) =>
      option(i, { label: { key: 'hex', values: { hex } }, picks: [{ hex }], ...(i === 1 && change) }),
    );
    return choiceLines({ ...words, hex: '{hex}' }, onePrompt(options));
  };
  expect(lines(30)).toHaveLength(30);
  expect(lines(31)).toHaveLength(1);
  expect(lines(31)[0]).toMatch(/^ {2}One of these hexes\. Type its number: 1001 1002 .* 1031\.$/);
  expect(lines(121)).toEqual(['  Any of 121 hexes. Type its number, such as 1121.']);
  for (const change of [{ cost: 1 }, { rolls: true }, { picks: [{ piece: '1002' }] }])
    expect(lines(31, change)).toHaveLength(31);
});

test('boxes that are hexes are named in a paragraph, too', () => {
  const boxes = Array.from({ length: 31 }, (_, i) => String(1001 + i)).map((hex) => ({ id: hex, touches: [{ hex }] }));
  const lines = choiceLines(words, arrangePrompt(['A'], boxes));
  expect(lines[2]).toMatch(/^ {2}Boxes: one of these hexes\. Type its number: 1001 1002 .* 1031\.$/);
  expect(choiceLines(words, arrangePrompt(['A'], [...boxes, 'port']))).toHaveLength(37);
});
