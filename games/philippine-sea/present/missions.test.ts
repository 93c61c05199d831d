import { describe, expect, test } from 'vitest';
import { aboard, type Battle, LANDED, LOST_AWAY, type Mission, READY, type Search, inSearch } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { turnAt } from '../rules/clock.ts';
import { fly, hex, ship, spot, unit } from '../rules/decks.testing.ts';
import { directionOf, isInZone, MIDDLE } from '../rules/searchZones.ts';
import { missions, searches } from './missions.ts';
import { overlays } from './overlays.ts';
import { boxOf, gaugesOf, notesOf, seen, spoken } from './present.testing.ts';

/** TF 58 at 1109 with clear decks; hexes to the west have higher columns. */
function clear(battle: Battle): void {
  for (const { name } of CARRIERS) spot(battle, name);
  for (const units of ['Essex F6F 1', 'Essex F6F 2']) battle.units[unit(units)] = LOST_AWAY;
}
const flight =
  (at: string, how: Partial<Mission>, units = ['Hornet F6F 1']) =>
  (battle: Battle): void => {
    clear(battle);
    fly(battle, 2, 'intercept', at, units, how);
  };
const notes = (at: string, how: Partial<Mission>, change: (battle: Battle) => void = () => {}): string[] =>
  notesOf(
    boxOf(
      missions(
        seen((battle) => {
          flight(at, how)(battle);
          change(battle);
        }),
      ),
      'mission 2',
    ),
  );

describe('a way home that the scenario lays down', () => {
  test('rule 4.451: costs what the scenario says, on lit decks, however far it is', () => {
    const laidDown = notes('1119', { fuel: 9 }, (battle) => {
      battle.rules.flightHome = 7;
      battle.turn = turnAt(20, '1850');
      battle.phase = 4;
    });
    expect(laidDown.some((note) => note.includes('too far'))).toBe(false);
    expect(laidDown.join(' ')).toContain('8');
    expect(laidDown.some((note) => note.includes('lost landing'))).toBe(false);
  });
});

describe('air missions', () => {
  test('rules 4.13, 4.44: those in use with what fuel is left; free ones are counted', () => {
    const display = missions(seen(flight('1114', { fuel: 9 })));
    expect(display.boxes.map(spoken)).toEqual(['Intercept 3 in 1114']);
    expect(gaugesOf(display.boxes[0]!)).toEqual(['Fuel 9/16']);
    expect(notesOf(display)).toEqual(['7 of 8 free']);
    const critical = missions(seen(flight('1114', { fuel: -2 })));
    expect(gaugesOf(critical.boxes[0]!)).toEqual(['Fuel critical 2 0/16!']);
  });

  test('rules 4.431, 4.433: home costs a point for each hex and one to land', () => {
    expect(notes('1114', { fuel: 9 })).toEqual(['good: Home: the fleet, 5 hexes, 6 of 9 fuel']);
    expect(notes('1114', { fuel: 6 })).toEqual(['good: Home: the fleet, 5 hexes, 6 of 6 fuel']);
  });

  test('rule 4.451: who comes home short of fuel may be lost, each point one in ten', () => {
    expect(notes('1114', { fuel: 5 })).toEqual([
      'caution: 1 fuel short of home: the fleet, 5 hexes',
      'caution: 1 in 10 lost on landing',
    ]);
    expect(notes('1114', { fuel: 2 })).toContain('caution: 4 in 10 lost on landing');
  });

  test('rules 4.433, 4.454: at seven points short they come down on the way; one point before that they land unpaid', () => {
    expect(notes('1114', { fuel: -2 })).toEqual(['caution: Can’t reach the fleet, 5 hexes away']);
    expect(notes('1114', { fuel: -1 })).toContain('caution: 8 in 10 lost on landing');
  });

  test('rules 6.41, 6.42: the light in which they will come home counts, not that of now', () => {
    const dusk = (phase: number) => (battle: Battle) => void Object.assign(battle, { turn: turnAt(19, '1730'), phase });
    expect(notes('1112', { fuel: 9 }, dusk(1))).toEqual(['good: Home: the fleet, 3 hexes, 4 of 9 fuel']);
    expect(notes('1112', { fuel: 9 }, dusk(3))).toContain('caution: 1 in 10 lost on landing');
  });

  test('rules 6.22, 6.28: over the ships it counts what can land in this phase; where no deck can, that is said', () => {
    expect(notes('1109', { fuel: 3 })).toEqual(['good: Over the fleet: can land']);
    const launched = (battle: Battle): void => CARRIERS.forEach((_, c) => void (battle.launched[c] = 1));
    expect(notes('1109', { fuel: 3 }, launched)).toEqual(['caution: No deck has room for it']);
    // In another phase they will be able to.
    expect(notes('1110', { fuel: 3 }, launched)).toEqual(['good: Home: the fleet, 1 hex, 2 of 3 fuel']);
  });

  test('rules 6.22, 12.12: a deck that is full or out of action is none to come home to', () => {
    const only = (battle: Battle): void => {
      CARRIERS.forEach(({ name }, carrier) => {
        if (name !== 'Langley') battle.deckDown[carrier] = 1;
      });
      battle.units[unit('Langley TBM 1')] = LOST_AWAY;
    };
    const two = (battle: Battle): void => {
      flight('1111', { fuel: 9 }, ['Hornet F6F 1', 'Hornet F6F 2'])(battle);
      only(battle);
    };
    expect(notesOf(boxOf(missions(seen(two)), 'mission 2'))).toContain('caution: Room for only 1');
    const full = (battle: Battle): void => {
      two(battle);
      battle.units[unit('Langley F6F 1')] = aboard(ship('Langley'), READY);
      battle.units[unit('Langley F6F 2')] = aboard(ship('Langley'), LANDED);
    };
    expect(notesOf(boxOf(missions(seen(full)), 'mission 2'))).toEqual(['caution: No deck has room for it']);
  });

  test('rule 4.35: a patrol has no fuel to show before it leaves its station', () => {
    const display = missions(seen((battle) => fly(battle, 0, 'patrol', '1109', ['Hornet F6F 1'], { groups: 1 })));
    expect(gaugesOf(boxOf(display, 'mission 0'))).toEqual([]);
    expect(notesOf(boxOf(display, 'mission 0'))).toEqual(['On station']);
  });
});

