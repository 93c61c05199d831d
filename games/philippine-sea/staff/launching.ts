import type { Ask, Piece } from '@point-option/engine';
import { IS_FIGHTER, UNIT_BY_ID } from '../data/aircraft.ts';
import { grid } from '../data/map.ts';
import { type Battle, type Mission, MISSIONS } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { countDecks } from '../rules/decks.ts';
import { hexOf, type Reading } from '../rules/groups.ts';
import { windFault } from '../rules/handling.ts';
import { mayLaunch } from '../rules/launch.ts';
import { patrolGroup } from '../rules/missions.ts';
import {
  INTERCEPTION_FUEL,
  counsel,
  type Desk,
  type Flights,
  flights,
  fuelHome,
  type Habit,
  inbound,
  isDark,
  numberAbout,
  phasesOfDay,
  reading,
  spots,
  type Spots,
  sum,
} from './desk.ts';
import { fightersFor } from './flight.ts';
import { forming, strikeTarget } from './targets.ts';

const isCV = (carrier: number): boolean => CARRIERS[carrier]?.type === 'CV';

/** Fighter units that raids on their way in still ask for. */
function scramble(desk: Desk, aloft: Flights): number {
  const { view } = desk;
  const raids = inbound(view);
  if (raids.length === 0) return 0;
  let wanted = 0;
  for (const raid of raids) wanted += fightersFor(desk, raid.points);
  for (let m = 0; m < MISSIONS; m++) {
    const mission = view.missions[m] as Mission;
    if (mission.kind === 'patrol') wanted -= aloft.fighters[m] as number;
    else if (mission.kind === 'intercept' && mission.fuel > INTERCEPTION_FUEL + fuelHome(view, mission.hex))
      wanted -= aloft.fighters[m] as number;
  }
  return wanted;
}

/** Whether so few fighters are fit to fight that they come before bombers: aloft with fuel, ready or nearly so. */
export function fightersFirst({ view, temper }: Desk, aloft: Flights, seen: Spots = spots(view)): boolean {
  if (!view.rules.launches.includes('intercept')) return false;
  let fit = sum(seen.readyFighters) + sum(seen.servicedFighters);
  for (let m = 0; m < MISSIONS; m++) {
    const mission = view.missions[m] as Mission;
    if (mission.kind === 'patrol' || (mission.kind === 'intercept' && mission.fuel >= FIT_FUEL))
      fit += aloft.fighters[m] as number;
  }
  return fit * 100 < fightersThereAre(view) * temper.fitFighters;
}
const FIT_FUEL = 8;
function fightersThereAre({ units }: Battle): number {
  let n = 0;
  for (let unit = 0; unit < units.length; unit++) if (IS_FIGHTER[unit] && (units[unit] as number) >= 0) n++;
  return n;
}

/** Patrols aloft, and the units in that of one group. */
function patrolsUp({ missions }: Battle, aloft: Flights, group: number): { patrols: number; own: number } {
  let patrols = 0;
  let own = 0;
  for (let m = 0; m < MISSIONS; m++) {
    const mission = missions[m] as Mission;
    if (mission.kind !== 'patrol') continue;
    patrols++;
    if (patrolGroup(mission) === group) own += aloft.fighters[m] as number;
  }
  return { patrols, own };
}
/** So near to nightfall no patrol goes up any more. */
const LAST_PATROL = 3;

/** An order being put together: who flies where, within what each deck may launch. */
interface Orders {
  readonly placed: Record<string, string>;
  readonly left: number[];
  /** 17.2, 17.3: units that each carrier has sent, for what the wind allows in all. */
  readonly flown: number[];
  readonly g: Reading;
  readonly reasons: string[];
}
const carrierOf = (view: Battle, unit: number): number => (view.units[unit] as number) >> 2;
function send(
  view: Battle,
  { placed, left, flown, g }: Orders,
  pieces: Piece[],
  most: number,
  box: string,
  first: 'CV' | 'CVL',
): number {
  let sent = 0;
  for (const wanted of [first === 'CV', first !== 'CV'])
    for (const { id } of pieces) {
      if (sent >= most) return sent;
      const carrier = carrierOf(view, UNIT_BY_ID.get(id) as number);
      if (placed[id] !== undefined || isCV(carrier) !== wanted || (left[carrier] as number) <= 0) continue;
      flown[carrier] = (flown[carrier] ?? 0) + 1;
      if (windFault(g, flown)) {
        flown[carrier]--;
        continue;
      }
      placed[id] = box;
      left[carrier] = (left[carrier] ?? 0) - 1;
      sent++;
    }
  return sent;
}

/** A box that takes new fighters of a kind: a mission that has just formed here, or a new one where a display is free. */
function boxFor(
  view: Battle,
  ask: Ask & { kind: 'arrange' },
  kind: 'intercept' | 'patrol' | 'strike',
): string | undefined {
  let fresh: string | undefined;
  for (const { id } of ask.boxes) {
    if (id.startsWith('mission ')) {
      const mission = view.missions[Number(id.slice(8))] as Mission;
      if (mission.kind === kind && (kind === 'patrol' || (mission.fuel >= YOUNG && mission.fresh))) return id;
    } else fresh ??= id.startsWith(`new ${kind}`) ? id : undefined;
  }
  return fresh;
}
const YOUNG = 14;

