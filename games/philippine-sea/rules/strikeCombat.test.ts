import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { type Battle, type Force, inMission, LOST_AWAY, type Mission } from '../data/state.ts';
import type { Surprise } from './airToShip.ts';
import { fly, unitOf, wordless } from './combat.testing.ts';
import { forceById } from './forces.ts';
import { patrolAgainst, pointsAtEscorts, rollSurprise, strikeCombat } from './strikeCombat.ts';
import { data, done, given, place, type Table, told } from './testing.ts';

const HEX = '1119';
const CARRIER: Partial<Force> = { kind: 'carrier', level: 4, butai: true, marker: '1', raided: true };
const BOMBERS = ['Essex SB2C 1', 'Essex SB2C 2', 'Essex TBF 1'];
const ESCORTS = ['Essex F6F 1', 'Essex F6F 2'];

describe('surprise', () => {
  const surprise = (die: number, change: Partial<Force> = {}): Surprise =>
    given([die], (g) => rollSurprise(g, place(g.state, HEX, ['Zuikaku'], { ...CARRIER, ...change })));

  test('rules 5.1(4), 5.31: none up to eight, partial at nine and ten', () => {
    expect([surprise(8), surprise(9), surprise(10)]).toEqual(['none', 'partial', 'partial']);
  });
  test('rules 5.32, 8.351: American advantage and a force that never raided add up', () => {
    expect([surprise(6, { advantage: true }), surprise(7, { advantage: true })]).toEqual(['none', 'partial']);
    expect([surprise(7, { raided: false }), surprise(8, { raided: false })]).toEqual(['none', 'partial']);
    expect(surprise(10, { raided: false })).toBe('complete');
    expect([7, 8].map((die) => surprise(die, { advantage: true, raided: false }))).toEqual(['partial', 'complete']);
  });
  test('rule 5.33: only carrier forces can be surprised', () => {
    expect(given([], (g) => rollSurprise(g, place(g.state, HEX, ['Yamato'], { kind: 'surface', level: 3 })))).toBe(
      'none',
    );
  });
});

describe('the patrol', () => {
  const patrol = (
    dice: number[],
    surprise: Surprise = 'none',
    change: Partial<Force> = {},
    ships = ['Zuikaku'],
  ): number => given(dice, (g) => patrolAgainst(g, place(g.state, HEX, ships, { ...CARRIER, ...change }), surprise));

  test('rules 5.1(5), 5.41: by the net air value and the die', () => {
    // Zuikaku is worth 10: the column for 8.
    expect([patrol([1]), patrol([10])]).toEqual([1, 5]);
    const air = { turnaround: [4, 0, 2, 0, 0], all: 0, lost: 3 };
    // Less three lost and four in servicing: 3.
    expect(patrol([10], 'none', { air })).toBe(3);
  });
  test('rule 5.41: a point may fly at nothing, two at a net value of 1', () => {
    const lost = (n: number) => ({ air: { turnaround: [0, 0, 0, 0, 0], all: 0, lost: n } });
    expect(patrol([10], 'none', lost(10))).toBe(1);
    expect(patrol([10], 'none', lost(30))).toBe(1);
    expect(patrol([10], 'none', lost(9))).toBe(2);
  });
  test('rules 5.31, 5.41: partial surprise weakens it, complete surprise keeps it down', () => {
    expect(patrol([10], 'partial')).toBe(3);
    expect(patrol([], 'complete')).toBe(0);
  });
  test('rule 5.41: the scenario may lay it down', () => {
    expect(patrol([], 'none', { fixedPatrol: 4 })).toBe(4);
    expect(patrol([], 'none', { fixedPatrol: 0 })).toBe(0);
  });
  test('rule 5.43: it is called for once in a phase, by the first strike that it can meet', () => {
    given([10], (g) => {
      const force = place(g.state, HEX, ['Zuikaku'], CARRIER);
      expect(patrolAgainst(g, force, 'complete')).toBe(0);
      expect(force.patrol).toBe(-1);
      expect(patrolAgainst(g, force, 'none')).toBe(5);
      force.patrol = 2;
      expect(patrolAgainst(g, force, 'none')).toBe(2);
      expect(patrolAgainst(g, force, 'complete')).toBe(0);
    });
  });
  test('rule 5.41: surface forces have none', () => {
    expect(patrol([], 'none', { kind: 'surface', level: 3 }, ['Yamato'])).toBe(0);
  });
});

interface Fought {
  match: Table;
  attacking: string[];
}
function fight(
  points: number,
  units: readonly string[],
  dice: readonly number[],
  mission: Partial<Mission> = {},
  change: (data: Battle) => void = () => undefined,
): Fought {
  let left: number[] = [];
  const match = done((g) => void (left = strikeCombat(g, 0, forceById(g.state, 0) as Force)), {
    dice,
    change: (data) => {
      fly(data, 0, { kind: 'strike', hex: grid.mustHex(HEX), ...mission }, units);
      place(data, HEX, ['Zuikaku'], { ...CARRIER, patrol: points });
      change(data);
    },
  });
  return { match, attacking: BOMBERS.filter((id) => left.includes(unitOf(id))) };
}
const force = (match: Table): Force => data(match).forces[0] as Force;

