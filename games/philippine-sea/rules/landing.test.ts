import { oddsFor, type Wanted, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { aboard, type Battle, HANGAR, LANDED, LOST_AWAY, type Mission, READY } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { lightOf, turnAt } from './clock.ts';
import { fly, hex, ship, spot, unit, whereIs } from './decks.testing.ts';
import { comesHome, landing, landingCost, landUnit, roomToLand } from './landing.ts';
import {
  AFTER,
  asked,
  data,
  events,
  given,
  now,
  order,
  pieces,
  playing,
  type Standing,
  spoken,
  type Table,
  told,
} from './testing.ts';

const DUSK = { turn: turnAt(19, '1850'), phase: 2 };
const NIGHT = { turn: turnAt(19, '1850'), phase: 4 };

/** TF 58 at 1109; only Essex and Langley have room, their decks are clear. */
function fleet(battle: Battle): void {
  for (const { name } of CARRIERS) spot(battle, name);
  CARRIERS.forEach((_, carrier) => (battle.launched[carrier] = 1));
  for (const open of ['Essex', 'Langley']) battle.launched[ship(open)] = 0;
  battle.units[unit('Langley TBM 1')] = LOST_AWAY;
}
const over =
  (units: readonly string[], how: Partial<Mission> = {}) =>
  (battle: Battle): void => {
    fleet(battle);
    fly(battle, 0, 'intercept', '1109', units, { fuel: 9, ...how });
  };
const come = (change: (battle: Battle) => void, options: Standing['options'] = {}): Table =>
  playing(landing, { hex: hex('1109'), paid: 0 }, [], { change, options });
const PAIR = ['Essex F6F 1', 'Essex F6F 2'];
const HOME = { 'Essex F6F 1': 'Essex', 'Essex F6F 2': 'Essex' };
const at = (match: Table, ...ids: string[]): string[] => ids.map((id) => whereIs(data(match), id));
const flight = (match: Table): Mission => data(match).missions[0]!;

describe('landing', () => {
  test('rules 4.16, 6.28: units of any mission over the ships land on any carrier there and lie in its landed box', () => {
    const match = come((battle) => {
      over(PAIR)(battle);
      fly(battle, 1, 'strike', '1109', ['Hornet SB2C 1']);
      fly(battle, 2, 'strike', '1110', ['Hornet SB2C 2']);
    });
    expect(Object.keys(pieces(match)).sort()).toEqual(['Essex F6F 1', 'Essex F6F 2', 'Hornet SB2C 1']);
    order(match, { 'Essex F6F 1': 'Langley', 'Hornet SB2C 1': 'Essex' });
    expect(at(match, 'Essex F6F 1', 'Essex F6F 2', 'Hornet SB2C 1')).toEqual([
      'Langley landed',
      'mission 0',
      'Essex landed',
    ]);
    expect(
      data(match)
        .missions.map(({ kind }) => kind)
        .slice(0, 3),
    ).toEqual(['intercept', null, 'strike']);
    expect(told(match)).toContain('Essex F6F 1 lands on Langley.');
  });

  test('rule 4.16: a mission may wait over the ships', () => {
    const match = come(over(PAIR));
    order(match, {});
    expect([at(match, ...PAIR), flight(match).fuel, now(match)]).toEqual([['mission 0', 'mission 0'], 9, AFTER]);
  });

  test('rules 6.28, 6.29, 6.22: the limits of landing, of the flight deck and of the ship', () => {
    const room = (carrier: string, change: (battle: Battle) => void): number =>
      given([], (g) => roomToLand(g, ship(carrier)), {
        change: (battle) => {
          fleet(battle);
          // Room below: the limit of the ship is another matter.
          for (const id of ['Essex F6F 1', 'Essex F6F 2', 'Langley F6F 1']) battle.units[unit(id)] = 299;
          change(battle);
        },
      });
    expect([room('Essex', () => undefined), room('Langley', () => undefined)]).toEqual([2, 1]);
    expect(room('Essex', (battle) => void (battle.landedNow[ship('Essex')] = 1))).toBe(1);
    expect(room('Essex', (battle) => void (battle.landedNow[ship('Essex')] = 2))).toBe(0);
    expect(room('Essex', (battle) => void (battle.launched[ship('Essex')] = 1))).toBe(0);
    const deck = (n: number) => (battle: Battle) =>
      ['Essex F6F 3', 'Essex SB2C 1', 'Essex SB2C 2'].slice(0, n).forEach((id, i) => {
        battle.units[unit(id)] = aboard(ship('Essex'), i % 2 ? LANDED : READY);
      });
    expect([1, 2, 3].map((n) => room('Essex', deck(n)))).toEqual([2, 1, 0]);
    const crowd = (n: number) => (battle: Battle) =>
      ['Hornet F6F 1', 'Hornet F6F 2'].slice(0, n).forEach((id) => {
        battle.units[unit(id)] = aboard(ship('Essex'), HANGAR);
      });
    expect([1, 2].map((n) => room('Essex', crowd(n)))).toEqual([1, 0]);
    expect(room('Essex', (battle) => void (battle.fires[ship('Essex')] = [1]))).toBe(0);
    expect(room('Essex', (battle) => void (battle.deckDown[ship('Essex')] = 1))).toBe(0);
    expect(room('Essex', (battle) => void (battle.hits[ship('Essex')] = 4))).toBe(1);
  });

  test('rules 6.28, 12.34: a carrier that takes none says why', () => {
    const match = come((battle) => {
      over(PAIR)(battle);
      battle.fires[ship('Yorktown')] = [1];
      battle.groups[1]!.hex = hex('1110');
      fly(battle, 2, 'strike', '1110', ['Hornet SB2C 2']);
    });
    const why = (wanted: Wanted) => whyNot(match, 'us', wanted)?.reason.key;
    expect(
      [{ box: 'Hornet' }, { box: 'Yorktown landed' }, { box: 'Wasp' }, { piece: 'Hornet SB2C 2' }].map(why),
    ).toEqual(['why it has launched', 'why on fire', 'why carrier elsewhere', 'why not over this hex']);
    expect(asked(match)).toMatchObject({
      boxes: [
        { id: 'Essex', max: 2 },
        { id: 'Langley', max: 1 },
      ],
    });
  });

  test('rules 6.28, 8.282: what has landed is counted for the phase', () => {
    const counted = given([], (g) => {
      landUnit(g, unit('Hornet F6F 1'), ship('Essex'));
      return [g.state.landedNow[ship('Essex')], g.state.units[unit('Hornet F6F 1')]];
    });
    expect(counted).toEqual([1, aboard(ship('Essex'), LANDED)]);
  });
});

describe('fuel for landing', () => {
  const left = (how: Partial<Mission>, answer: Record<string, string>): number => {
    const match = come(over(PAIR, how));
    order(match, answer);
    return flight(match).fuel;
  };

  test('rule 4.433: one point over the way into the hex', () => {
    expect(left({ moved: true }, { 'Essex F6F 1': 'Essex' })).toBe(8);
    expect(left({ fresh: true }, { 'Essex F6F 1': 'Essex' })).toBe(8);
    expect(landingCost({ kind: 'strike', moved: true, fresh: false } as Mission, false)).toBe(1);
  });

  test('rules 4.433, 6.28: where it stayed, the one point is for those that land and those that do not', () => {
    expect(left({ moved: false }, { 'Essex F6F 1': 'Essex' })).toBe(9);
    const stayed = { kind: 'intercept', moved: false, fresh: false } as Mission;
    expect([landingCost(stayed, false), landingCost(stayed, true)]).toEqual([0, 1]);
    // Paid or not shows at fuel 1: with the point to pay it is fuel critical and must check.
    const part = come(over(PAIR, { fuel: 1 }));
    order(part, { 'Essex F6F 1': 'Essex' });
    expect([...at(part, ...PAIR), flight(part).fuel]).toEqual(['Essex landed', 'mission 0', 1]);
    // All of them: one extra point, stayed or not.
    for (const how of [{}, { moved: true }]) {
      const whole = come(over(PAIR, { fuel: 1, ...how }));
      order(whole, HOME, 10, 10);
      expect(at(whole, ...PAIR)).toEqual(['Essex landed', 'Essex landed']);
    }
  });

  test('rule 4.33: a patrol lands from its station without fuel', () => {
    const match = come((battle) => {
      fleet(battle);
      fly(battle, 0, 'patrol', '', PAIR, { groups: 1 << 3, fuel: 0 });
    });
    order(match, HOME);
    expect([at(match, ...PAIR), flight(match).kind]).toEqual([['Essex landed', 'Essex landed'], null]);
  });
});

describe('safe return', () => {
  const lands = (fuel: number, die: number, how: Partial<Mission> = {}): string => {
    const match = come(over(PAIR, { fuel, ...how }));
    order(match, { 'Essex F6F 1': 'Essex' }, die);
    return at(match, 'Essex F6F 1')[0]!;
  };

  test('rules 4.45, 4.451: a fuel critical unit checks with what its marker shows, after it has paid', () => {
    expect([lands(-5, 5), lands(-5, 6)]).toEqual(['Essex landed', 'lost at fleet']);
    expect([lands(-4, 5, { moved: true }), lands(-4, 6, { moved: true })]).toEqual(['Essex landed', 'lost at fleet']);
    expect(lands(0, 10)).toBe('Essex landed');
    expect([lands(-1, 9), lands(-1, 10)]).toEqual(['Essex landed', 'lost at fleet']);
  });

  test('rules 4.433, 4.451: a mission that cannot pay to land adds two', () => {
    // At fuel critical six the point would be the seventh: 6 and 2 for want of it.
    expect([lands(-6, 2, { moved: true }), lands(-6, 3, { moved: true })]).toEqual(['Essex landed', 'lost at fleet']);
    expect([lands(-6, 4), lands(-6, 5)]).toEqual(['Essex landed', 'lost at fleet']);
    // One that has paid stands at six as well, without the two.
    expect([lands(-5, 4, { moved: true }), lands(-5, 5, { moved: true })]).toEqual(['Essex landed', 'lost at fleet']);
  });

  test('rule 4.451: one roll for each unit, when all have their decks', () => {
    const match = come(over([...PAIR, 'Essex F6F 3'], { fuel: -3 }));
    order(match, { ...HOME }, 8, 7);
    expect(at(match, ...PAIR, 'Essex F6F 3')).toEqual(['lost at fleet', 'Essex landed', 'mission 0']);
    expect(events(match, 'unit lost landing')).toHaveLength(1);
    const warned = come(over(PAIR, { fuel: -3 }));
    expect(spoken(warned).cautions).toHaveLength(2);
    // If all of them land, which costs the point.
    expect(oddsFor(warned, 'us', 'Essex F6F 1')?.outcomes.map(({ ways }) => ways)).toEqual([6, 4]);
    expect(oddsFor(come(over(PAIR)), 'us', 'Essex F6F 1')).toBeNull();
  });
});

describe('dusk and night', () => {
  const comes = (die: number[], when: { turn: number; phase: number }, fuel: number, id = 'Essex F6F 1', lit = false) =>
    given(die, (g) => comesHome(g, unit(id), { hex: hex('1109'), fuel, unpaid: false }), {
      change: (battle) => {
        Object.assign(battle, when);
        if (lit) battle.lit = [hex('1109')];
      },
    });

  test('rule 6.41: dusk, night and day by turn and phase', () => {
    const light = (hour: '1730' | '1850' | '2010' | '0410' | '0530', phase: number) => lightOf(turnAt(19, hour), phase);
    expect([light('1730', 4), light('1850', 1), light('1850', 2), light('1850', 3)]).toEqual([
      'day',
      'day',
      'dusk',
      'dusk',
    ]);
    expect([light('1850', 4), light('2010', 1), light('0410', 4), light('0530', 1)]).toEqual([
      'night',
      'night',
      'night',
      'day',
    ]);
  });

  test('rule 6.42: in the dark every unit checks, short of fuel or not', () => {
    expect(comes([], { turn: 0, phase: 1 }, 9)).toBe(true);
    expect([comes([9], DUSK, 9), comes([10], DUSK, 9)]).toEqual([true, false]);
    expect([comes([7], NIGHT, 9), comes([8], NIGHT, 9)]).toEqual([true, false]);
    expect([comes([5], NIGHT, -2), comes([6], NIGHT, -2)]).toEqual([true, false]);
  });

  test('rules 6.432, 6.42: over lit ships only those short of fuel check, and the dark adds nothing', () => {
    expect(comes([], NIGHT, 9, 'Essex F6F 1', true)).toBe(true);
    expect([comes([8], NIGHT, -2, 'Essex F6F 1', true), comes([9], NIGHT, -2, 'Essex F6F 1', true)]).toEqual([
      true,
      false,
    ]);
  });

  test('rules 2.341, 6.42: the dark is nothing to night fighters; want of fuel is', () => {
    expect(comes([], NIGHT, 9, 'Wasp F6F-3 1')).toBe(true);
    expect([comes([9], NIGHT, -1, 'Wasp F6F-3 1'), comes([10], NIGHT, -1, 'Wasp F6F-3 1')]).toEqual([true, false]);
  });
});

describe('deck crashes', () => {
  const THREE = [...PAIR, 'Essex F6F 3'];
  const crash = (options: Standing['options']): Table => come(over(THREE, { fuel: -3, moved: true }), options);

  test('rule 4.452: each loss rolls, and on a 10 the deck is blocked; the next in line stay up and may try elsewhere', () => {
    const match = crash({ deckCrashes: true });
    order(match, HOME, 8, 10);
    expect([at(match, ...PAIR), data(match).crashed[ship('Essex')]]).toEqual([['lost at fleet', 'mission 0'], true]);
    expect(now(match)).toBe('landing: units');
    expect(asked(match)).toMatchObject({ boxes: [{ id: 'Langley', max: 1 }] });
    // The mission has paid for landing: its marker shows 4, and it pays no more.
    expect(flight(match).fuel).toBe(-4);
    order(match, { 'Essex F6F 2': 'Langley' }, 6);
    expect([at(match, 'Essex F6F 2'), flight(match).fuel, now(match)]).toEqual([['Langley landed'], -4, AFTER]);
  });

  test('rule 4.452: a nine leaves the deck clear, and without the option nobody rolls', () => {
    const clear = crash({ deckCrashes: true });
    order(clear, HOME, 8, 9, 6);
    expect([at(clear, ...PAIR), data(clear).crashed[ship('Essex')]]).toEqual([
      ['lost at fleet', 'Essex landed'],
      false,
    ]);
    const without = crash({});
    order(without, HOME, 8, 6);
    expect(at(without, ...PAIR)).toEqual(['lost at fleet', 'Essex landed']);
  });
});
