import { oddsFor, say, type Wanted, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid, GUAM_HEX } from '../data/map.ts';
import { type Battle, FROM_GUAM, inMission, LOST_AWAY, type Mission, type Raid } from '../data/state.ts';
import { words } from '../words.ts';
import { fly, raidAt, unitOf, wordless } from './combat.testing.ts';
import { interception, interceptionCombat, leastAtEscorts } from './interception.ts';
import { AFTER, asked, data, now, order, pieces, playing, refused, spoken, type Table, told } from './testing.ts';

const HEX = '1113';
const at = grid.mustHex(HEX);
const FOUR = ['Essex F6F 1', 'Essex F6F 2', 'Essex F6F 3', 'Langley F6F 1'];
const OTHERS = ['Hornet F6F 1', 'Hornet F6F 2'];

function segment(change: (data: Battle) => void): Table {
  return playing(interception, {}, [interceptionCombat], { change });
}
/** Four units over the hex with a raid. */
const meeting = (raid: Partial<Raid> = {}, mission: Partial<Mission> = {}, units = FOUR): Table =>
  segment((data) => {
    fly(data, 0, { kind: 'intercept', hex: at, ...mission }, units);
    data.raids = [raidAt(HEX, raid)];
  });
const ENGAGE = { 'mission 0': 'raid 0' };
const why = (match: Table, wanted: Wanted): string | undefined => {
  const refusal = whyNot(match, 'us', wanted);
  return refusal ? say(words, refusal.reason) : undefined;
};
const raid = (match: Table): Raid | undefined => data(match).raids[0];

describe('dividing', () => {
  const two = (change: (data: Battle) => void = () => undefined): Table =>
    segment((data) => {
      fly(data, 0, { kind: 'intercept', hex: at }, FOUR);
      data.raids = [raidAt(HEX, { fighters: 0 }), raidAt(HEX, { id: 1, fighters: 0 })];
      change(data);
    });
  test('rule 4.37: over two raids a mission of several units may divide first, with the same fuel', () => {
    const match = two();
    expect(now(match)).toBe('interception combat: divide');
    expect(wordless(match)).toEqual([]);
    expect(spoken(match).options).toEqual({ '-1': 'No, engage', 0: 'Intercept 1, 4 units' });
    order(match, 0);
    expect(wordless(match)).toEqual([]);
    order(match, { 'Essex F6F 1': 'new' });
    expect(now(match)).toBe('interception combat: divide');
    order(match, -1);
    expect(pieces(match)).toEqual({ 'mission 0': undefined, 'mission 1': undefined });
    order(match, { 'mission 0': 'raid 0', 'mission 1': 'raid 1' }, 5, 5);
    expect(
      data(match)
        .missions.slice(0, 2)
        .map(({ fuel }) => fuel),
    ).toEqual([7, 7]);
    expect(data(match).raids.map(({ points }) => points)).toEqual([6, 7]);
  });
  test('rules 4.37, 4.35: a patrol leaves its station for it, and its fuel is rolled once', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'patrol', groups: 1 }, FOUR);
      data.raids = [raidAt('1109', { fighters: 0 }), raidAt('1109', { id: 1, fighters: 0 })];
    });
    expect(spoken(match).cautions).toEqual(['It leaves its station.']);
    order(match, 0, 7);
    order(match, { 'Essex F6F 1': 'new', 'Essex F6F 2': 'new' });
    expect(
      data(match)
        .missions.slice(0, 2)
        .map(({ kind, fuel }) => [kind, fuel]),
    ).toEqual([
      ['intercept', 13],
      ['intercept', 13],
    ]);
  });
  test('rule 4.37: nobody is asked over one raid, with single units, or without a free display', () => {
    const full = (data: Battle): void => {
      for (let m = 1; m < 8; m++) fly(data, m, { kind: 'strike', hex: grid.mustHex('1120') }, []);
    };
    const single = segment((data) => {
      fly(data, 0, { kind: 'intercept', hex: at }, ['Essex F6F 1']);
      data.raids = [raidAt(HEX), raidAt(HEX, { id: 1 })];
    });
    for (const match of [meeting(), single, two(full)]) expect(now(match)).toBe('interception combat: engage');
  });
});

