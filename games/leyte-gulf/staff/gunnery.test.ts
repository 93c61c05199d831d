import { type Combatant, tactics } from '@point-option/chit-pull';
import { type Ask, fast } from '@point-option/engine';
import { expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { KINKAID, OZAWA } from './admirals.ts';
import { breakOff, retreatTo } from './battles.ts';
import { deskOf, markerOf, position } from './staff.testing.ts';
import type { OpsDesk } from './sea.ts';

const OURS = ['Iowa', 'New Jersey', 'Washington', 'Alabama'];
const THEIRS = ['Kongo', 'Haruna', 'Nagato', 'Yamato'];

/** Battleships of both sides, ten boxes apart, by day. */
function battle(side: 'japan' | 'us', turn: number, hex = '3119', active: 'japan' | 'us' = 'japan'): OpsDesk {
  const combatant = (name: string, box: number): Combatant => ({
    ship: ship(name),
    box,
    start: box,
    moved: false,
    fired: false,
    slow: 0,
  });
  const data = position((each) => {
    each.turn = turn;
    each.battle = {
      hex: grid.mustHex(hex),
      active,
      round: 1,
      initiative: 'japan',
      markers: [markerOf('Force A'), markerOf('TG 38.2')],
      ships: [...OURS.map((name) => combatant(name, 18)), ...THEIRS.map((name) => combatant(name, 8))],
      smoke: [],
      smoked: { japan: false, us: false },
      leaving: { japan: false, us: false },
      ended: null,
      retreats: { japan: false, us: false },
      from: -1,
    };
  });
  return deskOf(data, side, side === 'us' ? KINKAID : OZAWA);
}

it('8.3.3: ships share out their targets, since only the first at each fires in full', () => {
  const ask = {
    kind: 'arrange',
    pieces: OURS.map((id) => ({ id, boxes: THEIRS })),
    boxes: THEIRS.map((id) => ({ id })),
  } as unknown as Ask;
  const answer = tactics['surface round: reply']?.(battle('us', 2), ask, fast('guns'))?.answer;
  expect(new Set(Object.values(answer as Record<string, string>)).size).toBe(3);
});

it('13.1.5.2: on the last day of the straits nobody who is sworn breaks off, and before it he does', () => {
  const ask = { kind: 'one', options: ['fight on', 'break off'] } as unknown as Ask;
  const order = (turn: number): unknown => {
    const desk = battle('japan', turn);
    for (const name of THEIRS) desk.view.hits[ship(name)] = (fleet.ships[ship(name)]?.boxes ?? 1) - 1;
    return breakOff(desk, ask, fast('break off'))?.answer;
  };
  expect([order(2), order(6)]).toEqual(['break off', 'fight on']);
});

const ask = { kind: 'one', options: ['fight on', 'break off'] } as unknown as Ask;

it('12.3: next to the beachhead the US fights on while the enemy could win by getting into it', () => {
  const order = (hex: string, hurt: boolean): unknown => {
    const desk = battle('us', 6, hex);
    for (const name of OURS) desk.view.hits[ship(name)] = (fleet.ships[ship(name)]?.boxes ?? 1) - 1;
    if (hurt) desk.view.battle?.ships.splice(-3, 3);
    return breakOff(desk, ask, fast('last stand'))?.answer;
  };
  expect(order('3522', false)).toBe('fight on');
  expect([order('3523', false), order('3522', true)]).toEqual(['break off', 'break off']);
});

it('8.3.9, 12.3: who is attacked there falls back into the beachhead, if nobody lies in it', () => {
  const order = (hex: string, active: 'japan' | 'us', held: boolean): unknown => {
    const desk = battle('japan', 6, hex, active);
    if (held) Object.assign(desk.view.markers[markerOf('Taffy 1')] ?? {}, { hex: grid.mustHex('3521') });
    return breakOff(desk, ask, fast('fall back'))?.answer;
  };
  expect(order('3522', 'us', false)).toBe('break off');
  expect([order('3522', 'us', true), order('3522', 'japan', false), order('3523', 'us', false)]).toEqual([
    'fight on',
    'fight on',
    'fight on',
  ]);
});

it('8.3.9: of the hexes that a retreat may lead to it takes the beachhead', () => {
  const hexes = { kind: 'one', options: ['3623', '3521', '3523'].map(grid.mustHex) } as unknown as Ask;
  const desk = battle('japan', 6, '3522', 'us');
  Object.assign(desk.view.markers[markerOf('Force A')] ?? {}, { hex: grid.mustHex('3522') });
  const advice = retreatTo(desk, hexes, fast('retreat'));
  expect(advice?.answer).toBe(grid.mustHex('3521'));
  expect(advice?.why).toMatchObject({ key: 'reason.retreat and win' });
  const weak = battle('japan', 6, '3522', 'us');
  expect(retreatTo(weak, hexes, fast('retreat'))?.why).toMatchObject({ key: 'reason.retreat' });
});
