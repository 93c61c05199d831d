import type { Chart, ChartModifier, Provenance } from '@point-option/engine';

/** 2.5: every roll is one ten-sided die; a 0 on it is read as 10. */
export const d10 = { count: 1, sides: 10 } as const;
export const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

type Named = Pick<Chart, 'id' | 'title' | 'rule'> & { readonly note?: string };

/** A chart of one column: from which modified roll on which result is read. */
export function list(
  named: Named,
  provenance: Provenance,
  steps: readonly (readonly [from: number, result: number | string])[],
  modifiers?: Record<string, ChartModifier>,
): Chart {
  return {
    ...named,
    provenance,
    dice: { ...d10 },
    rows: steps.map(([from]) => from),
    columns: ['result'],
    cells: steps.map(([, result]) => [result]),
    ...(modifiers && { modifiers }),
  };
}

export const modifier = (n: number, rule: string, title: string): ChartModifier => ({ n, rule, title });
