import { type CardDetail, type CardLine, type Gauge, type Message, message } from '@point-option/engine';
import { type Fleet, isBlank } from '../data/fleet.ts';
import { conditionOf, formationOf } from '../data/formations.ts';
import { type Condition, isCarrier } from '../data/ship.ts';
import { at } from '../data/side.ts';
import { LEFT, SUNK, type Theater } from '../data/theater.ts';
import type { Inspecting } from './inspect.ts';

/** A ship: what it can do now and could do undamaged, its damage log, and the aircraft of a carrier. */
export function shipCard<Own extends object>(looking: Inspecting<Own>, ship: number): CardDetail {
  const { fleet, view, rules, seats } = looking;
  if (isBlank(fleet, ship)) return blankCard(looking, ship);
  const { type, range, side, boxes } = at(fleet.ships, ship);
  const isSunk = view.shipAt[ship] === SUNK;
  const whole = at(at(fleet.logs, ship), 0);
  const now = isSunk ? whole : conditionOf(fleet, view, ship);
  const lines: CardLine[] = [
    { label: message('card type'), value: message(`type.${type}`) },
    figure('gunnery', now.gunnery, whole.gunnery),
    { label: message('card range'), value: message('card boxes', { n: range }) },
    figure('flak', now.flak, whole.flak),
    { label: message('card torpedoes'), value: torpedoes(view, ship, now, whole) },
    { label: message('card speed'), value: speed(view, ship, now, whole) },
    ...whereLines(fleet, view, ship),
    ...(seats.includes(side) ? airLines(fleet, view, ship) : []),
  ];
  const log: Gauge = {
    label: message('gauge damage'),
    value: at(view.hits, ship),
    max: boxes,
    caution: at(view.hits, ship) > 0,
  };
  const notes = [
    ...(isCarrier(type) && !now.flies && !isSunk ? [{ text: message('card deck out'), tone: 'caution' as const }] : []),
    ...rules.shipNotes(view, ship).map((text) => ({ text })),
  ];
  return { lines, gauges: isSunk ? [] : [log], notes, rule: rules.cite.ship };
}

/** A ship that lies face down shows its type alone. */
function blankCard<Own extends object>({ fleet, rules }: Inspecting<Own>, ship: number): CardDetail {
  const type = { label: message('card type'), value: message(`type.${at(fleet.ships, ship).type}`) };
  return { lines: [type], notes: [{ text: message('card face down') }], rule: rules.cite.ship };
}

function figure(key: string, now: number, whole: number): CardLine {
  return {
    label: message(`card ${key}`),
    value: now === whole ? message('card number', { n: now }) : message('card number of', { n: now, whole }),
  };
}

function torpedoes(view: Theater, ship: number, now: Condition, whole: Condition): Message {
  if (!whole.torpedoes) return message('card none');
  if (!now.torpedoes) return message('card tubes out');
  return message(at(view.spent, ship) ? 'card fired' : 'card loaded');
}

/** Movement on odd and on even turns. */
function speed({ lame }: Theater, ship: number, now: Condition, whole: Condition): Message {
  const said = ({ move: [odd, even] }: Condition, less: number): string => {
    const [a, b] = [Math.max(0, odd - less), Math.max(0, even - less)];
    return a === b ? String(a) : `${a}/${b}`;
  };
  const [is, was] = [said(now, at(lame, ship)), said(whole, 0)];
  return is === was ? message('card speed value', { speed: is }) : message('card speed of', { speed: is, whole: was });
}

function whereLines(fleet: Fleet, view: Theater, ship: number): CardLine[] {
  const group = at(view.shipAt, ship);
  if (group === LEFT && view.turn > 0) return [{ label: message('card group'), value: message('card left map') }];
  if (group < 0) return [];
  const formation = formationOf(view, group);
  const name = at(fleet.markers, group).name;
  const value =
    formation === group
      ? message('kernel.plain', { id: name })
      : message('card group in force', { group: name, force: at(fleet.markers, formation).name });
  return [{ label: message('card group'), value }];
}

/** What flies from a carrier, for its owner. */
function airLines(fleet: Fleet, view: Theater, ship: number): CardLine[] {
  const units = view.airHome.flatMap((home, unit) =>
    home === ship && view.airAt[unit] !== 'lost' ? [at(fleet.squadrons, unit).name] : [],
  );
  if (units.length === 0) return [];
  const list = units.map((id) => message('kernel.plain', { id }));
  return [{ label: message('card aircraft'), value: message('card list', { list }) }];
}
