import type { Procedure } from '../play/procedure.ts';
import type { Match } from '../play/match.ts';
import { observeMatch } from '../play/match.ts';
import type { Frame, Viewer } from '../play/state.ts';
import { type Catalogue, type Message, message } from './message.ts';
import type { FlowView } from './presentation.ts';

/** The flow chart as a viewer sees it, without the steps that this match never plays (`Game.skips`). */
export function flowFor<D, V>(match: Match<D, V>, viewer: Viewer): FlowView[] {
  const { game, procedures } = match.prepared;
  const { agenda, view } = observeMatch(match, viewer);
  const { options } = match.table;
  const skips = (procedure: string, step: string): boolean => game.skips?.(view, procedure, step, options) === true;
  const { words, turn } = game;
  return flowOf(procedures, agenda, { words, skips, ...(turn !== undefined && { turn }) });
}

/** What a procedure is called: "procedure.<name>" in the game's words, or its name. */
export function procedureTitle(words: Catalogue, procedure: string): Message {
  return titled(words, `procedure.${procedure}`, procedure);
}

/** What a step is called: "step.<procedure>: <step>" in the game's words, or its name. */
export function stepTitle(words: Catalogue, procedure: string, step: string): Message {
  return titled(words, `step.${procedure}: ${step}`, step);
}

function titled(words: Catalogue, key: string, id: string): Message {
  return Object.hasOwn(words, key) ? message(key) : message('kernel.plain', { id });
}

/** The flow chart drawn from the same lists that are played, the outermost procedure first, however deep. */
export function flowOf<D>(
  procedures: ReadonlyMap<string, Procedure<D>>,
  agenda: readonly Frame[],
  {
    skips = () => false,
    turn = [],
    words = {},
  }: {
    skips?: (procedure: string, step: string) => boolean;
    turn?: string | readonly string[] | undefined;
    words?: Catalogue;
  } = {},
): FlowView[] {
  const flow = agenda.flatMap((frame): FlowView[] => {
    const procedure = procedures.get(frame.procedure);
    if (!procedure) return [];
    const now = procedure.at.get(frame.step) ?? 0;
    const steps = procedure.steps.flatMap((step, index) => {
      if (index !== now && skips(procedure.name, step.name)) return [];
      const state = index < now ? ('done' as const) : index === now ? ('now' as const) : ('coming' as const);
      return [{ name: step.name, title: stepTitle(words, procedure.name, step.name), rule: step.rule, state }];
    });
    return [
      {
        procedure: procedure.name,
        title: procedureTitle(words, procedure.name),
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
