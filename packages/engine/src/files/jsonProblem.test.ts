import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonProblem } from './jsonProblem.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const PUT = fc.constantFrom('', ...Array.from('{}[]":,\\0123456789.eE+-truefalsnu \n\t\u0001'));

/** JSON with a character put in, taken out or changed somewhere. */
const nearlyJson = fc.tuple(fc.json(), fc.nat(), PUT, fc.nat(1)).map(([text, at, put, out]) => {
  const place = at % (text.length + 1);
  return text.slice(0, place) + put + text.slice(place + out);
});

describe('jsonProblem', () => {
  it('finds no fault in JSON, and one in every other text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearlyJson, fc.string()), (text) => {
        expect(jsonProblem(text) === null).toBe(isJson(text));
      }),
      { numRuns: 3000 },
    );
  });

  it('is at the first character that no JSON could go on with', () => {
    fc.assert(
      fc.property(nearlyJson, (text) => {
        const [, place] = /column (\d+)$/.exec(jsonProblem(text) ?? '') ?? [];
        if (place === undefined || text.includes('\n')) return;
        // Whatever stands from there on makes no difference, and what stands before is only not finished.
        const before = text.slice(0, Number(place) - 1);
        expect(jsonProblem(before) ?? 'it ends too soon').toMatch(/^it (ends too soon|is empty)/);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['', 'it is empty'],
    ['{"a": 1', 'it ends too soon, at line 1, column 8'],
    ['"half', 'it ends too soon, at line 1, column 6'],
    ['nope', 'unexpected "o" at line 1, column 2'],
    ['{\n  "a": 1,\n  b: 2\n}', 'unexpected "b" at line 3, column 3'],
    ['[1, 2, ]', 'unexpected "]" at line 1, column 8'],
    ['{} {}', 'unexpected "{" at line 1, column 4'],
    ['[1}', 'unexpected "}" at line 1, column 3'],
    ['{"a"; 1}', 'unexpected ";" at line 1, column 5'],
    ['01', 'unexpected "1" at line 1, column 2'],
    ['1.x', 'unexpected "x" at line 1, column 3'],
    ['"\\q"', 'unexpected "q" at line 1, column 3'],
    ['"\\u00g0"', 'unexpected "g" at line 1, column 6'],
    ['"a\tb"', 'unexpected "\\t" at line 1, column 3'],
    ['\u{1F6A2}', 'unexpected "\u{1F6A2}" at line 1, column 1'],
  ])('%j: %s', (text, problem) => {
    expect(jsonProblem(text)).toBe(problem);
  });

  it('reads any depth and length', () => {
    const deep = 100_000;
    expect(jsonProblem('['.repeat(deep))).toBe(`it ends too soon, at line 1, column ${deep + 1}`);
    expect(jsonProblem(`"${'x'.repeat(1_000_000)}"`)).toBeNull();
  });
});
