import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VARIANTS } from './variants.mjs';

const root = new URL('../../', import.meta.url);
const each = Object.entries(VARIANTS).flatMap(([game, variants]) =>
  Object.entries(variants).map(([name, changes]) => [game, name, changes]),
);

// A variant changes the source text, and stops the run where that text is gone: better to hear of it here.
test.each(each)('%s, %s: changes what the source says', (_game, _name, changes) => {
  expect(changes.length).toBeGreaterThan(0);
  const sources = new Map();
  for (const { file, from, to } of changes) {
    const source = sources.get(file) ?? readFileSync(new URL(file, root), 'utf8');
    expect(source).toContain(from);
    expect(to).not.toBe(from);
    sources.set(
      file,
      source.replace(from, () => to),
    );
  }
});