/** 6.24: raids first, then patrols, then strikes. */
export const launch: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view, temper } = desk;
  const group = numberAbout(desk, 'group');
  const g = reading(desk);
  const decks = countDecks(view);
  const orders: Orders = {
    placed: {},
    left: CARRIERS.map((_, c) => mayLaunch(g, c, decks)),
    flown: [],
    g,
    reasons: [],
  };
  const fighters = ask.pieces.filter(({ id }) => IS_FIGHTER[UNIT_BY_ID.get(id) ?? -1]);
  const aloft = flights(view);
  let free = view.missions.filter(({ kind }) => kind === null).length;

  const wanted = scramble(desk, aloft);
  const intercept = wanted > 0 ? boxFor(view, ask, 'intercept') : undefined;
  if (intercept !== undefined && (free > 0 || !intercept.startsWith('new'))) {
    const n = send(view, orders, fighters, wanted, intercept, 'CVL');
    if (n > 0) {
      orders.reasons.push('scramble');
      if (intercept.startsWith('new')) free--;
    }
  }
  const { patrols, own } = patrolsUp(view, aloft, group);
  if (own < temper.patrolUnits && (own > 0 || patrols < temper.patrols) && phasesOfDay(view) > LAST_PATROL) {
    const patrol = boxFor(view, ask, 'patrol');
    if (patrol !== undefined && (!patrol.startsWith('new') || free > temper.freeDisplays)) {
      const n = send(view, orders, fighters, temper.patrolUnits - own, patrol, 'CV');
      if (n > 0) {
        orders.reasons.push('keep patrol up');
        if (patrol.startsWith('new')) free--;
      }
    }
  }
  if (!isDark(view)) strike(desk, ask, orders, aloft, free);
  const why = orders.reasons[0] ?? 'nothing to launch';
  return counsel(orders.placed, why);
};

/** Escorts to a strike: a small fleet spares fewer. */
const escortsFor = ({ view, temper }: Desk): number =>
  Math.min(temper.escorts, Math.max(1, Math.round(fightersThereAre(view) / FIGHTERS_TO_AN_ESCORT)));
const FIGHTERS_TO_AN_ESCORT = 12;

/** The bombers of a strike, into those that form up; or the escorts that go up before them. */
function strike(desk: Desk, ask: Ask & { kind: 'arrange' }, orders: Orders, aloft: Flights, free: number): void {
  const { view, temper } = desk;
  const target = strikeTarget(desk);
  if (!target) return;
  const hex = hexOf(view, numberAbout(desk, 'group'));
  // Two hexes a phase, there and back.
  const why = phasesOfDay(view) < grid.distance(hex, target.hex) ? 'strike into the dark' : 'strike';
  const up = forming(view, aloft).filter((m) => view.missions[m]?.hex === hex);
  let out = 0;
  for (let m = 0; m < MISSIONS; m++)
    if (view.missions[m]?.kind === 'strike' && view.missions[m]?.spent === false && !up.includes(m)) out++;
  const room = Math.min(free, temper.strikes - out - up.length);
  const { readyAttack, servicedAttack } = spots(view);
  const bombers = ask.pieces.filter(({ id }) => !IS_FIGHTER[UNIT_BY_ID.get(id) ?? -1]);
  const attackUp = up.reduce((n, m) => n + (aloft.attack[m] as number), 0);
  if (bombers.length > 0 && sum(readyAttack) + attackUp >= temper.strikeLeast) {
    for (const m of up) {
      const n = send(view, orders, bombers, temper.strikeMost - (aloft.attack[m] as number), `mission ${m}`, 'CV');
      if (n > 0) orders.reasons.push(why);
    }
    const box = room > 0 ? ask.boxes.find(({ id }) => id.startsWith('new strike'))?.id : undefined;
    if (box !== undefined && send(view, orders, bombers, temper.strikeMost, box, 'CV') > 0) orders.reasons.push(why);
    escort(desk, ask, orders, aloft, up);
    return;
  }
  const waiting = sum(servicedAttack) + sum(readyAttack);
  if (waiting < temper.strikeLeast || fightersFirst(desk, aloft)) return;
  const strikes = Math.min(temper.strikes - out, Math.max(1, Math.floor(waiting / temper.strikeMost)));
  const escorts = escortsFor(desk);
  escort(desk, ask, orders, aloft, up);
  if (up.length >= strikes || room <= 0) return;
  const box = ask.boxes.find(({ id }) => id.startsWith('new strike'))?.id;
  const fighters = ask.pieces.filter(({ id }) => IS_FIGHTER[UNIT_BY_ID.get(id) ?? -1]);
  if (box !== undefined && up.every((m) => (aloft.fighters[m] as number) >= escorts))
    if (send(view, orders, fighters, escorts, box, 'CV') > 0) orders.reasons.push('escorts first');
}
function escort(
  desk: Desk,
  ask: Ask & { kind: 'arrange' },
  orders: Orders,
  aloft: Flights,
  up: readonly number[],
): void {
  const { view } = desk;
  const escorts = escortsFor(desk);
  const fighters = ask.pieces.filter(({ id }) => IS_FIGHTER[UNIT_BY_ID.get(id) ?? -1]);
  for (const m of up) {
    const wanted = escorts - (aloft.fighters[m] as number);
    if (wanted > 0 && send(view, orders, fighters, wanted, `mission ${m}`, 'CV') > 0)
      orders.reasons.push('escorts first');
  }
}
