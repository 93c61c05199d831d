import type { Catalogue, FlowView } from '@point-option/engine';

const STATES = { done: 'done', now: 'NOW', coming: 'to come' } as const;

/** A procedure or a step as the game calls it, where it has words for it. */
const procedureName = (words: Catalogue, name: string): string => words[`procedure.${name}`] ?? name;
const stepName = (words: Catalogue, procedure: string, name: string): string =>
  words[`step.${procedure}: ${name}`] ?? name;

/** The flow chart: each procedure under way within the one around it, with where it stands. */
export function flowLines(words: Catalogue, flow: readonly FlowView[]): string[] {
  return flow.flatMap(({ procedure, rule, steps }, depth) => {
    const space = '  '.repeat(depth);
    return [
      `${space}${procedureName(words, procedure)} (rule ${rule}):`,
      ...steps.map(
        (step, i) =>
          `${space}  ${i + 1}. ${stepName(words, procedure, step.name)} (rule ${step.rule}), ${STATES[step.state]}`,
      ),
    ];
  });
}

/** Where play stands in one line: "turn, the cup; activation, search". */
export function flowPosition(words: Catalogue, flow: readonly FlowView[]): string {
  const place = ({ procedure, steps }: FlowView): string => {
    const now = steps.find((step) => step.state === 'now');
    return now ? stepName(words, procedure, now.name) : 'done';
  };
  return flow.map((each) => `${procedureName(words, each.procedure)}, ${place(each)}`).join('; ');
}
