import { type Face, message, type Message, type PieceState, type PieceView } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { conditionOf, groupsOf, shipsUnder } from '../data/formations.ts';
import { contactPiece as contactId, submarinePiece as submarineId } from '../data/refs.ts';
import { isCarrier } from '../data/ship.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type Contact, OFF, type SubMarker, type Theater } from '../data/theater.ts';
import { contactAge, contactOn } from '../rules/contacts.ts';
import { countedTypes } from '../rules/report.ts';
import { markerName, SHIP_SYMBOLS, TELLING, withStates } from './faces.ts';

/** How much a contact tells: seen, how many, how many of each type, and all of it. */
const LEVELS = 3;

/** A marker as the sides whose secrets are shown see it. */
export function markerPiece(fleet: Fleet, view: Theater, seats: readonly SideId[], marker: number): PieceView {
  const { side } = at(fleet.markers, marker);
  return seats.includes(side) ? ownMarker(fleet, view, marker) : enemyMarker(fleet, view, marker);
}

function base(fleet: Fleet, marker: number): Pick<PieceView, 'id' | 'side' | 'short'> & { name: string; mark: string } {
  const { id, name, side } = at(fleet.markers, marker);
  const short = markerName(name);
  return {
    id,
    side,
    short: message('kernel.plain', { id: name }),
    name: short,
    mark: short.replace('.', '').slice(-3),
  };
}

/** One's own: what sails under it, and what the enemy knows of it. */
function ownMarker(fleet: Fleet, view: Theater, marker: number): PieceView {
  const { name, mark, ...piece } = base(fleet, marker);
  const { seen, slow, done, dummy, hex } = at(view.markers, marker);
  const values = { marker: at(fleet.markers, marker).name };
  const states: PieceState[] = [
    ...(seen !== 0 ? [{ is: 'sighted', label: message('state detected') } as const] : []),
    ...(slow > 0 ? [{ is: 'pinned', n: slow, label: message('state slowed', { n: slow }) } as const] : []),
    ...(done ? [{ is: 'moved', label: message('state activated') } as const] : []),
  ];
  if (dummy)
    return {
      ...piece,
      label: message('marker dummy', values),
      face: withStates({ plate: 'dummy', name, mark }, ...states),
    };
  const ships = shipsUnder(fleet, view, marker);
  if (ships.length === 0)
    return { ...piece, label: message('marker unused', values), face: { plate: 'plain', name, mark, tone: 'soft' } };
  const groups = groupsOf(fleet, view, marker);
  const isForce = at(fleet.markers, marker).kind === 'force';
  const force: PieceState[] = isForce ? [{ is: 'double', label: message('state force', { n: groups.length }) }] : [];
  const key = hex === OFF ? 'marker waiting' : isForce ? 'marker force' : 'marker group';
  return {
    ...piece,
    label: message(key, { ...values, n: ships.length, groups: groups.length }),
    face: withStates({ plate: 'ship', name, mark, ...shipsFace(fleet, ships) }, ...force, ...states),
  };
}

/** Ships at a glance: the most telling silhouette, carriers, and how many in all. */
function shipsFace(fleet: Fleet, ships: readonly number[]): Pick<Face, 'symbol' | 'foot'> {
  const types = ships.map((ship) => at(fleet.ships, ship).type);
  const lead = TELLING.find((type) => types.includes(type)) ?? 'DD';
  const carriers = types.filter(isCarrier).length;
  const foot = message(carriers > 0 ? 'foot carriers' : 'foot ships', { carriers, n: ships.length });
  return { symbol: SHIP_SYMBOLS[lead], foot };
}

/** The enemy's: a marker like any other, with what was told of it and whether it is held detected. */
function enemyMarker(fleet: Fleet, view: Theater, marker: number): PieceView {
  const { name, mark, ...piece } = base(fleet, marker);
  const { side, name: called } = at(fleet.markers, marker);
  const { seen, slow, done } = at(view.markers, marker);
  const contact = contactOn(view, enemyOf(side), marker);
  const ships = shipsUnder(fleet, view, marker);
  const age = contact === undefined ? 0 : contactAge(view, contact);
  const fix = seen !== 0 ? 'spotted' : contact === undefined ? undefined : age === 0 ? 'located' : 'rough';
  const states: PieceState[] = [
    ...beliefStates(contact, age),
    ...(slow > 0 ? [{ is: 'pinned', n: slow, label: message('state slowed', { n: slow }) } as const] : []),
    ...(done ? [{ is: 'moved', label: message('state activated') } as const] : []),
  ];
  const known = ships.length > 0 ? { level: LEVELS, of: LEVELS } : { level: levelOf(contact), of: LEVELS };
  const told = ships.length > 0 ? shipsFace(fleet, ships) : toldFace(fleet, contact);
  return {
    ...piece,
    label: markerLabel(fleet, called, ships.length, contact, age),
    face: withStates({ plate: 'force', name, mark, known, ...(fix && { fix }), ...told }, ...states),
  };
}

