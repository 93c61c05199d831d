import { confirm, decide, deed, type Match, procedure } from '@point-option/engine';
import { type March, march } from '@point-option/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  AFTER,
  choicesOf,
  clickedBy,
  createRig,
  eventsOf,
  heardBy,
  nowIn,
  piecesOf,
  questionTo,
  spokenTo,
  standAt,
  toldIn,
} from './rig.ts';
import { both, idle, opening, order, refusalTo } from './rigOrders.ts';

const { words } = march;
const rig = createRig<March>({ ...march, scenario: 'only' }, (data) => {
  data.turn = 2;
});
const roll = (g: { die(n: number, purpose: string, rule: string): number }): number => g.die(6, 'purpose.mine', '1');

describe('a rig', () => {
  it('does one thing on the data that a test wants, after what all of them want', () => {
    const match = rig.done((g) => g.emit('dawn', { turn: g.state.turn }), { change: (data) => (data.supplies = 7) });
    expect(match.table.whole.data).toMatchObject({ turn: 2, supplies: 7 });
    expect(nowIn(match)).toBe(AFTER);
    expect(questionTo(match, 'red')).toBe(AFTER);
    expect(toldIn(match, words)).toEqual(['Day 2']);
    expect(heardBy(match)).toEqual(['dawn']);
    expect(eventsOf(match, 'dawn')).toHaveLength(1);
    expect(eventsOf(match, 'mine')).toEqual([]);
  });

  it('gives what a function of the rules comes to with these dice, and wants all of them used', () => {
    expect(rig.given([2, 5], (g) => [roll(g), roll(g)])).toEqual([2, 5]);
    expect(() => rig.given([2, 5], roll)).toThrow('The opening used 1 of 2 dice');
    expect(() => rig.given([], roll)).toThrow();
  });

  it('rolls by a seed where that is enough', () => {
    expect(rig.done(roll, { seed: 'x' }).table.dice.rolled).toBe(1);
  });

  it('plays one procedure with its locals, or a step of it', () => {
    const seen: number[] = [];
    const count = procedure<March, { n: number }>('count', '9', [
      deed('note', '9.1', (_g, f) => void seen.push(f.n)),
      decide('sure', '9.2', 'red', confirm({ apply: () => undefined })),
    ]);
    const match = rig.playing(count, { n: 3 }, []);
    expect([seen, nowIn(match)]).toEqual([[3], 'count: sure']);
    order(match, 'red', true);
    expect(nowIn(match)).toBe(AFTER);
    const later = rig.standing([count], { step: 'sure', locals: { n: 4 } });
    expect([seen, nowIn(later)]).toEqual([[3], 'count: sure']);
  });
});

describe('a match of the game itself', () => {
  const frames = [
    { procedure: 'day', step: 'march' },
    { procedure: 'march', step: 'go' },
  ];
  const marching = (dice?: readonly number[]): Match<March, March> =>
    standAt(march, frames, { ...march.setup('only', {}), mine: '0402' }, dice && { dice });

  it('stands where it is put', () => {
    expect(nowIn(marching())).toBe('march: go');
    expect(() => marching([3])).toThrow('The opening used 0 of 1 dice');
  });

  it('takes orders, and says of one that it must not why it does not', () => {
    const match = marching();
    expect(() => order(match, 'red', ['0404'])).toThrow('["0404"] is refused: kernel.not a step of a route');
    expect(refusalTo(match, 'red', ['0102'])).toMatchObject({ reason: { key: 'why not the ford' } });
    order(match, 'red', ['0201']);
    expect([questionTo(match, 'red'), questionTo(match, 'blue')]).toEqual(['supply: give', null]);
    expect(spokenTo(match, 'red', words)).toEqual({
      question: 'Who gets supplies?',
      options: { guns: 'Guns', foot: 'Foot', wagons: 'Wagons' },
      boxes: [],
      cautions: [],
    });
    expect(() => spokenTo(match, 'blue', words)).toThrow('blue is not asked.');
    expect([choicesOf(match, 'red'), piecesOf(match, 'red')]).toEqual([[], {}]);
  });

  it('tells what a click is told', () => {
    const match = marching();
    expect(clickedBy(match, 'red', { hex: '0201' }, words)).toBe('offered');
    expect(clickedBy(match, 'red', { hex: '0203' }, words)).toBe('The column cannot swim. (2.1)');
    expect(clickedBy(match, 'red', { hex: '0404' }, words)).toBe('');
    expect(spokenTo(match, 'red', words).cautions).toEqual(['0202 is rough ground']);
  });

  it('begins at the very beginning, with the dice that this takes', () => {
    const match = opening(march, { scenario: 'only', dice: [1] });
    expect(nowIn(match)).toBe('march: go');
    expect(() => opening(march, { dice: [] })).toThrow();
  });

  it('lets a side do as little as the rules allow, whatever it is asked', () => {
    const match = opening(march, { dice: [1] });
    for (let orders = 0; nowIn(match) !== 'over'; orders++) {
      expect(orders).toBeLessThan(20);
      idle(match, 'red');
    }
    expect(() => idle(match, 'red')).toThrow('red is not asked.');
  });

  it('takes the answers of all sides, with the dice that fall when the last is in', () => {
    const sealed = procedure<March>('sealed', '9', [
      decide('sure', '9.1', ['red', 'blue'], confirm({ apply: () => undefined })),
      deed('roll', '9.2', (g) => void roll(g)),
      decide('again', '9.3', ['red', 'blue'], confirm({ apply: () => undefined })),
    ]);
    const match = rig.standing([sealed], { step: 'sure' });
    both(match, { red: true, blue: false }, [4]);
    expect(nowIn(match)).toBe('sealed: again');
    expect(() => both(match, { red: true, blue: 7 })).toThrow('7 is refused: kernel.not yes or no');
  });

  it('says how it ended', () => {
    const match = standAt(march, [{ procedure: 'day', step: 'night' }], { ...march.setup('only', {}), turn: 3 });
    expect(nowIn(match)).toBe('over');
  });
});
