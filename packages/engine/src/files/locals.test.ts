import { expect, test } from 'vitest';
import type { Frame } from '../play/state.ts';
import { checkLocals } from './locals.ts';
import { fields, integer } from './shape.ts';

const shapes = { raid: fields({ hex: integer({ min: 0, max: 9 }) }) };
const frame = (procedure: string, locals: unknown): Frame => ({ procedure, step: 'one', locals: locals as object });
const fault = (...agenda: Frame[]): string | undefined => checkLocals(shapes, agenda)?.problem;

test('what procedures remember has the shape of each', () => {
  expect(fault(frame('turn', {}), frame('raid', { hex: 3 }))).toBeUndefined();
  expect(fault(frame('turn', {}), frame('raid', { hex: 30 }))).toMatch(/^agenda\[1\]\.locals\.hex should be a whole/);
  expect(fault(frame('raid', []))).toMatch(/^agenda\[0\]\.locals should be /);
});

test('a procedure without a shape remembers nothing, whatever it is called', () => {
  expect(fault(frame('turn', { hex: 3 }))).toMatch(/^agenda\[0\]\.locals\.hex is not known/);
  expect(fault(frame('constructor', { hex: 3 }))).toMatch(/is not known/);
});
