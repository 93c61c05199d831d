import type { MatchMeta } from '@point-option/host/protocol';
import { expect, test } from 'vitest';
import type { ShelfGame } from '../worker/protocol.ts';
import { learnedOf, lessonName, lessonsOn, nextLesson, type ShelfLesson, unfinished } from './lessons.ts';

const scenario = (id: string, teaches?: string) => ({ id, title: id, about: '', ...(teaches && { teaches }) });
const shelf = [
  { id: 'a', scenarios: [scenario('one', 'x'), scenario('two', 'x'), scenario('battle')] },
  { id: 'b', scenarios: [scenario('battle'), scenario('one', 'x')] },
] as unknown as ShelfGame[];
const lessons = lessonsOn(shelf);
const save = (game: string, id: string, isOver: boolean) =>
  ({ match: `${game}${id}`, game, scenario: id, isOver }) as MatchMeta;
const none = new Set<string>();
const [first] = lessons as [ShelfLesson];
const nameOf = (lesson: ShelfLesson | undefined): string | undefined => lesson && lessonName(lesson);

test('the lessons of all games, in the order of the shelf', () => {
  expect(lessons.map(lessonName)).toEqual(['a/one', 'a/two', 'b/one']);
});

test('are learned when a match of theirs is over, or was', () => {
  const saves = [save('a', 'two', true), save('b', 'one', false), save('a', 'battle', true)];
  expect([...learnedOf(lessons, saves, ['a/one', 'gone/lesson'])]).toEqual(['a/one', 'a/two']);
});

test('the next is the first that was not played; after one of them, the one that follows', () => {
  expect(nextLesson(lessons, none)?.scenario.id).toBe('one');
  expect(nextLesson(lessons, new Set(['a/one', 'a/two']))?.game.id).toBe('b');
  expect(nameOf(nextLesson(lessons, none, 'a/two'))).toBe('b/one');
  expect(nameOf(nextLesson(lessons, none, 'b/one'))).toBe('a/one');
  expect(nextLesson(lessons, new Set(['a/one', 'a/two', 'b/one']))).toBeUndefined();
});

test('a lesson that was left is found again', () => {
  expect(unfinished(first, [save('a', 'one', true), save('a', 'one', false)])?.isOver).toBe(false);
  expect(unfinished(first, [save('b', 'one', false)])).toBeUndefined();
});
