import { type Display, type DisplayBox, message, type Note, type PieceView } from '@point-option/engine';
import { formationOf, groupsOf, isOnMap, shipsIn, shipsUnder } from '../data/formations.ts';
import { airBox, cardBox } from '../data/refs.ts';
import { isCarrier } from '../data/ship.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type AirPlace, NONE, OFF } from '../data/theater.ts';
import { flies, markerPiece } from './markers.ts';
import type { Showing } from './rules.ts';
import { airPiece, shipPiece } from './ships.ts';

export const formationsDisplay = (side: SideId): string => `formations ${side}`;

/** The box that stands for a formation as a whole. */
function formationBox<Own extends object>({ fleet }: Showing<Own>, marker: number): string {
  return `formation ${at(fleet.markers, marker).id}`;
}

/** A side's own formations: a card for each, with its ships on it and its aircraft below. */
export function formations<Own extends object>(showing: Showing<Own>, side: SideId): Display {
  return {
    id: formationsDisplay(side),
    title: message('display formations', { side: message(`side.${side}`) }),
    short: message('tab formations'),
    layout: 'holders',
    group: { id: `own ${side}` },
    boxes: cardsOf(showing, side).flatMap((marker) => cardOf(showing, marker)),
  };
}

/** The formation that play is about: it is reported on, under attack, or active. */
function mattersNow<Own extends object>({ view }: Showing<Own>): number {
  if (view.report !== null) return view.report.marker;
  const group = view.raid?.group ?? NONE;
  return group === NONE ? view.active : formationOf(view, group);
}

/** The markers that get a card: those in use or yet to come, the one that matters now first, groups behind their force; before the battle all of them. */
function cardsOf<Own extends object>(showing: Showing<Own>, side: SideId): number[] {
  const { fleet, view } = showing;
  const first = mattersNow(showing);
  const cards = ofSide(fleet.markersOf, side).filter((marker) => {
    const { kind } = at(fleet.markers, marker);
    if (at(view.markers, marker).hex !== OFF) return true;
    return view.shipAt.includes(marker) || (view.turn === 0 && kind !== 'detached');
  });
  const inHand = view.regrouping?.hex ?? OFF;
  const order = (marker: number): number => {
    const { force, hex } = at(view.markers, marker);
    if (hex !== OFF && hex === inHand) return -1;
    const lead = force === NONE ? marker : force;
    const isForce = at(fleet.markers, lead).kind === 'force';
    return (lead === first ? 0 : isForce ? 1 : 2) * 2 + (lead === marker ? 0 : 1);
  };
  return cards.sort((a, b) => order(a) - order(b) || a - b);
}

const PLACES = ['ready', 'cap', 'flown'] as const;
type Place = (typeof PLACES)[number];

function cardOf<Own extends object>(showing: Showing<Own>, marker: number): DisplayBox[] {
  const { fleet, view, seats } = showing;
  const { name, kind } = at(fleet.markers, marker);
  const { hex, force } = at(view.markers, marker);
  const values = { marker: name, hex: hex === OFF ? '' : fleet.grid.label(hex) };
  const key = hex === OFF ? 'card off map' : force !== NONE ? 'card in force' : 'card on map';
  const head: DisplayBox = {
    id: formationBox(showing, marker),
    title: message(key, values),
    short: message('kernel.plain', { id: name }),
    pieces: [markerPiece(fleet, view, seats, marker)],
    delegable: true,
    notes: notesOf(showing, marker),
  };
  if (kind === 'force') return [head];
  const ships = shipsIn(fleet, view, marker);
  const carriers = ships.filter((ship) => isCarrier(at(fleet.ships, ship).type));
  const card: DisplayBox = {
    id: cardBox(fleet, marker),
    title: message('box ships', values),
    short: message('box ships short', { n: ships.length }),
    of: head.id,
    tier: 'upper',
    pieces: ships.map((ship) => shipPiece(fleet, view, ship)),
  };
  if (carriers.length === 0) return [head, card];
  return [head, card, ...PLACES.map((place) => airBoxOf(showing, marker, carriers, place, head.id))];
}

function airBoxOf<Own extends object>(
  { fleet, view }: Showing<Own>,
  marker: number,
  carriers: readonly number[],
  place: Place,
  of: string,
): DisplayBox {
  return {
    id: airBox(fleet, marker, place),
    title: message(`box air ${place}`, { marker: at(fleet.markers, marker).name }),
    short: message(`box air ${place} short`),
    of,
    tier: 'lower',
    pieces: unitsAt({ fleet, view }, (home) => carriers.includes(home), place),
  };
}

/** The air units of some bases that wait in a box; a deck that is out holds its aircraft with those that have flown. */
export function unitsAt(
  { fleet, view }: Pick<Showing, 'fleet' | 'view'>,
  isHome: (home: number) => boolean,
  place: Place,
): PieceView[] {
  return view.airAt.flatMap((where, unit) =>
    boxOf(where) === place && isHome(at(view.airHome, unit)) ? [airPiece(fleet, view, unit, place === 'flown')] : [],
  );
}

function boxOf(where: AirPlace): Place | undefined {
  if (where === 'stranded') return 'flown';
  return where === 'ready' || where === 'cap' || where === 'flown' ? where : undefined;
}

/** What there is to say of a formation: how far it sails, who sails in it, what hampers it, and what the enemy knows. */
function notesOf<Own extends object>(showing: Showing<Own>, marker: number): Note[] {
  const { fleet, rules, view } = showing;
  const { seen, slow, dummy, force } = at(view.markers, marker);
  const { kind } = at(fleet.markers, marker);
  const ships = shipsUnder(fleet, view, marker);
  const out = ships.filter((ship) => isCarrier(at(fleet.ships, ship).type) && !flies(fleet, view, ship)).length;
  const notes: Note[] = [];
  if (dummy) notes.push({ text: message('note dummy') });
  if (kind === 'force') notes.push({ text: message('note force', { groups: groupNames(showing, marker) }) });
  if (isOnMap(view, marker) && view.turn > 0)
    notes.push({ text: message('note speed', { n: rules.speed(view, marker) }) });
  if (slow > 0) notes.push({ text: message('note slowed', { n: slow }), tone: 'caution' });
  if (seen !== 0 && force === NONE) notes.push({ text: message('note detected'), tone: 'caution' });
  if (out > 0) notes.push({ text: message('note decks out', { n: out }), tone: 'caution' });
  return [...notes, ...rules.notes(view, marker).map((text) => ({ text }))];
}

function groupNames<Own extends object>({ fleet, view }: Showing<Own>, force: number) {
  return groupsOf(fleet, view, force).map((group) => message('kernel.plain', { id: at(fleet.markers, group).name }));
}
