import type { Procedure } from '../play/procedure.ts';
import type { Scenario } from '../files/scenario.ts';
import { either, fields, list, noted, oneOf, optional, type Shape, text } from '../files/shape.ts';
import type { Side } from '../play/state.ts';
import { REF_KINDS, type Ref } from '../view/ref.ts';

/** What a scenario teaches, and what is said on the way: a field that any scenario file may have. */
export interface Lesson {
  /** What one has learned afterwards. */
  readonly teaches: string;
  /** The side that it is told to; where it names none, to any. */
  readonly side?: Side;
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** The question it is said before, as "procedure: step"; or "start" or "end", of the match. */
  readonly at: string;
  /**
   * What must be so there, for it to be said: see `isStanding`. A text with hexes in it holds at one moment only; where
   * the question comes at another the step waits, and others of the same question are said.
   */
  readonly when?: readonly string[];
  /** What to look at. */
  readonly look?: readonly Ref[];
  readonly say: string;
  /** What to do now. */
  readonly try?: string;
  /** How an order that does it is known: see `isDeed`. Without it nobody says whether it was done. */
  readonly deed?: readonly string[];
  /** Said after the order there, when what came of it has been told. */
  readonly then?: string;
}

/** Where steps stand that belong to no question: several are said together. */
export const START = 'start';
export const END = 'end';

// Files come from anyone: the same as is asked of the other texts that every scenario file has.
const PROSE = text({
  min: 1,
  pattern: '^(\\P{Cc}|\\n)*$',
  as: 'a text that is not empty and has no control characters',
});
const NAME = text({ min: 1, max: 120, pattern: '^\\P{Cc}*$', as: 'an id: a line of text, 120 characters at most' });

/** A reference, one field by its kind. */
const REF = either(...REF_KINDS.map((kind) => fields({ [kind]: NAME })));

/** Every question of a game, as a lesson names it. */
function questionsOf(procedures: readonly Procedure<never>[]): string[] {
  return procedures.flatMap(({ name, steps }) =>
    steps.flatMap((step) => (step.type === 'decide' ? [`${name}: ${step.name}`] : [])),
  );
}

/** The form of a lesson in a scenario file of a game that has these procedures. */
export function lessonShape(procedures: readonly Procedure<never>[]): Shape {
  const step = fields({
    at: noted(
      'The question it is said before, when that comes up for the first time; "start" or "end" of the match.',
      oneOf([START, END, ...questionsOf(procedures)]),
    ),
    when: optional(
      noted(
        'What must be so at the question, each line of it: "piece raid 0 > hex 1112" for a piece in a hex or a box, "track turn > 19" for a track or clock at its number, "standard" or "hex 1112" for what may be chosen, by its id or by what it touches; "*", " | " and "!" as for a deed.',
        list(NAME, { min: 1, unique: true }),
      ),
    ),
    look: optional(
      noted(
        'What to look at: {"hex": "1112"}, {"piece": "raid 0"}, {"box": ...}, {"track": ...}.',
        list(REF, { unique: true }),
      ),
    ),
    say: noted('What is said.', PROSE),
    try: optional(noted('What to do now.', PROSE)),
    deed: optional(
      noted(
        'How an order that does it is known, each line of it: "standard" or "hex 1112" for what is chosen, by its id or by what it touches, "U1 > N" for what is placed where, "*" for any letters, " | " between what will do as well, "!hold" for what is not chosen, "nothing", "=2" or ">=2" for how many, "=2 * > N" for how many of which.',
        list(NAME, { min: 1, unique: true }),
      ),
    ),
    // oxlint-disable-next-line unicorn/no-thenable -- a text: nobody awaits a shape
    then: optional(noted('What is said after the order.', PROSE)),
  });
  return fields({
    teaches: noted('What one has learned afterwards.', PROSE),
    side: optional(noted('The side that it is told to; any, where none is named.', NAME)),
    steps: noted(
      'What is said on the way. Several of one question are said one each time it comes up.',
      list(step, { min: 1 }),
    ),
  });
}

/** The lesson of a scenario, or null. */
export function lessonOf({ file, lesson }: Scenario): Lesson | null {
  return lesson ?? (file?.['lesson'] as unknown as Lesson | undefined) ?? null;
}

/** Whether a side is one that the lesson is told to. */
export function isTaught({ side: taught }: Lesson, side: Side): boolean {
  return taught === undefined || taught === side;
}

/**
 * The steps to say now, by their numbers in the list: at a question the first that was not said yet and whose condition
 * holds, at the start or the end of the match all of them. Steps of questions that never come up hold nothing up.
 */
export function lessonSteps(
  { steps }: Lesson,
  said: readonly number[],
  at: string,
  isSo: (when: readonly string[]) => boolean = () => true,
): number[] {
  const isDue = (step: LessonStep, i: number): boolean => step.at === at && !said.includes(i);
  if (at === START || at === END) return steps.flatMap((step, i) => (isDue(step, i) ? [i] : []));
  const first = steps.findIndex((step, i) => isDue(step, i) && (step.when === undefined || isSo(step.when)));
  return first < 0 ? [] : [first];
}
