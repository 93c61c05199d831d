import { type CardDetail, type Message, message, type Observation, type Ref } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { cardBox, contactPiece, hexWanted, markerWanted, shipWanted, airWanted } from '../data/refs.ts';
import { at, type SideId } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';
import { contactOn } from '../rules/contacts.ts';
import { airCard } from './cardsAir.ts';
import { contactCard, hexCard, markerCard } from './cardsMap.ts';
import { shipCard } from './cardsShip.ts';
import { seatsOf } from './present.ts';

/** What a game adds to the cards. */
export interface InspectRules<Own extends object> {
  /** The rules that cards of each kind refer to. */
  readonly cite: {
    readonly ship: string;
    readonly air: string;
    readonly formation: string;
    readonly dummy: string;
    readonly contact: string;
    readonly base: string;
    readonly pool: string;
  };
  /** Where the figures of a class of ships come from, and what else there is to say of a ship. */
  shipNotes(view: Theater<Own>, ship: number): Message[];
  /** What else there is to say of a hex. */
  hexNotes(view: Theater<Own>, hex: number, seats: readonly SideId[]): Message[];
}

/** Everything that a card is made from. */
export interface Inspecting<Own extends object = object> {
  readonly fleet: Fleet;
  readonly rules: InspectRules<Own>;
  readonly view: Theater<Own>;
  readonly seats: readonly SideId[];
}

/** What a card says besides what the counter shows, from what the side may know alone. */
export function createInspect<Own extends object>(
  fleet: Fleet,
  rules: InspectRules<Own>,
): (observation: Observation<Theater<Own>>, ref: Ref) => CardDetail | undefined {
  return ({ view, side }, ref) => {
    const looking: Inspecting<Own> = { fleet, rules, view, seats: seatsOf(side) };
    if ('piece' in ref) return pieceCard(looking, ref);
    if ('hex' in ref) return hexCard(looking, hexWanted(fleet, ref));
    if ('cup' in ref) return { rule: rules.cite.pool };
    return 'box' in ref ? boxCard(looking, ref.box) : undefined;
  };
}

function pieceCard<Own extends object>(looking: Inspecting<Own>, ref: Ref): CardDetail | undefined {
  const { fleet } = looking;
  const ship = shipWanted(fleet, ref);
  if (ship >= 0) return shipCard(looking, ship);
  const unit = airWanted(fleet, ref);
  if (unit >= 0) return airCard(looking, unit);
  const marker = markerWanted(fleet, ref);
  if (marker >= 0) return markerCard(looking, marker);
  return 'piece' in ref ? contactNamed(looking, ref.piece) : undefined;
}

function contactNamed<Own extends object>(looking: Inspecting<Own>, id: string): CardDetail | undefined {
  const { fleet, view, seats } = looking;
  for (const side of seats) {
    const marker = fleet.markers.findIndex((_, number) => contactPiece(fleet, side, number) === id);
    const contact = marker < 0 ? undefined : contactOn(view, side, marker);
    if (contact) return contactCard(looking, side, contact);
  }
  return undefined;
}

/** The card of a formation's own box, of a contact's, and of an airfield. */
function boxCard<Own extends object>(looking: Inspecting<Own>, box: string): CardDetail | undefined {
  const { fleet, rules } = looking;
  const marker = fleet.markers.findIndex(
    ({ id }, number) => `formation ${id}` === box || cardBox(fleet, number) === box,
  );
  if (marker >= 0) return markerCard(looking, marker);
  const base = fleet.bases.find(({ id }) => box === `base ${id}`);
  if (base === undefined) return contactNamed(looking, box);
  const lines = [
    { label: message('card air formation'), value: message('kernel.plain', { id: at(fleet.chits, base.chit).name }) },
    ...(base.capacity === undefined
      ? []
      : [{ label: message('card room'), value: message('card units', { n: base.capacity }) }]),
    ...(base.beyond > 0 ? [{ label: message('card beyond'), value: message('card hexes', { n: base.beyond }) }] : []),
  ];
  return { lines, rule: rules.cite.base };
}
