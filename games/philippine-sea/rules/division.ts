import { goto, one } from '@point-option/engine';
import { hexName, missionName } from '../data/names.ts';
import { missionRef } from '../data/refs.ts';
import { type Battle, MISSIONS } from '../data/state.ts';
import { canFight, type HexFight, isOverAt } from './interceptors.ts';
import { freeMission, leaveStation, missionAt, unitsOf } from './missions.ts';
import { splitting } from './splitting.ts';

/**
 * 4.37: missions over a hex that may divide to engage several raids; where there is one raid nobody is asked. Only
 * interceptors do, and a patrol, which leaves its station for it (RULINGS.md, 142).
 */
export function divisible(state: Battle, hex: number): number[] {
  const missions: number[] = [];
  let raids = 0;
  for (const raid of state.raids) if (isOverAt(raid, hex)) raids++;
  if (raids < 2 || freeMission(state) < 0) return missions;
  for (let m = 0; m < MISSIONS; m++)
    if (canFight(state, missionAt(state, m), hex) && unitsOf(state, m).length > 1) missions.push(m);
  return missions;
}
const TOGETHER = -1;

export const divide = one<Battle, HexFight, number>({
  options: ({ state }, { hex }) => [TOGETHER, ...divisible(state, hex)],
  about: (_g, { hex }) => ({ hex: hexName(hex) }),
  describe: ({ state }, _f, id) => {
    const m = Number(id);
    if (m === TOGETHER)
      return { label: { key: 'nobody divides' }, short: { key: 'nobody divides short' }, rule: '4.37' };
    const flight = missionAt(state, m);
    const patrols = flight.kind === 'patrol';
    return {
      label: {
        key: 'mission to divide',
        values: { mission: missionName(flight, m), n: unitsOf(state, m).length },
      },
      short: missionName(flight, m),
      touches: [missionRef(m)],
      rule: '4.37',
      ...(patrols && { rolls: true, caution: { key: 'caution leaves its station' } }),
    };
  },
  apply: (g, f, m) => {
    f.dividing = m !== TOGETHER;
    if (!f.dividing) return goto('engage');
    f.mission = m;
    if (missionAt(g.state, m).kind === 'patrol') leaveStation(g, m);
    return undefined;
  },
});

export const parts = splitting<HexFight>((f) => {
  f.dividing = false;
  // Who fights first is another matter.
  f.mission = -1;
  return goto('divide');
});
