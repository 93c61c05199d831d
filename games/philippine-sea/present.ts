import type { Observation, Presentation } from '@point-option/engine';
import type { BattleView } from './view.ts';

export function present(_seen: Observation<BattleView>): Presentation {
  return { title: { key: 'title' }, status: [], displays: [], tracks: [], cups: [] };
}
