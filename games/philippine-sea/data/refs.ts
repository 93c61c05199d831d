import type { OptionId, Ref, Wanted } from '@point-option/engine';
import { UNIT_BY_ID, UNITS } from './aircraft.ts';
import { grid, OFF } from './map.ts';
import { DECK_BOXES, type DeckBox } from './state.ts';
import { CARRIERS, isCarrier, US_SHIP_BY_NAME, US_SHIPS } from './usShips.ts';

/** What things are called on the board. The presentation shows each of them under this id. */
export const hexRef = (hex: number): Ref => ({ hex: hex === OFF ? '' : grid.label(hex) });
export const groupRef = (group: number): Ref => ({ piece: `group ${group}` });
export const shipRef = (ship: number): Ref => ({ piece: `ship ${ship}` });
export const japaneseRef = (ship: number): Ref => ({ piece: `japanese ${ship}` });
export const forceRef = (force: number): Ref => ({ piece: `force ${force}` });
export const raidRef = (raid: number): Ref => ({ piece: `raid ${raid}` });
export const missionRef = (mission: number): Ref => ({ piece: `mission ${mission}` });
export const searchRef = (search: number): Ref => ({ piece: `search ${search}` });
export const submarineRef = (sub: number): Ref => ({ piece: `sub ${sub}` });
export const unitRef = (unit: number): Ref => ({ piece: UNITS[unit]?.id ?? '' });

/** A carrier and its boxes. */
export const carrierBox = (carrier: number): string => CARRIERS[carrier]?.name ?? '';
export const deckBox = (carrier: number, box: DeckBox): string => `${carrierBox(carrier)} ${DECK_BOXES[box]}`;
export const patrolBox = (group: number): string => `patrol ${group}`;
export const missionBox = (mission: number): string => `mission ${mission}`;
export const groupDisplay = (group: number): string => `display group ${group}`;
export const forceDisplay = (force: number): string => `butai ${force}`;
/** The box of a force among the contacts, where it has no display. */
export const contactBox = (force: number): string => `contact ${force}`;
/** 4.1: all missions; a new one begins there. */
export const MISSIONS_DISPLAY = 'missions';
/** 6.291: where aircraft go that are pushed over the side. */
export const OVER_THE_SIDE: Ref = { box: 'lost at fleet' };

/** Pieces that go by a number. */
type Numbered = 'group' | 'ship' | 'japanese' | 'force' | 'raid' | 'mission' | 'search' | 'sub';

const numberAfter = (id: string, word: string): number | undefined => {
  const number = id.startsWith(`${word} `) ? id.slice(word.length + 1) : '';
  return /^\d+$/.test(number) ? Number(number) : undefined;
};

/** The number of a piece of a kind, if that is what the player points at. */
export function pieceWanted(wanted: Wanted, kind: Numbered): number | undefined {
  return 'piece' in wanted ? numberAfter(wanted.piece, kind) : undefined;
}

/** The option a player asks about by its id. */
export function optionWanted(wanted: Wanted): OptionId | undefined {
  return 'option' in wanted ? wanted.option : undefined;
}

/** The air unit a player points at, on the board or as part of an order. */
export function unitWanted(wanted: Wanted): number | undefined {
  if ('piece' in wanted) return UNIT_BY_ID.get(wanted.piece);
  return 'option' in wanted ? UNIT_BY_ID.get(String(wanted.option)) : undefined;
}

/** The American ship a player points at: its counter, or a carrier by any of its boxes. */
export function shipWanted(wanted: Wanted): number | undefined {
  const ship = pieceWanted(wanted, 'ship');
  if (ship !== undefined) return US_SHIPS[ship] && ship;
  if ('box' in wanted) return deckWanted(wanted)?.carrier;
  return 'option' in wanted ? US_SHIP_BY_NAME.get(String(wanted.option)) : undefined;
}

export function carrierWanted(wanted: Wanted): number | undefined {
  const ship = shipWanted(wanted);
  return ship !== undefined && isCarrier(ship) ? ship : undefined;
}

/** The box of a carrier a player points at; `box` is missing where it is the whole carrier. */
export function deckWanted(wanted: Wanted): { carrier: number; box?: DeckBox } | undefined {
  const id = 'box' in wanted ? wanted.box : 'option' in wanted ? String(wanted.option) : '';
  const carrier = CARRIERS.findIndex(({ name }) => id === name || id.startsWith(`${name} `));
  if (carrier < 0) return undefined;
  const box = DECK_BOXES.findIndex((part) => id === `${carrierBox(carrier)} ${part}`);
  if (box >= 0) return { carrier, box: box as DeckBox };
  return id === carrierBox(carrier) ? { carrier } : undefined;
}

/** The mission a player points at, on the chart or on its display. */
export function missionWanted(wanted: Wanted): number | undefined {
  if ('box' in wanted) return numberAfter(wanted.box, 'mission');
  if ('option' in wanted) return numberAfter(String(wanted.option), 'mission');
  return pieceWanted(wanted, 'mission');
}

/** The group whose patrol box a player points at. */
export function patrolWanted(wanted: Wanted): number | undefined {
  return 'box' in wanted ? numberAfter(wanted.box, 'patrol') : undefined;
}

/** The group a player points at, on the chart or by its display. */
export function groupWanted(wanted: Wanted): number | undefined {
  if ('display' in wanted) return numberAfter(wanted.display, 'display group');
  if ('option' in wanted) return numberAfter(String(wanted.option), 'group');
  return pieceWanted(wanted, 'group');
}

/** The force a player points at, by its counter, its display or its box among the contacts. */
export function forceWanted(wanted: Wanted): number | undefined {
  if ('display' in wanted) return numberAfter(wanted.display, 'butai');
  if ('box' in wanted) return numberAfter(wanted.box, 'contact');
  return pieceWanted(wanted, 'force');
}

/** The hex a player points at, or asks about where the options are hexes. */
export function hexWanted(wanted: Wanted): number | undefined {
  if ('option' in wanted)
    return typeof wanted.option === 'number' && wanted.option >= 0 && wanted.option < grid.count
      ? wanted.option
      : undefined;
  if (!('hex' in wanted)) return undefined;
  const hex = grid.hexAt(wanted.hex);
  return hex < 0 ? undefined : hex;
}
