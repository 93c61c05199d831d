import type { Game } from '@point-option/engine';
import { torture } from '@point-option/torture';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/command.testing.ts';
import { savedIn, testMatch, type TestMatch, typed } from '../testing/table.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** The game that uses every part of the contract, which the terminal knows nothing of. */
const begun = (scenario: string): TestMatch =>
  testMatch(folder.path, ['crown'], { game: torture as unknown as Game, scenario });

/** More lines than a match takes. */
const LINES = 400;

/** What a person would type after what the terminal has printed: the first of everything, then done. */
function reply(printed: string): string {
  const question = printed.slice(printed.lastIndexOf('\n\n'));
  if (!/^Your order:/m.test(question)) {
    if (question.includes('Boxes:')) return '1 rest';
    if (question.includes('Type what each gets')) return '1 2';
    if (/yes or no\.$/im.test(question)) return 'no';
    return '1';
  }
  return 'done';
}

function answersIn(match: TestMatch): unknown[] {
  return savedIn(match).orders.flatMap((order) => (order.by === 'crown' && 'answer' in order ? [order.answer] : []));
}

test('without a chart it is played to the end, routes and amounts too', async () => {
  const match = begun('desk');
  const { code, text } = await typed(
    match,
    Array.from({ length: LINES }, () => reply),
  );
  expect(code).toBe(0);
  expect(text()).toContain('The match is over.');
  for (const asked of [
    'Deploy your',
    'Choose your posture',
    'Allot up to',
    'Assign missions',
    'Commit up to',
    'Spend how',
    'Choose a route',
    'Ambush',
  ])
    expect(text()).toContain(asked);
  expect(text()).toMatch(/From area \d+\. You can spend \d\. At most 8 steps\./);
  expect(text()).toMatch(/Route: area 1 area \d+\. Cost \d of \d\./);
  const answers = answersIn(match);
  expect(answers.some((answer) => Array.isArray(answer) && String(answer[0]).startsWith('area '))).toBe(true);
  expect(answers).toContainEqual({ 'crown-001': 2 });
});

test('on the chart: the ground around a hex, cards, and the flow eight procedures deep', async () => {
  const match = begun('pacific');
  const { text } = await typed(match, [
    'map 083044 3',
    'inspect 086066',
    'inspect crown-001',
    'why league-001',
    '1 083044',
    'done',
    '2',
    'headquarters C46 3, 1 1',
    'done',
    'done',
    '1',
    'none',
    'flow',
  ]);
  expect(text()).toMatch(/Your order: map 083044 3\n080043/);
  expect(text()).toMatch(/^: Shallows$/m);
  expect(text()).toMatch(/Capital of Union, hex 086066:\n {2}Terrain: Mountain\n {2}Held by: Union/);
  expect(text()).toMatch(/Fleet carrier C1:\n {2}Hex: 082043\n {2}Strength: 6-4-5/);
  expect(text()).toContain('Only units in the reserve of the Crown can be deployed.');
  // One procedure within the other, as deep as the step that is asked about.
  expect(text()).toMatch(/^ {10}operation \(rule 6\):$/m);
  expect(answersIn(match).slice(0, 3)).toMatchObject([
    { 'crown-209': '083044' },
    'hold',
    { 'crown-046': 3, 'crown-021': 1 },
  ]);
});
