import { ask, begin, fast, refusalOf, sampleAnswer, say, type Side, submit } from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isWhole, misplaced, place } from '../play/arrangement.ts';
import { takenExample } from '../play/example.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { seatIn } from '../testing/table.testing.ts';
import { typedNames } from './typedNames.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** Orders that are put at random; of some questions to place things the example is tried. */
const ORDERS = 120;
/** A match is opened for each. */
const TRIED = 12;

test.each([
  ['philippine-sea', 'eyes-of-the-fleet', 'k1'],
  ['philippine-sea', 'turkey-shoot', 'k2'],
  ['philippine-sea', 'first-blood', 'k3'],
])('the example of an order is one that is taken: %s, %s, seed %s', async (id, scenario, seed) => {
  const game = await gameOf(id);
  const match = begin(game, { scenario, dice: { kind: 'fast', seed } });
  const dice = fast(`${seed}/orders`);
  let tried = 0;
  for (let n = 0; n < ORDERS && tried < TRIED && match.table.whole.outcome === null; n++) {
    const side = match.table.whole.open[0] as Side;
    const question = ask(match, side);
    if (question === null) throw new Error('Nobody is asked.');
    if (question.kind === 'arrange' && question.pieces.length > 0) {
      const { view, words, following } = await seatIn(folder.path, match, side);
      const { prompt } = view;
      if (prompt?.kind !== 'arrange') throw new Error('Something else is asked.');
      const example = await takenExample(
        { view, words, following, side } as Parameters<typeof takenExample>[0],
        prompt,
      );
      const text = example?.text.replace(/, \.\.\.$/, '') ?? '';
      const names = prompt.boxes.map(({ label }) => say(words, label));
      const read = place(prompt, names, {}, text, typedNames(words, prompt));
      if (!('placed' in read)) throw new Error(`Unread: ${text}`);
      const { placed } = read;
      const whole = isWhole(prompt, placed, text) || prompt.partial;
      expect(whole ? refusalOf(question, { ...placed }) : misplaced(prompt, placed)).toBeNull();
      if (example?.isWhole) expect(text.includes(',') || prompt.pieces.length === 1).toBe(true);
      tried++;
      await following.askMatch('leave', {});
    }
    submit(match, side, sampleAnswer(question, dice));
  }
  expect(tried).toBeGreaterThan(5);
});
