import { t } from '../words.ts';
import { RuleText } from '../reference/RuleText.tsx';

/** The end of a lesson: what was learned. */
export function LessonEnd({ teaches }: { readonly teaches: string }) {
  return (
    <p className="learned" data-testid="learned">
      <b>{t('lesson.learned')}.</b> <RuleText text={teaches} />
    </p>
  );
}