describe('strike combat', () => {
  test('rule 4.53: one point takes on two escorts, rounded up', () => {
    expect([1, 2, 3, 4, 5].map((escorts) => pointsAtEscorts(9, escorts))).toEqual([1, 1, 2, 2, 3]);
    expect(pointsAtEscorts(1, 6)).toBe(1);
  });

  test('rules 4.53, 5.42: escorts fight as many, the rest of the patrol the attack planes', () => {
    // Five points: one at two escorts, four at the attack planes. Escorts: 10-1 = 9 on column 2: two, but one is there.
    const { match, attacking } = fight(5, [...BOMBERS, ...ESCORTS], [10, 1, 9, 2]);
    expect(force(match)).toMatchObject({ patrol: 4, air: { lost: 1 } });
    // Column 4, 9 + 1 = 10: one of three lost, by chance.
    expect(attacking).toEqual(['Essex SB2C 1', 'Essex TBF 1']);
    expect(data(match).units[unitOf('Essex SB2C 2')]).toBe(LOST_AWAY);
    expect(wordless(match)).toEqual([]);
    expect(told(match)).toContain(
      'Strike 1 fights the CAP of Butai 1 (5 points): 1 shot down. Only the 1 point facing the escorts could be hit (4.53).',
    );
  });

  test('rule 4.53: a patrol that the escorts absorb does not reach the attack planes', () => {
    const { attacking } = fight(1, [...BOMBERS, ...ESCORTS], [1, 1]);
    expect(attacking).toEqual(BOMBERS);
  });

  test('rule 4.53: without escorts the patrol counts twice: four points fire as eight', () => {
    // Column 8 at 7: 6 + 1; with 4 it would be A.
    const { attacking, match } = fight(4, BOMBERS, [6, 1]);
    expect(attacking).toEqual(['Essex SB2C 2', 'Essex TBF 1']);
    expect(force(match).patrol).toBe(4);
  });

  test('rules 4.54, 5.42: escorts fire at one less; losses of the patrol go to the Lost box', () => {
    const rolled = (die: number): Force =>
      force(fight(4, [...ESCORTS, 'Essex F6F 3', 'Langley F6F 1'], [die, 1]).match);
    // 4 - 1 = 3 on column 4: one, where 4 is two.
    expect(rolled(4)).toMatchObject({ patrol: 3, air: { lost: 1 } });
    // 10 - 1 = 9: three, but two engage.
    expect(rolled(10)).toMatchObject({ patrol: 2, air: { lost: 2 } });
  });

  test('rules 4.56, 4.57: A against attack planes holds one out of the attack', () => {
    // Two points without escorts: column 4, 6 + 1 = 7: A.
    const { match, attacking } = fight(2, BOMBERS, [6, 3]);
    expect(attacking).toEqual(['Essex SB2C 1', 'Essex SB2C 2']);
    expect(data(match).units[unitOf('Essex TBF 1')]).toBe(inMission(0));
    expect(told(match)).toContain('Fighters put Essex TBF 1 off its attack.');
  });

  test('rule 4.57: A against the escorts lets one surviving point at the attack planes too', () => {
    // One point at two escorts: 10 is A; 1 - 1 = 0: it survives; then it fires on column 1 at 9 + 1: A.
    const through = fight(1, [...BOMBERS, ...ESCORTS], [1, 10, 9, 1]);
    expect(through.attacking).toEqual(['Essex SB2C 2', 'Essex TBF 1']);
    expect(told(through.match)).toContain('A CAP point breaks through to the attack planes.');
    // Shot down, it does not.
    expect(fight(1, [...BOMBERS, ...ESCORTS], [9, 10]).attacking).toEqual(BOMBERS);
  });

  test('rule 4.45: a strike short of fuel fares worse', () => {
    const { match, attacking } = fight(1, [...BOMBERS, ...ESCORTS], [3, 9, 1], { fuel: 0 });
    // 3 - 1 - 2 = 0: none shot down; 9 + 2 = 11 on column 1: an escort lost.
    expect(force(match).patrol).toBe(1);
    expect(data(match).units[unitOf('Essex F6F 1')]).toBe(LOST_AWAY);
    expect(attacking).toEqual(BOMBERS);
  });

  test('rule 4.53: escorts alone fight only those that take them on', () => {
    const { match } = fight(6, ESCORTS, [10, 1]);
    expect(force(match)).toMatchObject({ patrol: 5 });
  });

  test('rule 5.43: points shot down stay down where the scenario laid down the patrol', () => {
    const { match } = fight(2, ESCORTS, [10, 1], {}, (data) => void ((data.forces[0] as Force).fixedPatrol = 2));
    expect(force(match)).toMatchObject({ patrol: 1, fixedPatrol: 1 });
  });
});
