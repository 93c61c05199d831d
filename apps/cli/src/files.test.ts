import { expect, test } from 'vitest';
import { parseJson } from './files.ts';

test.each([
  ['{"a": 1', 'at character 8'],
  ['{a: 1}', 'at character 2'],
  ['nope', 'unexpected "o" at character 2'],
  ['[1, 2, ]', 'unexpected "]" at character 8'],
  ['{"a": 1} x', 'at character 10'],
  ['', 'it ends too soon, after 0 characters'],
])('%s is refused with the place of the fault', (text, place) => {
  expect(() => parseJson(text, '--given')).toThrow(`--given is not JSON: `);
  expect(() => parseJson(text, '--given')).toThrow(place);
});
