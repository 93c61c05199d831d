import type { Speed } from '@point-option/host/protocol';
import { t } from '../words.ts';
import { Choice } from './Choice.tsx';

const SPEEDS: readonly Speed[] = ['step', 'fast', 'instant'];

/** How fast events and the staff's orders go by: one at a time, fast, or all at once. */
export function SpeedChoice({ now, onChange }: { readonly now: Speed; onChange(speed: Speed): void }) {
  return (
    <Choice
      label={t('table.speed')}
      of={SPEEDS}
      now={now}
      name={(each) => t(`table.speed ${each}`)}
      onChange={onChange}
    />
  );
}
