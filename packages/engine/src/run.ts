import type { Decide, Next, Procedure, Step } from './procedure.ts';
import { listed, RulesFault } from './refusal.ts';
import type { Frame, Side } from './state.ts';
import type { Table } from './table.ts';

export type ProcedureSet<D> = ReadonlyMap<string, Procedure<D>>;

/** Steps without a decision after which a loop in the rules is certain. */
const ENDLESS = 100_000;

/** Plays deeds and enters procedures until a side must decide or the match is over. */
export function run<D>(procedures: ProcedureSet<D>, g: Table<D>): void {
  const state = g.whole;
  const { agenda } = state;
  for (let count = 0; state.outcome === null; count++) {
    if (count > ENDLESS) throw new RulesFault(`The rules go round without a decision, at ${where(agenda)}.`);
    const frame = agenda[agenda.length - 1];
    if (frame === undefined) throw new RulesFault('The agenda ran out before the match was over.');
    const procedure = procedureOf(procedures, frame);
    const step = stepOf(procedure, frame);
    switch (step.type) {
      case 'deed':
        follow(procedures, agenda, frame, procedure, step.run(g, frame.locals));
        break;
      case 'call': {
        const locals = step.locals(g, frame.locals);
        if (locals === null) advance(procedures, agenda, frame, procedure);
        else push(agenda, step.procedure(), locals);
        break;
      }
      case 'decide': {
        const sides = deciders(step, g, frame.locals);
        if (sides.length === 0) {
          advance(procedures, agenda, frame, procedure);
          break;
        }
        state.open = sides;
        return;
      }
    }
  }
  state.open = [];
}

/** The sides a step asks, in the order of the game's sides, as a list of the state's own. */
export function deciders<D>(step: Decide<D, object>, g: Table<D>, locals: object): Side[] {
  const by = typeof step.by === 'function' ? step.by(g, locals) : step.by;
  if (typeof by === 'string') return [sideOf(g, step, by)];
  for (const side of by) sideOf(g, step, side);
  return g.sides.filter((side) => by.includes(side));
}

function sideOf<D>({ sides }: Table<D>, { name, rule }: Decide<D, object>, side: Side): Side {
  if (sides.includes(side)) return side;
  throw new RulesFault(`The step "${name}" (rule ${rule}) asks "${side}"; the sides are ${listed(sides)}.`);
}

/** The innermost step, which must be a decision: where answers go. */
export function openStep<D>(
  procedures: ProcedureSet<D>,
  g: Table<D>,
): { frame: Frame; procedure: Procedure<D>; step: Decide<D, object> } {
  const { agenda } = g.whole;
  const frame = agenda[agenda.length - 1];
  if (frame === undefined) throw new RulesFault('Nothing is under way.');
  const procedure = procedureOf(procedures, frame);
  const step = stepOf(procedure, frame);
  if (step.type !== 'decide') throw new RulesFault(`"${where(agenda)}" asks nobody.`);
  return { frame, procedure, step };
}

/** Goes on from a step as it said. */
export function follow<D>(
  procedures: ProcedureSet<D>,
  agenda: Frame[],
  frame: Frame,
  procedure: Procedure<D>,
  next: Next,
): void {
  if (next === undefined) {
    advance(procedures, agenda, frame, procedure);
    return;
  }
  switch (next.go) {
    case 'again':
      return;
    case 'end':
      leave(procedures, agenda);
      return;
    case 'to':
      if (!procedure.at.has(next.step))
        throw new RulesFault(`The procedure "${procedure.name}" has no step "${next.step}".`);
      frame.step = next.step;
      return;
    case 'into': {
      const into = procedures.get(next.procedure);
      if (into === undefined) throw new RulesFault(`The game does not list the procedure "${next.procedure}".`);
      push(agenda, into, next.locals);
    }
  }
}

export function push<D>(agenda: Frame[], into: Procedure<D>, locals: object): void {
  agenda.push({ procedure: into.name, step: (into.steps[0] as Step<D, object>).name, locals });
}

function advance<D>(procedures: ProcedureSet<D>, agenda: Frame[], frame: Frame, procedure: Procedure<D>): void {
  const next = procedure.steps[(procedure.at.get(frame.step) ?? 0) + 1];
  if (next === undefined) leave(procedures, agenda);
  else frame.step = next.name;
}

/**
 * Ends the innermost procedure. The one that entered it stood at its step all the while, so that the flow chart shows
 * where it is; now it goes on, unless that step enters again and again.
 */
function leave<D>(procedures: ProcedureSet<D>, agenda: Frame[]): void {
  agenda.pop();
  const outer = agenda[agenda.length - 1];
  if (outer === undefined) return;
  const procedure = procedureOf(procedures, outer);
  const step = stepOf(procedure, outer);
  if (step.type !== 'call' || !step.repeats) advance(procedures, agenda, outer, procedure);
}

function procedureOf<D>(procedures: ProcedureSet<D>, frame: Frame): Procedure<D> {
  const procedure = procedures.get(frame.procedure);
  if (procedure === undefined) throw new RulesFault(`The game does not list the procedure "${frame.procedure}".`);
  return procedure;
}

function stepOf<D>(procedure: Procedure<D>, frame: Frame): Step<D, object> {
  const step = procedure.steps[procedure.at.get(frame.step) ?? -1];
  if (step === undefined) throw new RulesFault(`The procedure "${frame.procedure}" has no step "${frame.step}".`);
  return step;
}

/** Procedures that a sentence about the agenda names, the innermost ones. */
const NAMED = 8;

function where(agenda: readonly Frame[]): string {
  const named = agenda.slice(-NAMED).map((frame) => `${frame.procedure}: ${frame.step}`);
  return [...(agenda.length > NAMED ? ['...'] : []), ...named].join(' > ');
}