describe('searches', () => {
  const out: Search = {
    id: 0,
    narrow: false,
    origin: hex('1109'),
    goal: hex('1119'),
    hex: hex('1111'),
    homeward: false,
    group: 0,
    out: 2,
  };
  const searching = (how: Partial<Search> = {}) =>
    seen((battle) => {
      clear(battle);
      battle.searches = [{ ...out, ...how }];
      battle.units[unit('Hornet SB2C 1')] = inSearch(0);
    });

  test('rules 8.271, 8.28: how often they fly on before they turn, and before they are home', () => {
    expect(notesOf(searches(searching())[0]!.boxes[0]!)).toEqual(['good: Turns in 2, home at the fleet in 5 flights']);
    const back = searching({ homeward: true, hex: hex('1119'), out: 10 });
    expect(notesOf(searches(back)[0]!.boxes[0]!)).toEqual(['good: Home at the fleet in 3 flights']);
  });

  test('rule 8.33: the chart shows the zones that a standard search is still to look into', () => {
    const sector = overlays(searching(), null).find(({ kind }) => kind === 'sector');
    expect(sector?.hexes).toContain('1113');
    expect(sector?.hexes).toContain('1119');
    expect(sector?.hexes).not.toContain('1110');
    const inMiddle = (sector?.hexes ?? []).filter((label) =>
      isInZone(out.origin, directionOf(out), MIDDLE, hex(label)),
    );
    expect(inMiddle.length).toBeGreaterThan(8);
    expect(overlays(searching({ homeward: true }), null).some(({ kind }) => kind === 'sector')).toBe(false);
    expect(overlays(searching({ narrow: true }), null).some(({ kind }) => kind === 'sector')).toBe(false);
  });
});

describe('ranges', () => {
  const range = (fuel: number, asked: number | null, at = '1113') =>
    overlays(seen(flight(at, { fuel })), asked).filter(({ kind }) => kind === 'range');

  test('rule 4.43: of the mission that is asked, from where it can still come home', () => {
    const [shown] = range(11, 2);
    expect(shown?.hexes).toContain('1116');
    expect(shown?.hexes).not.toContain('1117');
    expect(range(11, null)).toEqual([]);
  });

  test('rule 4.44: unasked of one that has hardly any fuel to spare, not of one that has none', () => {
    expect(range(7, null)).toHaveLength(1);
    expect(range(3, null)).toEqual([]);
    expect(range(2, null, '1109')).toEqual([]);
  });
});
