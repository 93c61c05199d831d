import { openStage } from '../tests/openStage.ts';
import type { Figure } from './figure.ts';
import { framesOf } from './frames.ts';
import { beginPlay, timesOfOrders } from './orders.ts';
import { open, type Scene } from './scene.ts';

const GAME = { game: 'torture', scenario: 1, seats: { crown: 'person', union: 'steady', league: 'steady' } };
const ORDERS = 70;

/** The game that uses every part of the contract at its largest: 600 counters, 17,052 hexes. Only a build for tests has it. */
export async function tortureGame(scene: Scene): Promise<Figure[]> {
  const stage = await openStage([], { forTests: true });
  try {
    const own = { ...scene, browser: stage.browser, address: stage.address };
    const orders = await timesOfOrders(own, { ...GAME, name: 'Torture, order to paint', orders: ORDERS, most: 100 });
    const { page, close } = await open(own, '?seed=bench');
    await beginPlay(page, GAME);
    const frames = await framesOf(own, page, 'Torture, 17,052 hexes', 25);
    await close();
    return [...orders, ...frames];
  } finally {
    await stage.close();
  }
}
