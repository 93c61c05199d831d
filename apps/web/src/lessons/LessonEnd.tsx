import { t } from '../words.ts';
import { RuledText } from './RuledText.tsx';

/** The end of a lesson: what was learned. */
export function LessonEnd({ teaches }: { readonly teaches: string }) {
  return (
    <p className="learned" data-testid="learned">
      <b>{t('lesson.learned')}.</b> <RuledText text={teaches} />
    </p>
  );
}
