import { describe, expect, test } from 'vitest';
import { MODELS, UNITS, UNITS_OF } from '../data/aircraft.ts';
import { aboard, type Battle, HANGAR, LANDED, READY, SERVICING } from '../data/state.ts';
import { BATTLE_LINE, CARRIERS, TASK_GROUPS, US_SHIPS } from '../data/usShips.ts';
import { phaseCount } from './clock.ts';
import { hex, ship, spot, unit } from './decks.testing.ts';
import { aboardInAll, countDecks, deckLimit, type DeckColumn, inBox, onDeck, repairDecks, whyClosed } from './decks.ts';
import { carriersOf, deckWorks, groupOf, groupsAt, hexOf, shipsOf } from './groups.ts';
import { data, done, events, given, type Standing } from './testing.ts';

const asIs = (change?: (battle: Battle) => void): Battle =>
  given([], (g) => g.state, change === undefined ? {} : { change });

describe('task groups and their ships', () => {
  test('rules 2.21, 2.211, 6.1, 6.11: five task groups hold all ships; 58.7 has seven battleships and no carrier', () => {
    const state = asIs();
    expect(TASK_GROUPS).toEqual(['58.1', '58.2', '58.3', '58.4', '58.7']);
    expect(TASK_GROUPS.map((_, group) => carriersOf(state, group).length)).toEqual([4, 4, 4, 3, 0]);
    expect(shipsOf(state, BATTLE_LINE).filter((number) => US_SHIPS[number]?.type === 'BB')).toHaveLength(7);
    const held = TASK_GROUPS.flatMap((_, group) => shipsOf(state, group));
    expect(held).toHaveLength(US_SHIPS.length - 1);
  });

  test('rule 6.12: any number of task groups may be in one hex', () => {
    const state = asIs((battle) => void (battle.groups[1]!.hex = hex('1110')));
    expect(groupsAt(state, hex('1109'))).toEqual([0, 2, 3, 4]);
    expect(hexOf(state, 1)).toBe(hex('1110'));
  });

  test('rules 6.13, 6.14: a box for every carrier, a fourth in 58.4 for Saratoga only; the others screen', () => {
    const state = asIs();
    expect(groupOf(state, ship('Saratoga'))).toBeLessThan(0);
    expect(carriersOf(state, 3).map((number) => CARRIERS[number]?.name)).toEqual(['Essex', 'Langley', 'Cowpens']);
    const great = asIs((battle) => void (battle.where[ship('Saratoga')] = 3));
    expect(carriersOf(great, 3)).toHaveLength(4);
    const screen = shipsOf(state, 0).filter((number) => !carriersOf(state, 0).includes(number));
    expect(new Set(screen.map((number) => US_SHIPS[number]?.type))).toEqual(new Set(['CruDiv', 'CLAA', 'DesDiv']));
  });

  test('rule 2.32: a ship counter is a carrier, a battleship or an anti-aircraft cruiser, or a division', () => {
    expect(new Set(US_SHIPS.map(({ type }) => type))).toEqual(new Set(['CV', 'CVL', 'BB', 'CLAA', 'CruDiv', 'DesDiv']));
    expect(US_SHIPS.filter(({ type }) => type === 'CV')).toHaveLength(8);
    expect(US_SHIPS.filter(({ type }) => type === 'CVL')).toHaveLength(8);
  });

  test('rules 2.34, 2.341: air units of twelve aircraft; night fighters have the same values as others', () => {
    // About 890 aircraft flew from the fifteen carriers of June 1944.
    expect(UNITS.filter(({ home }) => home !== ship('Saratoga'))).toHaveLength(75);
    expect({ ...MODELS['F6F-3'], id: 'F6F', night: false }).toEqual(MODELS.F6F);
    expect(UNITS.filter(({ model }) => model.night).map(({ id }) => id)).toEqual(['Wasp F6F-3 1', 'Lexington F6F-3 1']);
  });
});