function markerLabel(fleet: Fleet, marker: string, ships: number, contact: Contact | undefined, age: number): Message {
  if (ships > 0) return message('marker open', { marker, n: ships });
  if (contact === undefined || contact.told === 'sighted') return message('marker unknown', { marker });
  const values = { marker, told: toldWords(fleet, contact), n: age };
  return message(age === 0 ? 'marker reported' : 'marker reported before', values);
}

/** What was reported is belief: drawn through, with its age once it is old. Nothing known at all is drawn so, too. */
function beliefStates(contact: Contact | undefined, age: number): PieceState[] {
  if (contact === undefined) return [{ is: 'concealed', label: message('state unidentified') }];
  return [age > 0 ? { is: 'outdated', n: age, label: message('state outdated', { n: age }) } : { is: 'reported' }];
}

function levelOf(contact: Contact | undefined): number {
  if (contact === undefined || contact.told === 'sighted') return 0;
  if (contact.told === 'count') return 1;
  return contact.within === 0 ? LEVELS : 2;
}

/** The figures of a report at the foot of a counter: carriers and units in all. */
function toldFace(fleet: Fleet, contact: Contact | undefined): Pick<Face, 'symbol' | 'foot'> {
  if (contact === undefined || contact.told === 'sighted') return {};
  if (contact.told === 'count') return { foot: message('foot ships', { n: contact.total }) };
  const counted = contact.counts.flatMap((n, type) => (n > 0 ? [{ n, type: at(fleet.reported, type) }] : []));
  const lead = TELLING.find((type) => counted.some((each) => each.type === type));
  const carriers = counted.reduce((sum, { n, type }) => (CARRIERS.has(type) ? sum + n : sum), 0);
  const foot = message(carriers > 0 ? 'foot carriers' : 'foot ships', { carriers, n: contact.total });
  return { ...(lead && { symbol: SHIP_SYMBOLS[lead] }), foot };
}
const CARRIERS: ReadonlySet<string> = new Set(['CV', 'CVL', 'CVE']);

/** What a contact says, in a few words. */
export function toldWords(fleet: Fleet, { told, total, counts }: Contact): Message {
  if (told === 'sighted') return message('told sighted');
  if (told === 'count') return message('told count', { n: total });
  return message('told types', { types: countedTypes(fleet, counts) });
}

/** A contact as a piece: where the formation was when it was reported, and what was said. */
export function contactPiece(fleet: Fleet, view: Theater, holder: SideId, contact: Contact): PieceView {
  const { name: called, side } = at(fleet.markers, contact.marker);
  const { name, mark } = base(fleet, contact.marker);
  const age = contactAge(view, contact);
  const values = {
    marker: called,
    told: toldWords(fleet, contact),
    hex: fleet.grid.label(contact.hex),
    turn: contact.turn,
  };
  const face: Face = {
    plate: 'force',
    name,
    mark: `?${mark}`.slice(0, 3),
    known: { level: levelOf(contact), of: LEVELS },
    fix: age === 0 ? 'located' : 'rough',
    tone: 'soft',
    ...toldFace(fleet, contact),
  };
  return {
    id: contactId(fleet, holder, contact.marker),
    side,
    label: message('contact', values),
    short: message('contact short', { marker: called }),
    face: withStates(face, ...beliefStates(contact, age)),
  };
}

/** A submarine marker: whether there is a boat behind it comes out when somebody runs into it. */
export function submarinePiece(fleet: Fleet, { side, hex, is }: SubMarker): PieceView {
  const values = { side: message(`side.${side}`), hex: fleet.grid.label(hex) };
  const face: Face = { plate: 'submarine', symbol: 'submarine', name: 'S', mark: 'S' };
  return {
    id: submarineId(fleet, side, hex),
    side,
    label: message(`submarine marker ${is}`, values),
    short: message('submarine marker short'),
    face: is === 'hidden' ? withStates(face, { is: 'concealed', label: message('state face down') }) : face,
  };
}

/** A chit of the pool that stands for no formation. */
export function chitPiece(fleet: Fleet, chit: number): PieceView {
  const { id, name, side, kind } = at(fleet.chits, chit);
  const short = message('kernel.plain', { id: name });
  const face: Face =
    kind === 'command'
      ? { plate: 'plain', symbol: 'headquarters', name: 'Cmd', mark: 'Cmd' }
      : {
          plate: kind === 'search' ? 'search' : 'base',
          name: name.split(' ')[0] ?? name,
          mark: kind === 'search' ? 'LS' : 'AF',
        };
  return { id, side, label: message(`chit ${kind}`, { chit: name }), short, face };
}

/** Whether one of a side's carriers can launch. */
export function flies(fleet: Fleet, view: Theater, ship: number): boolean {
  return isCarrier(at(fleet.ships, ship).type) && conditionOf(fleet, view, ship).flies;
}

/** The sides whose contact pictures are shown, with what each holds. */
export function contactsOf(view: Theater, side: SideId): readonly Contact[] {
  return ofSide(view.contacts, side).toSorted((a, b) => b.turn - a.turn || a.marker - b.marker);
}
