import { at, formationsAt } from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { whyNotTogether } from './arrivals.ts';

/** 5.5: stacking holds in every phase, in passing too. Ships on their own don't count. */
export function stackRefusal(theater: LeyteTheater, marker: number, hex: number): Refusal | undefined {
  const { side } = at(fleet.markers, marker);
  const there = formationsAt(fleet, theater, side, hex).filter((each) => each !== marker);
  return there.length === 0 ? undefined : whyNotTogether(theater, [...there, marker], grid.label(hex));
}