describe('carrier operations', () => {
  const COLUMNS: readonly DeckColumn[] = [
    'launch or land',
    'flight deck',
    'launch occupancy',
    'lower',
    'servicing',
    'aboard',
  ];
  const limits = (carrier: string, hits = 0): number[] =>
    given([], (g) => COLUMNS.map((column) => deckLimit(g, ship(carrier), column)), {
      change: (battle) => void (battle.hits[ship(carrier)] = hits),
    });

  test('rules 6.22, 6.23: the limits of a CV and of a CVL; heavy damage lowers them', () => {
    expect(limits('Essex')).toEqual([2, 3, 2, 2, 2, 8]);
    expect(limits('Langley')).toEqual([1, 1, 1, 1, 1, 3]);
    expect(limits('Essex', 3)).toEqual(limits('Essex'));
    expect(limits('Essex', 4)).toEqual([1, 2, 2, 2, 2, 8]);
    expect(limits('Langley', 2)).toEqual(limits('Langley'));
    expect(limits('Langley', 3)).toEqual([0, 0, 0, 0, 0, 3]);
  });

  test('rules 6.21, 6.22: every unit is in one box of a carrier; ready and landed share the flight deck', () => {
    const decks = countDecks(
      asIs((battle) =>
        spot(battle, 'Essex', {
          'Essex F6F 1': READY,
          'Essex F6F 2': LANDED,
          'Essex F6F 3': LANDED,
          'Essex SB2C 1': SERVICING,
        }),
      ),
    );
    const essex = ship('Essex');
    expect([READY, LANDED, SERVICING, HANGAR].map((box) => inBox(decks, essex, box as 0))).toEqual([1, 2, 1, 4]);
    expect([onDeck(decks, essex), aboardInAll(decks, essex)]).toEqual([3, 8]);
    expect(UNITS_OF[essex]).toHaveLength(8);
    expect(aboard(essex, READY)).not.toBe(aboard(essex, LANDED));
  });

  test('rules 6.23, 12.12, 12.34: no deck works on fire, out of action, blocked or too badly damaged', () => {
    const closed = (change: (battle: Battle, essex: number, langley: number) => void): (string | undefined)[] =>
      given([], (g) => [ship('Essex'), ship('Langley')].map((carrier) => whyClosed(g, carrier)?.rule), {
        change: (battle) => change(battle, ship('Essex'), ship('Langley')),
      });
    expect(closed(() => undefined)).toEqual([undefined, undefined]);
    expect(closed((battle, essex) => void (battle.fires[essex] = [1]))).toEqual(['12.34', undefined]);
    expect(closed((battle, _essex, langley) => void (battle.deckDown[langley] = 1))).toEqual([undefined, '12.12']);
    expect(closed((battle, essex) => void (battle.crashed[essex] = true))).toEqual(['4.452', undefined]);
    expect(
      closed((battle, essex, langley) => {
        battle.hits[essex] = 5;
        battle.hits[langley] = 3;
      }),
    ).toEqual([undefined, '12.11']);
    expect(closed((battle, essex) => void (battle.hits[essex] = 6))).toEqual(['12.11', undefined]);
    expect(closed((battle, essex) => void (battle.where[essex] = -1))).toEqual(['6.13', undefined]);
    expect(given([], (g) => deckWorks(g, ship('Iowa')))).toBe(false);
  });
});

describe('repairs', () => {
  const essex = ship('Essex');
  const repaired = (dice: number[], change: (battle: Battle) => void, options: Standing['options'] = {}): Battle =>
    data(
      done((g) => repairDecks(g), {
        dice,
        options,
        change: (battle) => {
          battle.turn = 2;
          battle.phase = 3;
          change(battle);
        },
      }),
    );
  const down = (since: number, hits: number) => (battle: Battle) => {
    battle.hits[essex] = hits;
    battle.deckDown[essex] = phaseCount(battle) + 1 - since;
  };

  test('rule 12.13: from the next phase on a deck is repaired on a roll of 7 or more', () => {
    expect(repaired([], down(0, 1)).deckDown[essex]).toBeGreaterThan(0);
    expect(repaired([6], down(1, 1)).deckDown[essex]).toBeGreaterThan(0);
    expect(repaired([7], down(1, 1)).deckDown[essex]).toBe(0);
    expect(repaired([7], down(5, 3)).deckDown[essex]).toBe(0);
  });

  test('rule 12.13: heavy damage takes two from the roll; for a crippled ship there is none', () => {
    expect(repaired([8], down(1, 4)).deckDown[essex]).toBeGreaterThan(0);
    expect(repaired([9], down(1, 4)).deckDown[essex]).toBe(0);
    expect(repaired([], down(1, 6)).deckDown[essex]).toBeGreaterThan(0);
  });

  test('rule 4.453: a crash is cleared on a roll of 7 or less, in its own phase too', () => {
    const crash = (battle: Battle): void => void (battle.crashed[essex] = true);
    expect(repaired([7], crash).crashed[essex]).toBe(false);
    expect(repaired([8], crash).crashed[essex]).toBe(true);
  });

  test('rules 12.13, 12.15: deck and crash are two markers; hits and fires stay for good', () => {
    const match = done((g) => repairDecks(g), {
      dice: [10, 1],
      change: (battle) => {
        battle.turn = 2;
        down(1, 3)(battle);
        battle.crashed[essex] = true;
        battle.fires[essex] = [2];
      },
    });
    const battle = data(match);
    expect([battle.deckDown[essex], battle.crashed[essex]]).toEqual([0, false]);
    expect([battle.hits[essex], battle.fires[essex]]).toEqual([3, [2]]);
    expect([events(match, 'deck repaired'), events(match, 'crash cleared away')].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    expect(battle.units[unit('Essex F6F 1')]).toBe(aboard(essex, READY));
  });
});
