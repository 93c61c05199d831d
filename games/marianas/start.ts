import type { MatchOptions } from '@point-option/engine';
import { beginLesson, LESSON } from './data/lesson.ts';
import { type Campaign, setup } from './data/state.ts';

/** Where a scenario begins: before the first step of the campaign, or late in it. */
export function start(scenario: string, options: MatchOptions): Campaign {
  const campaign = setup(scenario, options);
  return scenario === LESSON ? beginLesson(campaign) : campaign;
}
