import { procedure, decide } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import type { Battle } from '../data/state.ts';
import { turnAt } from './clock.ts';
import { fly, hex } from './decks.testing.ts';
import { darkHexes, isLit, lightsFollow, lightsOn, lightsOut, litGroups, litNow } from './lights.ts';
import { choices, data, given, order, playing, spoken, type Table, told } from './testing.ts';

const DUSK = { turn: turnAt(19, '1850'), phase: 2 };
const up = (battle: Battle): void => fly(battle, 0, 'strike', '1115', ['Essex SB2C 1']);
const on = procedure<Battle>('air operations', '6.43', [decide('lights', '6.43', 'us', lightsOn)]);
const out = procedure<Battle>('turn', '6.433', [decide('lights', '6.433', 'us', lightsOut)]);

describe('lights', () => {
  const dark = (change: (battle: Battle) => void): number[] => given([], (g) => darkHexes(g), { change });

  test('rule 6.43: at dusk and at night ships may turn them on, wherever task groups are', () => {
    const at = (turn: number, phase: number) =>
      dark((battle) => {
        Object.assign(battle, { turn, phase });
        battle.groups[1]!.hex = hex('1111');
        up(battle);
      });
    const both = [hex('1109'), hex('1111')];
    expect(at(turnAt(19, '1850'), 1)).toEqual([]);
    expect(at(turnAt(19, '1850'), 2)).toEqual(both);
    expect(at(turnAt(19, '2010'), 1)).toEqual(both);
    // With nothing in the air there is nobody to light home.
    expect(dark((battle) => void Object.assign(battle, DUSK))).toEqual([]);
  });

  test('rules 6.43, 6.431: the lights of a hex are those of all ships in it, and of no other hex', () => {
    const match: Table = playing(on, {}, [], {
      change: (battle) => {
        Object.assign(battle, DUSK);
        battle.groups[1]!.hex = hex('1111');
        up(battle);
      },
    });
    expect(choices(match)).toEqual([hex('1109'), hex('1111')]);
    expect(spoken(match).options[hex('1111')]).toBe('TG 58.2 in 1111');
    order(match, [hex('1109')]);
    expect([isLit(data(match), hex('1109')), isLit(data(match), hex('1111'))]).toEqual([true, false]);
    expect(told(match).at(-1)).toBe('TG 58.1, TG 58.3, TG 58.4 and TG 58.7 turn on the lights in 1109.');
  });

  test('rule 6.433: at the end of the turn they may be put out; otherwise they stay on', () => {
    const match: Table = playing(out, {}, [], {
      change: (battle) => {
        battle.groups[1]!.hex = hex('1111');
        battle.lit = [hex('1109'), hex('1111'), hex('1301')];
      },
    });
    expect(choices(match)).toEqual([hex('1109'), hex('1111')]);
    order(match, [hex('1111')]);
    expect(data(match).lit).toEqual([hex('1109')]);
    expect(told(match).at(-1)).toBe('TG 58.2 turns off the lights in 1111.');
  });

  test('rules 6.43, 6.431: lights go along with ships that move, and stay with those that do not', () => {
    const moved = (groups: number[]) =>
      given(
        [],
        (g) => {
          const before = litNow(g.state);
          for (const group of groups) g.state.groups[group] = { hex: hex('1110'), from: hex('1109') };
          lightsFollow(g.state, before);
          return litGroups(g);
        },
        { change: (battle) => void (battle.lit = [hex('1109')]) },
      );
    expect(moved([1])).toEqual([hex('1109'), hex('1110')]);
    expect(moved([0, 1, 2, 3, 4])).toEqual([hex('1110')]);
    const unlit = given([], (g) => {
      lightsFollow(g.state, litNow(g.state));
      return g.state.lit;
    });
    expect(unlit).toEqual([]);
  });
});
