import { decide, procedure } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import type { MobileTheater } from '../data/own.ts';
import { words } from '../words.ts';
import { flyPatrol, patrolling } from './patrol.ts';
import {
  AFTER,
  both,
  cap,
  choices,
  dataOf,
  flown,
  halfOf,
  heard,
  hurt,
  now,
  place,
  playing,
  put,
  type Table,
  unit,
} from './testing.ts';
import { clickedBy } from '@point-option/proving';

const patrol = procedure<MobileTheater>('patrol', '5.7', [decide('fly', '5.7', patrolling, flyPatrol)]);
const asked = (change: (data: MobileTheater) => void = () => {}): Table => playing(patrol, {}, [], { change });

describe('combat air patrol', () => {
  it('rule 5.7a: by day both sides send up fighters, at once and unseen by the other', () => {
    const match = asked();
    expect(now(match)).toBe('patrol: fly');
    both(match, ['Taiho F'], ['VF-15/1', 'VF-32']);
    expect(['Taiho F', 'VF-15/1', 'VF-32', 'VF-15/2'].map((id) => dataOf(match).airAt[unit(id)])).toEqual([
      'cap',
      'cap',
      'cap',
      'ready',
    ]);
    expect([heard(match, 'japan'), heard(match, 'us')]).toEqual([['patrol flies'], ['patrol flies']]);
  });

  it('rule 5.7b: nobody has to', () => {
    const match = asked();
    both(match, [], []);
    expect(dataOf(match).airAt.includes('cap')).toBe(false);
    expect(heard(match)).toEqual([]);
  });

  it('rule 5.7c: none by night', () => {
    expect(now(asked((data) => void (data.turn = 5)))).toBe(AFTER);
  });

  it('rule 5.7d: fighters and fighter-bombers alone, if they are ready', () => {
    const match = asked((data) => {
      flown(data, 'Taiho F');
      cap(data, 'Zuikaku F');
    });
    const offered = choices(match, 'japan') as string[];
    expect(offered).toContain('Zuikaku FB');
    for (const id of ['Taiho F', 'Zuikaku F', 'Taiho DB', 'Taiho T', '521st AG/1', '523rd AG/1'])
      expect(offered).not.toContain(id);
    expect(clickedBy(match, 'japan', { piece: 'Taiho DB' }, words)).toBe(
      "Taiho DB can't fly CAP: bombers never do. (5.7)",
    );
    expect(clickedBy(match, 'japan', { piece: 'Taiho F' }, words)).toBe("Taiho F isn't ready. (5.7)");
  });

  it('rule 5.7e: the Japanese cover airfields too, on the map and beyond it', () => {
    const offered = choices(asked(), 'japan') as string[];
    expect(['261st AG', '265th AG', '343rd AG'].every((id) => offered.includes(id))).toBe(true);
  });

  it('rule 5.7f: detached ships have no CAP of their own', () => {
    const match = asked((data) => {
      place(data, 'US detachment 1', '3209');
      put(data, 'US detachment 1', 'Essex');
      hurt(data, 'Essex', 1);
    });
    expect(choices(match, 'us')).not.toContain('VF-15/1');
    expect(choices(match, 'us')).toContain('VF-32');
    expect(clickedBy(match, 'us', { piece: 'VF-15/1' }, words)).toBe(
      "VF-15/1's carrier is detached: only groups and task forces have CAP. (5.7)",
    );
  });

  it('rule 9.4a: not from a carrier at half damage', () => {
    const match = asked((data) => hurt(data, 'Essex', halfOf('Essex')));
    expect(choices(match, 'us')).not.toContain('VF-15/1');
    expect(clickedBy(match, 'us', { piece: 'VF-15/1' }, words)).toBe(
      "VF-15/1's carrier is too badly damaged to launch. (9.4)",
    );
  });
});
