import type { Procedure } from '../play/procedure.ts';
import type { Match } from '../play/match.ts';
import { observeMatch } from '../play/match.ts';
import type { Frame, Viewer } from '../play/state.ts';
import { type Message, message } from './message.ts';
import type { FlowView } from './presentation.ts';

/** The flow chart as a viewer sees it, without the steps that this match never plays (`Game.skips`). */
export function flowFor<D, V>(match: Match<D, V>, viewer: Viewer): FlowView[] {
  const { game, procedures } = match.prepared;
  const { agenda, view } = observeMatch(match, viewer);
  const skips = game.skips?.bind(game, view);
  const { words, turn } = game;
  const title = (key: string, id: string): Message =>
    Object.hasOwn(words, key) ? message(key) : message('kernel.plain', { id });
  return flowOf(procedures, agenda, { title, ...(skips && { skips }), ...(turn !== undefined && { turn }) });
}

/** The flow chart drawn from the same lists that are played, the outermost procedure first, however deep. */
export function flowOf<D>(
  procedures: ReadonlyMap<string, Procedure<D>>,
  agenda: readonly Frame[],
  {
    skips = () => false,
    turn = [],
    title = (_key, id) => message('kernel.plain', { id }),
  }: {
    skips?: (procedure: string, step: string) => boolean;
    turn?: string | readonly string[] | undefined;
    title?: (key: string, id: string) => Message;
  } = {},
): FlowView[] {
  const flow = agenda.flatMap((frame): FlowView[] => {
    const procedure = procedures.get(frame.procedure);
    if (!procedure) return [];
    const now = procedure.at.get(frame.step) ?? 0;
    const steps = procedure.steps.flatMap((step, index) => {
      if (index !== now && skips(procedure.name, step.name)) return [];
      const state = index < now ? ('done' as const) : index === now ? ('now' as const) : ('coming' as const);
      return [
        { name: step.name, title: title(`step.${procedure.name}: ${step.name}`, step.name), rule: step.rule, state },
      ];
    });
    return [
      {
        procedure: procedure.name,
        title: title(`procedure.${procedure.name}`, procedure.name),
        rule: procedure.rule,
        steps,
      },
    ];
  });
  const main = Math.max(
    0,
    flow.findLastIndex(({ procedure }) => (typeof turn === 'string' ? procedure === turn : turn.includes(procedure))),
  );
  return flow.map((each, i) => (i === main ? { ...each, main: true } : each));
}
