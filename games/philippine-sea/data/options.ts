import type { OptionSpec } from '@point-option/engine';

const off = (rule: string): OptionSpec => ({ default: false, rule });

export const options: Readonly<Record<string, OptionSpec>> = {
  ships: { default: 'additional', choices: ['historical', 'additional'], rule: '2.35' },
  doubleForces: { default: true, rule: '7.5' },
  deckCrashes: off('4.452'),
  /** Ours: whether the player sees every roll of the Japanese side as it is made, or only what it comes to. */
  teaching: off('1.2'),

  // The advanced rules, each by itself. They belong to the battles, and to two lessons (RULINGS.md, 123).
  landAir: off('16.0'),
  leeward: off('17.0'),
  variableWind: off('17.6'),
  shadowing: off('18.1'),
  extendedSearch: off('18.2'),
  uncertainty: off('18.3'),
  morningSearch: off('18.4'),
  retirement: off('19.0'),
  refuelling: off('20.0'),
  surfaceCombat: off('21.0'),
  nightOperations: off('22.0'),
  shuttleRaids: off('23.0'),
  withoutTaskGroup1: off('24.1'),
  /** By how much radar finds raids later: 0 is not at all. */
  lateRadar: { default: 0, choices: [0, 2, 3, 4], rule: '24.2' },
  withoutSubmarines: off('24.3'),
  newAircraft: off('24.4'),
};
