import type { OptionSpec } from '@point-option/engine';

/** The advanced and the optional rules, as settings of a match. */
export const options = {
  submarines: { default: true, rule: '11' },
  surface: { default: true, rule: '12' },
  radar: { default: true, rule: '13' },
  ordnance: { default: true, rule: '14' },
  secretComposition: { default: true, rule: '15.1' },
  japaneseSubmarines: { default: false, rule: '15.2' },
  wind: { default: false, rule: '15.3' },
  nightSpeed: { default: false, rule: '15.4' },
  reorganizing: { default: false, rule: '15.5' },
  otherDecks: { default: false, rule: '15.6' },
  secretMovement: { default: false, rule: '15.7' },
} as const satisfies Readonly<Record<string, OptionSpec>>;
