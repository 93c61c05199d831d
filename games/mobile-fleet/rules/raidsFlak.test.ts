import { oddsFor, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { airOf, americanStrike, asked, flightOf, japaneseStrike, layOut, onto } from './raids.testing.ts';
import { choices, dataOf, hurt, order, type Table } from './testing.ts';

/** The shots fired, each with who fired at what, and the column. */
const shots = (match: Table): unknown[] =>
  (match.table.journal ?? []).flatMap(({ roll }) =>
    roll?.purpose === 'purpose.flak' ? [[roll.about?.['ship'], roll.about?.['unit'], roll.chart?.column]] : [],
  );

/** Japanese aircraft over Hornet in the middle, with what is around her. */
function overHornet(
  units: Record<string, string>,
  us: string[] = ['Hornet', 'Oakland', 'DES DIV 42'],
  japan = ['Taiho'],
): Table {
  const match = japaneseStrike(Object.keys(units), { us, japan });
  if (us.length > 1) layOut(match, 'us', ...us);
  order(match, 'japan', units);
  return match;
}

function overTaiho(units: Record<string, string>, ...japan: string[]): Table {
  const match = americanStrike(Object.keys(units), { japan: ['Taiho', ...japan] });
  if (japan.length > 0) layOut(match, 'japan', 'Taiho', ...japan);
  order(match, 'us', units);
  return match;
}

describe('reach', () => {
  it('rule 8.5a: each ship fires by itself on its own column', () => {
    const match = overHornet({ 'Taiho DB': 'sea 0' });
    // Two further ships are next to her: half of 8 is 4, half of a destroyer unit's 4 is 2.
    order(match, 'us', 'everything', 1, 1, 1, 1);
    expect(shots(match)).toEqual([
      ['Hornet', 'Taiho DB', '8'],
      ['Oakland', 'Taiho DB', '4'],
      ['DES DIV 42', 'Taiho DB', '2'],
    ]);
  });

  it('rule 8.5a: a damaged ship fires with what is left', () => {
    const match = japaneseStrike(['Taiho DB'], { us: ['Hornet'], change: (data) => hurt(data, 'Hornet', 2) });
    order(match, 'japan', onto('sea 0', ['Taiho DB']), 1, 1);
    expect(shots(match)).toEqual([['Hornet', 'Taiho DB', '6']]);
  });

  it('rule 8.5b: a ship fires once at every unit in reach', () => {
    const match = overTaiho({ 'VB-2': 'sea 0', 'VT-2': 'sea 0', 'VF-2/1': 'suppress 0' });
    order(match, 'japan', 'everything', 1, 1, 1, 1, 1);
    expect(shots(match)).toEqual([
      ['Taiho', 'VB-2', '6'],
      ['Taiho', 'VT-2', '6'],
      ['Taiho', 'VF-2/1', '6'],
    ]);
  });

  it('says that a step is lost only of a unit that loses one', () => {
    const named = (match: Table): unknown =>
      (match.table.journal ?? []).find(({ roll }) => roll?.purpose === 'purpose.flak')?.values?.['result'];
    const american = americanStrike(['VB-2'], { japan: ['Taiho'] });
    const japanese = japaneseStrike(['Taiho DB'], { us: ['Hornet'] });
    order(japanese, 'japan', onto('sea 0', ['Taiho DB']), 10, 1);
    expect(JSON.stringify(named(japanese))).toContain('D3');
    order(american, 'us', onto('sea 0', ['VB-2']), 10, 1);
    expect(JSON.stringify(named(american))).toContain('aim spoiled');
  });

  it('rule 8.5c: Japanese ships fire into their own box only', () => {
    const match = overTaiho({ 'VB-2': 'sea 0', 'VT-2': 'sea 1' }, 'Myoko', 'Haguro');
    order(match, 'japan', 'everything', 1, 1, 1, 1);
    expect(shots(match)).toEqual([
      ['Taiho', 'VB-2', '6'],
      ['Myoko', 'VT-2', '4'],
    ]);
  });

  it('rule 8.5d: American ships also fire into the boxes next to theirs, at half strength', () => {
    const match = japaneseStrike(['Taiho DB'], { us: ['Hornet', 'Baltimore', 'Boston', 'Yorktown'] });
    // Boston is two boxes off. Half of Yorktown's 8 is 4, half of a Baltimore's 6 is 3.
    order(match, 'us', { Hornet: 'sea 0', Baltimore: 'sea 1', Boston: 'sea 7', Yorktown: 'sea 2' });
    order(match, 'japan', onto('sea 0', ['Taiho DB']));
    order(match, 'us', 'everything', 1, 1, 1, 1);
    expect(shots(match)).toEqual([
      ['Hornet', 'Taiho DB', '8'],
      ['Yorktown', 'Taiho DB', '4'],
      ['Baltimore', 'Taiho DB', '3'],
    ]);
  });

  it('rule 8.5d: halves are rounded up', () => {
    const match = japaneseStrike(['Taiho DB'], { us: ['Hornet', 'Santa Fe'] });
    layOut(match, 'us', 'Hornet', 'Santa Fe');
    order(match, 'japan', onto('sea 0', ['Taiho DB']));
    order(match, 'us', 'everything', 1, 1, 1);
    expect(shots(match)).toEqual([
      ['Hornet', 'Taiho DB', '8'],
      ['Santa Fe', 'Taiho DB', '4'],
    ]);
  });
});

describe('suppression', () => {
  it('rule 8.5.1b: the chances show it, and a ship without fighters over it has none', () => {
    const aimed = (units: Record<string, string>): Table => {
      const match = overTaiho(units);
      order(match, 'japan', 'Taiho');
      return match;
    };
    const bombers = { 'VB-2': 'sea 0', 'VT-2': 'sea 0' };
    const free = aimed(bombers);
    const strafed = aimed({ ...bombers, 'VF-2/1': 'suppress 0', 'VF-2/2': 'suppress 0' });
    const odds = (match: Table) => oddsFor(match, 'japan', 'VB-2')?.outcomes;
    expect(odds(free)).not.toEqual(odds(strafed));
    order(free, 'japan', 'VB-2', 8, 1, 1, 1);
    const roll = free.table.journal?.find((event) => event.roll?.purpose === 'purpose.flak')?.roll;
    expect(roll?.chart).toMatchObject({ natural: 8, modified: 8, modifiers: [] });
  });

  it('rule 8.5.1b: each fighter over a ship takes 1 off its rolls', () => {
    const match = overTaiho({ 'VB-2': 'sea 0', 'VF-2/1': 'suppress 0', 'VF-2/2': 'suppress 0' });
    order(match, 'japan', 'Taiho');
    order(match, 'japan', 'VB-2', 8);
    // An 8 on column 6 takes 2 off. With two fighters it is a 6, which takes 2 as well; a 5 would take 1.
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.flak')?.roll;
    expect(roll?.chart).toMatchObject({ natural: 8, modified: 6, modifiers: [{ id: 'suppression', n: -2 }] });
  });

  it('rule 8.5.1b: over that ship, and no other', () => {
    const match = overTaiho({ 'VB-2': 'sea 0', 'VF-2/1': 'suppress 1', 'VF-2/2': 'suppress 1' }, 'Myoko');
    order(match, 'japan', 'Taiho', 6);
    expect(flightOf(match, 'VB-2')?.flak).toBe(2);
  });

  it('rule 8.5.1b: wherever the ship fires', () => {
    const match = overHornet({ 'Taiho DB': 'sea 0', 'Taiho F': 'suppress 1' }, ['Hornet', 'Oakland']);
    order(match, 'us', 'Oakland');
    order(match, 'us', 'Taiho DB', 5);
    // Column 4: a 5 would take 1 off, a 4 takes nothing.
    expect(flightOf(match, 'Taiho DB')?.flak).toBe(0);
  });

  it('rule 8.5.1b: a fighter that is shot down suppresses nothing any more', () => {
    const units = { 'Chitose F': 'suppress 0', 'Chitose FB': 'sea 0', 'Chitose T': 'sea 0' };
    const match = overHornet(units, ['Hornet'], ['Chitose']);
    order(match, 'us', 'Hornet');
    order(match, 'us', 'Chitose F', 9);
    expect(airOf(match, 'Chitose F').at).toBe('lost');
    order(match, 'us', 'everything', 1, 1, 1, 1);
    const rolls = match.table.journal?.flatMap(({ roll }) => (roll?.purpose === 'purpose.flak' ? [roll.chart] : []));
    expect(rolls?.map((chart) => chart?.modifiers.length)).toEqual([1, 0, 0]);
  });
});

describe('shots', () => {
  it('rule 8.5.2a: the defender picks a ship and then its target, until all have fired', () => {
    const match = overTaiho({ 'VB-2': 'sea 0', 'VT-2': 'sea 0', 'VF-2/1': 'suppress 1' }, 'Myoko');
    expect(asked(match, 'japan')).toBe('flak: ship');
    expect(choices(match, 'japan')).toEqual(['everything', 'Taiho', 'Myoko']);
    order(match, 'japan', 'Taiho');
    expect(asked(match, 'japan')).toBe('flak: target');
    expect(choices(match, 'japan')).toEqual(['VB-2', 'VT-2']);
    expect(oddsFor(match, 'japan', 'VT-2')?.of).toBe(10);
    expect(whyNot(match, 'japan', { piece: 'VF-2/1' })?.reason.key).toBe('why no shot at');
    order(match, 'japan', 'VT-2', 6);
    // One target is left for Taiho, and needs no question.
    // The last shot of all, of Myoko, is fired unasked. Then the aircraft attack.
    order(match, 'japan', 'Taiho', 4, 1, 5, 5);
    const attacks = match.table.journal?.flatMap(({ roll }) => (roll?.purpose === 'purpose.air attack' ? [roll] : []));
    expect(attacks?.map(({ chart }) => chart?.modified)).toEqual([4, 3]);
    expect(dataOf(match).raid).toBeNull();
  });

  it('rule 8.5.2a: a ship that has nothing left to fire at is not offered', () => {
    const match = overTaiho({ 'VB-2': 'sea 0', 'VT-2': 'sea 1', 'VF-2/1': 'suppress 1' }, 'Myoko');
    order(match, 'japan', 'Taiho', 1);
    expect(choices(match, 'japan')).toEqual(['everything', 'Myoko']);
    expect(whyNot(match, 'japan', { piece: 'Taiho' })?.reason.key).toBe('why no shot');
  });

  it('rule 8.5.2b: results of several shots add up on the attack roll', () => {
    const match = overHornet({ 'Taiho DB': 'sea 0' });
    // 2 on column 8 takes 1 off, 5 on column 4 takes 1 off, 6 on column 2 takes 1 off.
    order(match, 'us', 'everything', 2, 5, 6, 9);
    const roll = match.table.journal?.find((event) => event.roll?.purpose === 'purpose.air attack')?.roll;
    expect(roll?.chart).toMatchObject({ natural: 9, modified: 6, modifiers: [{ id: 'flak', n: -3 }] });
  });

  it('rule 8.5.2c: with a D a Japanese unit loses a step', () => {
    const match = overHornet({ 'Taiho DB': 'sea 0', 'Taiho T': 'sea 0', 'Taiho F': 'suppress 1' }, [
      'Hornet',
      'Oakland',
    ]);
    order(match, 'us', 'Hornet');
    order(match, 'us', 'Taiho DB', 8);
    expect(airOf(match, 'Taiho DB').weak).toBe(true);
  });

  it('rule 8.5.2d: an American unit ignores the D', () => {
    const match = overTaiho({ 'VB-2': 'sea 0', 'VT-2': 'sea 0', 'VF-2/1': 'suppress 1' }, 'Myoko');
    order(match, 'japan', 'Taiho');
    order(match, 'japan', 'VB-2', 9);
    expect(flightOf(match, 'VB-2')).toMatchObject({ flak: 2, fate: 'flying', strength: 6 });
    expect(airOf(match, 'VB-2').weak).toBe(false);
  });

  it('rule 8.5.2e: the number with the D counts as well', () => {
    const match = overHornet({ 'Taiho DB': 'sea 0', 'Taiho T': 'sea 0', 'Taiho F': 'suppress 1' }, [
      'Hornet',
      'Oakland',
    ]);
    order(match, 'us', 'Hornet');
    order(match, 'us', 'Taiho DB', 9);
    expect(flightOf(match, 'Taiho DB')?.flak).toBe(3);
  });

  it('rule 8.5.2f: a unit that is shot down is not fired at again', () => {
    const match = overHornet({ 'Junyo T': 'sea 0', 'Junyo DB': 'sea 0' }, ['Hornet', 'Oakland'], ['Junyo']);
    order(match, 'us', 'Hornet');
    order(match, 'us', 'Junyo T', 8);
    expect(flightOf(match, 'Junyo T')?.fate).toBe('down');
    order(match, 'us', 'everything', 1, 1, 1);
    expect(shots(match)).toEqual([
      ['Hornet', 'Junyo T', '8'],
      ['Hornet', 'Junyo DB', '8'],
      ['Oakland', 'Junyo DB', '4'],
    ]);
  });

  it('rule 8.5.2g: fighters are fired at, too', () => {
    const match = overHornet({ 'Taiho F': 'suppress 0', 'Taiho DB': 'sea 0', 'Taiho T': 'sea 0' }, ['Hornet']);
    order(match, 'us', 'Hornet');
    expect(choices(match, 'us')).toEqual(['Taiho F', 'Taiho DB', 'Taiho T']);
    order(match, 'us', 'Taiho F', 10);
    expect(airOf(match, 'Taiho F').weak).toBe(true);
  });

  it('a raid of one unit over one ship needs no question', () => {
    const match = americanStrike(['VB-2']);
    order(match, 'us', onto('sea 0', ['VB-2']), 1, 1);
    expect(shots(match)).toEqual([['Taiho', 'VB-2', '6']]);
  });
});
