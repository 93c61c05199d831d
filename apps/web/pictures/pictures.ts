import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { openStage } from '../tests/openStage.ts';
import { type Scene, SCENES } from './scenes.ts';

/**
 * `npm run gallery`: a picture of every page, on a desk and on a phone, by day and by night, into docs/gallery. The
 * matches are played by staff from a fixed seed, so that a picture changes only where the page does. `-- NAME` takes
 * those of one scene.
 */
const FOLDER = 'docs/gallery';
const MOST_MB = 4;
const QUALITY = 78;

const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
type Size = keyof typeof SIZES;
const LIGHTS = { day: 'light', night: 'dark' } as const;
type Light = keyof typeof LIGHTS;

const fileOf = ({ name }: Scene, size: Size, light: Light): string => `${name}-${size}-${light}.webp`;

async function takeScene(browser: Browser, address: string, scene: Scene, size: Size): Promise<void> {
  const context = await browser.newContext({ ...SIZES[size], reducedMotion: 'reduce', colorScheme: 'light' });
  await context.addInitScript(() => localStorage.setItem('point-option speed', 'instant'));
  const page = await context.newPage();
  await page.goto(scene.seeded ? `${address}?seed=gallery` : address);
  await page.waitForSelector('.gamecard');
  await scene.show(page, size === 'phone');
  if (size === 'phone' && scene.tab) await page.locator('.tb button', { hasText: scene.tab }).click();
  for (const light of Object.keys(LIGHTS) as Light[]) {
    await page.emulateMedia({ colorScheme: LIGHTS[light] });
    // The chart is drawn in the background, tile by tile.
    await page.waitForTimeout(2000);
    writeFileSync(`${FOLDER}/${fileOf(scene, size, light)}`, await pictureOf(page));
  }
  await context.close();
}

/** As WebP, which the browser makes itself. */
async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** The page of the gallery: every scene, on a desk and on a phone, by day and by night. */
function contents(): string {
  const picture = (scene: Scene, size: Size, light: Light, width: number): string =>
    `<img src="${fileOf(scene, size, light)}" width="${width}" alt="${scene.caption}, ${size === 'desk' ? 'on a desk' : 'on a phone'}, by ${light}">`;
  const scenes = SCENES.map(
    (scene) =>
      `## ${scene.caption}\n\n${(['desk', 'phone'] as const)
        .map((size) =>
          (['day', 'night'] as const)
            .map((light) => picture(scene, size, light, size === 'desk' ? 420 : 160))
            .join(' '),
        )
        .join('\n\n')}\n`,
  );
  return `# Gallery\n\nEvery page on a desk and on a phone, by day and by night. \`npm run gallery\` takes the pictures; the matches are played by staff from a fixed seed.\n\n${scenes.join('\n')}`;
}

async function main(asked: string | undefined): Promise<void> {
  const scenes = SCENES.filter(({ name }) => asked === undefined || name === asked);
  if (scenes.length === 0) {
    console.error(`There is no scene "${asked}"; there are ${SCENES.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  mkdirSync(FOLDER, { recursive: true });
  const stage = await openStage();
  try {
    for (const scene of scenes)
      for (const size of Object.keys(SIZES) as Size[]) {
        await takeScene(stage.browser, stage.address, scene, size);
        console.log(`${scene.name}, ${size}`);
      }
  } finally {
    await stage.close();
  }
  writeFileSync(`${FOLDER}/README.md`, contents());
  const kept = readdirSync(FOLDER).filter((file) => file.endsWith('.webp'));
  const known = SCENES.flatMap((scene) =>
    (['desk', 'phone'] as const).flatMap((size) =>
      (['day', 'night'] as const).map((light) => fileOf(scene, size, light)),
    ),
  );
  for (const file of kept) if (!known.includes(file)) rmSync(`${FOLDER}/${file}`);
  const size = known.reduce(
    (sum, file) => sum + (statSync(`${FOLDER}/${file}`, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  console.log(`${kept.length} pictures, ${(size / 1e6).toFixed(1)} MB.`);
  if (size > MOST_MB * 1e6) {
    console.error(`That is more than ${MOST_MB} MB: take fewer, or of a lower quality.`);
    process.exitCode = 1;
  }
}

await main(process.argv[2]);
