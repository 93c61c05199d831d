import * as z from 'zod/mini';

/**
 * Every request a connection can make, as schemas: what comes over a wire is checked here and nowhere else. Those about
 * a match name it, and those of a seat name the seat.
 */

const match = z.string().check(z.minLength(1), z.maxLength(1000));
const seat = z.string().check(z.minLength(1), z.maxLength(60));
const name = z.string().check(z.maxLength(200));
/** Options go by names, or by whole numbers: of any other the rules would know nothing. */
const option = z.union([z.string(), z.int()], 'must be a name or a whole number');
const route = z.array(option);
const json = z.json();
const seats = z.record(z.string(), z.string());
/** The seats that this connection has: all people's where it names none. */
const as = z.optional(z.array(seat));

function whole(min: number, max: number) {
  const says = `must be a whole number from ${min} to ${max}`;
  return z.int(says).check(z.minimum(min, says), z.maximum(max, says));
}

/** More faces than any die has, more orders and lines than any match. */
const face = whole(0, 1000);
const count = whole(0, 1_000_000_000);

const refs = [
  z.strictObject({ hex: z.string() }),
  z.strictObject({ piece: z.string() }),
  z.strictObject({ box: z.string() }),
  z.strictObject({ track: z.string() }),
  z.strictObject({ display: z.string() }),
  z.strictObject({ cup: z.string() }),
] as const;
const EXAMPLE = 'must be an object with one field, such as { "hex": "1112" }:';
const KINDS = '"hex", "piece", "box", "track", "display"';
const refSchema = z.union(refs, `${EXAMPLE} ${KINDS} or "cup"`);
const wantedSchema = z.union([...refs, z.strictObject({ option })], `${EXAMPLE} ${KINDS}, "cup" or "option"`);

/** How the dice of a new match fall: verifiably fair, from a seed that somebody chose, or rolled by hand. */
const diceSchema = z.union([
  z.strictObject({
    kind: z.literal('fair'),
    /** What each side mixes into the seed, so that nobody alone chose it. */
    clientSeeds: z.optional(z.record(z.string(), z.string())),
  }),
  z.strictObject({ kind: z.literal('seeded'), seed: z.string() }),
  /** The faces rolled so far for what happens before the first order. */
  z.strictObject({ kind: z.literal('hand'), faces: z.array(face) }),
]);

const scopeSchema = z.enum(['question', 'subject', 'kind', 'phase', 'clock', 'all']);
const speedSchema = z.enum(['step', 'fast', 'instant']);

const ofMatch = { match };
const ofSeat = { match, seat };

export const requests = {
  saves: z.strictObject({}),
  storage: z.strictObject({}),
  begin: z.strictObject({
    game: z.string(),
    /** By its id, or what its file holds. */
    scenario: z.optional(z.union([z.string(), z.record(z.string(), json)])),
    options: z.optional(z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]))),
    seats: z.optional(seats),
    dice: z.optional(diceSchema),
    /** House charts, as a file holds them. */
    charts: z.optional(json),
    name: z.optional(name),
    as,
  }),
  open: z.strictObject({ ...ofMatch, seats: z.optional(seats), as }),
  rename: z.strictObject({ ...ofMatch, name }),
  delete: z.strictObject(ofMatch),
  copy: z.strictObject({ ...ofMatch, name }),
  export: z.strictObject(ofMatch),
  import: z.strictObject({ text: z.string() }),
  look: z.strictObject(ofSeat),
  sit: z.strictObject(ofSeat),
  order: z.strictObject({ ...ofSeat, answer: json, seq: z.optional(count) }),
  /** Whether an order would be taken. Nothing is ordered. */
  check: z.strictObject({ ...ofSeat, answer: json }),
  /** A die rolled by hand, for the order that waits for it. */
  roll: z.strictObject({ ...ofSeat, face }),
  undo: z.strictObject(ofSeat),
  redo: z.strictObject(ofSeat),
  /** Where a route is asked for, `route` is what was chosen so far: the answer is about its next step. */
  /** `piece`: the one in hand, where pieces are arranged. */
  whyNot: z.strictObject({
    ...ofSeat,
    wanted: wantedSchema,
    route: z.optional(route),
    piece: z.optional(z.string()),
  }),
  /** What goes by a text that somebody typed; of a route that has begun, among its next steps. */
  called: z.strictObject({ ...ofSeat, text: z.string().check(z.maxLength(1000)), route: z.optional(route) }),
  odds: z.strictObject({ ...ofSeat, option, box: z.optional(z.string()), route: z.optional(route) }),
  /** What an arrangement comes to as far as it is put together. */
  forecast: z.strictObject({ ...ofSeat, placed: z.record(z.string(), z.string()) }),
  route: z.strictObject({ ...ofSeat, route }),
  inspect: z.strictObject({ ...ofSeat, ref: refSchema }),
  journal: z.strictObject({ ...ofSeat, from: z.optional(count), to: z.optional(count) }),
  advise: z.strictObject(ofSeat),
  standing: z.strictObject({ ...ofSeat, box: z.string(), on: z.boolean() }),
  delegate: z.strictObject({ ...ofSeat, scope: z.nullable(scopeSchema) }),
  staffDid: z.strictObject(ofSeat),
  speed: z.strictObject({ ...ofMatch, speed: speedSchema }),
  step: z.strictObject(ofMatch),
  lesson: z.strictObject({ ...ofSeat, skip: z.boolean() }),
  truth: z.strictObject({ ...ofMatch, from: z.optional(count), to: z.optional(count) }),
  terrain: z.strictObject(ofMatch),
  charts: z.strictObject(ofMatch),
  rules: z.strictObject(ofMatch),
  /** With `discard`, what cannot be saved is given up. */
  leave: z.strictObject({ ...ofMatch, discard: z.optional(z.boolean()) }),
};

export type Requests = { [K in keyof typeof requests]: z.infer<(typeof requests)[K]> };
export type Scope = z.infer<typeof scopeSchema>;
export type Speed = z.infer<typeof speedSchema>;
export type DiceChoice = z.infer<typeof diceSchema>;
