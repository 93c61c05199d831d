import type { Page } from 'playwright-core';

/** Puts something before the worker of a page: what a browser does when its disk runs out. */
export function withWorker(before: string): (page: Page) => Promise<unknown> {
  return (page) =>
    page.route('**/assets/worker*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${before}${await response.text()}` });
    });
}
