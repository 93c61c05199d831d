import type { Page } from 'playwright-core';

/** Loads the page with something put before the worker: what a browser does when its disk runs out. */
export async function withWorker(page: Page, before: string): Promise<void> {
  await page.route('**/assets/worker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${before}${await response.text()}` });
  });
  await page.reload();
  await page.waitForSelector('.gamecard');
}
