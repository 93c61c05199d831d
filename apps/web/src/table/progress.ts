import type { FlowView } from '@point-option/engine';
import { capital, stepName } from './names.ts';

/** Which of the procedures under way has the stations of the turn. */
export function mainProcedure(flow: readonly FlowView[]): number {
  return Math.max(
    0,
    flow.findIndex(({ main }) => main === true),
  );
}

/** What goes on within the station that play stands at: the step of each inner procedure, and how far it is. */
export function innerSteps(flow: readonly FlowView[]): string[] {
  return flow.slice(mainProcedure(flow) + 1).map(({ procedure, steps }) => {
    const at = steps.findIndex(({ state }) => state === 'now');
    if (steps.length < 2) return capital(procedure);
    return `${stepName(procedure, steps[at]?.name ?? procedure)}, ${at + 1}/${steps.length}`;
  });
}

/** The station itself. */
export function stationOf(flow: readonly FlowView[]): string {
  const main = flow[mainProcedure(flow)];
  const now = main?.steps.find(({ state }) => state === 'now');
  return main && now ? stepName(main.procedure, now.name) : '';
}
