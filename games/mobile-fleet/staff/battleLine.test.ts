import { at } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import type { MobileTheater } from '../data/own.ts';
import { reorganizing } from '../rules/organization.testing.ts';
import { clearMap } from '../rules/sailing.testing.ts';
import { join, marker, place, see } from '../rules/testing.ts';
import { SPRUANCE } from './admirals.ts';
import { ordersOf, report, sails } from './staff.testing.ts';

/** A carrier with a cruiser and a destroyer, off the battle line. */
const STRAGGLERS = [1, 0, 0, 1, 0, 1];
const BATTLESHIPS = [0, 0, 7, 8, 2, 4];

/** Force A as reported, so many hexes west of Task Force 58 and its battle line in 2010. */
const prey =
  (counts: readonly number[], hexes = 8, turn = 10) =>
  (data: MobileTheater): void => {
    clearMap(data);
    place(data, 'TF 58', '2010');
    for (const group of ['TG 58.2', 'TG 58.3', 'TG 58.7']) join(data, group, 'TF 58');
    place(data, 'Force A', `${String(20 - hexes).padStart(2, '0')}10`);
    see(data, 'Force A', ARM.carrier);
    report(data, 'Force A', ...counts);
    data.turn = turn;
    data.own.scenario = 'unleashed';
  };
const struck =
  (change: (data: MobileTheater) => void) =>
  (data: MobileTheater): void => {
    change(data);
    data.own.struck = true;
  };

describe('the battle line', () => {
  const sent = (change: (data: MobileTheater) => void) => ordersOf(reorganizing('us', change), 'us', SPRUANCE);

  it('leaves the carriers for ships that it can outfight, once the Japanese have struck or by midday of the second day', () => {
    expect(sent(struck(prey(STRAGGLERS, 8, 6)))).toEqual({ answer: 'leave TG 58.7', why: 'send the line' });
    expect(sent(prey(STRAGGLERS, 8, 6)).why).toBe('formations stand');
    expect(sent(prey(STRAGGLERS, 8, 7)).why).toBe('send the line');
  });

  it('stays with them where nobody is worth it, weaker and near enough', () => {
    expect(sent(struck(prey(BATTLESHIPS))).why).toBe('formations stand');
    expect(sent(struck(prey([0, 0, 0, 0, 0, 1]))).why).toBe('formations stand');
    expect(sent(struck(prey(STRAGGLERS, 16, 10))).why).toBe('formations stand');
    expect(sent(struck(prey(STRAGGLERS, 16, 9))).why).toBe('send the line');
  });

  it('chases no marker that may be a dummy', () => {
    const unseen = struck((data) => {
      prey(STRAGGLERS, 3)(data);
      data.contacts.us.length = 0;
    });
    expect(sent(unseen).why).toBe('formations stand');
  });

  it('stays where too many groups share its hex: it would have to come back at once', () => {
    const crowded = struck((data) => {
      prey(STRAGGLERS)(data);
      for (const group of ['TG 58.1', 'TG 58.4']) place(data, group, '2010');
    });
    expect(sent(crowded).why).not.toBe('send the line');
  });

  it('sails into the hex of its prey, or as near as it gets', () => {
    const alone = (hexes: number) =>
      struck((data) => {
        prey(STRAGGLERS, hexes)(data);
        at(data.markers, marker('TG 58.7')).force = -1;
      });
    expect(sails('TG 58.7', SPRUANCE, alone(4))).toEqual({ hex: '1610', why: 'seek battle' });
    expect(sails('TG 58.7', SPRUANCE, alone(9)).why).toBe('seek battle');
  });
});
