import type { Frame } from '@point-option/engine';
import { OFF } from './data/map.ts';
import { type Battle, DECK_BOXES, inMission, type MissionKind, ON_CARRIERS, READY } from './data/state.ts';
import { forceById } from './rules/forces.ts';
import { carrierGroups } from './rules/groups.ts';
import { raidById } from './rules/interceptors.ts';
import type { StrikeAttack } from './rules/strikeAttack.ts';

/** What the procedures under way remember is there, and goes together with what stands around it. */
export function agendaFaults(data: Battle, agenda: readonly Frame[]): string[] {
  const inTheAir = agenda[0] !== undefined && agenda[0].step !== 'strikes in the air';
  const nowhere = inTheAir ? data.missions.findIndex(({ kind, hex }) => kind === 'strike' && hex === OFF) : -1;
  const faults = agenda.flatMap(({ procedure, step, locals }, index) => {
    const check = checks[procedure];
    const inner = agenda[index + 1]?.locals as Remembered | undefined;
    const isSound = check?.(data, locals as Remembered, { step, inner }) ?? true;
    return isSound ? [] : [`agenda[${index}].locals can't be at "${procedure}: ${step}".`];
  });
  return nowhere < 0 ? faults : [...faults, `data.missions[${nowhere}] is a strike that is not on the map.`];
}

/** What the checks read of it. */
interface Remembered extends StrikeAttack {
  readonly order: readonly number[];
  readonly groups: readonly number[];
  readonly hexes: readonly number[];
  readonly next: number;
  readonly group: number;
  readonly hex: number;
  readonly search: number;
  readonly found?: number;
  readonly sub: number;
  readonly raid: number;
  readonly engaged: readonly { readonly mission: number; readonly raid: number }[];
  readonly waiting?: number[];
  readonly done?: number[];
  readonly units?: readonly number[];
  readonly forces: readonly number[];
  readonly least: number;
  readonly atEscorts: number;
  readonly started?: readonly number[];
}

interface Around {
  readonly step: string;
  readonly inner: Remembered | undefined;
}
type Check = (data: Battle, own: Remembered, around: Around) => boolean;

const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** A list is gone through: what is under way is the one before the next. */
function isInTurn(list: readonly number[], next: number, now: number | undefined): boolean {
  return isUnique(list) && next >= 1 && next <= list.length && (now === undefined || list[next - 1] === now);
}

const kindOf = (data: Battle, mission: number): MissionKind | null => data.missions[mission]?.kind ?? null;
/** 4.41, 4.42: patrols stay where they are. */
const flies = (data: Battle, mission: number): boolean =>
  kindOf(data, mission) !== null && kindOf(data, mission) !== 'patrol' && (data.missions[mission]?.hex ?? -1) >= 0;
const isAll = (data: Battle, list: readonly number[], next: number): boolean =>
  list.slice(Math.max(0, next - 1)).every((mission) => flies(data, mission));

const isThere = (data: Battle, force: number, hex: number | undefined): boolean => forceById(data, force)?.hex === hex;

const checks: Readonly<Record<string, Check>> = {
  'strike in the air': (data, { mission }) => kindOf(data, mission) === 'strike' && data.missions[mission]?.hex === OFF,
  'mission flights': (data, { order, next }, { inner }) =>
    isInTurn(order, next, inner?.mission) && isAll(data, order, next),
  'mission flight': (data, { mission }) => flies(data, mission),
  'launch moves': (data, { order, next }, { inner }) =>
    isInTurn(order, next, inner?.mission) && isAll(data, order, next),
  'launch move': (data, { mission }) => flies(data, mission),
  'deck round': (_data, { groups, next }, { inner }) => isInTurn(groups, next, inner?.group),
  // 17.0: whoever handles aircraft was somewhere.
  'fleet movement': (data, { started }) =>
    started === undefined ||
    (started.length <= data.groups.length && carrierGroups(data).every((group) => (started[group] ?? 0) !== OFF)),
  recovery: (_data, { hexes, next }, { inner }) => isInTurn(hexes, next, inner?.hex),
  'search legs': (_data, { order, next }, { inner }) => isInTurn(order, next, inner?.search),
  'search leg': (data, { search, found = -1 }) =>
    data.searches.some(({ id }) => id === search) && (found < 0 || forceById(data, found) !== undefined),
  search: isSearchSound,
  'submarine operations': ({ subs }, { waiting = [] }) =>
    isUnique(waiting) && waiting.every((sub) => (subs[sub]?.hex ?? -1) >= 0 && subs[sub]?.sunk === false),
  submarine: isSubmarineSound,
  'submarine attack': isSubmarineSound,
  'interception combat': isCombatSound,
  'raid attacks': ({ raids }, { raid, done = [] }) =>
    isUnique(done) && (raid === undefined || (done.includes(raid) && raids.some(({ id }) => id === raid))),
  'strike attacks': (data, { waiting = [], done = [], mission }, { inner }) =>
    isUnique(waiting) &&
    isUnique(done) &&
    waiting.every((m) => kindOf(data, m) === 'strike' && flies(data, m)) &&
    (inner === undefined || inner.mission === mission) &&
    (mission === undefined || waiting.includes(mission)),
  'strike attack': isStrikeSound,
  'surface action': (data, { forces, hex }) => isUnique(forces) && forces.every((force) => isThere(data, force, hex)),
};

