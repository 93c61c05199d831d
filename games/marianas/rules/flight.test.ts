import { choosable, promptFor, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, MARKER_NUMBER, type Marker, OFF, SUNK } from '../data/state.ts';
import { atSea, board, met, missAll, offered } from './battle.testing.ts';
import { pursuers, retreats } from './flight.ts';
import { both, events, now, order, place, type Table } from './testing.ts';

const marker = (match: Table, id: string): Marker => at(match.table.state.markers, MARKER_NUMBER.get(id) ?? -1);
const hex = grid.mustHex;
const labels = (hexes: number[]): string[] => hexes.map(grid.label).sort();

describe('flight', () => {
  test('rule bat-17: back to where the group came from, or to a hex beside that', () => {
    const beside = grid.neighbours(hex('1004')).filter((other) => other !== hex('1005'));
    expect(labels(retreats(hex('1005'), hex('1004'), OFF))).toEqual(labels([hex('1004'), ...beside]));
  });

  test('rule bat-17: a group that has not moved goes anywhere but where the attacker came from', () => {
    const open = grid.neighbours(hex('1005')).filter((other) => other !== hex('1004'));
    expect(labels(retreats(hex('1005'), OFF, hex('1004')))).toEqual(labels([...open]));
    expect(retreats(hex('1005'), OFF, OFF)).toHaveLength(6);
  });

  /** Japan has come from 1004 and flees after a round of misses. */
  const fleeing = (extra: Parameters<typeof met>[2] = () => {}): Table => {
    const match = atSea(
      met(['Mogami'], ['Canberra'], (data) => {
        at(data.markers, MARKER_NUMBER.get('J1') ?? -1).from = hex('1004');
        extra(data);
      }),
    );
    both(match, { Mogami: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' });
    missAll(match, 'Canberra', 'Mogami');
    order(match, 'japan', 'flee');
    return match;
  };

  test('rule bat-17: the fleeing group keeps its marker and lies in the new hex; its last step counts as its heading', () => {
    const match = fleeing();
    expect(whyNot(match, 'japan', { option: '1006' })).toMatchObject({
      reason: { key: 'why no retreat' },
      rule: 'bat-17',
    });
    order(match, 'japan', '1004');
    expect(marker(match, 'J1')).toMatchObject({ hex: hex('1004'), from: hex('1005'), heading: grid.direction('N') });
    expect(match.table.state.at[ship('Mogami')]).toBe(MARKER_NUMBER.get('J1'));
    expect(now(match)).toBe('sea: calm');
    expect(match.table.state.battle).toBeNull();
  });

  test('rule bat-17: beyond the hex it came from the heading is that of the second step', () => {
    const match = fleeing();
    order(match, 'japan', '1003');
    expect(marker(match, 'J1')).toMatchObject({ hex: hex('1003'), from: hex('1004'), heading: grid.direction('N') });
  });

  test('rule bat-17: even into a hex that the enemy holds, to another battle', () => {
    const match = fleeing((data) => {
      place(data, 'U2', '1004', 'Biloxi');
    });
    const there = choosable(promptFor(match, 'japan')!).find(({ id }) => id === '1004');
    expect(there).toMatchObject({ caution: { key: 'caution enemy there' } });
    order(match, 'japan', '1004');
    expect(now(match)).toBe('engagement: array');
    expect(match.table.state.battle?.markers).toEqual({
      japan: MARKER_NUMBER.get('J1'),
      us: MARKER_NUMBER.get('U2'),
    });
  });
});

describe('pursuit', () => {
  test('rule bat-18: only ships faster than the slowest that flees can pursue', () => {
    expect(pursuers([2, 2], [2, 2])).toBe(0);
    expect(pursuers([2, 1], [2, 2, 1])).toBe(2);
    expect(pursuers([1], [1])).toBe(0);
  });

  test('rule bat-18: no faster ships, no pursuit', () => {
    const match = atSea(met(['Mogami'], ['Canberra']));
    both(match, { Mogami: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' });
    missAll(match, 'Canberra', 'Mogami');
    order(match, 'japan', 'stay');
    order(match, 'us', 'flee');
    expect(now(match)).toBe('flight: retreat');
  });

  /**
   * The Americans flee after a round of misses with a slow battleship, a cruiser with torpedoes in the screen and
   * destroyers behind it.
   */
  const chased = (extra: Parameters<typeof met>[2] = () => {}): Table => {
    const match = atSea(met(['Mogami', 'Kongo'], ['Maryland', 'Reno', 'Desdiv 101'], extra));
    both(
      match,
      { Mogami: 'JP_SCREENING', Kongo: 'JP_MAIN' },
      { Maryland: 'US_MAIN', Reno: 'US_SCREENING', 'Desdiv 101': 'US_SUPPORT' },
    );
    for (const side of ['us', 'japan'] as const) order(match, side, 'hold fire');
    order(match, 'japan', 'stay');
    const flee = choosable(promptFor(match, 'us')!)[1];
    expect(flee).toMatchObject({ id: 'flee', caution: { key: 'caution pursuit' } });
    order(match, 'us', 'flee');
    return match;
  };

  test('rule bat-18: the winner chooses who gives chase, or lets the enemy go', () => {
    const match = chased();
    expect(now(match)).toBe('flight: pursue');
    expect(offered(match, 'japan')).toEqual(['Kongo', 'Mogami']);
    expect(whyNot(match, 'japan', { option: 'Yamato' })).toMatchObject({ reason: { key: 'why not in battle' } });
    order(match, 'japan', []);
    expect(now(match)).toBe('flight: retreat');
  });

  test('rule bat-18: a slow ship of the winner cannot give chase', () => {
    const match = chased((data) => {
      data.damaged[ship('Kongo')] = true;
    });
    expect(offered(match, 'japan')).toEqual(['Mogami']);
    expect(whyNot(match, 'japan', { option: 'Kongo' })).toMatchObject({
      reason: { key: 'why too slow to pursue' },
      rule: 'bat-18',
    });
  });

  test('rules bat-18, bat-12: the fleeing side fires its torpedoes first, by day too, at pursuers in reach', () => {
    const match = chased();
    order(match, 'japan', ['Kongo']);
    expect(now(match)).toBe('flight: torpedoes');
    // The destroyers are two ranges from the Japanese screen, too far for American torpedoes.
    expect(offered(match, 'us')).toEqual({ 'Reno 1': ['Kongo'] });
    expect(whyNot(match, 'us', { option: 'Desdiv 101 1' })).toMatchObject({
      reason: { key: 'why torpedoes out of range' },
    });
    // A 4 hits, and a 6 on the column of +1 sinks Kongo.
    order(match, 'us', { 'Reno 1': 'Kongo' }, 4, 6);
    expect(match.table.state.at[ship('Kongo')]).toBe(SUNK);
    expect(match.table.state.torpedoesFired[ship('Reno')]).toBe(true);
    expect(now(match)).toBe('flight: retreat');
  });

  test('rule bat-18: a pursuer that the torpedoes have damaged falls back', () => {
    const match = chased();
    order(match, 'japan', ['Kongo']);
    // A 4 hits, and a 5 on the column of +1 is DS: damaged.
    order(match, 'us', { 'Reno 1': 'Kongo' }, 4, 5);
    expect(match.table.state.damaged[ship('Kongo')]).toBe(true);
    expect(now(match)).toBe('flight: retreat');
  });

  test('rule bat-18: the others go on after those they can overtake', () => {
    const match = chased();
    order(match, 'japan', ['Kongo', 'Mogami']);
    order(match, 'us', { 'Reno 1': 'Kongo' }, 4, 5);
    expect(board(match)).toEqual({ Mogami: 'JP_SCREENING', Maryland: 'US_SCREENING' });
    expect(now(match)).toBe('gunfire: ship');
  });

  test('rules bat-18, dam-02: a damaged ship rolls to launch', () => {
    const match = chased((data) => {
      data.damaged[ship('Reno')] = true;
    });
    order(match, 'japan', ['Kongo']);
    order(match, 'us', { 'Reno 1': 'Kongo' }, 3);
    expect(events(match, 'fires torpedoes')).toEqual([]);
    expect(match.table.state.torpedoesFired[ship('Reno')]).toBe(false);
  });

  test('rule bat-18: then the pursuers and those they overtake fire one round, and the flight goes on', () => {
    const match = chased();
    order(match, 'japan', ['Kongo']);
    order(match, 'us', {});
    expect(board(match)).toEqual({ Kongo: 'JP_SCREENING', Maryland: 'US_SCREENING' });
    expect(offered(match, 'us')).toEqual(['Maryland', 'hold fire']);
    order(match, 'us', 'Maryland', 1, 1);
    order(match, 'japan', 'Kongo', 6, 6);
    expect(now(match)).toBe('flight: retreat');
    const [to = ''] = offered(match, 'us') as string[];
    order(match, 'us', to);
    expect(marker(match, 'U1').hex).toBe(hex(to));
    expect(now(match)).toBe('sea: calm');
    const home = ['Maryland', 'Reno', 'Desdiv 101'].map((id) => match.table.state.at[ship(id)]);
    expect(home).toEqual(home.map(() => MARKER_NUMBER.get('U1')));
  });

  test('rule bat-18: a group that is destroyed in flight goes nowhere', () => {
    const match = atSea(met(['Yamato'], ['Sangamon']));
    both(match, { Yamato: 'JP_SCREENING' }, { Sangamon: 'US_SCREENING' });
    order(match, 'japan', 'hold fire');
    order(match, 'japan', 'stay');
    order(match, 'us', 'flee');
    order(match, 'japan', ['Yamato']);
    order(match, 'japan', 'Yamato', 1);
    expect(match.table.state.at[ship('Sangamon')]).toBe(SUNK);
    expect(marker(match, 'U1').hex).toBe(OFF);
    expect(now(match)).toBe('sea: calm');
  });
});
