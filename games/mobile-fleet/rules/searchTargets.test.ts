import { chitInPool, proofs } from '@point-option/chit-pull';
import { emptyAnswer, ask } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { words } from '../words.ts';
import { clearMap } from './sailing.testing.ts';
import { choices, dataOf, dummy, heard, marker, order, place, questionTo, spoken, type Table } from './testing.ts';
import { turnFrom } from './turn.testing.ts';

const ASKED = 'activation: targets';
const NIGHT = 5;

/** Force A with three carriers and a dummy, both eleven hexes from TG 58.1 and from TG 58.4. */
function facing(data: MobileTheater): void {
  clearMap(data);
  place(data, 'Force A', '2011');
  dummy(data, 'Force D', '2011');
  place(data, 'TG 58.1', '3111');
  place(data, 'TG 58.4', '3111');
}

/** The entry of the pool is the only one that is drawn. */
function activated(entry: number, change: (data: MobileTheater) => void = facing, options = {}): Table {
  return turnFrom('activations', {
    seed: 'targets',
    options,
    change: (data) => {
      change(data);
      data.pool = [entry];
    },
  });
}
const FORCE = marker('Force A');
const FLOTILLA_61 = chitInPool(fleet, CHIT.flotilla61);

describe('whom to search for', () => {
  test('rule 6.0b: the owner picks among the enemy formations in range', () => {
    const match = activated(FORCE);
    expect([questionTo(match, 'japan'), choices(match, 'japan')]).toEqual([ASKED, ['TG 58.1', 'TG 58.4']]);
    order(match, 'japan', ['TG 58.4']);
    const rolled = (match.table.journal ?? []).flatMap(({ roll }) => (roll ? [roll] : []));
    const searches = rolled.filter(({ purpose }) => purpose === 'purpose.carrier search');
    expect(searches.map(({ about }) => about?.['marker'])).toEqual(['TG 58.4']);
    expect(spoken(activated(FORCE), 'japan', words).question).toContain('Force A');
  });

  test('rule 6.0b: all of them, or none', () => {
    const count = (answer: string[]): number => {
      const match = activated(FORCE);
      order(match, 'japan', answer);
      return (match.table.journal ?? []).filter(({ roll }) => roll?.purpose === 'purpose.carrier search').length;
    };
    expect([count(['TG 58.1', 'TG 58.4']), count([])]).toEqual([2, 0]);
  });

  test('rule 6.0d: aircraft ashore may be kept home too', () => {
    const match = activated(FLOTILLA_61);
    expect([questionTo(match, 'japan'), choices(match, 'japan')]).toEqual([ASKED, ['TG 58.1', 'TG 58.4']]);
    order(match, 'japan', []);
    expect(heard(match)).not.toContain('searches from ashore');
    const land = activated(chitInPool(fleet, CHIT.landSearch), (data) => {
      facing(data);
      data.turn = NIGHT;
      place(data, 'Force A', '3011');
    });
    expect([questionTo(land, 'us'), choices(land, 'us')]).toEqual([ASKED, ['Force A', 'Force D']]);
  });

  test('rule 6.3c: planes that stay on deck prove nothing, and everybody sees that they do', () => {
    const match = activated(FORCE);
    order(match, 'japan', []);
    expect(heard(match, 'us')).toContain('no search planes');
    expect(proofs(dataOf(match), FORCE)).toBe(0);
  });

  test('a dummy is asked like anybody else, and has nobody to send', () => {
    const match = activated(marker('Force D'));
    const question = ask(match, 'japan');
    expect([questionTo(match, 'japan'), question && emptyAnswer(question)]).toEqual([ASKED, []]);
    order(match, 'japan', []);
    expect(heard(match, 'us')).toContain('no search planes');
    expect(proofs(dataOf(match), marker('Force D'))).toBe(0);
  });

  test('nobody is asked at night, out of reach of everybody, or where every marker has to be rolled for (15.7)', () => {
    const asked = (change: (data: MobileTheater) => void, options = {}) =>
      questionTo(activated(FORCE, change, options), 'japan');
    expect(
      asked((data) => {
        facing(data);
        data.turn = NIGHT;
      }),
    ).not.toBe(ASKED);
    expect(
      asked((data) => {
        facing(data);
        place(data, 'Force A', '0101');
        place(data, 'TG 58.1', '4411');
        place(data, 'TG 58.4', '4411');
      }),
    ).not.toBe(ASKED);
    expect(asked(facing, { secretMovement: true })).not.toBe(ASKED);
  });
});
