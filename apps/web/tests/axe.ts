import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The hexes and counters of the chart: to scan them takes axe ten times as long as all the rest of the table. */
const CHART = '.chart-world';

interface Look {
  /** Only what this selects. Without it, the whole page but the chart's hexes and counters. */
  readonly within?: string;
}

/** What axe calls serious or worse, by day and by night. */
export async function seriousFaults(page: Page, look: Look = {}): Promise<string[]> {
  const found: string[] = [];
  for (const lamp of ['day', 'night'] as const) {
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
  // Nobody reads what passed, and to describe each of its elements takes longer than to check it.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const part = within === undefined ? axe.exclude(CHART) : axe.include(within);
  const { violations } = await (rules ? part.withRules(rules) : part).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
