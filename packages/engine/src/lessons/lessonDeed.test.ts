import { describe, expect, it } from 'vitest';
import type { OptionId } from '../play/decision.ts';
import type { Ref } from '../view/ref.ts';
import { isDeed } from './lessonDeed.ts';

describe('whether an order does what a lesson asks for', () => {
  it.each<[string, string[], Parameters<typeof isDeed>[1], boolean]>([
    ['what is chosen', ['search'], 'search', true],
    ['something else', ['search'], 'wait', false],
    ['a number', ['3'], 3, true],
    ['yes', ['yes'], true, true],
    ['one of several', ['b'], ['a', 'b'], true],
    ['each line holds', ['a', 'b'], ['a'], false],
    ['either will do', ['a | c'], ['a'], true],
    ['what is placed', ['U1 > N'], { U1: 'N', U2: 'S' }, true],
    ['placed elsewhere', ['U1 > N'], { U1: 'S', U2: 'N' }, false],
    ['any letters', ['* > raid *'], { 'mission 3': 'raid 0' }, true],
    ['letters in the middle and at the end', ['*F6F* > * servicing'], { 'Wasp F6F 2': 'Wasp servicing' }, true],
    ['too short for both ends', ['aba*ba'], 'aba', false],
    ['a middle that is missing', ['a*x*b'], 'aob', false],
    ['not that', ['!hold'], 'hold', false],
    ['anything but that', ['!hold'], 2, true],
    ['nothing', ['nothing'], [], true],
    ['nothing placed', ['nothing'], {}, true],
    ['something where nothing is asked', ['nothing'], ['a'], false],
    ['no answer', ['nothing'], null, true],
    ['exactly so many', ['=2'], ['a', 'b'], true],
    ['too many', ['=2'], ['a', 'b', 'c'], false],
    ['so many at least', ['>=2'], ['a', 'b', 'c'], true],
    ['too few', ['>=2'], ['a'], false],
    ['so many of these', ['=2 * > N'], { U1: 'N', U2: 'N', U3: 'S' }, true],
    ['too many of these', ['=1 * > N'], { U1: 'N', U2: 'N', U3: 'S' }, false],
    ['so many of these at least', ['>=2 U*'], ['U1', 'U2', 'J1'], true],
    ['too few of these', ['>=2 U*'], ['U1', 'J1'], false],
  ])('%s', (_, lines, answer, is) => {
    expect(isDeed(lines, answer)).toBe(is);
  });

  it('knows what is chosen by what it touches', () => {
    const touches = (id: OptionId): Ref[] => (id === 308 ? [{ hex: '1111' }] : []);
    expect(isDeed(['hex 1111'], 308, touches)).toBe(true);
    expect(isDeed(['piece 1111'], 308, touches)).toBe(false);
    expect(isDeed(['308'], 308, touches)).toBe(true);
    expect(isDeed(['1111'], 308, touches)).toBe(false);
    expect(isDeed(['hex 1111'], 307, touches)).toBe(false);
  });

  it.each<[string, OptionId, boolean]>([
    ['number 1', 1, true],
    ['number 1', '1', false],
    ['"1"', '1', true],
    ['"1"', 1, false],
    ['1', 1, true],
    ['1', '1', true],
    ['hex 0101', 'hex 0101', false],
    ['"hex 0101"', 'hex 0101', true],
    ['hex 0101', 5, true],
    ['"hex 0101"', 5, false],
  ])('tells ids that look alike apart: %s is %j, %s', (line, answer, is) => {
    expect(isDeed([line], answer, (id) => (id === 5 ? [{ hex: '0101' }] : []))).toBe(is);
  });
});
