import { type Ask, fast } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { KINKAID, KURITA, OZAWA } from './admirals.ts';
import { engage, formGroups, pairFighters } from './battles.ts';
import { deskOf, place, position, report } from './staff.testing.ts';

const dice = fast('battles');

describe('8.3: whether to fight', () => {
  const ask = { kind: 'one', options: ['engage', 'avoid battle'] } as unknown as Ask;
  const meet = (ours: string, theirs: string, side: 'japan' | 'us'): unknown => {
    const data = position((each: LeyteTheater) => {
      place(each, ours, '3122');
      place(each, theirs, '3122');
      report(each, theirs);
    });
    const desk = deskOf(data, side, side === 'us' ? KINKAID : OZAWA);
    Object.assign(desk.about, { hex: grid.mustHex('3122') });
    return engage(desk, ask, dice)?.answer;
  };
  it('carriers never, guns where they are strong enough, and the sworn always (13.1.5.2)', () => {
    expect(meet('TG 38.2', 'Division 21', 'us')).toBe('avoid battle');
    expect(meet('TF 78', 'Shima', 'us')).toBe('engage');
    expect(meet('Shima', 'TF 78', 'japan')).toBe('engage');
    expect(meet('Ozawa', 'TF 78', 'japan')).toBe('avoid battle');
  });
});

it('8.3.1: ships that fight alike are deployed together, the strongest first', () => {
  const ids = ['DIV 17', 'Yamato', 'Tone', 'Nagato', 'Kongo', 'Haruna'];
  const ask = {
    kind: 'arrange',
    pieces: ids.map((id) => ({ id })),
    boxes: [{ id: 'group 1' }, { id: 'group 2' }],
  } as unknown as Ask;
  expect(formGroups(deskOf(position(), 'japan', KURITA), ask, dice)?.answer).toEqual({
    Yamato: 'group 1',
    Nagato: 'group 1',
    Kongo: 'group 1',
    Haruna: 'group 1',
    Tone: 'group 2',
    'DIV 17': 'group 2',
  });
});

it('8.1.1: fighters strafe ahead of the strongest bombers, one of them for each', () => {
  const bombers = ['VT-29', 'VB-18', 'VT-18'];
  const ask = {
    kind: 'arrange',
    pieces: ['VF-29', 'VFN-41'].map((id) => ({ id, boxes: bombers })),
    boxes: bombers.map((id) => ({ id, max: 1 })),
  } as unknown as Ask;
  expect(pairFighters(deskOf(position(), 'us', KINKAID), ask, dice)?.answer).toEqual({
    'VF-29': 'VB-18',
    'VFN-41': 'VT-18',
  });
  expect(fleet.squadronNumber.has('VB-18')).toBe(true);
});
