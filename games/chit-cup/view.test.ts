import { observeMatch, say } from '@point-option/engine';
import { expect, it } from 'vitest';
import { chitCup } from './index.ts';
import { force, from, measured, sea } from './rules/testing.ts';
import { words } from './words.ts';

it('a marker is named by what is known of it, and its strength stays what it was when it is hit', () => {
  const forces = [
    force('A', '0101'),
    force('B', '0101', { level: 1, kind: 'surface' }),
    { ...measured('C', '0101', 'carriers', 4), hits: 1 },
  ];
  const { map } = chitCup.present(observeMatch(from('steer', sea({ forces })), 'you'));
  const stack = map?.stacks.find((at) => at.hex === '0101');
  expect(stack?.pieces.map(({ label }) => say(words, label))).toEqual([
    'A, unknown',
    'B, a surface force',
    'C, carriers, strength 4, 1 hit',
  ]);
});
