import { oddsFor, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { ALL_HEXES, grid, IS_ISLAND } from '../data/map.ts';
import { ALONE, type Battle, type Force, type G, type Raid, SHIP_SUNK } from '../data/state.ts';
import { SUBMARINES } from '../data/usShips.ts';
import { moveForce } from './forceMovement.ts';
import { ageHits } from './japaneseDamage.ts';
import { huntShadowers, submarineActs, submarineOperations, submarineToPlace } from './submarines.ts';
import { huntSubmarine, largestShips, submarineAttack, torpedoes } from './submarineAttack.ts';
import { approach } from './submarineContact.ts';
import {
  AFTER,
  choices,
  data,
  done,
  events,
  given,
  now,
  order,
  place,
  playing,
  spoken,
  type Table,
} from './testing.ts';
import { placement } from './turn.ts';

const hex = grid.mustHex;
const japanese = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const CAVALLA = 0;
const FINBACK = 1;

/** The US Subs chit is drawn; only those submarines are at sea that are put there. */
function drawn(change: (state: Battle) => void): Table {
  return playing(submarineOperations, {}, [submarineActs, submarineAttack], { change });
}
function at(state: Battle, sub: number, label: string, change: Partial<Battle['subs'][number]> = {}): void {
  state.subs[sub] = { hex: hex(label), pin: 0, shadows: -1, sunk: false, ...change };
}
const sub = (match: Table, which = CAVALLA) => data(match).subs[which]!;
/** A force known to be carriers, so that a contact draws no chit. */
const carriers = (state: Battle, label: string, change: Partial<Force> = {}): Force =>
  place(state, label, [], { kind: 'carrier', level: 2, chit: '1-2 Carriers', ...change });
const whole = (state: Battle, label: string, ships: string[]): Force =>
  place(state, label, ships, { kind: 'carrier', level: 4 });

describe('before the battle', () => {
  test('rules 14.1, 14.11: five submarines by name, each anywhere, islands too', () => {
    expect(SUBMARINES).toHaveLength(5);
    const match = playing(placement, { sub: CAVALLA }, []);
    expect(choices(match)).toHaveLength(ALL_HEXES.length);
    const island = IS_ISLAND.indexOf(true);
    order(match, island);
    expect(sub(match).hex).toBe(island);
    expect(given([], submarineToPlace)).toEqual({ sub: 0 });
    expect(given([], submarineToPlace, { change: (state) => at(state, 0, '1010') })).toEqual({ sub: 1 });
    expect(given([], submarineToPlace, { change: (state) => void (state.rules.submarines = false) })).toBeNull();
    const all = (state: Battle): void => SUBMARINES.forEach((_, n) => at(state, n, '1010'));
    expect(given([], submarineToPlace, { change: all })).toBeNull();
  });
});

describe('moving', () => {
  test('rule 14.12: one after another each moves a hex or stays', () => {
    const match = drawn((state) => {
      at(state, CAVALLA, '1012');
      at(state, FINBACK, '1112');
    });
    expect(now(match)).toBe('submarine: move');
    expect(choices(match)).toEqual([hex('1012'), ...grid.neighbours(hex('1012'))]);
    expect(whyNot(match, 'us', { hex: '1015' })?.reason).toMatchObject({ key: 'why not so far', values: { n: 3 } });
    order(match, hex('1011'));
    expect(spoken(match).question).toBe('Finback is at 1112. Where does she move?');
    order(match, hex('1112'));
    expect([sub(match).hex, sub(match, FINBACK).hex]).toEqual([hex('1011'), hex('1112')]);
    expect(now(match)).toBe(AFTER);
  });

  test('rules 14.12, 14.171: a pinned submarine does nothing but get free, one turn after the other', () => {
    const match = drawn((state) => at(state, CAVALLA, '1012', { pin: 2 }));
    expect([now(match), sub(match).pin]).toEqual([AFTER, 1]);
    const second = drawn((state) => at(state, CAVALLA, '1012', { pin: 1 }));
    expect([now(second), sub(second).pin]).toEqual([AFTER, 0]);
    const third = drawn((state) => at(state, CAVALLA, '1012', { pin: 0 }));
    expect(now(third)).toBe('submarine: move');
    const sunk = drawn((state) => at(state, CAVALLA, '1012', { sunk: true }));
    expect(now(sunk)).toBe(AFTER);
  });

  test('rule 14.18: air raids and submarines do not meet', () => {
    const match = drawn((state) => {
      at(state, CAVALLA, '1012');
      const raid: Raid = {
        id: 0,
        owner: -2,
        wave: 'A',
        land: false,
        hex: hex('1012'),
        source: hex('1020'),
        target: 0,
        points: 9,
        fighters: -1,
        aborted: 0,
        intercepted: false,
        returning: -1,
        since: 0,
      };
      state.raids.push(raid);
    });
    order(match, hex('1012'));
    expect(now(match)).toBe(AFTER);
  });
});

describe('contact', () => {
  test('rule 14.131: same course is a stern chase, one hexside off it oblique, anything else neither', () => {
    const [from, here] = [hex('1013'), hex('1012')];
    expect(approach(from, hex('0912'), here)).toBe('oblique');
    expect(approach(from, hex('1013'), here)).toBe('stern');
    const ways = grid.neighbours(here).map((start) => [grid.label(start), approach(from, start, here)]);
    expect(Object.fromEntries(ways)).toEqual({
      '1013': 'stern',
      '0912': 'oblique',
      '1112': 'oblique',
      '1011': 'none',
      '0911': 'none',
      '1111': 'none',
    });
    // A submarine that lay there, a force that stayed, and one that has not moved yet.
    expect(approach(from, here, here)).toBe('none');
    expect(approach(here, hex('1013'), here)).toBe('none');
    expect(approach(-1, hex('1013'), here)).toBe('none');
  });

  /** The least die that makes contact: Cavalla starts at one hex and goes to 1012. */
  function least(start: string, force: Partial<Force>, change: (state: Battle) => void = () => undefined): number {
    const match = drawn((state) => {
      at(state, CAVALLA, start);
      carriers(state, '1012', force);
      change(state);
    });
    order(match, hex('1012'));
    const odds = oddsFor(match, 'us', 'force 0');
    return 11 - (odds?.outcomes.find(({ result }) => result.key.endsWith('.contact'))?.ways ?? 0);
  }

  test('rules 14.13, 14.131: five or more makes contact, with the modifiers of the approach and the light', () => {
    expect(least('1011', { from: hex('1013') })).toBe(5);
    expect(least('0912', { from: hex('1013') })).toBe(7);
    expect(least('1013', { from: hex('1013') })).toBe(8);
    // It came to the submarine; it lies still; it has done nothing yet.
    expect(least('1012', { from: hex('1013') })).toBe(4);
    expect(least('1012', { from: hex('1012') })).toBe(4);
    expect(least('1012', {})).toBe(5);
    // A submarine that goes to a force that lies still has that modifier and no other.
    expect(least('1013', { from: hex('1012') })).toBe(4);
    const dusk = (phase: number) => (state: Battle) => Object.assign(state, { turn: 10, phase });
    expect([1, 2, 4].map((phase) => least('1011', { from: hex('1013') }, dusk(phase)))).toEqual([5, 6, 6]);
  });

  test('rules 14.131, 12.4: a crippled ship by herself is easier to find, and is attacked at once', () => {
    const wreck = (state: Battle): void => {
      at(state, CAVALLA, '1012');
      state.japanese[japanese('Taiho')] = ALONE;
      state.wrecks = [{ ship: japanese('Taiho'), hex: hex('1012'), of: 7 }];
    };
    const match = drawn(wreck);
    order(match, hex('1012'));
    expect(choices(match)).toEqual(['none', `japanese ${japanese('Taiho')}`]);
    // A two, with three for the cripple; a five for the attack, with two: one damage roll of 4; an odd die from escorts.
    order(match, `japanese ${japanese('Taiho')}`, 2, 5, 7, 7);
    expect(data(match).japaneseHits[japanese('Taiho')]).toEqual([4, 0, 0]);
    expect(sub(match).pin).toBe(0);
    const missed = drawn(wreck);
    order(missed, hex('1012'));
    order(missed, `japanese ${japanese('Taiho')}`, 1);
    expect(events(missed, 'submarine finds nothing')).toHaveLength(1);
    expect(now(missed)).toBe(AFTER);
  });

  test('rule 14.14: a contact lifts a force from level 0, detects nothing, and leaves the choice', () => {
    const match = drawn((state) => {
      at(state, CAVALLA, '1012');
      place(state, '1012');
      state.levelOne = {
        ...state.levelOne,
        Carrier: 1,
        Large: 0,
        Medium: 0,
        Small: 0,
        Surface: 0,
        'False Contact': 0,
        'Double Force': 0,
      };
    });
    order(match, hex('1012'));
    order(match, 'force 0', 8);
    expect(data(match).forces[0]).toMatchObject({ level: 1, kind: 'carrier', detection: 0 });
    expect(choices(match)).toEqual(['shadow', 'attack']);
    order(match, 'shadow');
    expect(sub(match).shadows).toBe(0);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 14.14: a failed contact ends it', () => {
    const match = drawn((state) => {
      at(state, CAVALLA, '1012');
      carriers(state, '1012', { from: hex('1013') });
    });
    order(match, hex('1012'));
    order(match, 'force 0', 3);
    expect([now(match), sub(match).shadows]).toEqual([AFTER, -1]);
  });

  test('rule 14.141: after a false contact it may look for another force in the hex, until one is real', () => {
    const two = (state: Battle): void => {
      at(state, CAVALLA, '1012');
      place(state, '1012');
      carriers(state, '1012');
      state.levelOne = {
        ...state.levelOne,
        Carrier: 0,
        Large: 0,
        Medium: 0,
        Small: 0,
        Surface: 0,
        'False Contact': 3,
        'Double Force': 0,
      };
    };
    const match = drawn(two);
    order(match, hex('1012'));
    expect(choices(match)).toEqual(['none', 'force 0', 'force 1']);
    order(match, 'force 0', 9);
    expect(now(match)).toBe('submarine: contact');
    expect(choices(match)).toEqual(['none', 'force 1']);
    order(match, 'force 1', 5);
    expect(now(match)).toBe('submarine: after contact');
    // Where there is nothing else, it is over.
    const only = drawn((state) => {
      two(state);
      state.forces.pop();
    });
    order(only, hex('1012'));
    order(only, 'force 0', 9);
    expect([now(only), data(only).forces]).toEqual([AFTER, []]);
  });

  test('rule 14.12: contact need not be sought', () => {
    const match = drawn((state) => {
      at(state, CAVALLA, '1012');
      carriers(state, '1012');
    });
    order(match, hex('1012'));
    order(match, 'none');
    expect(now(match)).toBe(AFTER);
  });
});

describe('shadowing', () => {
  const shadow = (state: Battle): Force => {
    const force = carriers(state, '1020');
    at(state, CAVALLA, '1020', { shadows: force.id });
    return force;
  };

  test('rules 14.15, 14.151: it goes on, lets go without moving, or attacks what it shadows', () => {
    const on = drawn(shadow);
    expect(choices(on)).toEqual(['continue', 'stop', 'attack']);
    order(on, 'continue');
    expect([sub(on).shadows, now(on)]).toEqual([0, AFTER]);
    const off = drawn(shadow);
    order(off, 'stop');
    expect([sub(off).shadows, now(off)]).toEqual([-1, AFTER]);
    const attack = drawn(shadow);
    // A miss, and the escorts find nothing.
    order(attack, 'attack', 6, 3);
    expect([sub(attack).shadows, now(attack)]).toEqual([-1, AFTER]);
    expect(events(attack, 'torpedoes miss')).toHaveLength(1);
  });

  test('rule 14.152: when the force is activated the escorts hunt; pinned it loses contact, otherwise it goes along', () => {
    const moved = (die: number) =>
      done(
        (g) => {
          const force = shadow(g.state);
          huntShadowers(g, force);
          g.state.missionDie = 5;
          moveForce(g, force);
        },
        { dice: [die] },
      );
    const follows = moved(3);
    expect(sub(follows)).toMatchObject({ shadows: 0, hex: data(follows).forces[0]!.hex, pin: 0 });
    expect(sub(follows).hex).not.toBe(hex('1020'));
    const shaken = moved(4);
    expect(sub(shaken)).toMatchObject({ shadows: -1, hex: hex('1020'), pin: 1 });
    // Nobody else is hunted.
    const others = done((g) => huntShadowers(g, carriers(g.state, '1022')), { change: shadow });
    expect(sub(others).shadows).toBe(0);
  });
});

describe('the escorts', () => {
  const hunted = (dice: number[], scored = false, lone = false) =>
    given(dice, (g: G) => {
      const { state } = g;
      at(state, CAVALLA, '1020', { shadows: 4 });
      huntSubmarine(g, CAVALLA, scored, lone);
      return { ...state.subs[CAVALLA]! };
    });

  test('rules 14.17, 14.171: pins of one and two turns, and the end on a second roll', () => {
    expect([3, 4, 6, 7, 9].map((die) => hunted([die]).pin)).toEqual([0, 1, 1, 2, 2]);
    expect(hunted([10, 8])).toMatchObject({ pin: 2, sunk: false, shadows: -1 });
    expect(hunted([10, 9])).toMatchObject({ sunk: true, shadows: -1, hex: -1 });
    expect(hunted([3]).shadows).toBe(4);
    expect(hunted([4]).shadows).toBe(-1);
  });

  test('rule 14.17: one is added after hits', () => {
    expect([3, 6, 7].map((die) => hunted([die], true).pin)).toEqual([1, 2, 2]);
    expect(hunted([9, 1], true).pin).toBe(2);
  });

  test('rule 14.172: beside a lone cripple odd dice do nothing', () => {
    expect([5, 7, 9].map((die) => hunted([die], false, true).pin)).toEqual([0, 0, 0]);
    expect([4, 6, 8].map((die) => hunted([die], false, true).pin)).toEqual([1, 1, 2]);
    expect(hunted([10, 9], false, true)).toMatchObject({ sunk: false, pin: 0 });
    expect(hunted([10, 10], false, true).sunk).toBe(true);
    expect(hunted([10, 2], false, true).pin).toBe(2);
    // The face counts, not what is added to it after hits.
    expect([3, 5, 7, 9].map((die) => hunted([die], true, true).pin)).toEqual([0, 0, 0, 0]);
    expect([2, 4, 6, 8].map((die) => hunted([die], true, true).pin)).toEqual([0, 1, 2, 2]);
    expect(hunted([10, 10], true, true).sunk).toBe(true);
  });
});

describe('the attack', () => {
  test('rules 14.16, 14.164: damage rolls, hits, and a ten that is rolled again', () => {
    const fired = (dice: number[], lone = false) => given(dice, (g) => torpedoes(g, lone));
    expect(fired([6])).toEqual({ hits: 0, destroyed: false });
    expect([1, 3, 4, 6, 7, 8, 9].map((die) => fired([7, die]).hits)).toEqual([2, 2, 3, 3, 4, 4, 5]);
    expect(fired([9, 1]).hits).toBe(2);
    expect(fired([10, 9, 10, 7])).toEqual({ hits: 11, destroyed: false });
    expect(fired([7, 10, 10])).toEqual({ hits: 0, destroyed: true });
    // A lone cripple is an easier mark.
    expect(fired([5, 1], true).hits).toBe(2);
    expect(fired([4], true).hits).toBe(0);
    expect(fired([8, 1, 1], true).hits).toBe(4);
  });

  function attack(change: (state: Battle) => Force, dice: number[]): Table {
    return playing(submarineAttack, { sub: CAVALLA, force: 0, wreck: -1 }, [], {
      change: (state) => {
        at(state, CAVALLA, '1020', { shadows: 0 });
        change(state);
      },
      dice,
    });
  }

  test('rules 14.16, 14.161: on a force of level 4 all hits go to one carrier of your choice, as hits of this turn', () => {
    const match = attack((state) => whole(state, '1020', ['Shokaku', 'Ryuho', 'Cruiser Force 1']), [10, 9, 10, 7]);
    expect(choices(match)).toEqual([japanese('Shokaku'), japanese('Ryuho')]);
    order(match, japanese('Ryuho'), 7);
    expect(data(match).japaneseHits[japanese('Ryuho')]).toEqual([11, 0, 0]);
    expect(data(match).japaneseHits[japanese('Shokaku')]).toEqual([0, 0, 0]);
    // Seven, and one for the hits: down for two turns.
    expect(sub(match)).toMatchObject({ pin: 2, shadows: -1 });
  });

  test('rules 14.16, 14.162: hits on a force of lower level wait for the day it is made out', () => {
    const match = attack((state) => carriers(state, '1020', { level: 3, chit: '2/0' }), [10, 9, 10, 7, 3]);
    expect(data(match).forces[0]!.hits).toEqual([11, 0, 0]);
    const unknown = attack((state) => place(state, '1020', [], { level: 1, chit: 'Large' }), [7, 4, 2]);
    expect(data(unknown).forces[0]!.hits).toEqual([3, 0, 0]);
    expect(data(unknown).forces[0]!.level).toBe(1);
  });

  test('rules 14.161, 12.21: torpedo hits grow old like any others, on ships and on forces', () => {
    const match = done((g) => {
      carriers(g.state, '1020', { hits: [3, 0, 0] });
      whole(g.state, '1021', ['Taiho', 'Cruiser Force 1']);
      g.state.japaneseHits[japanese('Taiho')] = [4, 0, 0];
      ageHits(g);
      expect(g.state.forces[0]!.hits).toEqual([0, 3, 0]);
      ageHits(g);
    });
    expect(data(match).forces[0]!.hits).toEqual([0, 0, 3]);
    expect(data(match).japaneseHits[japanese('Taiho')]).toEqual([0, 0, 4]);
  });

  test('rule 14.164: a second ten is the end of the ship, or as many hits as sink any', () => {
    const known = attack((state) => whole(state, '1020', ['Taiho', 'Cruiser Force 1']), [7, 10, 10, 2]);
    expect(data(known).japanese[japanese('Taiho')]).toBe(SHIP_SUNK);
    const unknown = attack((state) => carriers(state, '1020'), [7, 10, 10, 2]);
    expect(data(unknown).forces[0]!.hits[0]).toBe(25);
  });

  test('rules 14.16, 14.163: a surface force is made out, and one of its largest ships is hit', () => {
    const match = attack(
      (state) => place(state, '1020', ['Destroyer Force 1', 'Kongo', 'Cruiser Force 1'], { kind: 'surface', level: 3 }),
      [7, 9, 2],
    );
    expect(data(match).japaneseHits[japanese('Kongo')]).toEqual([0, 0, 5]);
    expect(largestShips([japanese('Cruiser Force 1'), japanese('Destroyer Force 1')])).toEqual([
      japanese('Cruiser Force 1'),
    ]);
    // A small one of level 2: a destroyer force, drawn by lot.
    const small = playing(submarineAttack, { sub: CAVALLA, force: 0, wreck: -1 }, [], {
      change: (state) => {
        at(state, CAVALLA, '1020');
        place(state, '1020', [], { kind: 'surface', level: 2, chit: 'Small Surface' });
      },
      dice: [7, 1, 1, 1, 2],
    });
    expect(data(small).forces[0]).toMatchObject({ level: 3, kind: 'surface' });
    const [hit] = data(small).forces[0]!.ships;
    expect(data(small).japaneseHits[hit as number]).toEqual([0, 0, 2]);
    // A miss shows nothing.
    const missed = attack(
      (state) => place(state, '1020', [], { kind: 'surface', level: 2, chit: 'Small Surface' }),
      [1, 1],
    );
    expect(data(missed).forces[0]!.level).toBe(2);
  });
});
