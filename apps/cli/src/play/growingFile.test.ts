import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { growingText } from '@point-option/engine';
import { temporaryFolder } from '../testing/command.testing.ts';
import { appendOrders, type GrowingDisk } from './growingFile.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** A disk that notes what it is asked to do, and how. */
function noting(): { readonly disk: GrowingDisk; readonly calls: string[] } {
  const calls: string[] = [];
  const noted =
    <A extends unknown[], R>(name: string, call: (...args: A) => R): ((...args: A) => R) =>
    (...args) => {
      calls.push(name);
      return call(...args);
    };
  const disk = {
    openSync: noted('open', fs.openSync),
    writeSync: noted('write', fs.writeSync),
    ftruncateSync: noted('cut', fs.ftruncateSync),
    fsyncSync: noted('flush', fs.fsyncSync),
    closeSync: noted('close', fs.closeSync),
  } as GrowingDisk;
  return { disk, calls };
}

test('orders are on the disk before they count as saved: flushed after the last byte, and before the file is closed', () => {
  const path = join(folder.path, 'match.json');
  const head = '{"format":"point-option match"';
  const before = growingText(head, ['{"by":"red","answer":1,"sum":"a"}']);
  fs.writeFileSync(path, before);
  const { disk, calls } = noting();
  const lines = ['{"by":"blue","answer":2,"sum":"b"}'];
  const size = appendOrders(path, { size: Buffer.byteLength(before), after: 1, lines }, disk);
  expect(calls).toEqual(['open', 'write', 'cut', 'flush', 'close']);
  expect(fs.statSync(path).size).toBe(size);
  expect(fs.readFileSync(path, 'utf8')).toBe(growingText(head, ['{"by":"red","answer":1,"sum":"a"}', ...lines]));
});

test('an order that fails when it is flushed leaves the file as it was, to the byte', () => {
  const path = join(folder.path, 'match.json');
  const before = growingText('{"format":"point-option match"', ['{"by":"red","answer":1,"sum":"a"}']);
  fs.writeFileSync(path, before);
  const { disk } = noting();
  const failing: GrowingDisk = {
    ...disk,
    fsyncSync: () => {
      throw Object.assign(new Error('i/o error'), { code: 'EIO' });
    },
  };
  const added = { size: Buffer.byteLength(before), after: 1, lines: ['{"by":"blue","answer":2,"sum":"b"}'] };
  expect(() => appendOrders(path, added, failing)).toThrow(/cannot be written: i\/o error\.$/);
  expect(fs.readFileSync(path, 'utf8')).toBe(before);
});
