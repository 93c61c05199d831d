import { choosable, includesRef, promptFor, say, type Wanted, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { APPROXIMATE, type Battle, LOCATED, type Mission } from '../data/state.ts';
import { words } from '../words.ts';
import { fly, hex, whereIs } from './decks.testing.ts';
import { missionFlight, missionFlights, missionMovement } from './missionMovement.ts';
import {
  AFTER,
  choices,
  data,
  now,
  order,
  place,
  playing,
  pieces,
  refused,
  spoken,
  type Table,
  told,
} from './testing.ts';

const segment = (change: (battle: Battle) => void): Table =>
  playing(missionMovement, {}, [missionFlights, missionFlight], { change });
const sorted = (labels: readonly (string | number)[]): string[] =>
  labels.map((option) => (typeof option === 'number' ? grid.label(option) : option)).sort();
const near = (label: string, radius: number): string[] => sorted(grid.within(hex(label), radius));

/** A strike of 58.4 in the air. */
const strike =
  (at: string, change: Partial<Mission> = {}) =>
  (battle: Battle): void =>
    fly(battle, 0, 'strike', at, ['Essex SB2C 1', 'Essex F6F 1'], { groups: 1 << 3, ...change });
const intercept =
  (at: string, change: Partial<Mission> = {}) =>
  (battle: Battle): void =>
    fly(battle, 0, 'intercept', at, ['Essex F6F 1', 'Essex F6F 2'], { groups: 1 << 3, ...change });
const optionsOf = (match: Table) => {
  const prompt = promptFor(match, 'us');
  return prompt ? choosable(prompt) : [];
};
const flight = (match: Table, display = 0): Mission => data(match).missions[display]!;
const why = (match: Table, wanted: Wanted): (string | undefined)[] => {
  const refusal = whyNot(match, 'us', wanted);
  return [refusal?.reason.key, refusal?.rule];
};

test('rule 4.22: a strike may make for Guam, and is told that there is nothing to attack (RULINGS.md, 143)', () => {
  const over = (kind: 'strike' | 'intercept'): string[] =>
    spoken(
      playing(missionFlight, { mission: 0 }, [], {
        change: (battle) => fly(battle, 0, kind, '1408', ['Essex SB2C 1']),
      }),
    ).cautions;
  expect(over('strike')).toEqual(['Guam holds nothing to attack. A strike can only turn back from there.']);
  expect(over('intercept')).toEqual([]);
});

describe('air movement', () => {
  test('rules 4.41, 4.431: every mission flies in its segment, over islands too; one hex or none costs a point', () => {
    const match = segment((battle) => {
      intercept('1106', { fuel: 10 })(battle);
      fly(battle, 3, 'intercept', '1109', ['Hornet F6F 1'], { fuel: 8 });
      fly(battle, 5, 'strike', '1109', ['Hornet SB2C 1'], { fuel: 6 });
    });
    order(match, hex('1006')); // Saipan
    expect([flight(match).fuel, grid.label(flight(match).hex), flight(match).moved]).toEqual([9, '1006', true]);
    order(match, hex('1109'));
    expect([flight(match, 3).fuel, flight(match, 3).moved]).toEqual([7, false]);
    order(match, hex('1110'));
    expect([flight(match, 5).fuel, now(match)]).toEqual([5, AFTER]);
    expect(told(match)).toContain('Intercept 4 circles in 1109 for 1 fuel.');
  });

  test('rules 4.431, 4.432: an option says what it costs; two hexes cost what the die says', () => {
    const options = (fuel: number): string[] =>
      optionsOf(segment(intercept('1109', { fuel })))
        .filter(({ touches }) => ['1109', '1110', '1111'].some((at) => includesRef(touches, { hex: at })))
        .map(({ label, cost, costTo, caution }) =>
          [say(words, label), costTo === undefined ? cost : `${cost}-${costTo}`, caution?.key].join('; '),
        );
    expect(options(10).sort()).toEqual(['Fly 2 hexes to 1111; 2-3; ', 'Fly to 1110; 1; ', 'Stay in 1109; 1; ']);
    expect(options(3)).toContain('Fly 2 hexes to 1111; 2-3; perhaps short of fuel then');
    expect(options(2)).toContain('Fly 2 hexes to 1111; 2-3; short of fuel then');
  });

  test('rules 4.432, 4.435: a second hex costs two points in all up to a roll of 5, then three', () => {
    const cost = (die: number): number => {
      const match = segment(intercept('1109', { fuel: 10 }));
      order(match, hex('1111'), die);
      return 10 - flight(match).fuel;
    };
    expect([1, 5, 6, 10].map(cost)).toEqual([2, 2, 3, 3]);
    const match = segment(intercept('1109', { fuel: 10 }));
    expect(sorted(choices(match).filter((option) => option !== 'split'))).toEqual(near('1109', 2));
    expect(why(match, { hex: '1112' })).toEqual(['why two hexes', '4.432']);
  });

  test('rules 4.44, 4.45: a fuel critical mission flies one hex at most, and counts on', () => {
    expect(sorted(choices(segment(intercept('1209', { fuel: 1 })))).filter((o) => o !== 'split')).toEqual(
      near('1209', 2),
    );
    const match = segment(intercept('1209', { fuel: 0 }));
    expect(sorted(choices(match)).filter((o) => o !== 'split')).toEqual(near('1209', 1));
    expect(why(match, { hex: '1211' })).toEqual(['why short of fuel', '4.45']);
    order(match, hex('1210'));
    expect(flight(match).fuel).toBe(-1);
    const strikes = segment(strike('1209', { fuel: -2 }));
    expect(sorted(choices(strikes))).toEqual(near('1209', 1));
  });

  test('rule 4.454: a mission that flies on at fuel critical six is lost', () => {
    const match = segment(intercept('1215', { fuel: -6 }));
    expect(spoken(match).cautions).not.toEqual([]);
    order(match, hex('1215'));
    expect(whereIs(data(match), 'Essex F6F 1')).toBe('lost away');
    expect(flight(match).kind).toBeNull();
  });
});

describe('strikes', () => {
  const goes = (at: string, change: (battle: Battle) => void = () => undefined, how: Partial<Mission> = {}): string[] =>
    sorted(
      choices(
        segment((battle) => {
          battle.rules.guam = false;
          strike(at, how)(battle);
          change(battle);
        }),
      ),
    );

  test('rules 4.22, 4.23: without a target a strike flies about within two hexes of the ships that launched it', () => {
    expect(goes('1109')).toEqual(near('1109', 2));
    const out = goes('1111');
    expect(out.every((label) => label === '1111' || grid.distance(hex('1109'), hex(label)) <= 2)).toBe(true);
    expect(out).toContain('1109');
    expect(out).toContain('1011');
    expect(out).not.toContain('1112');
    // Other task groups do not count, only the one that launched it.
    const elsewhere = goes('1111', (battle) => void (battle.groups[0]!.hex = hex('1113')));
    expect(elsewhere).not.toContain('1114');
    expect(goes('1111', () => undefined, { groups: (1 << 3) | 1 })).not.toContain('1112');
    expect(goes('1111', (battle) => void (battle.groups[0]!.hex = hex('1113')), { groups: (1 << 3) | 1 })).toContain(
      '1113',
    );
  });

  test('rules 4.22, 4.23: each hex beyond leads nearer to a detected force or to Guam; any sighting will do', () => {
    const dark = goes('1111', (battle) => void place(battle, '1118'));
    expect(dark).not.toContain('1112');
    for (const detection of [APPROXIMATE, LOCATED]) {
      const seen = goes('1111', (battle) => void place(battle, '1118', [], { detection }));
      expect(seen).toContain('1112');
      expect(seen).toContain('1113');
    }
    // Far out it may turn to another target, stay, or come home; it may not stray.
    const turned = goes('1115', (battle) => {
      place(battle, '1118', [], { detection: LOCATED });
      place(battle, '0815', [], { detection: APPROXIMATE });
    });
    expect(turned).toEqual(expect.arrayContaining(['1115', '1117', '0915', '1113', '1014']));
    expect(goes('1115')).not.toContain('1116');
    expect(goes('1115')).not.toContain('1215');
    expect(goes('1115')).toContain('1113');
    const guam = segment((battle) => strike('1208', {})(battle));
    expect(sorted(choices(guam))).toContain('1407');
    const match = segment((battle) => strike('1111')(battle));
    expect(why(match, { hex: '1113' })).toEqual(['why no target that way', '4.22']);
  });

  test('rule 4.25: a strike is never split', () => {
    const match = segment(strike('1109'));
    expect(choices(match)).not.toContain('split');
    expect(why(match, { option: 'split' })).toEqual(['why strikes stay together', '4.25']);
  });

  test('rule 5.23: a spent strike does not fly away from the carriers', () => {
    const home = goes('1114', (battle) => void place(battle, '1118', [], { detection: LOCATED }), { spent: true });
    expect(home.every((label) => grid.distance(hex('1109'), hex(label)) <= 5)).toBe(true);
    expect(home).toEqual(expect.arrayContaining(['1112', '1113', '1114']));
    const match = segment((battle) => strike('1114', { spent: true })(battle));
    expect(why(match, { hex: '1115' })).toEqual(['why it must go home', '5.23']);
  });
});

describe('intercepts', () => {
  test('rule 4.36: anywhere, Guam too, but not into a hex with Japanese ships nor over one', () => {
    const free = segment(intercept('1308'));
    expect(sorted(choices(free))).toContain('1407');
    const match = segment((battle) => {
      intercept('1113')(battle);
      place(battle, '1114');
      battle.wrecks = [{ ship: 0, hex: hex('1013'), of: 0 }];
    });
    const open = sorted(choices(match));
    expect(open).not.toContain('1114');
    expect(open).not.toContain('1013');
    expect(open).not.toContain('1115'); // straight behind 1114
    expect(open).toContain('1213');
    expect(why(match, { hex: '1114' })).toEqual(['why ships there', '4.36']);
    expect(why(match, { hex: '1115' })).toEqual(['why ships between', '4.36']);
    // Ships that have come to it do not drive it off.
    const below = segment((battle) => {
      intercept('1113')(battle);
      place(battle, '1113');
    });
    expect(sorted(choices(below))).toContain('1113');
  });

  test('rule 4.37: it may be split while a display is free; both parts have its fuel, and both fly', () => {
    const match = segment(intercept('1113', { fuel: 7 }));
    order(match, 'split');
    expect(Object.keys(pieces(match)).sort()).toEqual(['Essex F6F 1', 'Essex F6F 2']);
    expect(refused(match, {})).not.toBeNull();
    expect(refused(match, { 'Essex F6F 1': 'new', 'Essex F6F 2': 'new' })).not.toBeNull();
    order(match, { 'Essex F6F 2': 'new' });
    expect([flight(match, 1).kind, flight(match, 1).fuel, flight(match, 1).hex]).toEqual(['intercept', 7, hex('1113')]);
    order(match, hex('1114'));
    expect(choices(match)).not.toContain('split');
    expect(why(match, { option: 'split' })).toEqual(['why nothing to split', '4.37']);
    order(match, hex('1112'));
    expect([flight(match, 0).hex, flight(match, 1).hex].map(grid.label)).toEqual(['1112', '1114']);
    expect([flight(match, 0).fuel, flight(match, 1).fuel, now(match)]).toEqual([6, 6, AFTER]);
    const full = segment((battle) => {
      intercept('1113')(battle);
      for (let m = 1; m < 8; m++) battle.missions[m]!.kind = 'patrol';
      for (let m = 1; m < 8; m++) battle.missions[m]!.groups = 1;
    });
    order(full, []);
    expect(choices(full)).not.toContain('split');
    expect(why(full, { option: 'split' })).toEqual(['why no display', '4.37']);
  });

  test('rules 4.33, 4.34, 4.35: patrols may come onto the map and fly in the same segment; others stay on station', () => {
    const patrols = (battle: Battle): void => {
      fly(battle, 0, 'patrol', '', ['Essex F6F 1'], { groups: 1 << 3, fuel: 0 });
      fly(battle, 1, 'patrol', '', ['Hornet F6F 1'], { groups: 1, fuel: 0 });
    };
    const match = segment(patrols);
    expect(choices(match)).toEqual([0, 1]);
    order(match, [0], 7);
    expect(spoken(match).question).toBe('Intercept 1 is in 1109, 13 fuel. Where does it fly?');
    order(match, hex('1110'));
    expect([flight(match).kind, flight(match).fuel]).toEqual(['intercept', 12]);
    expect([flight(match, 1).kind, flight(match, 1).fuel, now(match)]).toEqual(['patrol', 0, AFTER]);
    const lesson = segment((battle) => {
      patrols(battle);
      battle.rules.launches = ['search'];
    });
    expect(now(lesson)).toBe(AFTER);
  });
});
