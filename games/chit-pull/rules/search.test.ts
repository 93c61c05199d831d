import { heardBy, nowIn, questionTo, AFTER } from '@point-option/proving';
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
import { contactOn } from './contacts.ts';
import { createMeeting } from './meeting.ts';
import { findingOf } from './report.ts';
import { createSearch, type Searching } from './search.ts';
import type { Search, SearchRules } from './searchRules.ts';

const CARRIERS = 1;
const SEARCH = 'purpose.carrier search';

/** US reports are as good as a die that both sides see; Japan's, as a second one that the US rolls in secret. */
const rules: SearchRules<Own> = {
  cite: { search: '7.0', report: '7.2', dummies: '5.4', air: '7.2', sameHex: '7.1' },
  modifiers: () => [],
  reaches: (g, { from, marker: target }) =>
    fleet.grid.distance(at(g.state.markers, from).hex, at(g.state.markers, target).hex) <= 4,
  arm: () => CARRIERS,
  isOpen: () => true,
  quality: (g, { by }) =>
    by === 'japan'
      ? findingOf(g.roll<string>('quality', { to: 'us', purpose: 'purpose.quality', rule: '7.2' }))
      : undefined,
  losesTrack: true,
  midMove: true,
  searchesOf: (_g, from) => [{ by: 'us', from, marker: marker('Ozawa'), source: 'carrier search', wing: 0 }],
  mightSearch: () => true,
  shows: () => 0,
  meeting: () => meetings.meeting,
};
const searching: Searching<Own> = createSearch(fleet, rules);
const meetings = createMeeting<Own>(fleet, {
  cite: { meeting: '7.1', battle: '8.3' },
  hasBattles: () => false,
  foundFight: true,
  search: () => searching.search,
  battle: () => {
    throw new Error('Nobody fights here.');
  },
});

const { playing } = rig(
  dieChart('search', ['none', 'count', 'types 2', 'exact']),
  dieChart('quality', ['count', 'types 3']),
);

function searchBy(by: Search['by'], dice: number[], change: (data: Sister) => void = () => {}): Table {
  const [from, target] = by === 'us' ? ['TG 38.2', 'Ozawa'] : ['Ozawa', 'TG 38.2'];
  const search: Search = {
    by,
    from: marker(from),
    marker: marker(target),
    source: 'carrier search',
    wing: 0,
  };
  return playing(searching.search, search, [searching.scouting, meetings.meeting], {
    dice,
    change: (data) => {
      put(data, 'TG 38.2', '0303', 'Essex', 'Iowa');
      put(data, 'Ozawa', '0503', 'Zuikaku', 'Div 4');
      change(data);
    },
  });
}

/** What a side has seen dice rolled for. */
function diceSeen(match: Table, side: Search['by']): string[] {
  return (match.table.journal ?? []).flatMap(({ roll, to }) =>
    roll && (to === 'all' || to.includes(side)) ? [roll.purpose] : [],
  );
}

describe('searches of a game whose dice lie open', () => {
  test('both sides see the die, and the report says how far off it may be', () => {
    const match = searchBy('us', [3]);
    expect(questionTo(match, 'japan')).toBe('search: report');
    expect(diceSeen(match, 'us')).toEqual([SEARCH]);
    order(match, 'japan', { CV: 2, DD: 1 });
    const { counts, within } = contactOn(dataOf(match), 'us', marker('Ozawa')) ?? { counts: [], within: -1 };
    expect([counts, within]).toEqual([[2, 0, 0, 0, 1], 2]);
    expect(heardBy(match, 'us')).toEqual(['reported within']);
  });

  test('a second die says how good a report is, and the searched side alone sees it', () => {
    const match = searchBy('japan', [4, 2]);
    expect([diceSeen(match, 'japan'), diceSeen(match, 'us')]).toEqual([[SEARCH], [SEARCH, 'purpose.quality']]);
    order(match, 'us', { CV: 4, BB: 1 });
    expect(contactOn(dataOf(match), 'japan', marker('TG 38.2'))?.within).toBe(-1);
    expect(heardBy(match, 'japan')).toEqual(['reported']);
    expect(contactOn(dataOf(searchBy('japan', [4, 1])), 'japan', marker('TG 38.2'))).toMatchObject({
      told: 'count',
      total: 2,
    });
  });

  test('a search that finds nothing loses a formation that was detected', () => {
    const seen = (data: Sister): void => void (at(data.markers, marker('Ozawa')).seen = CARRIERS);
    const match = searchBy('us', [1], seen);
    expect([nowIn(match), at(dataOf(match).markers, marker('Ozawa')).seen]).toEqual([AFTER, 0]);
    expect(heardBy(match, 'japan')).toEqual(['track lost']);
    expect(heardBy(searchBy('us', [1]), 'japan')).toEqual([]);
    const far = searchBy('us', [4], (data) => {
      seen(data);
      at(data.markers, marker('Ozawa')).hex = hex('1212');
    });
    expect(at(dataOf(far).markers, marker('Ozawa')).seen).toBe(0);
  });
});