/** 8.211, 8.27: who is launched stands ready on a carrier in the hex. */
function isSearchSound(data: Battle, { hex, units = [] }: Remembered, { step }: Around): boolean {
  const hexes = carrierGroups(data).map((group) => data.groups[group]?.hex);
  if (hex !== undefined && !hexes.includes(hex)) return false;
  const isReady = (place: number): boolean => {
    const at = data.groups[data.where[Math.floor(place / DECK_BOXES.length)] ?? -1]?.hex;
    return place >= 0 && place < ON_CARRIERS && place % DECK_BOXES.length === READY && at === (hex ?? at);
  };
  return (
    step !== 'goal' || (isUnique(units) && units.length > 0 && units.every((unit) => isReady(data.units[unit] ?? -1)))
  );
}

/** 14.15: what a submarine has found is in its hex. */
function isSubmarineSound(
  data: Battle,
  { sub, force = -1, wreck = -1 }: Pick<Remembered, 'sub'> & Partial<Pick<Remembered, 'force' | 'wreck'>>,
): boolean {
  const { hex = -1, sunk = true } = data.subs[sub] ?? {};
  if (hex < 0 || sunk) return false;
  return (
    (force < 0 || isThere(data, force, hex)) &&
    (wreck < 0 || data.wrecks.some((each) => each.ship === wreck && each.hex === hex))
  );
}

/** 4.51: who engages is in the air, and after a raid that is there or gone. What is fought now is there. */
function isCombatSound(data: Battle, own: Remembered, { step }: Around): boolean {
  const { hex, engaged, mission, raid, least, atEscorts } = own;
  const isAfter = (each: number): boolean => (raidById(data, each)?.hex ?? hex) === hex;
  if (!isUnique(engaged.map((each) => each.mission))) return false;
  if (!engaged.every((each) => kindOf(data, each.mission) !== null && isAfter(each.raid))) return false;
  // A mission that is to be divided is named before it engages.
  if (step !== 'split') return (raid < 0 || mission >= 0) && (step === 'next' || engaged.length === 0);
  const units = data.units.filter((place) => place === inMission(mission)).length;
  return raidById(data, raid)?.hex === hex && units > 0 && least < atEscorts && atEscorts <= units;
}

/** 5.1: a strike attacks where it is, with planes that it has; each step has what the ones before it found. */
function isStrikeSound(data: Battle, f: Remembered, { step }: Around): boolean {
  const { mission, force, wreck, attempts, attacking, rolls, fewer, aim } = f;
  if (kindOf(data, mission) !== 'strike' || !flies(data, mission)) return false;
  const { hex } = data.missions[mission] ?? {};
  const isPicked = force >= 0 || wreck >= 0;
  if (!isUnique(attacking) || attacking.some((unit) => data.units[unit] !== inMission(mission))) return false;
  if (force >= 0 && (wreck >= 0 || !isThere(data, force, hex))) return false;
  if (wreck >= 0 && !data.wrecks.some((each) => each.ship === wreck && each.hex === hex)) return false;
  if (step === 'target')
    return !isPicked && attempts === 0 && rolls.length + fewer.length + aim.length + attacking.length === 0;
  if (step === 'again') return !isPicked && attempts === 1;
  if (!isPicked || attacking.length === 0 || rolls.length === 0) return false;
  return step === 'coordinate'
    ? aim.length === 0
    : aim.length === rolls.length && aim.every((ship) => isAimed(data, f, ship));
}

function isAimed({ japanese }: Battle, { force, wreck }: Remembered, ship: number): boolean {
  return force >= 0 ? japanese[ship] === force : ship === wreck;
}
