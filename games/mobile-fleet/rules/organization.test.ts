import { createOrganization, OFF } from '@point-option/chit-pull';
import { heardBy, refusalTo } from '@point-option/proving';
import { whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { organizationRules } from './organization.ts';
import { limits, markerOf, placeDummy, regroup, reorganizing, sailsWith, unbound } from './organization.testing.ts';
import {
  AFTER,
  choicesOf,
  dataOf,
  dummy,
  events,
  hex,
  hurt,
  join,
  marker,
  now,
  order,
  pieces,
  place,
  playing,
  put,
  questionTo,
  see,
  ship,
} from './testing.ts';

const SMALL = ['Vincennes', 'Houston', 'Miami', 'San Diego', 'DES RN 12', 'DES DIV 24', 'DES RN 23', 'DES DIV 46'];

describe('groups', () => {
  it('rule 3.1a: a group holds up to 16 units', () => {
    const stacked = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'));
    order(stacked, 'us', hex('2811'));
    // TG 58.1 has 13 units.
    const three = Object.fromEntries(SMALL.slice(0, 3).map((id) => [id, 'TG 58.1']));
    expect(refusalTo(stacked, 'us', { ...three, 'San Diego': 'TG 58.1' })).toEqual({
      reason: { key: 'why too many ships', values: { group: 'TG 58.1', n: 17, most: 16 } },
      rule: '3.1',
      box: 'TG 58.1',
    });
    order(stacked, 'us', three);
    expect(dataOf(stacked).shipAt.filter((group) => group === marker('TG 58.1'))).toHaveLength(16);
  });

  it('rule 3.4a: ships on their own are no more than a group would hold', () => {
    const match = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '2811');
      hurt(data, 'Essex', 1);
    });
    order(match, 'us', hex('2811'));
    const { shipAt } = dataOf(match);
    const escorts = fleet.ships.filter((_, n) => shipAt[n] === marker('TG 58.1') || shipAt[n] === marker('TG 58.4'));
    const detached = (n: number): Record<string, string> =>
      Object.fromEntries(
        [{ id: 'Essex' }, ...escorts.filter(({ id }) => id !== 'Essex')]
          .slice(0, n)
          .map(({ id }) => [id, 'US detachment 1']),
      );
    expect(refusalTo(match, 'us', detached(17))).toMatchObject({
      reason: { key: 'why too many ships', values: { n: 17, most: 16 } },
      box: 'US detachment 1',
    });
    expect(refusalTo(match, 'us', detached(16))).toBeNull();
  });

  it('rule 3.1b: a destroyer unit counts as one', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'));
    regroup(match, 'us', '2811', { 'DES RN 12': 'TG 58.1', 'DES DIV 24': 'TG 58.1', 'DES RN 23': 'TG 58.1' });
    expect(dataOf(match).shipAt.filter((group) => group === marker('TG 58.1'))).toHaveLength(16);
  });

  it('rule 3.1c: Force C starts with 18 units: it may keep them or give some away, but takes none in', () => {
    const match = reorganizing('japan');
    order(match, 'japan', hex('0618'));
    expect(refusalTo(match, 'japan', { Nagato: 'Force C' })).toMatchObject({
      reason: { key: 'why too many ships', values: { n: 19 } },
      rule: '3.1',
    });
    // Even in exchange for another.
    expect(refusalTo(match, 'japan', { Nagato: 'Force C', Yamato: 'Force B' })?.rule).toBe('3.1');
    order(match, 'japan', { Yamato: 'Force B' });
    expect(sailsWith(match, 'Yamato')).toBe('Force B');
  });

  it('rule 3.0a: every ship sails with a group, whatever is ordered', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'));
    regroup(match, 'us', '2811', { Essex: 'TG 58.5', Langley: 'TG 58.5', Cowpens: 'TG 58.5', Boston: 'TG 58.4' });
    const { shipAt, markers } = dataOf(match);
    for (const group of shipAt) expect(markers[group]?.hex).not.toBe(OFF);
  });

  it('rule 3.1.1a: the US has up to ten groups', () => {
    const match = reorganizing('us', (data) => {
      for (const id of ['TG 58.5', 'TG 58.6', 'TG 58.8']) dummy(data, id, '2811');
    });
    expect(limits.groupsLeft(dataOf(match), 'us')).toBe(1);
    regroup(match, 'us', '2811', { Boston: 'TG 58.9' });
    expect(limits.groupsLeft(dataOf(match), 'us')).toBe(0);
    expect(choicesOf(match, 'us')).not.toContain('dummy');
    expect(whyNot(match, 'us', { option: 'dummy' })).toEqual({
      reason: { key: 'why no group left', values: { most: 10 } },
      rule: '3.1.1',
    });
  });

  it('rule 3.1.1a: an order that would make one group too many is refused', () => {
    const { limits: all } = organizationRules;
    const strict = createOrganization(fleet, { ...organizationRules, limits: { ...all, groups: { japan: 8, us: 7 } } });
    const match = playing(strict.reorganization, { side: 'us' }, []);
    order(match, 'us', hex('2811'));
    expect(refusalTo(match, 'us', { Boston: 'TG 58.5', Canberra: 'TG 58.6' })).toEqual({
      reason: { key: 'why too many groups', values: { most: 7 } },
      rule: '3.1.1',
    });
    order(match, 'us', { Boston: 'TG 58.5' });
    // Too many from the start: ships may still change groups.
    const over = createOrganization(fleet, { ...organizationRules, limits: { ...all, groups: { japan: 8, us: 5 } } });
    const full = playing(over.reorganization, { side: 'us' }, [], {
      change: (data) => void place(data, 'TG 58.4', '2811'),
    });
    regroup(full, 'us', '2811', { Boston: 'TG 58.4' });
    expect(sailsWith(full, 'Boston')).toBe('TG 58.4');
  });

  it('rule 3.1.1b: Japan has up to eight groups', () => {
    const match = reorganizing('japan');
    expect(limits.groupsLeft(dataOf(match), 'japan')).toBe(5);
    regroup(match, 'japan', '0618', {
      'DIV 61': 'Force D',
      'DIVS 10/17': 'Force E',
      Myoko: 'Force F',
      Haguro: 'Force G',
      Yahagi: 'Force H',
    });
    expect(limits.groupsLeft(dataOf(match), 'japan')).toBe(0);
  });

  it('rule 3.1.1c: dummies count as groups', () => {
    const match = reorganizing('japan', (data) => {
      for (const id of ['Force D', 'Force E', 'Force F', 'Force G', 'Force H']) dummy(data, id, '0618');
    });
    expect(limits.groupsLeft(dataOf(match), 'japan')).toBe(0);
    expect(choicesOf(match, 'japan')).not.toContain('dummy');
  });

  it('rule 3.1.2a: no more than four US groups have carriers', () => {
    const match = reorganizing('us');
    order(match, 'us', hex('2811'));
    expect(refusalTo(match, 'us', { Hornet: 'TG 58.5' })).toEqual({
      reason: { key: 'why too many carrier groups', values: { most: 4 } },
      rule: '3.1.2',
    });
    // All of them in one new group are still four groups.
    order(match, 'us', {
      Hornet: 'TG 58.5',
      Yorktown: 'TG 58.5',
      'Belleau Wood': 'TG 58.5',
      Bataan: 'TG 58.5',
    });
    expect(sailsWith(match, 'Hornet')).toBe('TG 58.5');
  });

  it('rule 3.1.2b: a US group has no more than four carriers', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'));
    order(match, 'us', hex('2811'));
    expect(refusalTo(match, 'us', { Cowpens: 'TG 58.1' })).toMatchObject({
      reason: { key: 'why too many carriers', values: { group: 'TG 58.1', n: 5, most: 4 } },
      rule: '3.1.2',
    });
    order(match, 'us', { Bataan: 'TG 58.4' });
    expect(sailsWith(match, 'Bataan')).toBe('TG 58.4');
  });

  it('rule 3.1.3a: all eight Japanese groups may have carriers', () => {
    const match = reorganizing('japan');
    regroup(match, 'japan', '0618', {
      Taiho: 'Force D',
      Shokaku: 'Force E',
      Junyo: 'Force F',
      Hiyo: 'Force G',
      Chitose: 'Force H',
    });
    expect(sailsWith(match, 'Chitose')).toBe('Force H');
    expect(sailsWith(match, 'Zuikaku')).toBe('Force A');
  });

  it('rule 3.1.3b: a Japanese group has no more than three carriers', () => {
    const match = reorganizing('japan');
    order(match, 'japan', hex('0618'));
    expect(refusalTo(match, 'japan', { Taiho: 'Force B' })).toMatchObject({
      reason: { key: 'why too many carriers', values: { group: 'Force B', n: 4, most: 3 } },
      rule: '3.1.3',
    });
    order(match, 'japan', { Taiho: 'Force B', Junyo: 'Force A' });
    expect(sailsWith(match, 'Taiho')).toBe('Force B');
  });
});