describe('who may intercept', () => {
  test('rules 4.5, 4.51: missions in the hex of a raid, each against one raid, or not at all', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'intercept', hex: at }, FOUR);
      fly(data, 1, { kind: 'intercept', hex: grid.mustHex('1114') }, OTHERS);
      fly(data, 2, { kind: 'intercept', hex: at }, ['Bataan F6F 1']);
      data.raids = [
        raidAt(HEX),
        raidAt(HEX, { id: 1, wave: 'B' }),
        raidAt('1120', { id: 2 }),
        raidAt(HEX, { id: 3, returning: 2 }),
      ];
    });
    order(match, -1);
    expect(pieces(match)).toEqual({ 'mission 0': undefined, 'mission 2': undefined });
    expect(asked(match)).toMatchObject({ boxes: [{ id: 'raid 0' }, { id: 'raid 1' }], partial: true });
    expect(why(match, { piece: 'mission 1' })).toBe('Intercept 2 isn’t over 1113.');
    expect(spoken(match).boxes[0]).toBe('Raid 1-A: 8 points, types unknown');
    expect(wordless(match)).toEqual([]);
    order(match, {});
    expect(now(match)).toBe(AFTER);
    expect(data(match).missions[0]?.fuel).toBe(10);
    expect(raid(match)?.intercepted).toBe(false);
  });

  test('rule 4.24: a strike never fights a raid', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'intercept', hex: at }, FOUR);
      fly(data, 1, { kind: 'strike', hex: at }, OTHERS);
      data.raids = [raidAt(HEX)];
    });
    expect(Object.keys(pieces(match))).toEqual(['mission 0']);
    expect(why(match, { piece: 'mission 1' })).toBe('Strike 2 is a strike. Strikes don’t fight raids.');
    const alone = segment((data) => {
      fly(data, 1, { kind: 'strike', hex: at }, OTHERS);
      data.raids = [raidAt(HEX)];
    });
    expect(now(alone)).toBe(AFTER);
  });

  test('rule 4.51: fuel critical 3 may fight, fuel critical 4 may not', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'intercept', hex: at, fuel: -3 }, FOUR);
      fly(data, 1, { kind: 'intercept', hex: at, fuel: -4 }, OTHERS);
      data.raids = [raidAt(HEX, { fighters: 0 })];
    });
    expect(Object.keys(pieces(match))).toEqual(['mission 0']);
    expect(why(match, { piece: 'mission 1' })).toBe(
      'Intercept 2 is fuel critical 4 or worse and can’t pay for a fight.',
    );
    expect(spoken(match).cautions).toEqual([
      'The fight leaves it fuel critical 6. It fires worse and may not get home.',
    ]);
    order(match, ENGAGE, 5);
    expect(data(match).missions[0]?.fuel).toBe(-6);
    expect(now(meeting({}, { fuel: -4 }))).toBe(AFTER);
  });

  test('rule 4.434: air combat costs an intercept mission three points', () => {
    const match = meeting({ fighters: 0 });
    order(match, ENGAGE, 5);
    expect(data(match).missions[0]?.fuel).toBe(7);
    expect(spoken(meeting()).cautions).toEqual([]);
  });

  test('rules 4.34, 4.35, 4.434, 4.51: a patrol comes onto the map, gets its fuel and pays from that', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'patrol', groups: 1 << 3, fuel: 0 }, FOUR.slice(0, 3));
      data.raids = [raidAt('1109', { fighters: 0 })];
    });
    expect(spoken(match).options['mission 0']).toBe('Patrol 1: 3 units, leaves station, fuel rolled');
    order(match, ENGAGE, 7, 5);
    expect(data(match).missions[0]).toMatchObject({ kind: 'intercept', hex: grid.mustHex('1109'), fuel: 10 });
    expect(raid(match)?.points).toBe(6);
  });

  test('rule 4.34: a patrol that is not sent stays on its station', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'patrol', groups: 1 << 3, fuel: 0 }, FOUR.slice(0, 3));
      data.raids = [raidAt('1109')];
    });
    order(match, {});
    expect(data(match).missions[0]?.kind).toBe('patrol');
  });

  test('rule 4.5: hex by hex, each with its own decision', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'intercept', hex: at }, FOUR);
      fly(data, 1, { kind: 'intercept', hex: grid.mustHex('1220') }, OTHERS);
      data.raids = [raidAt('1220', { id: 1, fighters: 0 }), raidAt(HEX, { fighters: 0 })];
    });
    expect(pieces(match)).toEqual({ 'mission 0': undefined });
    order(match, {});
    expect(pieces(match)).toEqual({ 'mission 1': undefined });
    order(match, { 'mission 1': 'raid 1' }, 5);
    expect(now(match)).toBe(AFTER);
    expect(data(match).raids.map(({ points }) => points)).toEqual([7, 8]);
  });
});

