import { ask, begin, clone, fast, type Match, same, sampleAnswer, submit } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { philippineSea } from '../index.ts';
import { copy } from './copy.ts';
import { type Battle, type Force, type Group, newForce, type Raid, type Search } from './state.ts';

/** A battle of every scenario as random orders have left it, every few orders. */
function* battles(seed: string): Generator<Battle> {
  const every = Object.fromEntries(
    Object.entries(philippineSea.options ?? {}).map(([name, spec]) => [
      name,
      spec.default === false ? true : spec.default,
    ]),
  );
  for (const { id } of philippineSea.scenarios)
    for (const options of [{}, every]) {
      const match: Match<Battle> = begin(philippineSea, {
        scenario: id,
        options,
        dice: { kind: 'fast', seed },
        simulate: true,
      });
      const dice = fast(`${seed}/orders`);
      for (let orders = 0; match.table.whole.outcome === null; orders++) {
        if (orders % 50 === 0) yield match.table.state;
        const question = ask(match, 'us');
        if (question) submit(match, 'us', sampleAnswer(question, dice));
      }
    }
}

/** Every field that there may be: a new one that is missing here does not compile. */
function withEverything(): Battle {
  const battle = philippineSea.setup('full-battle', {});
  const group: Required<Group> = { hex: 1, from: 2, wind: 'leeward', guards: 3 };
  const search: Required<Search> = {
    id: 1,
    narrow: true,
    origin: 2,
    goal: 3,
    hex: 4,
    homeward: true,
    group: 1,
    out: 5,
    extended: true,
    shadows: 2,
    blindFrom: 6,
  };
  const raid: Required<Raid> = {
    id: 1,
    owner: 2,
    wave: 'B',
    land: true,
    hex: 3,
    source: 4,
    target: 1,
    points: 9,
    fighters: 3,
    aborted: 1,
    intercepted: true,
    returning: 2,
    since: 7,
    shuttle: true,
    caught: true,
    followsHome: true,
    number: 4,
  };
  const force: Required<Force> = {
    ...newForce(0, 'A', 10),
    ships: [1, 2],
    fuel: { oiler: 1 },
    air: { turnaround: [1, 2, 3, 4, 5], all: 6, lost: 7, shuttled: 8 } satisfies Required<Force['air']>,
  };
  battle.groups.push(group);
  battle.searches.push(search);
  battle.raids.push(raid);
  battle.forces.push(force, { ...newForce(1, 'B', 11), fuel: 'refuelled' });
  battle.wrecks.push({ ship: 1, hex: 2, of: 3 });
  battle.oilers.push({ hex: 1, waiting: [2, 3], tried: 4 });
  battle.sentBefore = { Yap: 2 };
  return battle;
}

/** Lists and objects of the one that the other has too, by their paths. */
function sharedParts(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return [];
  if (one === other) return [path];
  return Object.entries(one).flatMap(([key, value]) =>
    sharedParts(value, (other as Record<string, unknown>)[key], `${path}/${key}`),
  );
}

describe('a copy of a battle', () => {
  test('is what the kernel would copy, with every field that there may be', () => {
    const battle = withEverything();
    const whole = clone(battle);
    expect(copy(battle)).toStrictEqual(whole);
  });

  test('shares the rules of the scenario and nothing else', () => {
    const battle = withEverything();
    expect(sharedParts(copy(battle), battle)).toEqual(['/rules']);
  });

  test('is and shares that whatever has happened', () => {
    let seen = 0;
    for (const battle of battles('copy')) {
      const copied = copy(battle);
      expect(same(copied, clone(battle))).toBe(true);
      expect(sharedParts(copied, battle)).toEqual(['/rules']);
      seen++;
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('freezes the rules it shares', () => {
    const battle = withEverything();
    const { rules } = copy(battle);
    expect(() => (rules.guam = false)).toThrow(TypeError);
    expect(() => battle.rules.levels.pop()).toThrow(TypeError);
    expect(() => (battle.rules.advanced.leeward = true)).toThrow(TypeError);
  });

  test('leaves the rules of another match alone', () => {
    copy(philippineSea.setup('full-battle', {}));
    const fresh = philippineSea.setup('full-battle', {});
    fresh.rules.guam = false;
    expect(philippineSea.setup('full-battle', {}).rules.guam).toBe(true);
  });
});
