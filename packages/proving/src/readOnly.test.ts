import { describe, expect, it } from 'vitest';
import { begin, type Game, type Staff } from '@point-option/engine';
import { march } from '@point-option/engine/testing';
import { observationChanged } from './readOnly.ts';

const changed = (game: Game): string | null => {
  const match = begin(game, { dice: { kind: 'fast', seed: 'read' } });
  return observationChanged(match, match.table.whole.open[0] ?? '');
};
const spoiling: Staff<unknown> = {
  id: 'spoiling',
  decide: (observation) => {
    (observation as { side: string }).side = 'nobody';
    return null;
  },
};

describe('an observation', () => {
  const game = march as Game;

  it('is read and left as it is', () => {
    expect(changed(game)).toBeNull();
  });

  it('that staff change is found', () => {
    expect(changed({ ...game, staff: [spoiling] })).toMatch(/^the staff "spoiling" changes the observation: /);
  });

  it('that the presentation changes is found', () => {
    const present: Game['present'] = (seen) => {
      (seen.agenda as unknown[]).push(1);
      return game.present(seen);
    };
    expect(changed({ ...game, present })).toMatch(/^the presentation changes the observation: /);
  });
});
