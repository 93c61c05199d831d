import type { Game } from '@point-option/engine';
import { options } from '../../games/leyte-gulf/data/options.ts';
import { leyteGulf } from '../../games/leyte-gulf/index.ts';
import { tellBalance } from './pages.ts';

/** npm run -s balance -- leyte-gulf: see pages.ts. */
tellBalance({
  game: leyteGulf as unknown as Game<never, never>,
  specs: options,
  scenarios: ['historical', 'what-if', 'campaign'],
  staffs: ['careful', 'bold', 'guarded'],
  study: 'october-1944',
  question: 'task-force-34',
});
