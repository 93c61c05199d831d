import type { Answer, Ask, Dice, Message, Values } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { conditionOf, countsOf, shipsUnder } from '../data/formations.ts';
import { isCarrier, type ShipType } from '../data/ship.ts';
import { at, ofSide } from '../data/side.ts';
import { type ContactSource, SUNK, type Theater } from '../data/theater.ts';
import { contactAge, contactOn } from '../rules/contacts.ts';
import { reportedShips } from '../rules/report.ts';
import type { Desk, OwnFormation } from './desk.ts';
import { because, type Counsel, type Habit } from './frame.ts';

/*
 * What to tell the enemy's search planes. A lie that is always the same can be read backward, so a good part of the figures are drawn by
 * lot, and how far each is bent is drawn too. Within a turn a lie is told again as long as the die allows it: the average of several that
 * are drawn anew would be the truth.
 */

/** What a formation would like to pass for. */
export type Role =
  /** The main body: hide its carriers among battleships. */
  | 'prize'
  /** It has few carriers, and better ones are elsewhere: look worth a strike. */
  | 'bait'
  /** Ships without carriers that would lose a fight: look too strong to meet. */
  | 'weak'
  /** Ships without carriers that would win one: look harmless. */
  | 'strong';

/** A carrier formation is bait if its carriers are worth no more than this share of those in the strongest one. */
const BAIT_SHARE = 0.6;
/** Surface ships with this share of the side's strongest guns can look after themselves, and so can those with this share of all the enemy's. */
const STRONG_SHARE = 0.6;
const MATCH_SHARE = 0.4;

export function roleOf(desk: Desk, { carriers, carrierWorth, guns }: OwnFormation): Role {
  const all = desk.formations();
  if (carriers.length > 0) {
    const best = Math.max(...all.map((other) => other.carrierWorth));
    return desk.temper.baits && carrierWorth <= BAIT_SHARE * best ? 'bait' : 'prize';
  }
  const strongest = Math.max(...all.map((other) => other.guns));
  return guns >= STRONG_SHARE * strongest || guns >= MATCH_SHARE * enemyGuns(desk) ? 'strong' : 'weak';
}

/** All guns that the enemy has afloat. */
function enemyGuns(desk: Desk): number {
  return desk.once('enemy guns', () => {
    const { fleet, view, enemy } = desk;
    return ofSide(fleet.shipsOf, enemy).reduce(
      (sum, ship) => sum + (view.shipAt[ship] === SUNK ? 0 : conditionOf(fleet, view, ship).gunnery),
      0,
    );
  });
}

/** Which way to bend the figure of a type: up, down, or nowhere in particular. */
function bendOf(role: Role, type: ShipType): -1 | 0 | 1 {
  switch (role) {
    case 'prize':
      if (isCarrier(type)) return -1;
      return type === 'BB' || type === 'CL' ? 1 : 0;
    case 'bait':
      if (isCarrier(type)) return 1;
      return type === 'BB' ? -1 : 0;
    case 'weak':
      return type === 'BB' || type === 'CA' ? 1 : 0;
    case 'strong':
      return type === 'BB' || type === 'CA' ? -1 : 0;
  }
}

const HUNDRED = 100;

/** A figure within what may be said: bent on purpose as often as the temper has it, drawn by lot otherwise. */
function said(truth: number, min: number, max: number, bend: -1 | 0 | 1, deceit: number, dice: Dice): number {
  if (min === max) return min;
  const lies = bend !== 0 && dice.die(HUNDRED) <= deceit;
  const from = lies && bend > 0 ? Math.min(max, truth + 1) : min;
  const to = lies && bend < 0 ? Math.max(min, truth - 1) : max;
  return from + dice.die(to - from + 1) - 1;
}

