import { type CardDetail, type CardLine, type Message, message } from '@point-option/engine';
import { at } from '../data/side.ts';
import { baseOf } from '../data/squadron.ts';
import { OFF, type Theater } from '../data/theater.ts';
import type { Inspecting } from './inspect.ts';

/** An air unit: what it is, how far it flies, where it is based and what it is doing. */
export function airCard<Own extends object>({ fleet, view, rules, seats }: Inspecting<Own>, unit: number): CardDetail {
  const { kind, full, weak, range, side } = at(fleet.squadrons, unit);
  const isOwn = seats.includes(side);
  const lines: CardLine[] = [
    { label: message('card kind'), value: message(`kind.${kind}`) },
    {
      label: message('card strengths'),
      value: weak === 0 ? message('card one step', { full }) : message('card two steps', { full, weak }),
    },
    { label: message('card flies'), value: message('card hexes', { n: range }) },
    ...(isOwn ? [{ label: message('card base'), value: homeOf({ fleet, view }, unit) }] : []),
    ...doing(view, unit),
  ];
  const post = at(view.airPost, unit);
  const notes = post === OFF ? [] : [{ text: message('card posted', { hex: fleet.grid.label(post) }) }];
  return { lines, notes, rule: rules.cite.air };
}

function homeOf({ fleet, view }: Pick<Inspecting, 'fleet' | 'view'>, unit: number): Message {
  const home = at(view.airHome, unit);
  const base = baseOf(home);
  return message('kernel.plain', { id: base < 0 ? at(fleet.ships, home).name : at(fleet.bases, base).name });
}

function doing(view: Theater, unit: number): CardLine[] {
  const where = at(view.airAt, unit);
  if (where === 'unknown') return [];
  const turn = at(view.airBack, unit);
  const isComing = (where === 'away' || where === 'waiting') && turn > 0;
  return [
    {
      label: message('card state'),
      value: isComing ? message(`card air ${where} until`, { turn }) : message(`card air ${where}`),
    },
  ];
}
