import { choicesOf, heardBy, nowIn, questionTo, spokenTo, AFTER } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { at } from '../data/side.ts';
import {
  dataOf,
  dieChart,
  fleet,
  hex,
  marker,
  order,
  type Own,
  put,
  rig,
  type Sister,
  type Table,
} from '../sister.testing.ts';
import { submarineWords } from '../words/submarines.ts';
import { contactOn } from './contacts.ts';
import { findingOf } from './report.ts';
import { createSubmarines } from './submarines.ts';
import { patrolOf, submarineContact } from './submarinesRules.ts';
import { createDisclosure } from './searchTelling.ts';

/*
 * Submarines in the manner of Leyte Gulf: both sides lay markers from one cup that has submarines of both, a submarine may hold its
 * torpedoes, its report counts the units alone and detects nobody, and destroyers hunt it.
 */

const disclosure = createDisclosure<Own>(fleet, {
  cite: { search: '7.0', report: '10.5', dummies: '5.4', air: '7.2', sameHex: '7.1' },
  modifiers: () => [],
  reaches: () => true,
  arm: () => 0,
  isOpen: () => true,
  losesTrack: true,
  midMove: true,
  searchesOf: () => [],
  mightSearch: () => false,
  shows: () => 0,
  meeting: () => {
    throw new Error('Nobody meets here.');
  },
});

/** Submarines that were sunk don't come back; `spent` counts them here. */
const submarines = createSubmarines<Own>(fleet, {
  cite: { markers: '10.1', placing: '10.2', contact: '10.4', table: '10.4', attack: '10.6', removal: '10.8' },
  shared: true,
  cup: ({ own }) => ({ us: 2 - own.spent, japan: 1, false: 2 }),
  onShips: true,
  declines: true,
  count: (g) => g.roll<number>('count', { purpose: 'purpose.count', rule: '10.1' }),
  band: (g) => g.roll<'near' | 'far'>('band', { purpose: 'purpose.band', rule: '10.2' }),
  contact: (g) => {
    g.roll('contact', { purpose: 'purpose.contact', rule: '10.4' });
    return { finding: findingOf('count'), target: 'no destroyer' };
  },
  contactOdds: (g) => g.odds('contact'),
  column: 6,
  modifiers: () => [],
  impact: (_ship, result) => ({ hits: Number(result), criticals: 0 }),
  inflict: (g, ship, hits) => void (g.state.hits[ship] = hits),
  critical: () => {
    throw new Error('No result is critical.');
  },
  hunted: (g, _f, sub) => {
    if (g.roll('hunt', { purpose: 'purpose.hunt', rule: '10.7' }) !== 'sunk') return;
    g.state.subs.splice(g.state.subs.indexOf(sub), 1);
    g.state.own.spent++;
  },
  searching: () => disclosure,
});

const { playing } = rig(
  dieChart('count', [1, 2]),
  dieChart('band', ['near', 'far']),
  dieChart('contact', ['attack']),
  dieChart('damage', [0, 1, 2], { columns: [1] }),
  dieChart('hunt', ['safe', 'sunk']),
);

function fleets(data: Sister): void {
  put(data, 'Ozawa', '0303', 'Zuikaku', 'Div 4', 'Div 31');
  put(data, 'TG 38.3', '0903', 'Essex');
}

/** A formation comes upon the one marker there is, which the US has laid: the first die draws what it is. */
function meeting(id: string, ...dice: number[]): Table {
  return playing(submarines.contact, submarineContact(hex('0505'), marker(id)), [submarines.patrol], {
    dice,
    change: (data) => {
      fleets(data);
      at(data.markers, marker(id)).hex = hex('0505');
      data.subs = [{ side: 'us', hex: hex('0505'), is: 'hidden' }];
    },
  });
}

describe('submarines of both sides in one cup', () => {
  test('the sides lay its markers in turn, on enemy ships too', () => {
    const match = playing(submarines.patrol, patrolOf('us'), [submarines.contact], { dice: [2, 1], change: fleets });
    expect(questionTo(match, 'us')).toBe('submarines: place');
    expect(choicesOf(match, 'us')).toContain(hex('0303'));
    expect(choicesOf(match, 'us')).toContain(hex('0403'));
    expect(choicesOf(match, 'us')).not.toContain(hex('0503'));
    order(match, 'us', hex('0303'), 1);
    expect([questionTo(match, 'us'), questionTo(match, 'japan')]).toEqual([null, 'submarines: place']);
    order(match, 'japan', hex('0903'));
    expect(nowIn(match)).toBe(AFTER);
  });

  test('every side fears a marker that nobody has turned over', () => {
    const theater = dataOf(meeting('Ozawa', 5));
    theater.subs = [{ side: 'us', hex: hex('0505'), is: 'hidden' }];
    expect([
      submarines.isLurking(theater, 'us', hex('0505')),
      submarines.isLurking(theater, 'japan', hex('0505')),
    ]).toEqual([true, true]);
  });

  test('a submarine of the other side attacks, if it likes, and is hunted', () => {
    const match = meeting('Ozawa', 5);
    expect(spokenTo(match, 'us', submarineWords)).toMatchObject({
      question: 'Your submarine meets Ozawa in 0505. Does it attack?',
      options: { attack: 'Attack', hold: 'Let them pass' },
    });
    order(match, 'us', 'attack', 1, 3, 2);
    // It has counted the units, and holds nobody detected.
    expect(contactOn(dataOf(match), 'us', marker('Ozawa'))).toMatchObject({
      told: 'count',
      total: 3,
      source: 'submarine',
    });
    expect(at(dataOf(match).markers, marker('Ozawa')).seen).toBe(0);
    // Of the three units one is no destroyer.
    expect(at(dataOf(match).hits, fleet.shipNumber.get('Zuikaku') as number)).toBe(2);
    expect([dataOf(match).subs, dataOf(match).own.spent]).toEqual([[], 1]);
  });

  test('a submarine that lets ships pass is there for whoever comes next', () => {
    const match = meeting('Ozawa', 5);
    order(match, 'us', 'hold');
    expect(heardBy(match)).toEqual(['submarine contact', 'submarine holds']);
    expect(dataOf(match).subs).toEqual([{ side: 'us', hex: hex('0505'), is: 'real' }]);
  });

  test("one of the formation's own side does nothing, whoever laid it, and neither does a false contact", () => {
    // One Japanese submarine, two American ones and two false contacts: each is as likely to lie here.
    const drawn = [1, 2, 3, 4, 5].map((die) => {
      const match = meeting('TG 38.3', die);
      return [heardBy(match)[0], dataOf(match).subs[0]?.side, dataOf(match).subs[0]?.is].join(', ');
    });
    expect(drawn.toSorted()).toEqual([
      'false contact, us, false',
      'false contact, us, false',
      'submarine contact, japan, real',
      'submarine friendly, us, idle',
      'submarine friendly, us, idle',
    ]);
  });
});
