import type { OptionSpec } from '@point-option/engine';

/** The optional rules, and the matters the text leaves open, as settings of a match. */
export const options = {
  turns: { default: 24, choices: [24, 32], rule: 'time-01' },
  dummies: { default: true, rule: 'dummy-01' },
  carrierSearch: { default: true, rule: 'recon-07' },
  collisions: { default: true, rule: 'move-09' },
  callOff: { default: true, rule: 'sub-01' },
  stretch: { default: true, rule: 'air-07' },
  shuttle: { default: true, rule: 'air-08' },
  lowRelease: { default: true, rule: 'air-14' },
  bombFields: { default: false, rule: 'air-22' },
  goneIsOver: { default: false, rule: 'end-01' },
  supply: { default: true, rule: 'gnd-08' },
  handicap: { default: 20, choices: [0, 10, 15, 20, 25, 27, 30, 40], rule: 'vp-04' },
  otherTypes: { default: true, rule: 'vp-05' },
} as const satisfies Readonly<Record<string, OptionSpec>>;
