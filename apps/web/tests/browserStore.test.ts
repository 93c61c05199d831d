import type { Ports } from '@point-option/host';
import { fixedChance, hostSuite } from '@point-option/host/testing';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { bareScript, clock, openBare, storeIn } from './barePage.ts';
import { useStage } from './stage.ts';

const stage = useStage();

let script = '';
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  script = await bareScript();
});
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
});

hostSuite("the browser's store", async (registry): Promise<Ports> => {
  // Every test has a browser of its own: nothing is kept in it yet.
  const context = await stage.browser.newContext();
  contexts.push(context);
  const page = await openBare(context, stage.address, script);
  return { registry, store: storeIn(page), clock, chance: fixedChance() };
});
