import axe, { type ElementContext, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The hexes and counters of the chart: to scan them takes axe ten times as long as all the rest of the table. */
const CHART = '.chart-world';

interface Look {
  /** Only what this selects. Without it, the whole page but the chart's hexes and counters. */
  readonly within?: string;
}

type Lamp = 'day' | 'night';

/** What axe calls serious or worse, by day and by night. */
export async function seriousFaults(
  page: Page,
  look: Look = {},
  lamps: readonly Lamp[] = ['day', 'night'],
): Promise<string[]> {
  const found: string[] = [];
  for (const lamp of lamps) {
    await page.evaluate((now) => {
      document.documentElement.dataset['lamp'] = now;
    }, lamp);
    // By night only the colors differ.
    const faults = await seriousNow(page, lamp === 'day' ? look : { ...look, rules: ['color-contrast'] });
    found.push(...faults.map((fault) => `by ${lamp}, ${fault}`));
  }
  return found;
}

/** What axe calls serious or worse in the light there is, with where it is. */
export async function seriousNow(
  page: Page,
  { within, rules }: Look & { readonly rules?: string[] } = {},
): Promise<string[]> {
  await bringAxe(page);
  const where: ElementContext = within === undefined ? { exclude: [CHART] } : { include: [within] };
  const options: RunOptions = {
    // Nobody reads what passed, and to describe each of its elements takes longer than to check it.
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules }, preload: false }),
  };
  // As text: the types of what axe takes are too deep for playwright's.
  const found = await page.evaluate(
    async ([context, how]) => {
      const { axe: own } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await own.run(JSON.parse(context) as ElementContext, JSON.parse(how) as RunOptions);
      return violations.map(({ id, impact, nodes }) => ({ id, impact, targets: nodes.map(({ target }) => target) }));
    },
    [JSON.stringify(where), JSON.stringify(options)] as const,
  );
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(', ')}`);
}

/**
 * Once for each page that is loaded. The wrapper of axe for playwright brings it for every look, and sums each up in
 * another page, for the sake of frames: ours has none.
 */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(axe.source);
}
