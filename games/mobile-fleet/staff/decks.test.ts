import { decide, procedure } from '@point-option/engine';
import { expect, it } from 'vitest';
import type { MobileTheater } from '../data/own.ts';
import { changeDecks } from '../rules/airDecks.ts';
import { halfOf, hurt, playing, unit } from '../rules/testing.ts';
import { OZAWA } from './admirals.ts';
import { ordersOf } from './staff.testing.ts';

const turn = procedure<MobileTheater>('turn', '15.6', [decide('decks', '15.6', 'japan', changeDecks)]);
const moved = (change: (data: MobileTheater) => void) =>
  ordersOf(playing(turn, {}, [], { options: { otherDecks: true }, change }), 'japan', OZAWA);

it('aircraft leave a carrier that cannot launch them, for decks with room, and nobody else moves', () => {
  const room = (data: MobileTheater): void => void (data.airAt[unit('Zuikaku DB')] = 'lost');
  expect(moved(room)).toEqual({ answer: {}, why: 'decks as they are' });
  const { answer, why } = moved((data) => {
    room(data);
    hurt(data, 'Taiho', halfOf('Taiho'));
  });
  expect([answer, why]).toEqual([{ 'Taiho F': 'Zuikaku' }, 'change decks']);
});
