import {
  at,
  bestOf,
  counsel,
  type Counsel,
  formationOf,
  type Habit,
  isChit,
  type OwnFormation,
} from '@point-option/chit-pull';
import { BASES, base } from '../data/bases.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { foes, isBomber, nearest, type OpsDesk, taskOf } from './sea.ts';

/** Japanese aircraft from ashore reach so far from any field (6.5.9), and US ones of the carriers with less aboard. */
const DANGER = { us: 14, japan: 17 } as const;

/** 6.5.4: how many fighters stay overhead is weighed force by force. */
export const flyPatrol: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  const forces = new Map<number, string[]>();
  for (const option of ask.options) {
    const unit = fleet.squadronNumber.get(String(option)) as number;
    const home = at(desk.view.airHome, unit);
    if (home < 0) continue;
    const marker = formationOf(desk.view, at(desk.view.shipAt, home));
    forces.set(marker, [...(forces.get(marker) ?? []), String(option)]);
  }
  const chosen = [...forces].flatMap(([marker, ids]) => {
    const own = desk.formations().find((each) => each.marker === marker);
    const sorted = ids.toSorted((a, b) => rank(desk, a) - rank(desk, b));
    return own === undefined ? [] : sorted.slice(0, Math.round((ids.length * share(desk, own)) / HUNDRED));
  });
  if (forces.size === 0) return counsel([], 'no fighters');
  return chosen.length > 0 ? counsel(chosen, 'fly patrol', { n: chosen.length }) : counsel([], 'no patrol');
};
const HUNDRED = 100;

/** Plain fighters first, those that are up already before others, and exhausted ones last. */
function rank({ view }: OpsDesk, id: string): number {
  const unit = fleet.squadronNumber.get(id) as number;
  return (isBomber(unit) ? 10 : 0) + (view.airWeak[unit] ? 5 : 0) - (view.airAt[unit] === 'cap' ? 1 : 0);
}

/** Escort carriers keep fewer up: their squadrons carry the bombs too. */
const ESCORT_SHARE = 34;
const EVERYBODY = 100;

function share(desk: OpsDesk, own: OwnFormation): number {
  const task = taskOf(desk, own);
  if (desk.side === 'japan') return nearest(own.hex, foes(desk)) <= DANGER.japan ? EVERYBODY : 0;
  const fields = BASES.filter(({ beyond }) => beyond === 0);
  if (nearest(own.hex, [...fields, ...foes(desk)]) > DANGER.us) return 0;
  return task === 'escort carriers' ? ESCORT_SHARE : desk.temper.patrol;
}

/** 6.5.9, 8.2.1: of an air fleet one unit of fighters covers the ships that matter most. US carriers keep theirs for themselves. */
export const coverForces: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  if (!isChit(fleet, desk.view.active) || desk.side === 'us') return counsel({}, 'own patrols');
  let best: { id: string; box: string; worth: number } | undefined;
  for (const own of desk.formations()) {
    // Whoever has not been found needs nobody overhead who shows where he is.
    if (at(desk.view.markers, own.marker).seen === 0 || own.ships.length === 0) continue;
    const { id: box } = at(fleet.markers, own.marker);
    const piece = ask.pieces.find(({ boxes }) => boxes?.includes(box) ?? true);
    if (piece !== undefined && (best === undefined || own.worth > best.worth))
      best = { id: piece.id, box, worth: own.worth };
  }
  return best === undefined
    ? counsel({}, 'nobody to cover')
    : counsel({ [best.id]: best.box }, 'cover the fleet', { marker: best.box });
};

/** 6.5.7: the field nearest to US carriers that it reaches, so that it can strike them again. */
export const landAshore: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const marks = foes(desk);
  const placed: Record<string, string> = {};
  for (const { id, boxes = [] } of ask.pieces) {
    const field = bestOf(
      boxes,
      (each) => -nearest(at(BASES, base(each)).hex, marks) - at(BASES, base(each)).hex / grid.count,
    );
    if (field !== undefined) placed[id] = field;
  }
  return counsel(placed, 'land ashore', { base: Object.values(placed)[0] ?? '' });
};

/** 14.1: as many squadrons over Leyte as are asked for, exhausted ones first and CAP last: each that stays is a point. */
export const supportTroops: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  const threatened = foes(desk).some(({ isKnown, battleships, hex }) => isKnown && battleships >= 1 && near(desk, hex));
  const sorted = ask.options.map(String).toSorted((a, b) => spare(desk, b) - spare(desk, a));
  // With battleships among the escort carriers every bomb is worth more than the points.
  const n = threatened ? Math.floor(ask.max / 2) : ask.max;
  return counsel(sorted.slice(0, n), threatened ? 'keep some back' : 'support the troops', { n });
};
const CLOSE = 4;

function near(desk: OpsDesk, hex: number): boolean {
  return desk
    .formations()
    .some((own) => taskOf(desk, own) === 'escort carriers' && grid.distance(own.hex, hex) <= CLOSE);
}

function spare(desk: OpsDesk, id: string): number {
  const isTired = desk.view.airWeak[fleet.squadronNumber.get(id) as number];
  return (isTired ? 1 : 0) - (isUp(desk, id) ? 2 : 0);
}

/** Whether a unit flies CAP already. */
function isUp({ view }: OpsDesk, id: string): boolean {
  return view.airAt[fleet.squadronNumber.get(id) as number] === 'cap';
}
/** More than any unit is worth. */
const KEPT = 100;

/** 14.2: fighters suppress airfields before bombers do, and of the bombers the weakest; CAP stays up if it can. */
export const suppressFields: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  const cost = (id: string): number => {
    const unit = fleet.squadronNumber.get(id) as number;
    const { full, weak } = at(fleet.squadrons, unit);
    return (isUp(desk, id) ? KEPT : 0) + (isBomber(unit) ? 10 : 0) + (desk.view.airWeak[unit] ? weak : full);
  };
  const sorted = ask.options.map(String).toSorted((a, b) => cost(a) - cost(b));
  return counsel(sorted.slice(0, ask.min), 'suppress airfields', { n: ask.min });
};

/** 14.2: the units that Japan can best do without. */
export const nameParked: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  const worth = (id: string): number => {
    const unit = fleet.squadronNumber.get(id) as number;
    const { full, weak } = at(fleet.squadrons, unit);
    return (isBomber(unit) ? 10 : 0) + (desk.view.airWeak[unit] ? weak : full);
  };
  const sorted = ask.options.map(String).toSorted((a, b) => worth(a) - worth(b));
  return counsel(sorted.slice(0, ask.min), 'caught on the ground', { n: ask.min });
};