describe('escorts', () => {
  test('rules 4.52, 10.13: the first contact makes out the escorts, once', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'intercept', hex: at }, FOUR);
      fly(data, 1, { kind: 'intercept', hex: at }, ['Hornet F6F 1']);
      data.raids = [raidAt(HEX)];
    });
    order(match, { 'mission 0': 'raid 0', 'mission 1': 'raid 0' });
    expect(now(match)).toBe('interception combat: next');
    expect(spoken(match).options).toEqual({ 0: 'Intercept 1, at Raid 1-A', 1: 'Intercept 2, at Raid 1-A' });
    // The single unit goes first: three escorts are made out, and it must take them on.
    order(match, 1, 5, 1, 1);
    expect(raid(match)).toMatchObject({ points: 8, fighters: 3, intercepted: true });
    expect(now(match)).toBe('interception combat: split');
    order(match, 4, 10, 1);
    expect(raid(match)).toMatchObject({ points: 5, fighters: 0 });
    expect(now(match)).toBe(AFTER);
  });

  test('rule 4.52: one unit for two escorts at least, one at any rate, and all before any goes elsewhere', () => {
    const least = (fighters: number, units: number): number => leastAtEscorts(fighters, units);
    expect([least(0, 4), least(1, 4), least(2, 4), least(3, 4), least(4, 4), least(5, 4)]).toEqual([0, 1, 1, 1, 2, 2]);
    expect([least(8, 3), least(6, 3)]).toEqual([3, 3]);
  });

  test('rule 4.52: the player apportions the rest', () => {
    const match = meeting({ fighters: 5, points: 9 });
    order(match, ENGAGE);
    expect(asked(match)).toMatchObject({ kind: 'amount', min: 2, max: 4 });
    expect(spoken(match).question).toBe(
      'Intercept 1 has 4 units against Raid 1-A: 5 fighter points, 4 attack. How many units take on the escorts?',
    );
    expect(refused(match, 1)).not.toBeNull();
    expect(whyNot(match, 'us', { option: 1 })?.reason.values).toEqual({ n: 2 });
    expect(why(match, { option: 'five' })).toBeDefined();
    expect(oddsFor(match, 'us', 2)).toBeNull();
    order(match, 2, 10, 1, 10);
    expect(raid(match)).toMatchObject({ points: 5, fighters: 3 });
  });

  test('rule 4.52: without a choice nothing is asked', () => {
    const none = meeting({ fighters: 0 });
    order(none, ENGAGE, 8);
    expect(raid(none)).toMatchObject({ points: 5 });
    const few = meeting({ fighters: 4 }, {}, ['Essex F6F 1', 'Essex F6F 2']);
    order(few, ENGAGE, 10, 1);
    expect(raid(few)).toMatchObject({ points: 6, fighters: 2 });
    const escortsOnly = meeting({ fighters: 8 });
    order(escortsOnly, ENGAGE, 5, 1);
    expect(now(escortsOnly)).toBe(AFTER);
  });
});

