import { gzipSync } from 'node:zlib';
import { type Figure, median } from './figure.ts';
import { open, type Scene } from './scene.ts';

const VISITS = 5;

/** How much script a first visit fetches before anything is chosen, and when the page can be used. */
export async function lobby(scene: Scene): Promise<Figure[]> {
  const visits: { script: number; worker: number; ready: number }[] = [];
  for (let i = 0; i < VISITS; i++) visits.push(await visitOnce(scene));
  const of = (name: 'script' | 'worker' | 'ready'): number => median(visits.map((visit) => visit[name]));
  const ready = of('ready');
  return [
    { name: 'Lobby: script, zipped', unit: 'KB', value: of('script'), most: 150 },
    { name: 'Lobby: of it the worker that lists the matches', unit: 'KB', value: of('worker') },
    {
      name: 'Lobby: to its last long task or its cards',
      unit: 'ms',
      value: ready,
      ratio: ready / scene.yardstick.loop,
    },
  ];
}

async function visitOnce(scene: Scene): Promise<{ script: number; worker: number; ready: number }> {
  const { page, close } = await open(scene, 'built.txt');
  const fetched: { url: string; size: Promise<number> }[] = [];
  page.context().on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    fetched.push({ url: response.url(), size: response.body().then((body) => gzipSync(body).length / 1000) });
  });
  await page.goto(scene.address);
  await page.waitForSelector('.gamecard');
  // The matches that are kept are listed by the worker, which is script too.
  await page.waitForTimeout(1500);
  const ready = await page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        const tasks: number[] = [];
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries()) tasks.push(startTime + duration);
        }).observe({ type: 'longtask', buffered: true });
        const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const loaded = performance.getEntriesByType('navigation')[0]?.toJSON() as { domContentLoadedEventEnd: number };
        setTimeout(() => resolve(Math.max(painted, loaded.domContentLoadedEventEnd, ...tasks)), 100);
      }),
  );
  const sizes = await Promise.all(fetched.map(async ({ url, size }) => ({ url, size: await size })));
  await close();
  const sum = (of: typeof sizes): number => of.reduce((all, { size }) => all + size, 0);
  return { script: sum(sizes), worker: sum(sizes.filter(({ url }) => url.includes('/worker-'))), ready };
}
