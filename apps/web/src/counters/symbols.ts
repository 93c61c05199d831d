import type { Symbol as FaceSymbol } from '@point-option/engine';
import { oiler, submarineEast, submarineWest, transport } from './art/boats.ts';
import {
  diveBomberEast,
  diveBomberWest,
  fighterEast,
  fighterWest,
  nightFighter,
  torpedoBomberEast,
  torpedoBomberWest,
} from './art/carrierPlanes.ts';
import {
  escortCarrierEast,
  escortCarrierWest,
  fleetCarrierEast,
  fleetCarrierWest,
  lightCarrierEast,
  lightCarrierWest,
} from './art/carriers.ts';
import { armor, artillery, engineers, type GroundMark, headquarters, infantry, marines } from './art/ground.ts';
import {
  battleshipEast,
  battleshipWest,
  cruiserEast,
  cruiserWest,
  destroyerEast,
  destroyerWest,
} from './art/gunships.ts';
import { landBomberEast, landBomberWest, patrolPlaneEast, patrolPlaneWest } from './art/landPlanes.ts';
import type { Silhouette } from './art/silhouette.ts';

/** A symbol's art: a hull or a plane for each way its bow can point, or a mark in a box for ground units. */
export type Art =
  | { readonly of: 'hull' | 'plane'; readonly west: Silhouette; readonly east: Silhouette }
  | { readonly of: 'ground'; readonly mark: GroundMark };

const hull = (west: Silhouette, east: Silhouette): Art => ({ of: 'hull', west, east });
const plane = (west: Silhouette, east: Silhouette): Art => ({ of: 'plane', west, east });
const ground = (mark: GroundMark): Art => ({ of: 'ground', mark });

/** Every symbol of the contract: a new one does not compile until it is drawn. */
export const SYMBOLS: Readonly<Record<FaceSymbol, Art>> = {
  'fleet carrier': hull(fleetCarrierWest, fleetCarrierEast),
  'light carrier': hull(lightCarrierWest, lightCarrierEast),
  'escort carrier': hull(escortCarrierWest, escortCarrierEast),
  battleship: hull(battleshipWest, battleshipEast),
  cruiser: hull(cruiserWest, cruiserEast),
  destroyer: hull(destroyerWest, destroyerEast),
  transport: hull(transport, transport),
  oiler: hull(oiler, oiler),
  submarine: hull(submarineWest, submarineEast),
  fighter: plane(fighterWest, fighterEast),
  'night fighter': plane(nightFighter, nightFighter),
  'dive bomber': plane(diveBomberWest, diveBomberEast),
  'torpedo bomber': plane(torpedoBomberWest, torpedoBomberEast),
  'land bomber': plane(landBomberWest, landBomberEast),
  'patrol plane': plane(patrolPlaneWest, patrolPlaneEast),
  infantry: ground(infantry),
  marines: ground(marines),
  armor: ground(armor),
  artillery: ground(artillery),
  engineers: ground(engineers),
  headquarters: ground(headquarters),
};
