import {
  ask,
  begin,
  fast,
  kernelWords,
  observeMatch,
  promptFor,
  refusalOf,
  sampleAnswer,
  type Side,
  submit,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { expect, test } from 'vitest';
import { isWhole, misplaced, place } from '../play/arrangement.ts';
import { boxName, callNames, choiceLines } from './prompt.ts';

/** Orders that are put at random; of each question to place things the example is tried. */
const ORDERS = 220;

test.each([
  ['philippine-sea', 'eyes-of-the-fleet', 'k1'],
  ['philippine-sea', 'turkey-shoot', 'k2'],
  ['philippine-sea', 'first-blood', 'k3'],
])('the example of an order is one that is taken: %s, %s, seed %s', async (id, scenario, seed) => {
  const game = await gameOf(id);
  const words = { ...kernelWords, ...game.words };
  const match = begin(game, { scenario, dice: { kind: 'fast', seed }, simulate: true });
  const dice = fast(`${seed}/orders`);
  let tried = 0;
  for (let n = 0; n < ORDERS && match.table.whole.outcome === null; n++) {
    const side = match.table.whole.open[0] as Side;
    const question = ask(match, side);
    const prompt = promptFor(match, side);
    if (question === null || prompt === null) throw new Error('Nobody is asked.');
    if (question.kind === 'arrange' && question.pieces.length > 0) {
      const seen = game.present(observeMatch(match, side));
      const line = choiceLines(words, question, prompt, seen).at(-1) ?? '';
      const [, text = ''] = /, as "([^"]*?)(?:, \.\.\.)?",/.exec(line) ?? [];
      const names = question.boxes.map((box) => boxName(words, box.id, prompt, seen));
      const read = place(question, names, {}, text, callNames(words, question, prompt, seen));
      if (!('placed' in read)) throw new Error(`Unread: ${text}`);
      const { placed } = read;
      const whole = isWhole(question, placed, text) || question.partial;
      expect(whole ? refusalOf(question, { ...placed }) : misplaced(question, placed)).toBeNull();
      if (line.includes('whole order')) expect(text.includes(',') || question.pieces.length === 1).toBe(true);
      tried++;
    }
    submit(match, side, sampleAnswer(question, dice));
  }
  expect(tried).toBeGreaterThan(20);
});
