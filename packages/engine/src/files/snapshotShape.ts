import { outcomeShape } from './outcomeShape.ts';
import { anyJson, either, fields, integer, list, oneOf, optional, record, type Shape, text } from './shape.ts';

export const stateShape: Shape = fields({
  agenda: list(fields({ procedure: text(), step: text(), locals: anyJson() })),
  open: list(text()),
  sealed: record(anyJson()),
  data: anyJson(),
  outcome: outcomeShape,
});

/** The fields of a snapshot, whole files and positions alike. */
export const snapshotFields = {
  after: integer({ min: 1 }),
  hash: text(),
  state: stateShape,
  dice: fields({ rolled: integer(), words: optional(list(integer())) }),
  seats: record(integer({ min: 0 })),
  stop: fields({
    why: oneOf(['start', 'die', 'secret', 'joint', 'other side', 'over']),
    by: either(text(), oneOf([null])),
  }),
} as const;
