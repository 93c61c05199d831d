import type { FlowView } from '@point-option/engine';

const STATES = { done: 'done', now: 'NOW', coming: 'to come' } as const;

/** The flow chart: each procedure under way within the one around it, with where it stands. */
export function flowLines(flow: readonly FlowView[]): string[] {
  return flow.flatMap(({ procedure, rule, steps }, depth) => {
    const space = '  '.repeat(depth);
    return [
      `${space}${procedure} (rule ${rule}):`,
      ...steps.map((step, i) => `${space}  ${i + 1}. ${step.name} (rule ${step.rule}), ${STATES[step.state]}`),
    ];
  });
}

/** Where play stands in one line: "turn, the cup; activation, search". */
export function flowPosition(flow: readonly FlowView[]): string {
  return flow
    .map(({ procedure, steps }) => `${procedure}, ${steps.find((step) => step.state === 'now')?.name ?? 'done'}`)
    .join('; ');
}
