import { type Answer, choosable, type Game, nationsOf, type PromptView } from '@point-option/engine';
import { wordsOf } from '@point-option/host';
import { torture } from '@point-option/torture';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scriptedTerminal } from '../terminal/scripted.testing.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { firstOf, followed, savedIn, testMatch, typed } from '../testing/table.testing.ts';
import { pieceText } from '../text/piece.ts';
import { stepName } from '../text/prompt.ts';
import type { Following } from './client.ts';
import { playInText } from './textPlay.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** What a person types to give an order, line by line, by what the screen shows. */
function typedAs(following: Following, prompt: PromptView, answer: Answer): string[] {
  const { words } = following;
  const number = (id: unknown): string => `${choosable(prompt).findIndex((option) => option.id === id) + 1}`;
  const pairs = Object.entries((answer ?? {}) as Record<string, Answer>);
  switch (prompt.kind) {
    case 'one': {
      const option = prompt.options.find(({ id }) => id === answer);
      return [prompt.options.length > 30 && option ? stepName(words, option) : number(answer)];
    }
    case 'some':
      return [(answer as Answer[]).length === 0 ? 'none' : (answer as Answer[]).map(number).join(' ')];
    case 'amount':
      return [JSON.stringify(answer)];
    case 'confirm':
      return [answer === true ? 'yes' : 'no'];
    case 'arrange': {
      const box = (id: Answer): string => `${prompt.boxes.findIndex((each) => each.id === id) + 1}`;
      return [...pairs.map(([piece, id]) => `${number(piece)} ${box(id)}`), 'done'];
    }
    case 'path':
      return [...(answer as Answer[]).map(String), 'done'];
    case 'allot':
      return [...pairs.map(([id, n]) => `${number(id)} ${n as number}`), 'done'];
  }
}

/** The kinds of answers: a kind that is new must be typed here too. */
const EVERY_KIND: Readonly<Record<PromptView['kind'], true>> = {
  allot: true,
  amount: true,
  arrange: true,
  confirm: true,
  one: true,
  path: true,
  some: true,
};

const LOOKS = ['see', 'map', 'flow', 'rule', 'odds 1', 'why 1', 'help', 'log'];

/** Types what the staff advises, and looks at everything now and then. */
function advised(following: Following, orders: number): { terminal: Terminal; kinds: Set<string>; text(): string } {
  const screen = scriptedTerminal([], { width: 100 });
  const kinds = new Set<string>();
  const lines: string[] = [];
  let given = 0;
  const ask = async (question: string): Promise<string> => {
    screen.print(question);
    if (question.includes('press Enter')) return '';
    if (lines.length === 0) {
      const table = await following.settled();
      if (table.blank || table.prompt === null || given >= orders) return 'quit';
      const { advice } = await following.ask('advise', table.seat, {});
      kinds.add(table.prompt.kind);
      if (given % 10 === 0) lines.push(...LOOKS);
      lines.push(...typedAs(following, table.prompt, advice?.answer ?? null));
      given++;
    }
    return lines.shift() ?? 'quit';
  };
  return { terminal: { ...screen, ask }, kinds, text: () => screen.text() };
}

test.each([
  ['pacific', 40],
  ['desk', 40],
])('a game that uses every part of the contract is played in the terminal: %s', async (scenario, orders) => {
  const game = torture as unknown as Game;
  const match = testMatch(folder.path, game.sides, { game, scenario });
  const following = await followed(match, firstOf(match, false));
  const { terminal, kinds, text } = advised(following, orders);
  expect(await playInText(following, terminal, { resumed: false, map: false })).toBe(0);
  const wrong =
    /Refused|none of the choices|matches several:|No piece called|No box in|is not a name|undefined|\[object Object\]|\{\w+\}/;
  expect(
    text()
      .split('\n')
      .filter((line) => wrong.test(line)),
  ).toEqual([]);
  expect([...kinds].sort()).toEqual(Object.keys(EVERY_KIND));
  expect(savedIn(match).orders.length).toBeGreaterThanOrEqual(orders - 1);
});

test('counters of a second nation of a side go by the name of that nation, on the map and on their cards', async () => {
  const game = torture as unknown as Game;
  const match = testMatch(folder.path, ['union'], { game, scenario: 'pacific' });
  const { text } = await typed(match, ['inspect dominion-001', 'quit']);
  expect(text()).toMatch(/^ {2}\d+: .*\(Dominion, strength /m);
  expect(text()).toMatch(/^.+ \(Dominion\):$/m);
});

test('a foe hears the nation too, not the side that commands it', () => {
  const game = torture as unknown as Game;
  const piece = {
    id: 'd',
    side: 'union',
    nation: 'dominion',
    label: { key: 'nation crown' },
    face: { plate: 'ground', name: '' },
  } as const;
  const nations = nationsOf(game.sides, game.nations);
  expect(pieceText(wordsOf(game), piece, { viewer: 'crown', nations })).toMatch(/ \(Dominion\)$/);
});
