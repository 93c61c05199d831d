import { ask, begin, fast, type Game, type Match, observeMatch, random, say, submit } from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { grid, GUAM_HEX, OFF } from '../data/map.ts';
import { type Battle, FROM_GUAM } from '../data/state.ts';
import { philippineSea } from '../index.ts';
import { hexOf } from '../rules/groups.ts';
import { nameOfRaid } from '../rules/raidReturn.ts';
import { fly } from '../rules/raids.testing.ts';
import { words } from '../words.ts';
import { overlays } from './overlays.ts';
import { seen } from './present.testing.ts';

const hex = grid.mustHex;

/** What is drawn of raids: "Course of Raid 1-A, by phases: 1114 1112 1110 1109". */
const drawn = (change: (battle: Battle) => void): string[] =>
  overlays(seen(change), null)
    .filter(({ label }) => label?.key === 'track of a raid' || label?.key === 'where a raid may be')
    .map(({ kind, label, hexes }) => `${kind}, ${say(words, label ?? { key: '' })}: ${hexes.join(' ')}`);

describe('the course of a raid', () => {
  test('rule 10.23: a line where it is certain, by its stops', () => {
    expect(drawn((battle) => void fly(battle, { hex: hex('1114') }))).toEqual([
      'track, Course of Raid 1-A, by phases: 1114 1112 1110 1109',
    ]);
  });

  test('rule 10.23: from where chance takes one of two hexes, every hex where it may be', () => {
    const course = drawn((battle) => {
      fly(battle, { hex: hex('1113') });
      (battle.groups[0] as { hex: number }).hex = hex('1210');
    });
    expect(course).toEqual(['mark, Where Raid 1-A may be: 1111 1212 1210']);
  });

  test('rule 11.28: back to Guam, by its own name', () => {
    const course = drawn((battle) => void fly(battle, { hex: hex('1109'), owner: FROM_GUAM, target: -1 }));
    expect(course.length).toBeGreaterThan(0);
    for (const line of course) expect(line).toContain('the raid from Guam');
    expect(course.at(-1)?.endsWith(grid.label(GUAM_HEX))).toBe(true);
  });
});

interface Expected {
  readonly from: number;
  readonly goal: number;
  readonly hexes: ReadonlySet<string>;
}
const goalOf = (state: Battle, target: number): number => (target < 0 ? GUAM_HEX : hexOf(state, target));

/** Of every raid on the map: where it is, what it makes for, and the hexes that are drawn for it. */
function expectedIn(match: Match): Map<number, Expected> {
  const state = match.table.whole.data as Battle;
  const shown = philippineSea.present(observeMatch(match, 'us') as never).map?.overlays ?? [];
  return new Map(
    state.raids
      .filter(({ returning }) => returning < 0)
      .map((raid) => {
        const name = say(words, nameOfRaid(state, raid));
        const own = shown.filter(({ label }) => label?.values?.['raid'] && say(words, label).includes(name));
        const hexes = new Set(own.flatMap((overlay) => overlay.hexes));
        return [raid.id, { from: raid.hex, goal: goalOf(state, raid.target), hexes }];
      }),
  );
}

test.each(['hellcats-up', 'turkey-shoot', 'first-blood', 'full-battle'])(
  'rule 10.23: every move of a raid ends in a hex drawn before it: %s',
  (scenario) => {
    let moves = 0;
    for (let seed = 0; seed < sample(3, 24); seed++) {
      const match = begin(philippineSea as unknown as Game, {
        scenario,
        dice: { kind: 'fast', seed: `courses ${seed}` },
        simulate: true,
      });
      const dice = fast(`courses ${seed}/staff`);
      for (let orders = 0; orders < 400 && match.table.whole.outcome === null; orders++) {
        const state = match.table.whole.data as Battle;
        const before = state.raids.length > 0 ? expectedIn(match) : new Map<number, Expected>();
        const question = ask(match, 'us');
        if (question === null) throw new Error('Nobody is asked.');
        submit(match, 'us', random.decide(observeMatch(match, 'us'), question, dice));
        const after = match.table.whole.data as Battle;
        for (const raid of after.raids) {
          const was = before.get(raid.id);
          // A target that has moved since is followed, and one that is gone is left for another.
          if (!was || raid.hex === OFF || raid.hex === was.from || goalOf(after, raid.target) !== was.goal) continue;
          moves++;
          expect([...was.hexes]).toContain(grid.label(raid.hex));
        }
      }
    }
    expect(moves).toBeGreaterThan(4);
  },
);