describe('ships change groups', () => {
  it('rule 3.1.4a: ships of one hex change groups, also in the task force', () => {
    const match = reorganizing('us', (data) => {
      unbound(data);
      place(data, 'TG 58.4', '3111');
    });
    regroup(match, 'us', '3111', { Miami: 'TG 58.7', Reno: 'TG 58.4' });
    expect(sailsWith(match, 'Miami')).toBe('TG 58.7');
    expect(sailsWith(match, 'Reno')).toBe('TG 58.4');
    expect(markerOf(match, 'TG 58.7').force).toBe(marker('TF 58'));
  });

  it('rule 3.1.4b: ships in different hexes stay apart', () => {
    const match = reorganizing('us');
    order(match, 'us', hex('2811'));
    const boxes = pieces(match, 'us')['Hornet'] ?? [];
    expect(boxes).toContain('TG 58.1');
    expect(boxes).not.toContain('TG 58.4');
    expect(Object.keys(pieces(match, 'us'))).not.toContain('Essex');
    expect(whyNot(match, 'us', { piece: 'Essex' })).toMatchObject({
      reason: { key: 'why ship elsewhere' },
      rule: '3.1.4',
    });
    expect(whyNot(match, 'us', { piece: 'TG 58.4' })).toMatchObject({
      reason: { key: 'why group elsewhere' },
      rule: '3.1.4',
    });
    expect(whyNot(match, 'us', { hex: '3209' })).toMatchObject({ reason: { key: 'why other hex' }, rule: '3.1.4' });
  });

  it('rule 3.1.4c: the limits hold for the order as a whole, and a refused order changes nothing', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'));
    order(match, 'us', hex('2811'));
    const before = JSON.stringify(dataOf(match));
    expect(refusalTo(match, 'us', { Essex: 'TG 58.1' })?.rule).toBe('3.1.2');
    expect(JSON.stringify(dataOf(match))).toBe(before);
    // Essex for Hornet: each alone would be one too many in TG 58.1.
    order(match, 'us', { Essex: 'TG 58.1', Hornet: 'TG 58.4' });
    expect([sailsWith(match, 'Essex'), sailsWith(match, 'Hornet')]).toEqual(['TG 58.1', 'TG 58.4']);
  });

  it('rule 3.1.4d: ships of TG 52.10 never share a group with ships of the others, not even a new one', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '3712'));
    order(match, 'us', hex('3712'));
    for (const placed of [{ Idaho: 'TG 58.4' }, { Miami: 'TG 52.10' }, { Idaho: 'TG 58.5', Miami: 'TG 58.5' }])
      expect(refusalTo(match, 'us', placed as Record<string, string>)).toMatchObject({
        reason: { key: 'why fleets apart' },
        rule: '3.1.4',
      });
    order(match, 'us', { Idaho: 'TG 58.5', Maryland: 'TG 58.5', Miami: 'TG 58.6' });
    expect([sailsWith(match, 'Idaho'), sailsWith(match, 'Miami')]).toEqual(['TG 58.5', 'TG 58.6']);
  });

  it('rule 3.1.4e: they may share a hex', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '3712'));
    order(match, 'us', 'done');
    expect(now(match)).toBe(AFTER);
  });

  it('rule 3.1.4f: detached from their groups they may sail home together', () => {
    const match = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '3712');
      hurt(data, 'Essex', 1);
      hurt(data, 'Maryland', 1);
    });
    regroup(match, 'us', '3712', { Essex: 'US detachment 1', Maryland: 'US detachment 1' });
    for (const id of ['Essex', 'Maryland']) expect(sailsWith(match, id)).toBe('US detachment 1');
  });

  it('rule 3.1.5a: any ships of a hex form a new group, with a marker of its own there', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'));
    regroup(match, 'us', '2811', { Boston: 'TG 58.8', Miami: 'TG 58.8', 'DES RN 12': 'TG 58.8' });
    for (const id of ['Boston', 'Miami', 'DES RN 12']) expect(sailsWith(match, id)).toBe('TG 58.8');
    expect(markerOf(match, 'TG 58.8')).toMatchObject({ hex: hex('2811'), dummy: false });
  });

  it('rule 3.1.5b: a group that gives up its last ship is disbanded, and its marker can be used again', () => {
    const match = reorganizing('us', (data) => {
      place(data, 'TG 58.4', '2811');
      put(data, 'TG 52.10', 'Essex', 'Langley', 'Cowpens', ...SMALL.slice(0, 6));
    });
    regroup(match, 'us', '2811', { 'DES RN 23': 'TG 58.1', 'DES DIV 46': 'TG 58.1' });
    expect(markerOf(match, 'TG 58.4').hex).toBe(OFF);
    order(match, 'us', hex('2811'));
    expect(pieces(match, 'us')['DES RN 23']).toContain('TG 58.4');
  });

  it('rule 3.1.5c: ships that move into a dummy make it a real group', () => {
    const match = reorganizing('us', (data) => dummy(data, 'TG 58.5', '2811'));
    regroup(match, 'us', '2811', { Boston: 'TG 58.5' });
    expect(markerOf(match, 'TG 58.5')).toMatchObject({ hex: hex('2811'), dummy: false });
    // The enemy has seen nothing of it.
    expect(heardBy(match, 'japan')).toEqual([]);
  });
});

