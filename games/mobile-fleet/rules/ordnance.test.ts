import { describe, expect, it } from 'vitest';
import { airOf, asked, flightOf, hitsOn, japaneseStrike, layOut, onto } from './raids.testing.ts';
import { dataOf, heard, order, type Table } from './testing.ts';

const attacks = (match: Table) =>
  (match.table.journal ?? []).flatMap(({ roll }) => (roll?.purpose === 'purpose.air attack' ? [roll.chart] : []));
/** One Japanese unit over Hornet alone. Her flak is 8: a 9 is D3. */
const single = (ordnance: boolean, ...dice: number[]): Table => raidBy('Junyo T', ordnance, dice);
function raidBy(id: string, ordnance: boolean, dice: number[]): Table {
  const match = japaneseStrike([id], { us: ['Hornet'], japan: ['Junyo'], options: { ordnance } });
  order(match, 'japan', onto('sea 0', [id]), ...dice);
  return match;
}

describe('delivering the ordnance', () => {
  it('rule 14.0a: on 1 to 5 a bomber that flak destroys is gone', () => {
    const match = single(true, 9, 5);
    expect(airOf(match, 'Junyo T').at).toBe('lost');
    expect(attacks(match)).toHaveLength(0);
  });

  it('rule 14.0b: on 6 to 10 it attacks first', () => {
    const match = single(true, 9, 6, 10);
    expect(heard(match)).toContain('air unit doomed');
    expect(attacks(match)).toHaveLength(1);
    expect(airOf(match, 'Junyo T').at).toBe('lost');
  });

  it('rule 14.0c: it keeps what flak took off its roll', () => {
    const match = single(true, 9, 6, 10);
    expect(attacks(match)[0]).toMatchObject({ modified: 7, modifiers: [{ id: 'flak', n: -3 }] });
    expect(hitsOn(match, 'Hornet')).toBe(0);
  });

  it('rule 14.0d: one that flak reduces attacks with its strength from before, and goes home reduced', () => {
    const match = raidBy('Junyo DB', true, [8, 9]);
    // A 3 turned to a 1 by a D2: it attacks on column 3, at 9 less 2.
    expect(attacks(match)[0]).toMatchObject({ column: '3', modified: 7, result: 1 });
    expect(airOf(match, 'Junyo DB')).toEqual({ at: 'flown', weak: true });
  });

  /** Junyo's dive bombers, a 3 with a 1 on the back, over Hornet with Yorktown in the next box: columns 8 and 4. */
  const double = (...dice: number[]): Table => {
    const match = japaneseStrike(['Junyo DB'], {
      us: ['Hornet', 'Yorktown'],
      japan: ['Junyo'],
      options: { ordnance: true },
    });
    layOut(match, 'us', 'Hornet', 'Yorktown');
    order(match, 'japan', onto('sea 0', ['Junyo DB']));
    order(match, 'us', 'everything', ...dice);
    return match;
  };

  it('rule 14.0d: one that is reduced and then destroyed attacks with its strength from before flak', () => {
    // D2 from Hornet, D2 from Yorktown, ordnance, attack.
    const match = double(8, 9, 6, 10);
    expect(attacks(match)[0]).toMatchObject({ column: '3', modified: 6, modifiers: [{ id: 'flak', n: -4 }] });
    expect(airOf(match, 'Junyo DB').at).toBe('lost');
  });

  it('rule 14.0c: nobody fires at it once it is destroyed', () => {
    const match = japaneseStrike(['Junyo T'], {
      us: ['Hornet', 'Yorktown'],
      japan: ['Junyo'],
      options: { ordnance: true },
    });
    layOut(match, 'us', 'Hornet', 'Yorktown');
    order(match, 'japan', onto('sea 0', ['Junyo T']));
    // D3 from Hornet, ordnance, attack: no die for Yorktown.
    order(match, 'us', 'everything', 9, 6, 10);
    expect(attacks(match)[0]).toMatchObject({ modifiers: [{ id: 'flak', n: -3 }] });
  });

  it('rule 14.0a: fighters that strafe have nothing to deliver', () => {
    const units = ['Chitose F', 'Chitose T'];
    const match = japaneseStrike(units, { us: ['Hornet'], japan: ['Chitose'], options: { ordnance: true } });
    order(match, 'japan', { 'Chitose F': 'suppress 0', 'Chitose T': 'sea 0' });
    order(match, 'us', 'Hornet');
    order(match, 'us', 'Chitose F', 9, 1, 1);
    expect(airOf(match, 'Chitose F').at).toBe('lost');
  });

  it('rule 14.0e: without the rule it attacks with what is left, and a destroyed one not at all', () => {
    const reduced = raidBy('Junyo DB', false, [8, 9]);
    expect(attacks(reduced)[0]).toMatchObject({ column: '1', modified: 7, result: 0 });
    const match = single(false, 9);
    expect(attacks(match)).toHaveLength(0);
    expect(airOf(match, 'Junyo T').at).toBe('lost');
    expect(dataOf(match).raid).toBeNull();
    expect(asked(match, 'japan')).toBe('strike: plan');
    expect(flightOf(match, 'Junyo T')).toBeUndefined();
  });
});
