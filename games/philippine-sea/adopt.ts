import { advancedOf } from './data/advanced.ts';
import { GUAM_HEX } from './data/map.ts';
import { type Battle, emptyBattle, FROM_GUAM } from './data/state.ts';
import { phaseCount } from './rules/clock.ts';
import { interceptorsOverGuam } from './rules/raidPlacement.ts';

/** A battle of version 1: begun, it may be, before the advanced rules were written, so without what they keep. */
type First = Partial<Battle> & { rules: Omit<Battle['rules'], 'advanced'> & Partial<Battle['rules']> };

/**
 * A match of version 1 or 2 goes on under the rules of version 3, which has other charts where they are our own, and
 * nothing else that is new.
 */
export function adopt(data: unknown, from: number): Battle {
  if (from === 2) return data as Battle;
  const first = data as First;
  const rules = { ...first.rules, advanced: first.rules.advanced ?? advancedOf({}, false, false) };
  const battle: Battle = { ...emptyBattle(rules), ...first, rules };
  // 11.27(2): version 1 did not note whether a raid rose under the guns of interceptors.
  if (interceptorsOverGuam(battle))
    for (const raid of battle.raids)
      if (raid.owner === FROM_GUAM && raid.hex === GUAM_HEX && raid.since === phaseCount(battle)) raid.caught = true;
  return battle;
}