/** The report itself, item by item. */
function reportOn(desk: Desk, ask: Ask & { kind: 'allot' }, marker: number, dice: Dice): Record<string, number> {
  const { fleet, kit, temper } = desk;
  const counts = countsOf(fleet, shipsReported(desk, marker));
  const formation = desk.formations().find((own) => own.marker === marker);
  const role = formation === undefined ? 'weak' : roleOf(desk, formation);
  const before = toldThisTurn(desk, marker);
  const report: Record<string, number> = {};
  for (const { id, min = 0, max } of ask.items) {
    const type = fleet.reported.indexOf(id);
    const again = before[type] ?? 0;
    const truth = counts[type] ?? min;
    report[id] =
      again > 0 && again >= min && again <= max
        ? again
        : said(truth, min, max, bendOf(role, at(kit.reportedAs, type)), temper.deceit, dice);
  }
  return report;
}

/** Searches for a whole formation. What else tells of a force may be about one of its groups. */
const SEARCHES: ReadonlySet<ContactSource> = new Set(['carrier search', 'island search', 'land search', 'ship search']);

/** The figures by type that the enemy was told of the same ships earlier this turn; none where he was not. */
function toldThisTurn({ fleet, view, enemy }: Desk, marker: number): readonly number[] {
  const contact = contactOn(view, enemy, marker);
  if (contact === undefined || contactAge(view, contact) > 0) return [];
  const isPart = (source: ContactSource): boolean => isForce(fleet, marker) && !SEARCHES.has(source);
  const asked = view.report?.source;
  return isPart(contact.source) || (asked !== undefined && isPart(asked)) ? [] : contact.counts;
}

/** Whether it was a report that the enemy last had of them. Otherwise he saw the ships themselves, in a raid or a battle. */
function wasSearched({ view, enemy }: Desk, marker: number): boolean {
  const source = contactOn(view, enemy, marker)?.source;
  return source !== 'raid' && source !== 'battle';
}

function isForce(fleet: Fleet, marker: number): boolean {
  return at(fleet.markers, marker).kind === 'force';
}

/** The ships that a report is about: a submarine sees one group of a force. */
function shipsReported({ fleet, view }: Desk, marker: number): number[] {
  return view.report === null ? shipsUnder(fleet, view, marker) : reportedShips(fleet, view);
}

/** The formation that the report is about. */
function reportedMarker({ report }: Theater, about: Desk['about']): number {
  return report?.marker ?? (about['marker'] as number);
}

export const report: Habit = (desk, ask, dice): Counsel | undefined => {
  if (ask.kind !== 'allot') return undefined;
  const marker = reportedMarker(desk.view, desk.about);
  return { answer: reportOn(desk, ask, marker, dice), why: (given) => whyReported(desk, marker, given) };
};

/** What the report hid, if anything: read off the figures that were given. */
function whyReported(desk: Desk, marker: number, given: Answer): Message | undefined {
  const { fleet, kit } = desk;
  const formation = desk.formations().find((own) => own.marker === marker);
  if (formation === undefined || typeof given !== 'object' || given === null) return undefined;
  const truth = countsOf(fleet, shipsReported(desk, marker));
  const told = given as Record<string, number>;
  const off = (test: (type: ShipType) => boolean): number => {
    let sum = 0;
    fleet.reported.forEach((type, place) => {
      if (test(at(kit.reportedAs, place))) sum += (told[type] ?? 0) - at(truth, place);
    });
    return sum;
  };
  const values: Values = { marker: at(fleet.markers, marker).name, n: formation.carriers.length };
  if (desk.view.report?.tolerance === 0) return because('tell the truth', values);
  const before = toldThisTurn(desk, marker);
  const isAgain = (type: string, place: number): boolean => (told[type] ?? 0) === (before[place] ?? 0);
  if (before.length > 0 && fleet.reported.every(isAgain))
    return because(wasSearched(desk, marker) ? 'same report' : 'seen already', values);
  const carriers = off(isCarrier);
  const role = roleOf(desk, formation);
  if (role === 'prize' && carriers < 0) return because('hide carriers', { ...values, off: -carriers });
  if (role === 'bait' && carriers > 0) return because('pose as carriers', { ...values, off: carriers });
  const heavy = off((type) => type === 'BB' || type === 'CA');
  if (role === 'weak' && heavy > 0) return because('look strong', { ...values, off: heavy });
  if (role === 'strong' && heavy < 0) return because('look weak', { ...values, off: -heavy });
  return because('vary reports', values);
}
