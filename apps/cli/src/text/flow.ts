import { type Catalogue, type FlowView, say } from '@point-option/engine';

const STATES = { done: 'done', now: 'NOW', coming: 'to come' } as const;

/** The flow chart: each procedure under way within the one around it, with where it stands. */
export function flowLines(words: Catalogue, flow: readonly FlowView[]): string[] {
  return flow.flatMap(({ title, rule, steps }, depth) => {
    const space = '  '.repeat(depth);
    return [
      `${space}${say(words, title)} (rule ${rule}):`,
      ...steps.map(
        (step, i) => `${space}  ${i + 1}. ${say(words, step.title)} (rule ${step.rule}), ${STATES[step.state]}`,
      ),
    ];
  });
}

/** Where play stands in one line: "turn, the cup; activation, search". */
export function flowPosition(words: Catalogue, flow: readonly FlowView[]): string {
  const place = ({ steps }: FlowView): string => {
    const now = steps.find((step) => step.state === 'now');
    return now ? say(words, now.title) : 'done';
  };
  return flow.map((each) => `${say(words, each.title)}, ${place(each)}`).join('; ');
}
