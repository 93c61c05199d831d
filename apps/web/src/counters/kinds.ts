import { cveJp, cveUs, cvJp, cvlJp, cvlUs, cvUs } from './art/carriers.ts';
import { vbJp, vbUs, vfJp, vfnUs, vfUs, vtJp, vtUs } from './art/carrierPlanes.ts';
import { ao, ap, ssJp, ssUs } from './art/boats.ts';
import { bbJp, bbUs, caJp, caUs, ddJp, ddUs } from './art/gunships.ts';
import { lbJp, lbUs, vpJp, vpUs } from './art/landPlanes.ts';
import type { Silhouette } from './art/silhouette.ts';

/**
 * What a counter is drawn as. `ships`: a plate with a hull. `force`: a plate whose fill rises with what is known. `flight`: a disc or
 * octagon on the chart. `unit`: a small token for decks and boxes. The others are what they say.
 */
export type Family =
  | 'ships'
  | 'force'
  | 'flight'
  | 'unit'
  | 'search'
  | 'submarine'
  | 'dummy'
  | 'points'
  | 'airfield'
  | 'troops'
  | 'plain';

export interface Kind {
  readonly family: Family;
  /** Our silhouette, and that of the side with cut corners. */
  readonly art?: readonly [straight: Silhouette, cut: Silhouette];
  /** The letter of an air unit's trade. */
  readonly letter?: string;
}

const ships = (...art: [Silhouette, Silhouette]): Kind => ({ family: 'ships', art });
const force = (...art: [Silhouette, Silhouette] | []): Kind =>
  art.length ? { family: 'force', art } : { family: 'force' };
const unit = (letter: string, ...art: [Silhouette, Silhouette]): Kind => ({ family: 'unit', letter, art });
const flight = (...art: [Silhouette, Silhouette]): Kind => ({ family: 'flight', art });

const fleetCarrier = ships(cvUs, cvJp);
const lightCarrier = ships(cvlUs, cvlJp);
const escortCarrier = ships(cveUs, cveJp);
const battleship = ships(bbUs, bbJp);
const cruiser = ships(caUs, caJp);
const destroyers = ships(ddUs, ddJp);
const fighter = unit('F', vfUs, vfJp);
const diveBomber = unit('D', vbUs, vbJp);
const torpedoBomber = unit('T', vtUs, vtJp);
const landBomber = unit('B', lbUs, lbJp);
const patrolPlane = unit('P', vpUs, vpJp);

/** By the kinds that games name; upper and lower case are one. A kind that is not here is a plain plate with its title. */
const KINDS: Readonly<Record<string, Kind>> = {
  carriers: fleetCarrier,
  cv: fleetCarrier,
  cvl: lightCarrier,
  cve: escortCarrier,
  bb: battleship,
  sbb: battleship,
  b: battleship,
  bc: battleship,
  battleship,
  ca: cruiser,
  cl: cruiser,
  claa: cruiser,
  crudiv: cruiser,
  cruiser,
  'cruiser force': cruiser,
  dd: destroyers,
  desdiv: destroyers,
  destroyer: destroyers,
  'destroyer force': destroyers,
  lf: ships(ap, ap),
  ap: ships(ap, ap),
  ao: ships(ao, ao),
  group: fleetCarrier,
  formation: cruiser,
  contact: force(),
  unknown: force(),
  carrier: force(cvUs, cvJp),
  surface: force(bbUs, bbJp),
  submarine: { family: 'submarine', art: [ssUs, ssJp] },
  dummy: { family: 'dummy' },
  raid: flight(vtUs, vtJp),
  strike: flight(vbUs, vbJp),
  intercept: flight(vfUs, vfJp),
  patrol: flight(vfUs, vfJp),
  squadron: flight(vfUs, vfJp),
  search: { family: 'search' },
  fighter,
  bomber: diveBomber,
  f6f: fighter,
  'f6f-3': unit('N', vfnUs, vfJp),
  zero: fighter,
  sb2c: diveBomber,
  sbd: diveBomber,
  val: diveBomber,
  judy: diveBomber,
  tbf: torpedoBomber,
  tbm: torpedoBomber,
  jill: torpedoBomber,
  kate: torpedoBomber,
  betty: landBomber,
  b24: landBomber,
  pby: patrolPlane,
  emily: patrolPlane,
  'air points': { family: 'points', art: [vtUs, vtJp] },
  airfield: { family: 'airfield' },
  troops: { family: 'troops' },
};

const PLAIN: Kind = { family: 'plain' };

/** A plate of known ships, though the same word also names an enemy force of which a level is known. */
const AS_SHIPS: Readonly<Record<string, Kind>> = { carrier: fleetCarrier, surface: battleship };

export function kindOf(kind: string, level?: number): Kind {
  const name = kind.toLowerCase();
  const known = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (known?.family === 'force' && level === undefined) return AS_SHIPS[name] ?? known;
  // What is known by levels is a force, whatever it is called.
  if (level !== undefined && known?.family === 'ships') return { ...known, family: 'force' };
  return known ?? (level === undefined ? PLAIN : { family: 'force' });
}
