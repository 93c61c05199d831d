import { type CardDetail, type CardLine, type Message, message, type Note } from '@point-option/engine';
import { countsOf, formationsAt, groupsOf, shipsUnder } from '../data/formations.ts';
import { at, enemyOf, type SideId, SIDES } from '../data/side.ts';
import { type Contact, NONE, OFF } from '../data/theater.ts';
import { PROOF, proofs } from '../data/proof.ts';
import { contactAge, contactOn } from '../rules/contacts.ts';
import { countedTypes } from '../rules/report.ts';
import { doubt } from './contacts.ts';
import type { Inspecting } from './inspect.ts';
import { toldWords } from './markers.ts';

/** A marker: of one's own, what sails under it; of the enemy's, what is believed. */
export function markerCard<Own extends object>(looking: Inspecting<Own>, marker: number): CardDetail | undefined {
  const { fleet, view, seats } = looking;
  const { side } = at(fleet.markers, marker);
  return seats.includes(side) || shipsUnder(fleet, view, marker).length > 0
    ? openCard(looking, marker)
    : hiddenCard(looking, marker);
}

function openCard<Own extends object>({ fleet, view, rules }: Inspecting<Own>, marker: number): CardDetail {
  const { dummy, seen, slow, force } = at(view.markers, marker);
  if (dummy) return { notes: [{ text: message('card dummy') }, ...hampered(seen, slow)], rule: rules.cite.dummy };
  const ships = shipsUnder(fleet, view, marker);
  const groups = groupsOf(fleet, view, marker);
  const isForce = at(fleet.markers, marker).kind === 'force';
  const lines: CardLine[] = [
    ...(isForce
      ? [{ label: message('card groups'), value: message('card list', { list: names(fleet.markers, groups) }) }]
      : []),
    ...(force !== NONE
      ? [{ label: message('card sails in'), value: message('kernel.plain', { id: at(fleet.markers, force).name }) }]
      : []),
    {
      label: message('card makeup'),
      value: message('card list', { list: countedTypes(fleet, countsOf(fleet, ships)) }),
    },
    { label: message('card ships'), value: message('card list', { list: names(fleet.ships, ships) }) },
  ];
  const told = contactOn(view, enemyOf(at(fleet.markers, marker).side), marker);
  if (told) lines.push({ label: message('card told'), value: toldWords(fleet, told) });
  return { lines: ships.length === 0 ? [] : lines, notes: hampered(seen, slow), rule: rules.cite.formation };
}

function names(list: readonly { readonly name: string }[], numbers: readonly number[]): Message[] {
  return numbers.map((number) => message('kernel.plain', { id: at(list, number).name }));
}

function hampered(seen: number, slow: number): Note[] {
  return [
    ...(seen !== 0 ? [{ text: message('note detected'), tone: 'caution' as const }] : []),
    ...(slow > 0 ? [{ text: message('note slowed', { n: slow }), tone: 'caution' as const }] : []),
  ];
}

/** A group and a dummy say the same. */
function hiddenCard<Own extends object>(looking: Inspecting<Own>, marker: number): CardDetail {
  const { fleet, view, rules } = looking;
  const { side } = at(fleet.markers, marker);
  const { seen, slow } = at(view.markers, marker);
  const contact = contactOn(view, enemyOf(side), marker);
  const notes: Note[] = [
    ...(seen !== 0 ? [{ text: message('card held'), tone: 'good' as const }] : []),
    ...shownNotes(proofs(view, marker)),
    ...(slow > 0 ? [{ text: message('note slowed', { n: slow }) }] : []),
  ];
  if (contact === undefined)
    return { notes: [{ text: message('card unknown'), tone: 'unsure' }, ...notes], rule: rules.cite.dummy };
  return { lines: contactLines(looking, contact), notes: [...doubt(contact), ...notes], rule: rules.cite.contact };
}

/** What a formation has shown by what it did this turn. */
function shownNotes(bits: number): Note[] {
  const shown: [number, string][] = [
    [PROOF.carriers, 'card shown carriers'],
    [PROOF.carrier, 'card shown carrier'],
    [PROOF.noCarrier, 'card shown no carrier'],
    [PROOF.noShips, 'card shown no ships'],
  ];
  const first = shown.find(([bit]) => (bits & bit) !== 0);
  return first === undefined ? [] : [{ text: message(first[1]) }];
}

/** A contact: who told what, when and where. */
export function contactCard<Own extends object>(
  looking: Inspecting<Own>,
  _holder: SideId,
  contact: Contact,
): CardDetail {
  const { view, rules } = looking;
  const age = contactAge(view, contact);
  const old: Note[] = age > 0 ? [{ text: message('card old', { n: age }), tone: 'unsure' }] : [];
  return { lines: contactLines(looking, contact), notes: [...doubt(contact), ...old], rule: rules.cite.contact };
}

function contactLines<Own extends object>({ fleet }: Inspecting<Own>, contact: Contact): CardLine[] {
  return [
    { label: message('card report'), value: toldWords(fleet, contact) },
    { label: message('card source'), value: message(`source.${contact.source}`) },
    { label: message('card when'), value: message('card turn', { turn: contact.turn }) },
    { label: message('card place'), value: message('card hex', { hex: fleet.grid.label(contact.hex) }) },
  ];
}

/** A hex: who is there as far as the side sees, and what the game says of it. */
export function hexCard<Own extends object>(
  { fleet, view, rules, seats }: Inspecting<Own>,
  hex: number,
): CardDetail | undefined {
  if (hex < 0) return undefined;
  const lines: CardLine[] = SIDES.flatMap((side) => {
    const n = formationsAt(fleet, view, side, hex).length;
    return n > 0
      ? [{ label: message('card formations', { side: message(`side.${side}`) }), value: message('card number', { n }) }]
      : [];
  });
  const fields = fleet.bases.filter((base) => base.hex === hex && hex !== OFF);
  const notes = [
    ...fields.map(({ name, beyond }) =>
      message(beyond > 0 ? 'card field beyond' : 'card field', { base: name, n: beyond }),
    ),
    ...rules.hexNotes(view, hex, seats),
  ].map((text) => ({ text }));
  return lines.length > 0 || notes.length > 0 ? { lines, notes } : undefined;
}
