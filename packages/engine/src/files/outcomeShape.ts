import { either, fields, integer, oneOf, record, type Shape, text } from './shape.ts';

/** How a match ended, or null while it is played. */
export const outcomeShape: Shape = either(
  oneOf([null]),
  fields({ winner: either(text(), oneOf([null])), result: text(), scores: record(integer()) }),
);
