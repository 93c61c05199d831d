import { message, type PieceView } from '@point-option/engine';
import { AIR, MODELS } from '../data/aircraft.ts';
import type { SideId } from '../data/map.ts';
import { airName, groupName, shipName, shipRating } from '../data/names.ts';
import { LANDING_FORCES, SHIPS } from '../data/ships.ts';
import { at, LOST, MARKER_IDS, markerSide, numberAt, SUNK } from '../data/state.ts';
import { shipsOf } from '../rules/groups.ts';
import { aloft } from '../rules/raid.ts';
import type { CampaignView } from '../view.ts';

export function markerPiece(view: CampaignView, marker: number): PieceView {
  const { seen, dummy, heading } = at(view.markers, marker);
  const ships = shipsOf(view, marker);
  const id = at(MARKER_IDS, marker);
  const label = dummy
    ? message('marker dummy', { id })
    : ships.length > 0
      ? message('marker known', { id, name: groupName(ships) })
      : message('marker unknown', { id });
  return {
    id,
    kind: dummy ? 'dummy' : 'group',
    side: markerSide(marker),
    label,
    state: [seen ? 'seen' : 'hidden'],
    ...(heading >= 0 && { heading }),
  };
}

export function shipPiece(view: CampaignView, ship: number): PieceView {
  const { id, type, side } = at(SHIPS, ship);
  const force = LANDING_FORCES.indexOf(ship);
  const damaged = at(view.damaged, ship);
  const label =
    force >= 0
      ? message('force label', {
          ship: shipName(ship),
          transports: numberAt(view.transports, force),
          aboard: numberAt(view.aboard, force),
        })
      : message('ship label', {
          ship: shipName(ship),
          type: message(`type.${type}`),
          rating: shipRating(ship),
        });
  // bat-12: both sides keep note of who has fired his torpedoes.
  const spent = at(view.torpedoesFired, ship) && at(SHIPS, ship).torpedoes > 0;
  // Who has gone down is no cripple any more.
  const sunk = view.at[ship] === SUNK;
  const state = sunk ? ['sunk'] : [...(damaged ? ['damaged'] : []), ...(spent ? ['torpedoes fired'] : [])];
  return { id, kind: type, side, label, ...(state.length > 0 && { state }) };
}

/** A dummy's box is not empty to its owner. */
export function dummyPiece(side: SideId, marker: string): PieceView {
  return { id: `${marker} dummy`, kind: 'dummy', side, label: message('piece dummy') };
}

export function airPiece(unit: number): PieceView {
  const { id, side, model } = at(AIR, unit);
  const label = message('air label', { unit: airName(unit), radius: MODELS[model].radius });
  return { id, kind: model, side, label };
}

/** The air units that stand at a base: whoever is in the air is shown there. */
export function airPieces(view: CampaignView, base: number): PieceView[] {
  const flying = aloft(view.sorties);
  return view.base.flatMap((where, unit) =>
    where === base && where !== LOST && !flying.includes(unit) ? [airPiece(unit)] : [],
  );
}
