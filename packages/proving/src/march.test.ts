import type { Game } from '@point-option/engine';
import { march } from '@point-option/engine/testing';
import { expect, it } from 'vitest';
import { fuzz, fuzzPlans } from './fuzz.ts';
import { interference } from './interference.ts';
import { replaying } from './replaying.ts';

const game = march as Game;

it('a game with routes and allotments passes every proof', () => {
  for (const plan of fuzzPlans(game, 30, 'march')) {
    const { fault, match } = fuzz(game, plan);
    expect(fault).toBeNull();
    expect(match && replaying(game, match, plan.seed)).toBeNull();
  }
  expect(interference(game, 10, 'march').fault).toBeNull();
});
