import { clone } from '@point-option/engine';
import { expect, test } from 'vitest';
import { adopt } from './adopt.ts';
import { GUAM_HEX } from './data/map.ts';
import { type Battle, FROM_GUAM, LISTED } from './data/state.ts';
import { invariants } from './invariants.ts';
import { fly as flown } from './rules/decks.testing.ts';
import { fly } from './rules/raids.testing.ts';
import { data, done } from './rules/testing.ts';

/** The full battle as version 1 kept it before there were advanced rules. */
function first(change: (battle: Battle) => void = () => undefined): Record<string, unknown> {
  const battle: Record<string, unknown> = clone(data(done(() => undefined, { change }))) as never;
  const later = ['wind', 'sentFrom', 'sentBefore', 'oilers', 'flewByDay', 'flewByNight', 'tired'];
  for (const field of later) delete battle[field];
  const { advanced: _advanced, ...rules } = (battle as unknown as Battle).rules;
  return { ...battle, rules };
}

test('a battle of version 1 goes on, without the advanced rules', () => {
  const now = data(done(() => undefined));
  expect(adopt(first(), 1)).toEqual(now);
  expect(invariants(adopt(first(), 1))).toEqual([]);
  expect(adopt(clone(now), 1)).toEqual(now);
});

test('a battle of version 2 goes on as it is, with other charts', () => {
  const now = data(done(() => undefined));
  expect(adopt(clone(now), 2)).toEqual(now);
});

test('rule 11.27: a raid that has just risen under interceptors over Guam is caught there', () => {
  const caught = (over: boolean, owner: number): boolean | undefined =>
    adopt(
      first((battle) => {
        if (over) flown(battle, 0, 'intercept', '1407', ['Essex F6F 1']);
        fly(battle, { owner, hex: GUAM_HEX, since: 0 });
      }),
      1,
    ).raids[0]?.caught;
  expect([caught(true, FROM_GUAM), caught(false, FROM_GUAM), caught(true, LISTED)]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});
