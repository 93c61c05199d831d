import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, isInstalled, leavingLock, missingPackages, refuseOldNode } from './install.mjs';

let folder;

function write(file, text) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  write('package.json', '{ "workspaces": ["packages/*", "tool"] }');
  write('package-lock.json', '{}');
  write('packages/a/package.json', '{ "name": "a" }');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('an install leaves the lock file as it was, whatever npm writes into it', () => {
  leavingLock(folder, () => write('package-lock.json', '{ "optional": "of this platform" }'));
  expect(readFileSync(join(folder, 'package-lock.json'), 'utf8')).toBe('{}');
});

describe('the install stamp', () => {
  test.each([
    ['the lock file', 'package-lock.json'],
    ["a workspace's manifest", 'packages/a/package.json'],
    ['a new workspace', 'packages/b/package.json'],
    ['a workspace listed by name', 'tool/package.json'],
  ])('changes with %s', (_what, file) => {
    const before = fingerprint(folder);
    write(file, '{ "changed": true }');
    expect(fingerprint(folder)).not.toBe(before);
  });

  test('does not change with anything else', () => {
    const before = fingerprint(folder);
    write('packages/a/index.ts', 'export {};');
    expect(fingerprint(folder)).toBe(before);
  });

  test('tells an installed tree from a bare one and from an outdated one', () => {
    expect(isInstalled(folder)).toBe(false);
    write('node_modules/.point-option-install', `${fingerprint(folder)}\n`);
    expect(isInstalled(folder)).toBe(true);
    write('package-lock.json', '{ "changed": true }');
    expect(isInstalled(folder)).toBe(false);
  });

  test('is not trusted where a package that is asked for is gone', () => {
    write('package.json', '{ "workspaces": ["packages/*"], "devDependencies": { "@x/tool": "1", "a": "*" } }');
    write('packages/a/package.json', '{ "name": "a", "dependencies": { "b": "1" } }');
    write('node_modules/.point-option-install', `${fingerprint(folder)}\n`);
    expect(missingPackages(folder)).toEqual(['@x/tool', 'b']);
    expect(isInstalled(folder)).toBe(false);
    write('node_modules/@x/tool/package.json', '{}');
    write('packages/a/node_modules/b/package.json', '{}');
    expect(isInstalled(folder)).toBe(true);
    rmSync(join(folder, 'packages/a/node_modules'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });
});

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is new enough', (version) => {
  expect(() => refuseOldNode(version)).not.toThrow();
});

test.each(['18.20.4', '20.9.0', '20.18.3'])('Node %s is refused', (version) => {
  expect(() => refuseOldNode(version)).toThrow(`needs Node 20.19 or newer, and this is Node ${version}`);
});
