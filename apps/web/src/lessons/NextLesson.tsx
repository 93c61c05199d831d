import { shelf } from 'virtual:shelf';
import { useEffect, useState } from 'react';
import { connection } from '../store/connection.ts';
import { faultNotice } from '../store/faults.ts';
import { room } from '../store/room.ts';
import { t } from '../words.ts';
import { beginLesson, keepLesson, keptLessons, learnedOf, lessonsOn, nextLesson, type ShelfLesson } from './lessons.ts';

/** After a lesson: the next one, if there is any that was not played. That this one was is remembered. */
export function NextLesson() {
  const [next, setNext] = useState<ShelfLesson | undefined>();
  useEffect(() => {
    const meta = room.get().opening?.meta;
    if (!meta) return;
    const name = `${meta.game}/${meta.scenario}`;
    keepLesson(name);
    const lessons = lessonsOn(shelf);
    const offer = (saves: Parameters<typeof learnedOf>[1]): void =>
      setNext(nextLesson(lessons, learnedOf(lessons, saves, keptLessons()), name));
    connection()
      .ask('saves', {})
      .then(
        ({ saves }) => offer(saves),
        () => offer([]),
      );
  }, []);
  if (!next) return null;
  return (
    <button
      type="button"
      className="se nextlesson"
      data-testid="next-lesson"
      onClick={() => void beginLesson(next).catch((error: unknown) => room.set({ notice: faultNotice(error) }))}
    >
      {t('lesson.go on', { title: next.scenario.title })}
    </button>
  );
}
