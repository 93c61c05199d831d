import { decide, deed, procedure } from '@point-option/engine';
import { SIDES } from '../data/map.ts';
import type { Campaign } from '../data/state.ts';
import { comeHome, landAircraft, recovering } from './recovery.ts';
import { announceRaids, flyStrikes } from './raid.ts';
import { planStrikes } from './strikePlan.ts';

/** Air movement and strikes, by day only (air-01). Both sides are asked whether or not they have anything to fly. */
export const airPhase = procedure<Campaign>('air operations', 'air-17', [
  decide('plan', 'air-17', SIDES, planStrikes),
  deed('raids', 'air-17', announceRaids),
  deed('strikes', 'air-17', flyStrikes),
  decide('land', 'air-03', recovering, landAircraft),
  deed('home', 'air-07', comeHome),
]);

export const airProcedures = [airPhase];
