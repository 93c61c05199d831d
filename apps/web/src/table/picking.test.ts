import { expect, test } from 'vitest';
import { room } from '../store/room.ts';
import { takePiece, whyNotTaken } from './picking.ts';

test('a piece that cannot be taken up leaves none in hand, which a click on a box would put there in its place', () => {
  takePiece('cruiser');
  expect(room.get()).toMatchObject({ draft: { piece: 'cruiser' }, focus: 'cruiser' });
  whyNotTaken('wreck');
  expect(room.get()).toMatchObject({ draft: { piece: null }, focus: null });
});
