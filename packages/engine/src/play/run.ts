import { type Ask, askOf, isEmpty } from './ask.ts';
import type { Decide, Next, Procedure, Step } from './procedure.ts';
import { listed, RulesFault } from './refusal.ts';
import type { Frame, Side } from './state.ts';
import type { Table } from './table.ts';

export type ProcedureSet<D> = ReadonlyMap<string, Procedure<D>>;

/** Steps without a decision after which a loop in the rules is certain. */
const ENDLESS = 100_000;

/**
 * Where a procedure under way stands: its frame, and the place of its step in the list. Names are looked up where play
 * comes into a procedure; from there on the next step is the next of the list.
 */
export interface Cursor<D> {
  frame: Frame;
  procedure: Procedure<D>;
  index: number;
}

/** Plays deeds and enters procedures until a side must decide or the match is over. */
export function run<D>(procedures: ProcedureSet<D>, g: Table<D>): void {
  const state = g.whole;
  const { agenda } = state;
  let count = 0;
  while (state.outcome === null) {
    if (agenda.length === 0) throw new RulesFault('The agenda ran out before the match was over.');
    const cursor = cursorAt(procedures, g);
    const { frame, procedure } = cursor;
    do {
      if (++count > ENDLESS) throw new RulesFault(`The rules go round without a decision, at ${where(agenda)}.`);
      const step = procedure.steps[cursor.index] as Step<D, object>;
      let next: Next;
      if (step.type === 'deed') next = step.run(g, frame.locals);
      else if (step.type === 'call') {
        const locals = step.locals(g, frame.locals);
        if (locals !== null) {
          push(agenda, step.procedure(), locals);
          break;
        }
      } else {
        const sides = step.ifAny ? offered(step, g, cursor) : deciders(step, g, frame.locals);
        if (sides.length > 0) {
          state.open = sides;
          return;
        }
      }
      follow(procedures, g, cursor, next);
    } while (agenda[agenda.length - 1] === frame && state.outcome === null);
  }
  state.open = [];
}

/**
 * The cursor at which the innermost frame stands. There is one for each depth of the agenda: once a frame has left, the next one there takes
 * it over, and mostly that is the same procedure again.
 */
function cursorAt<D>(procedures: ProcedureSet<D>, g: Table<D>): Cursor<D> {
  const { agenda } = g.whole;
  const depth = agenda.length - 1;
  const frame = agenda[depth];
  if (frame === undefined) throw new RulesFault('Nothing is under way.');
  const known = g.cursors[depth];
  if (known === undefined) {
    const procedure = procedureOf(procedures, frame);
    const found = { frame, procedure, index: placeOf(procedure, frame) };
    g.cursors[depth] = found;
    return found;
  }
  if (known.frame === frame && known.procedure.steps[known.index]?.name === frame.step) return known;
  if (known.procedure.name !== frame.procedure) known.procedure = procedureOf(procedures, frame);
  known.index = placeOf(known.procedure, frame);
  known.frame = frame;
  return known;
}

/** The side of a step that asks only where there is something to choose; its question is kept for whoever puts it. */
function offered<D>(step: Decide<D, object>, g: Table<D>, cursor: Cursor<D>): Side[] {
  const [side] = deciders(step, g, cursor.frame.locals);
  if (side === undefined) return NOBODY;
  const question = questionAt(g, cursor, step, side);
  if (isEmpty(question)) return NOBODY;
  g.question = question;
  return [side];
}
const NOBODY: Side[] = [];

/** The question that a step puts to a side. */
export function questionAt<D>(g: Table<D>, cursor: Cursor<D>, step: Decide<D, object>, side: Side): Ask {
  return askOf(g, cursor.frame.locals, step.decision, side, {
    procedure: cursor.procedure.name,
    step: step.name,
    rule: step.rule,
  });
}

/** The sides a step asks, in the order of the game's sides, as a list of the state's own. */
export function deciders<D>(step: Decide<D, object>, g: Table<D>, locals: object): Side[] {
  const by = typeof step.by === 'function' ? step.by(g, locals) : step.by;
  if (typeof by === 'string') return [sideOf(g, step, by)];
  if (by === g.sides) return g.sides.slice();
  for (const side of by) sideOf(g, step, side);
  return by.length === 0 ? [] : g.sides.filter((side) => by.includes(side));
}

function sideOf<D>({ sides }: Table<D>, { name, rule }: Decide<D, object>, side: Side): Side {
  if (sides.includes(side)) return side;
  throw new RulesFault(`The step "${name}" (rule ${rule}) asks "${side}"; the sides are ${listed(sides)}.`);
}

/** The innermost step, which must be a decision: where answers go. */
export function openStep<D>(procedures: ProcedureSet<D>, g: Table<D>): { cursor: Cursor<D>; step: Decide<D, object> } {
  const cursor = cursorAt(procedures, g);
  const step = cursor.procedure.steps[cursor.index] as Step<D, object>;
  if (step.type !== 'decide') throw new RulesFault(`"${where(g.whole.agenda)}" asks nobody.`);
  return { cursor, step };
}

/** Goes on from a step as it said. */
export function follow<D>(procedures: ProcedureSet<D>, g: Table<D>, cursor: Cursor<D>, next: Next): void {
  const { agenda } = g.whole;
  if (next === undefined) {
    advance(procedures, g, cursor);
    return;
  }
  const { frame, procedure } = cursor;
  switch (next.go) {
    case 'again':
      return;
    case 'end':
      leave(procedures, g);
      return;
    case 'to': {
      const index = procedure.at.get(next.step);
      if (index === undefined) throw new RulesFault(`The procedure "${procedure.name}" has no step "${next.step}".`);
      frame.step = next.step;
      cursor.index = index;
      return;
    }
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

function advance<D>(procedures: ProcedureSet<D>, g: Table<D>, cursor: Cursor<D>): void {
  const next = cursor.procedure.steps[++cursor.index];
  if (next === undefined) leave(procedures, g);
  else cursor.frame.step = next.name;
}

/**
 * Ends the innermost procedure. The one that entered it stood at its step all the while, so that the flow chart shows
 * where it is; now it goes on, unless that step enters again and again.
 */
function leave<D>(procedures: ProcedureSet<D>, g: Table<D>): void {
  const { agenda } = g.whole;
  agenda.pop();
  if (agenda.length === 0) return;
  const outer = cursorAt(procedures, g);
  const step = outer.procedure.steps[outer.index] as Step<D, object>;
  if (step.type !== 'call' || !step.repeats) advance(procedures, g, outer);
}

function procedureOf<D>(procedures: ProcedureSet<D>, frame: Frame): Procedure<D> {
  const procedure = procedures.get(frame.procedure);
  if (procedure === undefined) throw new RulesFault(`The game does not list the procedure "${frame.procedure}".`);
  return procedure;
}

/** Where a frame stands in the list of its procedure's steps. */
function placeOf<D>(procedure: Procedure<D>, frame: Frame): number {
  if (procedure.steps[0]?.name === frame.step) return 0;
  const place = procedure.at.get(frame.step);
  if (place === undefined) throw new RulesFault(`The procedure "${frame.procedure}" has no step "${frame.step}".`);
  return place;
}

/** Procedures that a sentence about the agenda names, the innermost ones. */
const NAMED = 8;

function where(agenda: readonly Frame[]): string {
  const named = agenda.slice(-NAMED).map((frame) => `${frame.procedure}: ${frame.step}`);
  return [...(agenda.length > NAMED ? ['...'] : []), ...named].join(' > ');
}
