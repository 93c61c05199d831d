import type { Habits } from './frame.ts';
import { assign } from './raid/assign.ts';
import { escort } from './raid/escort.ts';
import { fireShip, fireTarget } from './raid/fire.ts';
import { layOut } from './raid/layout.ts';
import { losses } from './raid/losses.ts';
import { place } from './raid/placing.ts';
import { report } from './reports.ts';
import { aircraft } from './surface/aircraft.ts';
import { gunTargets } from './surface/gunnery.ts';
import { move } from './surface/movement.ts';
import { breakOff } from './surface/posture.ts';
import { retreatHex } from './surface/retreat.ts';
import { smoke } from './surface/smoke.ts';
import { torpedoTargets } from './surface/torpedoes.ts';
import { sailHome } from './withdrawal.ts';

/** The tactical half of a staff: everything that happens inside a report, a raid and a surface battle, and the way home of cripples. */
export const tactics: Habits = {
  'search: report': report,
  'submarine contact: report': report,
  'interception: escort': escort,
  'interception: assign': assign,
  'losses: mark': losses,
  'raid: lay out': layOut,
  'raid: place': place,
  'flak: ship': fireShip,
  'flak: target': fireTarget,
  'surface movement: move': move,
  'surface movement: smoke': smoke,
  'surface round: targets': gunTargets,
  'surface round: reply': gunTargets,
  'surface round: torpedoes': torpedoTargets,
  'surface round: aircraft': aircraft,
  'surface round: break off': breakOff,
  'surface retreat: hex': retreatHex,
  'withdrawal: course': sailHome,
};
