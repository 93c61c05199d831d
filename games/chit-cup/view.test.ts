import { inspect, observeMatch, type Ref, say } from '@point-option/engine';
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
    return chitCup.present({ ...seen, outcome }).headings.map((part) => say(words, part));
  };
  const scored = { sunk: { carriers: 1, surface: 0 }, bombardments: 2 };
  expect(told(sea(scored), false)).toEqual(['-1 points so far']);
  const hit = sea({ ...scored, sunk: { carriers: 2, surface: 0 } });
  hit.group.hits = 4;
  expect(told(hit, true)).toContain('Your group is out of action. The match is over.');
});

it('the clock counts the turns', () => {
  const { clock } = chitCup.present(observeMatch(from('steer', sea()), 'you'));
  expect(say(words, clock.now)).toBe('Turn 1 of 8');
  expect(clock.counts).toMatchObject([{ id: 'turn', value: 1, max: 8 }]);
});

it('a marker shows no more than is known of it', () => {
  const forces = [
    force('A', '0101'),
    force('B', '0102', { level: 1, kind: 'surface' }),
    { ...measured('C', '0103', 'carriers', 4), hits: 1 },
  ];
  const { map } = chitCup.present(observeMatch(from('steer', sea({ forces })), 'you'));
  const faces = map?.stacks.flatMap(({ pieces }) => pieces).filter(({ nation }) => nation === 'enemy');
  expect(faces?.map(({ face: { symbol, strength, hits, known } }) => [symbol, strength, hits, known?.level])).toEqual([
    [undefined, undefined, undefined, 0],
    ['battleship', undefined, undefined, 1],
    ['fleet carrier', [4], 1, 2],
  ]);
});

it('the deck is in focus while squadrons are asked for', () => {
  const focus = (step: string): unknown => chitCup.present(observeMatch(from(step, sea()), 'you')).focus;
  expect([focus('deck'), focus('steer')]).toEqual([['deck'], undefined]);
});

it('a card tells how far off a marker is and whether it can be struck', () => {
  const forces = [force('A', '0301'), measured('B', '0201', 'surface', 2)];
  const seen = observeMatch(from('steer', sea({ forces })), 'you');
  const said = (ref: Ref): string[] => {
    const card = inspect(chitCup, seen, ref);
    const own = (card?.lines ?? []).filter(({ label }) => label.key.startsWith('card'));
    return [...own.map(({ value }) => say(words, value)), ...(card?.notes ?? []).map(({ text }) => say(words, text))];
  };
  expect(said({ piece: 'A' })).toEqual(['5 hexes', 'Yes', 'It may be carriers, a surface force, or nothing.']);
  expect(said({ piece: 'B' })).toEqual(['6 hexes', 'No']);
  expect(said({ hex: '0305' })).toEqual(['1 hex']);
  expect(said({ piece: 'group' })).toEqual([]);
});
