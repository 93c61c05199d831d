import { AFTER, choicesOf, heardBy, nowIn, piecesOf, questionTo, spokenTo } from '@point-option/proving';
import { ask, deed, procedure } from '@point-option/engine';
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
  unit,
} from '../sister.testing.ts';
import { HELD, raidNeeds, raidRules } from '../sisterRaids.testing.ts';
import { activationWords } from '../words/activation.ts';
import { createActivation } from './activation.ts';
import { createMeeting } from './meeting.ts';
import { createMovement, type Movement } from './movement.ts';
import { slowestSpeed, slowOf } from './movementRules.ts';
import { createRaids } from './raid/index.ts';
import type { SubmarineContact } from './submarinesRules.ts';
import { createSearch, type Searching } from './search.ts';

/*
 * Activations in the manner of Leyte Gulf: a task force sails, searches and strikes in whatever order it likes, and a strike costs it two
 * movement points.
 */

const STRIKE = 2;
const nothing = (): never => {
  throw new Error('This is not played here.');
};

const searching: Searching<Own> = createSearch<Own>(fleet, {
  cite: { search: '7.0', report: '7.2', dummies: '5.4', air: '7.2', sameHex: '7.1' },
  modifiers: () => [],
  reaches: () => true,
  arm: () => HELD,
  isOpen: () => true,
  losesTrack: true,
  midMove: true,
  searchesOf: (g, from) =>
    fleet.grid.distance(at(g.state.markers, from).hex, at(g.state.markers, marker('Ozawa')).hex) <= 6
      ? [{ by: 'us', from, marker: marker('Ozawa'), source: 'carrier search', wing: 0 }]
      : [],
  mightSearch: () => true,
  shows: () => 0,
  meeting: () => meetings.meeting,
});
const meetings = createMeeting<Own>(fleet, {
  cite: { meeting: '7.1', battle: '8.3' },
  hasBattles: () => false,
  foundFight: true,
  search: () => searching.search,
  battle: nothing,
});
const movement: Movement<Own> = createMovement<Own>(fleet, {
  cite: { move: '6.2', stop: '7.1', submarine: '10.4', battle: '8.3' },
  allowance: ({ state }, force) => slowestSpeed(fleet, state, force, 4) - slowOf(fleet, state, force) - state.own.spent,
  mayEnter: () => true,
  whyNotEnter: () => undefined,
  mustLeave: () => undefined,
  mustEnter: () => undefined,
  pauses: true,
  metAtStart: true,
  isLurking: (theater, _side, where) => theater.subs.some(({ hex: lies }) => lies === where),
  lurkingOdds: () => undefined,
  clash: () => null,
  meeting: () => meetings.meeting,
  submarine: () => contact,
  battle: nothing,
});

/** A submarine is met, and that is all. */
const contact = procedure<Sister, SubmarineContact>('submarine contact', '10.4', [
  deed('meet', '10.4', (g, f) => {
    g.state.subs = [];
    g.emit('met', { hex: fleet.grid.label(f.hex) });
  }),
]);
const raids = createRaids<Own>(
  fleet,
  {
    ...raidRules,
    launchHex: (g, force) => (movement.pointsLeft(g, force) < STRIKE ? -1 : at(g.state.markers, force).hex),
    takeOff: ({ state }) => {
      state.own.spent += STRIKE;
    },
  },
  raidNeeds,
);

const activation = createActivation<Own>(fleet, {
  cite: { activation: '4.4', search: '7.2', move: '6.2', strike: '8.1' },
  anyOrder: true,
  strikes: () => true,
  scouting: () => searching.scouting,
  movement: () => movement,
  strike: () => raids.strike,
});

const { playing } = rig(
  dieChart('search', ['none', 'exact']),
  dieChart('damage', [0, 1, 2, '2*'], { columns: [1] }),
  dieChart('flak', [0], { columns: [1] }),
  dieChart('critical', [0, 1]),
);

/** TG 38.3 is activated in an even turn: its ships make five. */
function activated(change: (data: Sister) => void = () => {}): Table {
  const others = [contact, searching.search, searching.scouting, meetings.meeting, movement.sail, ...raids.procedures];
  return playing(activation, { entry: marker('TG 38.3') }, others, {
    change: (data) => {
      put(data, 'TG 38.3', '0103', 'Essex', 'Squadron 50');
      put(data, 'Ozawa', '1003', 'Yamato');
      change(data);
    },
  });
}

