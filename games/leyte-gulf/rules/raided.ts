import type { G } from '../data/own.ts';

/** 6.2.3: all air units that attack a force in one activation are one attack. It gives how many had come before these, and counts them. */
export function unitsBefore({ state }: G, marker: number, units: number): number {
  const { raided } = state.own;
  const entry = raided.find((each) => each.marker === marker);
  if (entry === undefined) {
    raided.push({ marker, units });
    return 0;
  }
  const before = entry.units;
  entry.units += units;
  return before;
}