describe('detection', () => {
  it('rule 5.1c: a new group is as detected as the groups its ships come from', () => {
    const match = reorganizing('us', (data) => {
      see(data, 'TG 58.1', 2);
      place(data, 'TG 58.4', '2811');
      see(data, 'TG 58.4', 4);
    });
    regroup(match, 'us', '2811', { Boston: 'TG 58.5', Miami: 'TG 58.6', Canberra: 'TG 58.6' });
    expect([markerOf(match, 'TG 58.5').seen, markerOf(match, 'TG 58.6').seen]).toEqual([2, 6]);
    expect([markerOf(match, 'TG 58.1').seen, markerOf(match, 'TG 58.4').seen]).toEqual([2, 4]);
  });

  it('rule 5.1c: ships in sight stay in sight when they join an undetected group', () => {
    const match = reorganizing('us', (data) => {
      see(data, 'TG 58.1', 1);
      place(data, 'TG 58.4', '2811');
    });
    regroup(match, 'us', '2811', { Boston: 'TG 58.4' });
    expect(markerOf(match, 'TG 58.4').seen).toBe(1);
  });

  it('rule 5.1c: the task force is detected with ships that shift into it, and what leaves it stays detected', () => {
    const match = reorganizing('us', (data) => {
      unbound(data);
      place(data, 'TG 58.4', '3111');
      see(data, 'TG 58.4', 1);
    });
    regroup(match, 'us', '3111', { Miami: 'TG 58.7' });
    expect(markerOf(match, 'TF 58').seen).toBe(1);
    regroup(match, 'us', '3111', { Reno: 'TG 58.5' });
    expect(markerOf(match, 'TG 58.5').seen).toBe(1);
  });

  it('rule 5.1d: movement lost to air attack goes with the ships', () => {
    const match = reorganizing('us', (data) => {
      Object.assign(data.markers[marker('TG 58.1')]!, { slow: 2, bombed: 1 });
      place(data, 'TG 58.4', '2811');
    });
    regroup(match, 'us', '2811', { Boston: 'TG 58.5', Canberra: 'TG 58.4' });
    for (const id of ['TG 58.5', 'TG 58.4']) expect(markerOf(match, id)).toMatchObject({ slow: 2, bombed: 1 });
  });
});

