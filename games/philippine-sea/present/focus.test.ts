import { ask, begin, fast, type Game, type Match, observeMatch, random, submit } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { type Battle, LOCATED } from '../data/state.ts';
import { philippineSea } from '../index.ts';
import { place } from '../rules/testing.ts';
import { focus } from './focus.ts';
import { seen } from './present.testing.ts';

const at = (
  procedure: string,
  step: string,
  locals: object = {},
  change: (battle: Battle) => void = () => {},
): string[] => focus(seen(change).state, [{ procedure, step, locals }]);

describe('the displays that matter for a question', () => {
  test('rule 6.24: of a launch, the group that launches and the missions', () => {
    expect(at('deck operations', 'launch', { group: 2 })).toEqual(['display group 2', 'missions']);
    expect(at('deck operations', 'raise', { group: 2 })).toEqual(['display group 2']);
  });

  test('rule 4.4: of a mission, the missions', () => {
    expect(at('mission flight', 'move', { mission: 0 })).toEqual(['missions']);
  });

  test('rule 5.1: of an attack, the force under it', () => {
    const forces = (battle: Battle): void => {
      place(battle, '1119', ['Zuikaku'], { kind: 'carrier', level: 4, detection: LOCATED });
      place(battle, '1119', [], { detection: LOCATED });
    };
    expect(at('strike attack', 'aim', { force: 0 }, forces)).toEqual(['butai 0', 'missions']);
    expect(at('strike attack', 'target', { force: -1 }, forces)).toEqual(['missions']);
    expect(at('surface action', 'stand', { forces: [0, 1], hex: -1 }, forces)).toEqual(['butai 0', 'contacts']);
  });

  test('rules 5.721, 6.15: of Battle Line, its display', () => {
    expect(at('raid attacks', 'overhead')).toEqual(['display group 4']);
    expect(at('raid attacks', 'overhead', {}, ({ groups }) => void (groups[4]!.hex = -1))).toEqual([]);
  });

  test('it is always shown, whatever is asked', () => {
    const game = philippineSea as unknown as Game;
    const asked = new Set<string>();
    const watch = (match: Match, seed: string): void => {
      const dice = fast(`${seed}/staff`);
      while (match.table.whole.outcome === null) {
        const observation = observeMatch(match, 'us');
        const { displays, focus: named = [] } = game.present(observation);
        for (const id of named) expect(displays.map((display) => display.id)).toContain(id);
        const question = ask(match, 'us');
        if (question === null) throw new Error('Nobody is asked.');
        if (named.length > 0) asked.add(`${question.procedure}: ${question.step}`);
        submit(match, 'us', random.decide(observation, question, dice));
      }
    };
    for (const scenario of ['hellcats-up', 'sunset-strike', 'guns-and-oil', 'into-the-wind'])
      watch(begin(game, { scenario, dice: { kind: 'fast', seed: scenario }, simulate: true }), scenario);
    expect(asked.size).toBeGreaterThan(8);
  });
});
