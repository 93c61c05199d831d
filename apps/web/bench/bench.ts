import { cpus, loadavg } from 'node:os';
import { openStage } from '../tests/openStage.ts';
import { type Figure, line } from './figure.ts';
import { pacificFrames, seaFrames } from './frames.ts';
import { lobby } from './lobby.ts';
import { longMatches } from './long.ts';
import { memory } from './memory.ts';
import { orderToPaint } from './orders.ts';
import type { Scene } from './scene.ts';
import { tortureGame } from './torture.ts';
import { traced } from './trace.ts';
import { type Yardstick, yardstickOf } from './yardstick.ts';

/**
 * `npm run bench:web`: the speed of the built page in a real browser, each figure beside a yardstick of the same run.
 * `-- --part NAME` measures one part, `-- --json` prints JSON, `-- --trace` tells where the browser's time went.
 */
const PARTS: Readonly<Record<string, (scene: Scene) => Promise<Figure[]>>> = {
  lobby,
  orders: orderToPaint,
  sea: seaFrames,
  pacific: pacificFrames,
  torture: tortureGame,
  memory,
  long: longMatches,
};

async function main(args: readonly string[]): Promise<void> {
  const asked = args.includes('--part') ? (args[args.indexOf('--part') + 1] ?? '') : null;
  if (asked !== null && !(asked in PARTS)) {
    console.error(`--part takes ${Object.keys(PARTS).join(', ')}, and is "${asked}".`);
    process.exitCode = 2;
    return;
  }
  const asJson = args.includes('--json');
  const say = (text: string): void => {
    if (!asJson) console.log(text);
  };
  const stage = await openStage();
  const watch: Scene['watch'] = async (page, name, work) => {
    if (!args.includes('--trace')) {
      await work();
      return;
    }
    const lines = await traced(stage.browser, page, work);
    say([`  Where the time of "${name}" went:`, ...lines].join('\n'));
  };
  const measured: { part: string; yardstick: Yardstick; figures: Figure[] }[] = [];
  try {
    say(
      `Chromium ${stage.browser.version()}. Ratio: of times to a fixed loop, of frames to those of an empty page, of memory to its beginning.`,
    );
    for (const part of asked === null ? Object.keys(PARTS) : [asked]) {
      const yardstick = await yardstickOf(stage.browser);
      say(
        `\n${part}: ten million turns of the loop take ${yardstick.loop.toFixed(1)} ms; 95% of empty frames ${yardstick.frame.toFixed(1)} ms, the slowest ${yardstick.slowest.toFixed(1)} ms; ${loadavg()[0]?.toFixed(1)} programs wait for ${cpus().length} cores`,
      );
      const figures = (await PARTS[part]?.({ ...stage, yardstick, watch })) ?? [];
      measured.push({ part, yardstick, figures });
      for (const figure of figures) say(line(figure));
    }
    if (asJson) console.log(JSON.stringify({ chromium: stage.browser.version(), measured }, null, 2));
  } finally {
    await stage.close();
  }
}

await main(process.argv.slice(2));
