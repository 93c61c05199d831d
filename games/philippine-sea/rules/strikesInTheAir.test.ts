import { decide, procedure } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { UNIT_BY_ID } from '../data/aircraft.ts';
import { OFF } from '../data/map.ts';
import { type Battle, inSearch, LOCATED, UNDETECTED } from '../data/state.ts';
import { turnAt } from './clock.ts';
import { fly, hex, whereIs } from './decks.testing.ts';
import { flyHome, hasStrikesToSend, sendStrike } from './strikesInTheAir.ts';
import { choices, data, done, given, order, place, playing, spoken, type Table, told } from './testing.ts';

/** Two strikes in the air at dusk that have no target yet. */
function aloft(battle: Battle): void {
  fly(battle, 0, 'strike', '1109', ['Essex SB2C 1', 'Essex F6F 1'], { hex: OFF, fuel: 4 });
  fly(battle, 1, 'strike', '1109', ['Hornet SB2C 1'], { hex: OFF, fuel: 4 });
  place(battle, '1324', [], { detection: LOCATED });
  place(battle, '1324', [], { detection: LOCATED });
  place(battle, '1223', [], { detection: LOCATED });
  place(battle, '1122', [], { detection: UNDETECTED });
}
const sending = procedure<Battle, { mission: number }>('strike in the air', '4.2', [
  decide('target', '4.22', 'us', sendStrike),
]);

describe('strikes that a scenario has in the air', () => {
  test('rule 4.22: each is sent to detected ships', () => {
    const next = (change: (battle: Battle) => void) => given([], (g) => hasStrikesToSend(g), { change });
    expect(next(aloft)).toEqual({ mission: 0 });
    expect(next(() => undefined)).toBeNull();
    const match: Table = playing(sending, { mission: 0 }, [], { change: aloft });
    expect(choices(match)).toEqual([hex('1324'), hex('1223')]);
    expect(spoken(match).options[hex('1324')]).toBe('Force A and Force B in 1324');
    order(match, hex('1223'));
    expect(data(match).missions[0]!.hex).toBe(hex('1223'));
    expect(told(match).at(-1)).toBe('Strike 1 heads for 1223.');
    expect(
      next((battle) => {
        aloft(battle);
        battle.missions[0]!.hex = hex('1223');
      }),
    ).toEqual({ mission: 1 });
    expect(
      next((battle) => {
        aloft(battle);
        battle.forces = [];
      }),
    ).toBeNull();
  });

  const home = (fuel: number, dice: number[], flightHome = 7): Battle =>
    data(
      done((g) => flyHome(g), {
        dice,
        change: (battle) => {
          fly(battle, 0, 'strike', '1223', ['Essex SB2C 1', 'Essex F6F 1'], { fuel });
          battle.rules.flightHome = flightHome;
          Object.assign(battle, { turn: turnAt(19, '1850'), phase: 4 });
        },
      }),
    );
  const units = (battle: Battle): string[] => ['Essex F6F 1', 'Essex SB2C 1'].map((id) => whereIs(battle, id));

  test('rules 4.451, 6.432: after the battle they pay for the way and for landing, and come down on lit decks', () => {
    expect(units(home(3, [5, 6]))).toEqual(['Essex hangar', 'lost at fleet']); // 3 - 7 - 1: five short
    expect(units(home(9, []))).toEqual(['Essex hangar', 'Essex hangar']);
    expect(home(9, []).missions[0]!.kind).toBeNull();
    expect(units(home(8, [10, 10]))).toEqual(['Essex hangar', 'Essex hangar']); // none short, but none left
  });

  test('rules 4.433, 4.454: without the last point two are added; those out of fuel are lost on the way', () => {
    expect(units(home(1, [2, 3]))).toEqual(['Essex hangar', 'lost at fleet']);
    expect(units(home(0, []))).toEqual(['lost away', 'lost away']);
  });

  test('rules 4.16, 6.42: in other scenarios who is still up flies the way there is, and lands in the dark', () => {
    // 1223 is fourteen hexes from 1109: with 15 points it lands with none to spare, and the night adds three.
    expect(units(home(15, [7, 8], -1))).toEqual(['Essex hangar', 'lost at fleet']);
    expect(units(home(7, [], -1))).toEqual(['lost away', 'lost away']);
  });

  test('rules 6.42, 8.28: patrols and searchers come down too', () => {
    const match = done((g) => flyHome(g), {
      dice: [8, 7],
      change: (battle) => {
        fly(battle, 0, 'patrol', '1109', ['Essex F6F 1'], { groups: 1 << 3 });
        battle.units[UNIT_BY_ID.get('Essex SB2C 1')!] = inSearch(0);
        battle.searches = [
          {
            id: 0,
            narrow: false,
            origin: hex('1109'),
            goal: hex('1119'),
            hex: hex('1115'),
            homeward: true,
            group: 3,
            out: 6,
          },
        ];
        Object.assign(battle, { turn: turnAt(19, '2010'), phase: 4 });
      },
    });
    expect(units(data(match))).toEqual(['lost at fleet', 'Essex hangar']);
    expect(data(match).searches).toEqual([]);
  });
});
