#!/usr/bin/env node
// The command `point-option`: bundles its sources when they have changed, then runs the bundle.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dist, fingerprint } from './sources.mjs';

const NOT_INSTALLED = 'The packages of Point Option are not installed: run `npm install` in its folder first.';
const PACKAGES = /['"](commander|esbuild|picocolors|tinypool|@point-option\/[\w-]+|@noble\/hashes[\w./-]*)['"]/;

function stop(sentence, code, error) {
  if (process.env.POINT_OPTION_DEBUG === '1' && error) console.error(error);
  console.error(sentence);
  process.exit(code);
}

function isMissingPackage(error) {
  return (
    PACKAGES.test(error.message) && (error.code === 'ERR_MODULE_NOT_FOUND' || /Could not resolve/.test(error.message))
  );
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Point Option needs Node 20.19 or newer, and this is Node ${process.versions.node}.`, 2);
}

const bundle = join(dist, fingerprint());
try {
  if (!existsSync(bundle)) await (await import('./build.mjs')).build(bundle);
} catch (error) {
  if (isMissingPackage(error)) stop(NOT_INSTALLED, 2, error);
  stop(`This is a fault in the program: it could not be built. ${error.message}`, 70, error);
}
try {
  await import(pathToFileURL(join(bundle, 'main.mjs')).href);
} catch (error) {
  if (isMissingPackage(error)) stop(NOT_INSTALLED, 2, error);
  stop(`This is a fault in the program: ${error.message}`, 70, error);
}
