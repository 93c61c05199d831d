import { billOf, createRaids, flightWith, type Raid } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import { raidNeeds, raidProcedures, raidRules, raids } from './raids.ts';
import { criticals } from './raidsDamage.ts';
import { airOf, asked, flightOf, JAPAN_HEX, onto, striking, US_GROUP } from './raids.testing.ts';
import { dataOf, done, given, order, playing, ship, type Table, unit, weaken } from './testing.ts';

/* The worked examples of both books that concern strikes, by the ids of the fixtures. */

const rollsOf = (match: Table, purpose: string) =>
  (match.table.journal ?? []).flatMap(({ roll }) => (roll?.purpose === purpose ? [roll.chart] : []));

describe('examples of this book', () => {
  it('rule 8.1.1a: 8 and 3 are 11 hexes (001-8.1.1-a)', () => {
    const data = dataOf(striking(US_GROUP));
    const vb2 = unit('VB-2');
    expect((fleet.squadrons[vb2]?.range ?? 0) + raidRules.extension(data, vb2)).toBe(11);
    expect(flightWith(fleet, { ...data, airWeak: data.airWeak.map(() => true) }, vb2, true).strength).toBe(4);
  });

  it('rule 14.0d: a 3 that flak turns to a 1 attacks on column 3 and lands as a 1 (001-14.0-a, b, c)', () => {
    const junyo = unit('Junyo DB');
    const flight = given(
      [8],
      (g) => {
        const shot = flightWith(fleet, g.state, junyo, false);
        raids.guns.shoot(g, ship('Hornet'), shot, false, 0);
        return { ...shot, lands: g.state.airWeak[junyo] === true ? fleet.squadrons[junyo]?.weak : undefined };
      },
      { options: { ordnance: true } },
    );
    expect(flight).toMatchObject({ fate: 'flying', strength: 3, lands: 1 });
  });
});

describe('examples of the sister game that share our charts', () => {
  const shot = (firer: string, nextBox: boolean, die: number): number =>
    given([die], (g) => {
      const flight = flightWith(fleet, g.state, unit('VB-2'), false);
      raids.guns.shoot(g, ship(firer), flight, nextBox, 0);
      return flight.flak;
    });

  it('rule 8.5a: Musashi takes 1 off with a 4, and 2 with a 6 (002-8.1-a, d)', () => {
    expect([shot('Musashi', false, 4), shot('Musashi', false, 6)]).toEqual([1, 2]);
  });

  it('rule 8.5d: half of Myoko is 2, half of Yamato 4 (002-8.1-b, e)', () => {
    const data = dataOf(striking(US_GROUP));
    const halves = ['Myoko', 'Yamato'].map((id) => raids.guns.column(data, ship(id), 0, true));
    expect(halves).toEqual([2, 4]);
    expect([shot('Myoko', true, 6), shot('Yamato', true, 3)]).toEqual([1, 0]);
  });

  it.each([
    ['002-8.1-c', 'VT-2', 2, 7, 5, 0],
    ['002-8.1-f', 'VB-2', 1, 8, 7, 2],
  ])('rule 8.6a: %s', (_id, id, flak, die, modified, hits) => {
    const match = done(
      (g) => {
        const flight = { ...flightWith(fleet, g.state, unit(id), false), flak };
        raids.attacks.attack(g, flight, ship('Myoko'));
      },
      { dice: [die], change: (data) => weaken(data, 'VT-2') },
    );
    expect(rollsOf(match, 'purpose.air attack')[0]).toMatchObject({ modified, result: hits });
  });

  it('rule 9.3d: a battleship reads a 6 as a 5, which does nothing (002-8.3-33)', () => {
    const match = done((g) => criticals.roll(g, ship('Yamato'), 'surface'), { dice: [6] });
    expect(rollsOf(match, 'purpose.critical by surface')[0]).toMatchObject({ modified: 5, result: 'none' });
  });

  it('what a bomber cannot bear spoils its aim, unless it has left the raid', () => {
    const data = dataOf(striking(US_GROUP));
    const vb2 = unit('VB-2');
    const vt2 = unit('VT-2');
    const flights = [vb2, vt2].map((each) => flightWith(fleet, data, each, false));
    const bill = (engaged: boolean) => {
      const raid = { flights: flights.map((flight) => ({ ...flight, engaged })) } as Raid;
      return billOf(fleet, { ...data, raid }, { units: [vb2, vt2], steps: 5 });
    };
    expect(bill(false)).toMatchObject({ total: 5, shares: [{ max: 4 }, { max: 4 }] });
    expect(bill(true)).toMatchObject({ total: 2, shares: [{ max: 1 }, { max: 1 }] });
  });

  it('a patrol that presses on attacks the bombers with what the escort left of it (002-8.2.3-a to f)', () => {
    const sister = createRaids<Own>(fleet, { ...raidRules, presses: true }, raidNeeds);
    const own = new Set(sister.procedures.map(({ name }) => name));
    const procedures = [...sister.procedures, ...raidProcedures.filter(({ name }) => !own.has(name))];
    const scene = striking(US_GROUP, {
      japan: ['Junyo', 'Myoko'],
      ready: ['VF-2/1', 'VF-2/2', 'VB-2', 'VT-2'],
      cap: ['Junyo F'],
    });
    const match = playing(sister.strike, { entry: fleet.markerNumber.get(US_GROUP) ?? 0, raids: [] }, procedures, {
      options: { radar: false },
      change: (data) => Object.assign(data, structuredClone(dataOf(scene))),
    });
    order(match, 'us', onto(JAPAN_HEX, ['VF-2/1', 'VF-2/2', 'VB-2', 'VT-2']));
    expect(asked(match, 'us')).toBe('interception: escort');
    // The Americans roll 6, 7 with their modifier: a step. The Japanese roll 5 on column 2: nothing. Then what is left of them rolls a 9.
    order(match, 'us', ['VF-2/1'], 6, 5, 9);
    expect(airOf(match, 'Junyo F').weak).toBe(true);
    expect(rollsOf(match, 'purpose.patrol on bombers')[0]).toMatchObject({ column: '1', modified: 9, result: 1 });
    order(match, 'us', { 'VT-2': 1 });
    expect([flightOf(match, 'VT-2')?.strength, flightOf(match, 'VB-2')?.strength]).toEqual([3, 6]);
    expect(flightOf(match, 'VF-2/2')?.engaged).toBe(false);
  });
});
