import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, patchOf } from './patch.ts';

/** JSON as it comes over a wire: without -0, which JSON does not know. */
const json = fc.jsonValue({ maxDepth: 4 }).map(overTheWire);
/** Lists by id, as views are full of, with ids that are easily mistaken. */
const pieces = fc
  .uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', '1', '__proto__', 'constructor', 'length'), at: json }), {
    selector: ({ id }) => id,
  })
  .map((list): unknown => list);
/** Options that are hexes have numbers for ids, which may read like texts. */
const options = fc
  .uniqueArray(fc.record({ id: fc.constantFrom<string | number>(1, 2, 3, 40, '1', 'x', 0, -1), at: json }), {
    selector: ({ id }) => id,
  })
  .map((list): unknown => list);
const keyed = fc.record({ pieces, boxes: fc.array(fc.record({ hex: fc.string(), pieces })) }, { requiredKeys: [] });
/** Long lists of hexes that differ a little. */
const hexes = fc
  .subarray(Array.from({ length: 12 }, (_, i) => `${i % 9}`))
  .map((control): unknown => ({ control, list: control }));
const any = fc.oneof(json, keyed.map(overTheWire), pieces.map(overTheWire), options.map(overTheWire), hexes);

function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('a patch', () => {
  it('of a list by ids costs what changed in it, whether they are texts or numbers', () => {
    const named = (id: string | number) => ({ id, label: { key: 'a rather long label', values: { hex: String(id) } } });
    for (const ids of [Array.from({ length: 1200 }, (_, i) => i), Array.from({ length: 1200 }, (_, i) => `h${i}`)]) {
      const all = ids.map(named);
      const less = all.filter((_, i) => i % 300 !== 7);
      const size = (before: unknown, after: unknown): number => JSON.stringify(patchOf(before, after)).length;
      expect(size(all, less)).toBeLessThan(100);
      // What comes back stands in its place again: the order, and the items that are new.
      expect(size(less, all)).toBeLessThan(JSON.stringify(all).length / 5);
      expect(applyPatch(less, patchOf(less, all) as never)).toEqual(all);
    }
  });

  it('is never much longer than what it makes: a list without ids that changed all over is sent whole', () => {
    const before = Array.from({ length: 100 }, (_, i) => ({ at: i }));
    const after = before.slice(1);
    expect(patchOf(before, after)).toEqual({ is: after });
  });

  it('makes one piece of data out of another, also when it went over a wire', () => {
    fc.assert(
      fc.property(any, any, (before, after) => {
        const patch = patchOf(before, after);
        if (patch === null) expect(after).toEqual(before);
        else {
          expect(applyPatch(before, patch)).toEqual(after);
          expect(applyPatch(before, overTheWire(patch) as typeof patch)).toEqual(after);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is none where nothing changed', () => {
    fc.assert(
      fc.property(any, (value) => {
        expect(patchOf(value, overTheWire(value))).toBeNull();
      }),
    );
  });

  it('changes nothing that it was made from', () => {
    fc.assert(
      fc.property(any, any, (before, after) => {
        const text = JSON.stringify([before, after]);
        const patch = patchOf(before, after);
        if (patch !== null) applyPatch(before, patch);
        expect(JSON.stringify([before, after])).toBe(text);
      }),
    );
  });

  it('leaves what it does not touch the same object', () => {
    fc.assert(
      fc.property(any, any, any, (kept, from, to) => {
        const before = {
          kept,
          moved: from,
          list: [kept, from],
          stack: [
            { id: 'x', kept },
            { id: 'y', at: from },
          ],
        };
        const after = {
          kept,
          moved: to,
          list: [kept, to],
          stack: [
            { id: 'y', at: to },
            { id: 'x', kept },
          ],
        };
        const patch = patchOf(overTheWireApart(before), overTheWireApart(after));
        if (patch === null) return;
        const now = applyPatch(before, patch) as typeof after;
        expect(now).toEqual(after);
        expect(now.kept).toBe(before.kept);
        expect(now.list[0]).toBe(before.list[0]);
        expect(now.stack.find(({ id }) => id === 'x')).toBe(before.stack[0]);
      }),
    );
  });

  it('costs one counter where one moved, however large the stack', () => {
    const stack = Array.from({ length: 600 }, (_, i) => ({ id: `p${i}`, hex: 'a', face: { name: `P${i}` } }));
    const moved = stack.map((piece) => (piece.id === 'p300' ? { ...piece, hex: 'b' } : piece));
    expect(patchOf({ stack }, { stack: moved })).toEqual({
      set: { stack: { by: 'id', items: { p300: { set: { hex: { is: 'b' } } } } } },
    });
  });

  it('costs one hex where one came to a long list of them', () => {
    const hexes = Array.from({ length: 9000 }, (_, i) => `h${i}`);
    expect(patchOf({ hexes }, { hexes: hexes.toSpliced(4000, 0, 'new') })).toEqual({
      set: { hexes: { from: 4000, cut: 0, put: ['new'] } },
    });
    expect(patchOf({ hexes }, { hexes: hexes.toSpliced(4000, 1) })).toEqual({
      set: { hexes: { from: 4000, cut: 1, put: [] } },
    });
  });

  it('takes a field without a value for none, as JSON does', () => {
    expect(patchOf({ a: undefined, b: 1 }, { b: 1 })).toBeNull();
    expect(patchOf({ a: 1 }, { a: undefined })).toEqual({ set: {}, gone: ['a'] });
    expect(patchOf({}, { a: undefined })).toBeNull();
  });
});

/** A copy that shares nothing: sameness must come from the data, not from the objects. */
function overTheWireApart<T>(value: T): T {
  return overTheWire(value) as T;
}