const CHOOSE = 'activation: action';
const course = (...labels: string[]): number[] => labels.map(hex);

describe('an activation in any order', () => {
  test('a search in the middle of a move, and a strike before its end', () => {
    const match = activated();
    expect([questionTo(match, 'us'), choicesOf(match, 'us')]).toEqual([CHOOSE, ['search', 'move', 'strike', 'done']]);
    expect(spokenTo(match, 'us', activationWords)).toMatchObject({
      question: 'What does TG 38.3 do next?',
      options: { search: 'Search by air', move: 'Sail', strike: 'Launch a strike', done: 'End its activation' },
    });
    order(match, 'us', 'move');
    order(match, 'us', course('0203', '0303', '0403'));
    expect(choicesOf(match, 'us')).toEqual(['search', 'move', 'strike', 'done']);
    order(match, 'us', 'search', 2);
    order(match, 'japan', { BB: 1 });
    // There is one search in an activation.
    expect(choicesOf(match, 'us')).toEqual(['move', 'strike', 'done']);
    order(match, 'us', 'strike');
    expect(Object.keys(piecesOf(match, 'us'))).toEqual(['Essex F', 'Essex DB', 'Essex T']);
    order(match, 'us', { 'Essex DB': 'Ozawa' });
    order(match, 'us', { 'Essex DB': 'sea 0' }, 1, 3);
    expect(at(dataOf(match).hits, fleet.shipNumber.get('Yamato') as number)).toBe(2);
    // Three hexes and a strike: all five points are spent, and no carrier can launch.
    expect(piecesOf(match, 'us')).toEqual({});
    order(match, 'us', {});
    order(match, 'us', 'move');
    expect(ask(match, 'us')).toMatchObject({ max: 0 });
    order(match, 'us', []);
    // Nothing is left to choose.
    expect(nowIn(match)).toBe(AFTER);
    expect(at(dataOf(match).airWeak, unit('Essex DB'))).toBe(true);
  });

  test('a formation strikes again once it has sailed on', () => {
    const match = activated();
    order(match, 'us', 'strike');
    order(match, 'us', {});
    expect(choicesOf(match, 'us')).toEqual(['search', 'move', 'done']);
    order(match, 'us', 'move');
    order(match, 'us', course('0203'));
    expect(choicesOf(match, 'us')).toEqual(['search', 'move', 'strike', 'done']);
  });

  test('what slows a formation down holds until it is done with all of it', () => {
    const match = activated((data) => void (at(data.markers, marker('TG 38.3')).slow = 2));
    order(match, 'us', 'move');
    order(match, 'us', course('0203', '0303'));
    order(match, 'us', 'move');
    // Five points less two, and two hexes: one is left.
    order(match, 'us', course('0403'));
    expect(at(dataOf(match).markers, marker('TG 38.3')).slow).toBe(2);
    order(match, 'us', 'done');
    expect(at(dataOf(match).markers, marker('TG 38.3')).slow).toBe(0);
  });

  test('enemies in a hex are met on the way in, and not again by whoever stays', () => {
    const match = activated((data) => void put(data, 'Ozawa', '0303', 'Yamato'));
    order(match, 'us', 'move');
    order(match, 'us', course('0203', '0303'), 1, 1);
    expect(heardBy(match).filter((key) => key === 'meeting')).toHaveLength(1);
    order(match, 'us', 'move');
    order(match, 'us', []);
    expect(heardBy(match).filter((key) => key === 'meeting')).toHaveLength(1);
    order(match, 'us', 'done');
    expect(nowIn(match)).toBe(AFTER);
  });

  test('a submarine lies in wait where a formation is when it sets out', () => {
    const match = activated((data) => void data.subs.push({ side: 'japan', hex: hex('0103'), is: 'hidden' }));
    order(match, 'us', 'move');
    expect(heardBy(match)).toEqual(['met']);
    expect(questionTo(match, 'us')).toBe('sail: course');
  });

  test('a starred result is a critical hit', () => {
    const match = activated(
      (data) => void Object.assign(at(data.markers, marker('Ozawa')), { hex: hex('0603'), seen: HELD }),
    );
    order(match, 'us', 'strike');
    order(match, 'us', { 'Essex DB': 'Ozawa' });
    order(match, 'us', { 'Essex DB': 'sea 0' }, 1, 4, 2);
    expect(at(dataOf(match).hits, fleet.shipNumber.get('Yamato') as number)).toBe(3);
  });
});