describe('the fight', () => {
  test('rules 4.54, 4.55: both fights by their own columns; what is over is lost', () => {
    const match = meeting({ fighters: 1, points: 8 });
    order(match, ENGAGE);
    order(match, 3, 10, 1, 5);
    // Three units roll 9 after the modifier: two points, but there is one escort.
    expect(raid(match)).toMatchObject({ points: 6, fighters: 0 });
    expect(told(match).at(-1)).toBe(
      'Intercept 1 fights Raid 1-A and shoots down 1 fighter point and 1 attack. Extra hits don’t carry over (4.55).',
    );
  });

  test('rules 4.54, 4.56: fire is simultaneous: escorts that are shot down have fired', () => {
    const match = meeting({ points: 2, fighters: 2 }, {}, ['Essex F6F 1', 'Essex F6F 2']);
    order(match, ENGAGE, 10, 10, 2);
    expect(data(match).raids).toEqual([]);
    expect(data(match).units[unitOf('Essex F6F 2')]).toBe(LOST_AWAY);
    expect(data(match).units[unitOf('Essex F6F 1')]).toBe(inMission(0));
    expect(wordless(match)).toEqual([]);
  });

  test('rule 4.56: a mission that loses its last unit is gone', () => {
    const match = meeting({ points: 4, fighters: 4 }, {}, ['Essex F6F 1']);
    order(match, ENGAGE, 5, 9);
    expect(data(match).missions[0]?.kind).toBeNull();
  });

  test('rule 4.45: a mission short of fuel after paying fires worse and suffers more', () => {
    const sound = meeting({ fighters: 0 }, { fuel: 4 });
    order(sound, ENGAGE, 8);
    expect(raid(sound)?.points).toBe(5);
    const short = meeting({ fighters: 0 }, { fuel: 3 });
    order(short, ENGAGE, 8);
    expect(raid(short)?.points).toBe(6);
    const target = meeting({ points: 2, fighters: 2 }, { fuel: 3 });
    order(target, ENGAGE, 1, 8, 1);
    expect(data(target).units[unitOf('Essex F6F 1')]).toBe(LOST_AWAY);
  });

  test('rule 4.57: on A an escort gets at those after the attack planes, first; an A there silences one', () => {
    const match = meeting({ points: 8, fighters: 3 });
    order(match, ENGAGE);
    // No escort is shot down, A; the extra attack: A; one of two fires.
    order(match, 2, 1, 8, 10, 9);
    expect(raid(match)).toMatchObject({ points: 7, fighters: 3 });
    expect(told(match)).toContain('An escort breaks through to the fighters attacking the bombers.');
  });

  test('rule 4.57: the extra attack may bring one down', () => {
    const match = meeting({ points: 8, fighters: 3 }, { fuel: 2 });
    order(match, ENGAGE);
    order(match, 2, 1, 6, 9, 1, 7);
    expect(data(match).units[unitOf('Essex F6F 3')]).toBe(LOST_AWAY);
    expect(raid(match)?.points).toBe(7);
  });

  test('rule 4.57: without a surviving escort, or without anybody to get at, A is nothing', () => {
    const gone = meeting({ points: 8, fighters: 2 });
    order(gone, ENGAGE);
    // Three units shoot down both escorts; the fourth hunts in peace.
    order(gone, 3, 8, 8, 5);
    expect(raid(gone)).toMatchObject({ points: 5, fighters: 0 });
    const nobody = meeting({ points: 8, fighters: 3 });
    order(nobody, ENGAGE);
    order(nobody, 4, 2, 8);
    expect(raid(nobody)).toMatchObject({ points: 7, fighters: 2 });
  });

  test('rule 4.51: a mission whose raid another has destroyed has paid for nothing', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'intercept', hex: at }, FOUR);
      fly(data, 1, { kind: 'intercept', hex: at }, OTHERS);
      data.raids = [raidAt(HEX, { points: 2, fighters: 0 })];
    });
    order(match, { 'mission 0': 'raid 0', 'mission 1': 'raid 0' });
    order(match, 0, 5);
    expect(now(match)).toBe(AFTER);
    expect(data(match).raids).toEqual([]);
    expect(data(match).missions[1]).toMatchObject({ fuel: 7 });
  });

  test('rule 4.51: at different raids the order is nothing to ask about', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'intercept', hex: at }, FOUR);
      fly(data, 1, { kind: 'intercept', hex: at }, OTHERS);
      data.raids = [raidAt(HEX, { fighters: 0 }), raidAt(HEX, { id: 1, fighters: 0 })];
    });
    order(match, -1);
    order(match, { 'mission 0': 'raid 1', 'mission 1': 'raid 0' }, 5, 5);
    expect(data(match).raids.map(({ points }) => points)).toEqual([7, 6]);
  });

  test('rule 11.27: two better at a raid in the phase it takes off from Guam', () => {
    const over = (since: number, caught = true): number | undefined => {
      const match = segment((data) => {
        fly(data, 0, { kind: 'intercept', hex: GUAM_HEX }, FOUR);
        data.raids = [
          raidAt(grid.label(GUAM_HEX), { owner: FROM_GUAM, land: true, fighters: 0, since, ...(caught && { caught }) }),
        ];
      });
      order(match, ENGAGE, 6);
      return raid(match)?.points;
    };
    expect([over(0), over(1)]).toEqual([5, 6]);
    // 11.27(2): not where it came up under radar and the interceptors flew there afterwards.
    expect(over(0, false)).toBe(6);
  });
});
