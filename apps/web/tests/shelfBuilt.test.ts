import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/install.mjs';
import { shelfPlugin } from '../shelf.ts';

test('the shelf is worked out while the page is built, and what that took is removed', async () => {
  const load = shelfPlugin().load as (id: string) => Promise<string>;
  expect(await load('\0virtual:shelf')).toContain('"id":"philippine-sea"');
  expect(existsSync(join(root, '.cache', `shelf-${process.pid}`))).toBe(false);
});
