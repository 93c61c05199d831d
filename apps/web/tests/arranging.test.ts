import {
  ask,
  begin,
  fast,
  isOffered,
  promptFor,
  type PromptView,
  type Ref,
  sampleAnswer,
  submit,
} from '@point-option/engine';
import { expect, test } from 'vitest';
import { emptyDraft } from '../src/store/draft.ts';
import { takeFirst } from '../src/table/takeFirst.ts';
import { optionsAt } from '../src/table/touching.ts';
import { games } from './games.ts';

/** How far a match of each scenario is played. */
const ORDERS = 60;

/** Places that are offered for pieces, and are no pieces themselves. */
function placesIn(prompt: PromptView & { kind: 'arrange' }): Ref[] {
  const places = prompt.pieces.flatMap((piece) => Object.values(piece.places ?? {}));
  return [...prompt.boxes.flatMap(({ touches }) => touches), ...places].filter(
    (ref) => isOffered(prompt, ref) && optionsAt(prompt, ref).length === 0,
  );
}

test('every place that is offered says which pieces can go there, in every game', async () => {
  let asked = 0;
  for (const { load } of games) {
    const game = await load();
    for (const { id } of game.scenarios) {
      const match = begin(game, { scenario: id, dice: { kind: 'fast', seed: 'places' } });
      const dice = fast('answers');
      for (let order = 0; order < ORDERS && match.table.whole.outcome === null; order++) {
        const side = match.table.whole.open[0] ?? '';
        const prompt = promptFor(match, side);
        for (const ref of prompt?.kind === 'arrange' ? placesIn(prompt) : []) {
          asked++;
          const told = takeFirst(prompt, emptyDraft(prompt), ref, 'the place');
          expect([game.id, id, ref, told?.pieces.length ?? 0]).not.toEqual([game.id, id, ref, 0]);
        }
        const question = ask(match, side);
        if (question === null) break;
        submit(match, side, sampleAnswer(question, dice));
      }
    }
  }
  expect(asked).toBeGreaterThan(1000);
});
