import { describe, expect, it } from 'vitest';
import { DieError, OutOfDice } from './dice.ts';
import { scripted } from './scriptedDice.ts';

describe('scripted dice', () => {
  it('show the listed faces in order and count what is left', () => {
    const dice = scripted([3, 6, 1]);
    expect(dice.left).toBe(3);
    expect([dice.die(6), dice.die(6)]).toEqual([3, 6]);
    expect(dice.left).toBe(1);
    expect(dice.rolled).toBe(2);
    expect(dice.position()).toEqual({ rolled: 2 });
  });

  it('refuse a face that the die does not have, without using it up', () => {
    const dice = scripted([3, 9, 1]);
    dice.die(6);
    expect(() => dice.die(6)).toThrow(new DieError('A die of 6 sides has no face 9: die 2 of 3.'));
    expect(dice.left).toBe(2);
    expect(dice.die(10)).toBe(9);
  });

  it('read 0 as ten on a ten-sided die and on no other', () => {
    expect(scripted([0]).die(10)).toBe(10);
    expect(() => scripted([0]).die(6)).toThrow('A die of 6 sides has no face 0: die 1 of 1.');
    expect(() => scripted([0]).die(20)).toThrow('A die of 20 sides has no face 0');
    expect(() => scripted([1.5]).die(6)).toThrow('no face 1.5');
  });

  it('say which die is wanted when they run out', () => {
    const dice = scripted([4]);
    dice.die(6);
    try {
      dice.die(10);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(OutOfDice);
      expect(error).toBeInstanceOf(Error);
      expect((error as OutOfDice).sides).toBe(10);
      expect((error as OutOfDice).message).toBe('A die of 10 sides is needed, but all of the 1 dice given are used.');
    }
    expect(dice.rolled).toBe(1);
  });

  it('keep their own copy of the list', () => {
    const faces = [1, 2];
    const dice = scripted(faces);
    faces[0] = 6;
    expect(dice.die(6)).toBe(1);
  });
});
