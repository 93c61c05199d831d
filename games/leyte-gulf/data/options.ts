import type { OptionSpec } from '@point-option/engine';

/** Settings of a match: the rules that players may leave out, and the optional ones. */
export const options = {
  wildBull: { default: true, rule: '13.1.5.1' },
  fanaticism: { default: true, rule: '13.1.5.2' },
  groundSupport: { default: false, rule: '14.1' },
  suppression: { default: false, rule: '14.2' },
  printedStart: { default: false, rule: '13.1.1' },
} as const satisfies Readonly<Record<string, OptionSpec>>;