describe('the Initial Phase', () => {
  it('rule 5.1a: a player does one thing after another, or nothing, and says when it is done', () => {
    const match = reorganizing('japan');
    expect(questionTo(match, 'japan')).toBe('reorganization: formations');
    expect(questionTo(match, 'us')).toBeNull();
    expect(choicesOf(match, 'japan')).toEqual([
      'done',
      hex('0618'),
      'leave Force A',
      'leave Force B',
      'leave Force C',
      'dummy',
    ]);
    order(match, 'japan', 'done');
    expect(now(match)).toBe(AFTER);
    expect(dataOf(match).regrouping).toBeNull();
  });

  it('rule 5.1b: the enemy sees markers come and go, and nothing else', () => {
    const match = reorganizing('us', (data) => {
      unbound(data);
      place(data, 'TG 58.4', '3111');
      join(data, 'TG 58.4', 'TF 58');
    });
    regroup(match, 'us', '3111', { Miami: 'TG 58.7' });
    expect(heardBy(match, 'japan')).toEqual([]);
    regroup(match, 'us', '3111', { Miami: 'TG 58.5' });
    order(match, 'us', 'leave TG 58.4');
    placeDummy(match, 'us', '3111', 'TG 58.9');
    expect(heardBy(match, 'japan')).toEqual(['marker appears', 'marker appears', 'marker appears']);
    order(match, 'us', 'join TG 58.5');
    order(match, 'us', 'remove TG 58.9');
    regroup(match, 'us', '3111', { Miami: 'TG 58.7' });
    // A group in the force is no marker on the map: the enemy does not see it go.
    expect(heardBy(match, 'japan').slice(3)).toEqual(['marker gone', 'marker gone']);
    expect(heardBy(match, 'us')).toEqual([
      'regrouped',
      'regrouped',
      'force left',
      'dummy placed',
      'force joined',
      'dummy removed',
      'regrouped',
    ]);
    const [first] = events(match, 'marker appears');
    expect(first).toMatchObject({ values: { marker: 'TG 58.5', hex: '3111' }, to: ['japan'] });
  });

  it('rule 5.1b: where a player regroups stays his secret', () => {
    const match = reorganizing('us');
    order(match, 'us', hex('2811'));
    expect(match.table.whole.agenda.at(-1)?.locals).toEqual({ side: 'us' });
    expect(dataOf(match).regrouping?.hex).toBe(hex('2811'));
  });

  it('rule 5.1a: whatever cannot be chosen says why', () => {
    const match = reorganizing('us', (data) => {
      hurt(data, 'Essex', 1);
      place(data, 'US detachment 1', '3209');
      put(data, 'US detachment 1', 'Essex');
    });
    const asked = (wanted: Parameters<typeof whyNot>[2]): unknown => whyNot(match, 'us', wanted)?.reason.key;
    expect(asked({ hex: '2020' })).toBe('why no group there');
    expect(asked({ piece: 'Mobile Fleet' })).toBe('why not your group');
    expect(asked({ piece: 'US detachment 1' })).toBe('why detached for good');
    expect(asked({ piece: 'TG 58.1' })).toBe('why force elsewhere');
    expect(asked({ piece: 'TF 58' })).toBe('why choose the hex');
    expect(asked({ box: 'card TG 58.2' })).toBe('why force intact');
    expect(whyNot(match, 'us', { hex: '2811' })).toBeNull();
  });
});

