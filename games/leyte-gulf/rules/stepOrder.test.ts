import { describe, expect, test } from 'vitest';
import { subphase } from './activation.ts';
import {
  layOut,
  onto,
  order as give,
  playing,
  type Table as RaidTable,
  US_FORCE,
  JAPAN_FORCE,
} from './raids.testing.ts';
import {
  BREAK_OFF,
  choicesOf,
  FIELD,
  hurt,
  idle,
  marker,
  order,
  pieces,
  playingAll,
  put,
  questionTo,
  type Table,
  until,
} from './surface.testing.ts';

/* Who does what when, from the first step to the last: what a journal tells, in its order. */

/** What has happened, with rolls by what they were for, as far as it is of these. */
function told(match: RaidTable | Table, wanted: readonly string[]): string[] {
  return (match.table.journal ?? [])
    .map(({ key, roll }) => roll?.purpose ?? key)
    .filter((each) => wanted.includes(each));
}

describe('an air strike', () => {
  test('rule 8.1a, 8.1b, 8.1c, 8.1d, 8.1f, 8.1k, 8.1l: launch, patrol, layout, places, flak, attack, hit, critical hit, and detachment when all is over', () => {
    const match = playing(
      subphase,
      { entry: marker(US_FORCE) },
      {
        us: ['Essex', 'Intrepid'],
        japan: ['Zuikaku', 'Isuzu'],
        ready: ['VB-15', 'VT-15', 'VF-15/1'],
        cap: ['Zuikaku F'],
        change: (data) => {
          data.active = marker(US_FORCE);
          hurt(data, 'Zuikaku', 2);
        },
      },
    );
    give(match, 'us', 'strike');
    give(match, 'us', {});
    // The escort and the patrol fight at once, and the patrol goes on to the bombers.
    give(match, 'us', onto(JAPAN_FORCE, ['VB-15', 'VT-15', 'VF-15/1']), 1, 1, 1);
    layOut(match, 'japan', 'Zuikaku', 'Isuzu');
    give(match, 'us', { 'VB-15': 'sea 0', 'VT-15': 'sea 0' });
    // Flak; then 9 on column 6: two hits and a critical hit of one more. Flak again, and a miss.
    give(match, 'us', 'in this order', 1);
    give(match, 'japan', [], 9, 7, 1);
    give(match, 'japan', [], 1);
    give(match, 'us', {});
    give(match, 'us', 'done');
    give(match, 'japan', ['Zuikaku']);
    const steps = told(match, [
      'raid launched',
      'raid met',
      'purpose.escort on patrol',
      'purpose.patrol on escort',
      'purpose.patrol on bombers',
      'group attacked',
      'purpose.flak',
      'purpose.air attack',
      'hit',
      'purpose.critical by air',
      'raid over',
      'ship detached',
    ]);
    expect(steps).toEqual([
      'raid launched',
      'raid met',
      'purpose.escort on patrol',
      'purpose.patrol on escort',
      'purpose.patrol on bombers',
      'group attacked',
      'purpose.flak',
      'purpose.air attack',
      'hit',
      'purpose.critical by air',
      'hit',
      'purpose.flak',
      'purpose.air attack',
      'raid over',
      'ship detached',
    ]);
  });
});

describe('a surface battle', () => {
  test('rule 8.3e, 8.3.9h, 6.4a: the segments of a round, who stays behind, who goes where, and detachment when all is over', () => {
    const match = playingAll(subphase, { entry: marker('Force 1') }, [3, 1], (data) => {
      data.active = marker('Force 1');
      put(data, 'Force 1', FIELD, 'Yamato', 'Nagato', 'DIV 17');
      put(data, 'TF 1', FIELD, 'Essex', 'Iowa', 'DES RN 52');
      hurt(data, 'Essex', 6);
    });
    // Japan hears how many ships there are, and then the US has found Force 1.
    idle(match, 'us', [3]);
    // Where both groups start, and who moves first.
    order(match, 'japan', 'fight', 5, 5, 10, 1);
    until(match, 'surface round: targets');
    // Fourteen boxes are 6 off: a 10 is a 4 on column 18.
    const [iowa = ''] = Object.values(pieces(match, 'japan')['Yamato'] ?? []).filter((id) => id.startsWith('Battle'));
    order(match, 'japan', { Yamato: iowa }, 10);
    until(match, BREAK_OFF);
    order(match, 'japan', 'fight on');
    order(match, 'us', 'break off', 10);
    order(match, 'us', choicesOf(match, 'us')[0] as never);
    order(match, 'japan', 'done');
    expect(questionTo(match, 'us')).toBe('subphase: detach');
    order(match, 'us', ['Iowa']);
    const steps = told(match, [
      'meeting',
      'surface battle',
      'purpose.surface deployment',
      'purpose.surface initiative',
      'surface round',
      'purpose.surface guns',
      'hit',
      'purpose.surface break off',
      'left behind',
      'surface retreats',
      'ship detached',
    ]);
    expect(steps).toEqual([
      'meeting',
      'surface battle',
      'purpose.surface deployment',
      'purpose.surface deployment',
      'surface round',
      'purpose.surface initiative',
      'purpose.surface initiative',
      'purpose.surface guns',
      'hit',
      'purpose.surface break off',
      'left behind',
      'surface retreats',
      'ship detached',
    ]);
  });
});
