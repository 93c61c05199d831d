import type { OptionSpec } from '@point-option/engine';

export const options: Readonly<Record<string, OptionSpec>> = {
  ships: { default: 'additional', choices: ['historical', 'additional'], rule: '2.35' },
  doubleForces: { default: true, rule: '7.5' },
  deckCrashes: { default: false, rule: '4.452' },
  /** Ours: whether the player sees every roll of the Japanese side as it is made, or only what it comes to. */
  teaching: { default: false, rule: '1.2' },
};
