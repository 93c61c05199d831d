import { capital, type FlowView } from '@point-option/engine';
import { speak } from '../store/room.ts';

/** Which of the procedures under way has the stations of the turn. */
export function mainProcedure(flow: readonly FlowView[]): number {
  return Math.max(
    0,
    flow.findIndex(({ main }) => main === true),
  );
}

/** The step that a procedure under way stands at. */
export interface Inner {
  readonly name: string;
  readonly rule: string;
  readonly at: number;
  readonly of: number;
}

/** The procedures under way within the station that play stands at, the outermost first. */
export function innerProcedures(flow: readonly FlowView[]): Inner[] {
  return flow.slice(mainProcedure(flow) + 1).map(({ title, rule, steps }) => {
    const at = steps.findIndex(({ state }) => state === 'now');
    const step = steps[at];
    const name = capital(speak(steps.length < 2 || !step ? title : step.title));
    return { name, rule: step?.rule ?? rule, at: at + 1, of: steps.length };
  });
}

/** A step and how far it is: "Dive bombers, 2/5". */
export const progressOf = ({ name, at, of }: Inner): string => (of < 2 ? name : `${name}, ${at}/${of}`);

/** What goes on within the station that play stands at: the step of each inner procedure, and how far it is. */
export const innerSteps = (flow: readonly FlowView[]): string[] => innerProcedures(flow).map(progressOf);

/** The station itself. */
export function stationOf(flow: readonly FlowView[]): string {
  const main = flow[mainProcedure(flow)];
  const now = main?.steps.find(({ state }) => state === 'now');
  return now ? capital(speak(now.title)) : '';
}
