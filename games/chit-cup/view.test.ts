import { observeMatch, say } from '@point-option/engine';
import { expect, it } from 'vitest';
import { chitCup } from './index.ts';
import { force, from, measured, sea } from './rules/testing.ts';
import { score } from './rules/victory.ts';
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

it('the points so far are told, and why the match ended early', () => {
  const told = (state: ReturnType<typeof sea>, over: boolean): string[] => {
    const seen = observeMatch(from('steer', state), 'you');
    const outcome = over ? score(state) : null;
    return chitCup.present({ ...seen, outcome }).status.map((part) => say(words, part));
  };
  const scored = { sunk: { carriers: 1, surface: 0 }, bombardments: 2 };
  expect(told(sea(scored), false)).toEqual(['Turn 1 of 8', '-1 points so far']);
  const hit = sea({ ...scored, sunk: { carriers: 2, surface: 0 } });
  hit.group.hits = 4;
  expect(told(hit, true)).toContain('Your group is out of action, which ended the match');
});
