import { shelf } from 'virtual:shelf';
import type { MatchMeta } from '@point-option/host/protocol';
import {
  beginLesson,
  keptLessons,
  learnedOf,
  lessonName,
  lessonsOn,
  nextLesson,
  unfinished,
} from '../lessons/lessons.ts';
import { goToMatch } from '../route.ts';
import { faultNotice } from '../store/faults.ts';
import { t } from '../words.ts';
import { lengthText } from './length.ts';

interface Props {
  readonly saves: readonly MatchMeta[];
  onProblem(sentence: string): void;
}

/** The lesson to take now: the first for who is new, then the next that was not finished, with how far one has come. */
export function LessonOffer({ saves, onProblem }: Props) {
  const lessons = lessonsOn(shelf);
  const learned = learnedOf(lessons, saves, keptLessons());
  const next = nextLesson(lessons, learned);
  const left = next && unfinished(next, saves);
  const isNew = learned.size === 0 && saves.length === 0;
  if (lessons.length === 0) return null;
  const go = async (): Promise<void> => {
    if (left) goToMatch(left.match);
    else if (next) await beginLesson(next);
  };
  return (
    <section className="firsttime" data-testid="first">
      <header className="lab">{isNew ? t('lobby.first') : t('lobby.lessons')}</header>
      <h2 className="q">
        {isNew ? (next?.game.invitation ?? t('lobby.first title')) : (next?.scenario.title ?? t('lobby.learned'))}
      </h2>
      {!isNew && next && next.game !== lessons[0]?.game && <p className="lab">{next.game.title}</p>}
      <p>
        {isNew
          ? t('lobby.first text', { long: lengthText(next?.scenario.orders ?? 0, next?.scenario.steps) })
          : (next?.scenario.about ?? t('lobby.learned text'))}
      </p>
      <p className="act">
        {next && (
          <button
            type="button"
            className="go"
            onClick={() => void go().catch((error: unknown) => onProblem(faultNotice(error).text))}
          >
            {isNew ? t('lobby.first go') : left ? t('lobby.resume') : t('lobby.begin')}
          </button>
        )}
        <span>{t('lobby.lessons done', { n: learned.size, of: lessons.length })}</span>
      </p>
      <ol className="scale lessons" aria-hidden="true">
        {lessons.map((lesson) => (
          <i
            key={lessonName(lesson)}
            className={learned.has(lessonName(lesson)) ? 'on' : lesson === next ? 'cur' : ''}
          />
        ))}
      </ol>
    </section>
  );
}