describe('optional: reorganizing costs movement', () => {
  const OPTION = { reorganizing: true };

  it('rule 15.5a: a new group loses a movement point', () => {
    const match = reorganizing('us', undefined, OPTION);
    regroup(match, 'us', '2811', { Boston: 'TG 58.5' });
    order(match, 'us', 'done');
    expect([markerOf(match, 'TG 58.5').slow, markerOf(match, 'TG 58.1').slow]).toEqual([1, 0]);
  });

  it('rule 15.5b: so does a new dummy', () => {
    const match = reorganizing('us', undefined, OPTION);
    placeDummy(match, 'us', '2811', 'TG 58.5');
    order(match, 'us', 'done');
    expect(markerOf(match, 'TG 58.5').slow).toBe(1);
  });

  it('rule 15.5c: and a group that takes in ships of one that is disbanded', () => {
    const change = (data: Parameters<typeof place>[0]): void => {
      place(data, 'TG 58.4', '2811');
      for (const id of ['Essex', 'Langley', 'Cowpens', ...SMALL.slice(1)]) data.shipAt[ship(id)] = -1;
    };
    const match = reorganizing('us', change, OPTION);
    regroup(match, 'us', '2811', { Vincennes: 'TG 58.1' });
    order(match, 'us', 'done');
    expect(markerOf(match, 'TG 58.4').hex).toBe(OFF);
    expect(markerOf(match, 'TG 58.1').slow).toBe(1);
  });

  it('rule 15.5d: a mere shift of ships between groups costs nothing', () => {
    const match = reorganizing('us', (data) => place(data, 'TG 58.4', '2811'), OPTION);
    regroup(match, 'us', '2811', { Boston: 'TG 58.4' });
    order(match, 'us', 'done');
    expect([markerOf(match, 'TG 58.4').slow, markerOf(match, 'TG 58.1').slow]).toEqual([0, 0]);
  });

  it('rule 15.5e: it costs one point a phase, however often a group is changed, and slows its force', () => {
    const match = reorganizing('us', unbound, OPTION);
    regroup(match, 'us', '3111', { Reno: 'TG 58.5' });
    regroup(match, 'us', '3111', { Reno: 'TG 58.6', Mobile: 'TG 58.6' });
    order(match, 'us', 'join TG 58.6');
    order(match, 'us', 'done');
    expect([markerOf(match, 'TG 58.5').hex, markerOf(match, 'TF 58').slow]).toEqual([OFF, 1]);
  });

  it('rule 15.5f: without the option nothing does', () => {
    const match = reorganizing('us');
    regroup(match, 'us', '2811', { Boston: 'TG 58.5' });
    order(match, 'us', 'done');
    expect(markerOf(match, 'TG 58.5').slow).toBe(0);
  });
});
