import { openStage } from '../tests/openStage.ts';
import { beginGame, prompt } from '../tests/player.ts';
import type { Figure } from './figure.ts';
import { figuresOf } from './frames.ts';
import { orderFigures } from './orders.ts';
import { open, type Scene } from './scene.ts';

const GAME = 'torture';
const ORDERS = 60;
/** What a pan over all its hexes may take, in milliseconds for 95% of the frames. */
const MOST_PAN = 25;

/** The game that uses every part of the contract: 17,052 hexes with terrain and 600 counters. Only the tests' build has it. */
export async function torture(scene: Scene): Promise<Figure[]> {
  const stage = await openStage([], { forTests: true });
  try {
    const here = { ...scene, browser: stage.browser, address: stage.address };
    const { page, close } = await open(here, '?seed=bench');
    await beginGame(page, GAME, { scenario: 1 });
    await prompt(page).waitFor();
    const frames = await figuresOf(here, page, 'Torture game', MOST_PAN);
    const orders = await orderFigures(here, page, 'Torture game, order to paint', {
      game: GAME,
      scenario: 1,
      orders: ORDERS,
    });
    await close();
    return [...frames, ...orders];
  } finally {
    await stage.close();
  }
}
