import type { Game } from '@point-option/engine';
import { options } from '../../games/mobile-fleet/data/options.ts';
import { mobileFleet } from '../../games/mobile-fleet/index.ts';
import { tellBalance } from './pages.ts';

/** npm run -s balance -- mobile-fleet: see pages.ts. */
tellBalance({
  game: mobileFleet as unknown as Game<never, never>,
  specs: options,
  scenarios: ['historical', 'unleashed', 'dream'],
  staffs: ['careful', 'bold'],
  study: 'june-1944',
});
