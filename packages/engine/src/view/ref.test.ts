import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { includesRef, REF_KINDS, type Ref, refId, refKey, refKind, refOf, sameRef } from './ref.ts';

const refs = fc
  .tuple(fc.constantFrom(...REF_KINDS), fc.string())
  .map(([kind, id]) => ({ [kind]: id }) as unknown as Ref);

it('every kind of reference says its kind and its id, and is read back from its key', () => {
  fc.assert(
    fc.property(refs, (ref) => {
      expect(ref).toEqual({ [refKind(ref)]: refId(ref) });
      expect(refOf(refKey(ref))).toEqual(ref);
    }),
  );
});

it('a key is the kind and the id', () => {
  expect(refKey({ piece: 'raid 0' })).toBe('piece raid 0');
  expect(refOf('hex 1112')).toEqual({ hex: '1112' });
});

it.each(['', ' ', 'hex', 'sea 1', 'constructor x', 'HEX 1'])('%j is the key of nothing', (key) => {
  expect(refOf(key)).toBeNull();
});

it('things of different kinds are never the same, whatever they are called', () => {
  const twelve = REF_KINDS.map((kind) => ({ [kind]: '12' }) as unknown as Ref);
  for (const [i, a] of twelve.entries()) {
    for (const [j, b] of twelve.entries()) expect(sameRef(a, b)).toBe(i === j);
  }
  expect(sameRef({ hex: '12' }, { hex: '13' })).toBe(false);
  expect(includesRef([{ hex: '12' }, { piece: '1' }], { piece: '12' })).toBe(false);
  expect(includesRef([{ hex: '12' }, { piece: '1' }], { piece: '1' })).toBe(true);
  expect(includesRef(undefined, { piece: '1' })).toBe(false);
});
