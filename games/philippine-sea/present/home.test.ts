import { expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { aboard, emptyMission, inMission, READY } from '../data/state.ts';
import { philippineSea } from '../index.ts';
import { wayHome } from './home.ts';
import { printed } from './printed.ts';

test('rule 4.4: the way home follows a battle that goes on', () => {
  const state = philippineSea.setup('full-battle', {});
  state.phase = 1;
  state.missions[0] = { ...emptyMission(), kind: 'strike', hex: grid.mustHex('1112'), fuel: 9, groups: 1 };
  const unit = state.units.indexOf(aboard(0, READY));
  state.units[unit] = inMission(0);
  expect(wayHome({ state, look: printed }, 0)?.hexes).toBe(3);
  // A simulation shows the state itself, which moves on between two looks.
  for (const group of state.groups) if (group.hex >= 0) group.hex = grid.mustHex('1110');
  expect(wayHome({ state, look: printed }, 0)?.hexes).toBe(2);
});
