import {
  boxesIn,
  capital,
  type Catalogue,
  gridOf,
  type Message,
  piecesIn,
  type Presentation,
  type Ref,
  say,
  tracksIn,
} from '@point-option/engine';
import type { LessonView } from '@point-option/host';
import { indent } from '../text/table.ts';

type LessonStep = LessonView['steps'][number];

/** A lesson's text, set apart from play. */
export function toldLines(text: string): string[] {
  return ['', '  Lesson', ...indent(indent(text.split('\n')))];
}

/** Steps of a lesson, with what to look at and what to try. */
export function stepLines(words: Catalogue, seen: Presentation, steps: readonly LessonStep[]): string[] {
  return steps.flatMap((step) => {
    const look = (step.look ?? []).flatMap((ref) => nameOf(words, seen, ref));
    return [
      ...toldLines(step.say),
      ...(look.length > 0 ? [`    Look at: ${look.join('; ')}.`] : []),
      ...(step.try === undefined ? [] : indent(indent(`Try this: ${step.try}`.split('\n')))),
    ];
  });
}

/** What the lesson teaches, and what it said last. */
export function lessonLines(words: Catalogue, seen: Presentation, lesson: LessonView | null): string[] {
  if (lesson === null) return ['This scenario has no lesson.'];
  const { steps, fresh, teaches } = lesson;
  const last = fresh < steps.length ? steps.slice(fresh) : steps.slice(-1);
  return [`What it teaches: ${teaches}`, ...stepLines(words, seen, last)];
}

/** What something is called that a step points at; nothing where it is not in sight now. */
function nameOf(words: Catalogue, seen: Presentation, ref: Ref): string[] {
  const { map, displays, cups } = seen;
  const titled = (found: { readonly title: Message } | undefined): string[] => (found ? [say(words, found.title)] : []);
  if ('hex' in ref) return map && gridOf(map.grid).hexAt(ref.hex) >= 0 ? [`Hex ${ref.hex}`] : [];
  if ('display' in ref) return titled(displays.find(({ id }) => id === ref.display));
  if ('box' in ref) return titled(boxesIn(seen).find(({ id }) => id === ref.box));
  if ('track' in ref) return titled(tracksIn(seen).find(({ id }) => id === ref.track));
  if ('cup' in ref) return titled(cups.find(({ id }) => id === ref.cup));
  const stack = map?.stacks.find(({ pieces }) => pieces.some(({ id }) => id === ref.piece));
  const piece = piecesIn(seen).find(({ id }) => id === ref.piece);
  return piece ? [`${capital(say(words, piece.label))}${stack ? `, in ${stack.hex}` : ''}`] : [];
}
