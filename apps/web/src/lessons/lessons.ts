import { type MatchMeta, seatsByDefault, type ShelfScenario } from '@point-option/host/protocol';
import type { ShelfGame } from '../worker/protocol.ts';
import { beginMatch } from '../store/matches.ts';
import { recall, remember } from '../store/memory.ts';

/** A lesson of the shelf. */
export interface ShelfLesson {
  readonly game: ShelfGame;
  readonly scenario: ShelfScenario;
}

/** Every lesson of every game, in the order of the shelf: that is the order to take them in. */
export function lessonsOn(shelf: readonly ShelfGame[]): ShelfLesson[] {
  return shelf.flatMap((game) =>
    game.scenarios.flatMap((scenario) => (scenario.teaches === undefined ? [] : [{ game, scenario }])),
  );
}

/** A lesson by a name that can be kept. */
export function lessonName({ game, scenario }: { game: { id: string }; scenario: { id: string } }): string {
  return `${game.id}/${scenario.id}`;
}

/** Those that were played to their end: by what the browser remembers, and by the matches that are kept. */
export function learnedOf(
  lessons: readonly ShelfLesson[],
  saves: readonly MatchMeta[],
  kept: readonly string[],
): Set<string> {
  const over = saves.flatMap((save) => (save.isOver ? [`${save.game}/${save.scenario}`] : []));
  return new Set(lessons.map(lessonName).filter((name) => kept.includes(name) || over.includes(name)));
}

/** The one to take next: the first that was not played, after the given one if there is any. */
export function nextLesson(
  lessons: readonly ShelfLesson[],
  learned: ReadonlySet<string>,
  after?: string,
): ShelfLesson | undefined {
  const at = lessons.findIndex((lesson) => lessonName(lesson) === after) + 1;
  return [...lessons.slice(at), ...lessons.slice(0, at)].find(
    (lesson) => !learned.has(lessonName(lesson)) && lessonName(lesson) !== after,
  );
}

/** The match of a lesson that was begun and left. */
export function unfinished(lesson: ShelfLesson, saves: readonly MatchMeta[]): MatchMeta | undefined {
  return saves.find((save) => `${save.game}/${save.scenario}` === lessonName(lesson) && !save.isOver && !save.unseated);
}

/** Begins a lesson: its side is the person's, or the first where it names none; staff play the others. */
export async function beginLesson({ game, scenario }: ShelfLesson): Promise<void> {
  const [sides, staff] = [game.sides, game.staff].map((all) => all.map(({ id }) => id));
  const seats = seatsByDefault(sides ?? [], staff ?? [], scenario.teachesSide);
  await beginMatch({ game: game.id, scenario: scenario.id, options: {}, seats });
}

const LEARNED = 'point-option lessons';

/** The lessons that were played to their end in this browser, also where their matches were deleted since. */
export function keptLessons(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(LEARNED) ?? '[]');
    return isTexts(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** By hand: a schema would cost every visit of the lobby the whole of the library. */
function isTexts(kept: unknown): kept is string[] {
  return Array.isArray(kept) && kept.every((each) => typeof each === 'string');
}

export function keepLesson(name: string): void {
  const kept = keptLessons();
  if (!kept.includes(name)) remember(LEARNED, JSON.stringify([...kept, name]));
}
