import { ask, decide, journalFor, procedure, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_NUMBER, islandBase } from '../data/aircraft.ts';
import { IWO, SAIPAN } from '../data/map.ts';
import { type Campaign, LOST } from '../data/state.ts';
import { AFTER, phaseOf } from './phase.testing.ts';
import { replacement, replacementDue, replacing } from './replacement.ts';
import { done, now, order, type Table } from './testing.ts';

const dawn = procedure<Campaign>('dawn', 'air-21', [decide('replacement', 'air-21', 'japan', replacement)]);

function morning(change: (data: Campaign) => void): Table {
  return phaseOf(dawn, [dawn], {
    change: (data) => {
      data.turn = 9;
      change(data);
    },
  });
}
function lose(data: Campaign, ...ids: string[]): void {
  for (const id of ids) data.base[AIR_NUMBER.get(id)!] = LOST;
}
const options = (match: Table): readonly unknown[] => {
  const asked = ask(match, 'japan');
  return asked?.kind === 'one' ? asked.options : [];
};

describe('replacements', () => {
  test('rule air-21: on every morning but the first, through a working Iwo Jima, for what is lost', () => {
    expect([1, 6, 8, 9, 10, 17].map((turn) => replacementDue(turn, false, 1))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(replacementDue(9, true, 3)).toBe(false);
    expect(replacementDue(9, false, 0)).toBe(false);
  });

  test('rule air-21: one lost land unit returns to a working field, and Japan alone hears where', () => {
    const match = morning((data) => {
      lose(data, 'Betty 2', 'Betty 3', 'Zero 4', 'Taiho Judy');
      data.islands[0]!.field = false;
      data.airLost.japan = 4;
    });
    // Iwo Jima is full with Betty 4 and Zero 6.
    expect(options(match)).toEqual(['none', 'Zero 4@guam', 'Zero 4@palau', 'Betty 2@guam', 'Betty 2@palau']);
    order(match, 'japan', 'Betty 2@guam');
    expect(match.table.state.base[AIR_NUMBER.get('Betty 2')!]).toBe(islandBase(1));
    expect(match.table.state.base[AIR_NUMBER.get('Betty 3')!]).toBe(LOST);
    expect(match.table.state.airLost.japan).toBe(4);
    expect(match.table.state.replaced).toBe(1);
    expect(journalFor(match.table.journal!, 'us')).toEqual([
      { n: 1, key: 'replaced somewhere', values: { unit: { key: 'air.Betty 2' } } },
    ]);
    expect(journalFor(match.table.journal!, 'japan')).toMatchObject([{ key: 'replaced', rule: 'air-21' }]);
    expect(now(match)).toBe(AFTER);
  });

  test('rules air-02, air-21: what cannot come is not offered, with its reason', () => {
    const match = morning((data) => {
      lose(data, 'Betty 2', 'Betty 3', 'Taiho Judy');
      data.islands[0]!.field = false;
    });
    const reason = (wanted: string): string | undefined => whyNot(match, 'japan', { option: wanted })?.reason.key;
    expect(reason('Betty 2@iwo')).toBe('why field full');
    expect(reason('Betty 2@saipan')).toBe('why no field');
    expect(reason('Betty 3@guam')).toBe('why another first');
    expect(reason('Zero 1@guam')).toBe('why not lost');
    expect(reason('Taiho Judy@guam')).toBe('why carrier unit');
  });

  test('rule air-21: with Iwo Jima wrecked, or nothing lost, nobody is asked: all can see it', () => {
    const asked = (change: (data: Campaign) => void): unknown => {
      let found: unknown;
      done((g) => void (found = replacing(g)), {
        change: (data) => {
          data.turn = 9;
          change(data);
        },
      });
      return found;
    };
    expect(asked(() => undefined)).toEqual([]);
    expect(asked((data) => lose(data, 'Betty 2'))).toBe('japan');
    expect(
      asked((data) => {
        lose(data, 'Betty 2');
        data.islands[IWO]!.field = false;
      }),
    ).toEqual([]);
  });

  test('rule air-21: no unit comes to an island that is lost', () => {
    const match = morning((data) => {
      lose(data, 'Betty 2');
      data.islands[SAIPAN]!.japan = 0;
    });
    expect(options(match)).not.toContain('Betty 2@saipan');
    expect(whyNot(match, 'japan', { option: 'Betty 2@saipan' })).toMatchObject({ reason: { key: 'why field lost' } });
  });
});
