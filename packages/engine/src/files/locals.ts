import type { Frame } from '../play/state.ts';
import { check, type Fault, fields, type Shape } from './shape.ts';

/** By procedure: the shape of what a frame of it remembers. One that is not named remembers nothing. */
export type LocalShapes = Readonly<Record<string, Shape>>;

const NOTHING = fields({});

/** The first thing that a procedure under way can't remember, or null. The path names the frame: `agenda[2].locals.hex`. */
export function checkLocals(shapes: LocalShapes, agenda: readonly Frame[]): Fault | null {
  for (const [index, { procedure, locals }] of agenda.entries()) {
    const shape = Object.hasOwn(shapes, procedure) ? shapes[procedure] : NOTHING;
    const fault = check(shape as Shape, locals, `agenda[${index}].locals`);
    if (fault) return fault;
  }
  return null;
}
