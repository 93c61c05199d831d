import type { FlowView } from '@point-option/engine';
import { mainProcedure } from '../worker/mainProcedure.ts';
import { capital, stepName } from './names.ts';

/** What goes on within the station that play stands at: the step of the innermost procedure, and how far it is. */
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
