import {
  amount,
  arrange,
  decide,
  deed,
  each,
  end,
  goto,
  type Message,
  message,
  type Next,
  one,
  type Piece,
  procedure,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { GUAM_HEX } from '../data/map.ts';
import { hexName, missionName } from '../data/names.ts';
import {
  hexRef,
  missionBox,
  missionRef,
  missionWanted,
  optionWanted,
  pieceWanted,
  raidRef,
  unitWanted,
} from '../data/refs.ts';
import { type Battle, type G, inMission, MISSIONS, type Raid } from '../data/state.ts';
import { americanFire, japaneseFire, shootDown } from './airCombat.ts';
import { phaseCount } from './clock.ts';
import { divide, divisible, parts } from './division.ts';
import { canFight, type HexFight, INTERCEPTION_FUEL, isOverAt, raidById } from './interceptors.ts';
import { landOnGuam } from './landingsOnGuam.ts';
import { closeIfEmpty, isFuelCritical, leaveStation, missionAt, missionHex, spendFuel, unitsOf } from './missions.ts';
import { escorts, loseRaidPoints, nameOfRaid } from './raidReturn.ts';

const MISSION_PIECES: readonly Piece[] = Array.from({ length: MISSIONS }, (_, m) => ({ id: `mission ${m}` }));
const numberIn = (id: string): number => Number(id.slice(id.indexOf(' ') + 1));

interface Segment {
  /** Hexes up to this one have had their combats. */
  after?: number;
}
/** The next hex, by number, in which raids can be intercepted. */
function nextHex({ state }: G, f: Segment): HexFight | null {
  const { after = -1 } = f;
  let hex = -1;
  for (const raid of state.raids) {
    if (raid.returning !== -1 || raid.hex <= after || (hex !== -1 && raid.hex >= hex)) continue;
    if (state.missions.some((mission) => canFight(state, mission, raid.hex))) hex = raid.hex;
  }
  if (hex === -1) return null;
  f.after = hex;
  return { hex, engaged: [], mission: -1, raid: -1, least: 0, atEscorts: 0 };
}

/** 4.5: the interception segment, hex by hex. */
export const interception = procedure<Battle, Segment>('interception', '4.5', [
  each('hexes', '4.51', () => interceptionCombat, nextHex),
  deed('landings on Guam', '16.21', landOnGuam),
]);

export const interceptionCombat = procedure<Battle, HexFight>('interception combat', '4.51', [
  decide('divide', '4.37', ({ state }, { hex }) => (divisible(state, hex).length > 0 ? 'us' : []), divide),
  decide('parts', '4.37', (_g, { dividing }) => (dividing === true ? 'us' : []), parts),
  decide(
    'engage',
    '4.51',
    'us',
    arrange<Battle, HexFight>({
      layout: ({ state }, { hex }) => {
        const pieces: Piece[] = [];
        for (let m = 0; m < MISSIONS; m++)
          if (canFight(state, missionAt(state, m), hex)) pieces.push(MISSION_PIECES[m] as Piece);
        const boxes: { id: string }[] = [];
        for (const raid of state.raids) if (isOverAt(raid, hex)) boxes.push({ id: `raid ${raid.id}` });
        return { pieces, boxes, partial: true };
      },
      about: (_g, { hex }) => ({ hex: hexName(hex) }),
      describeBox: ({ state }, _f, box) => {
        const raid = raidById(state, numberIn(box)) as Raid;
        return { label: raidToEngage(state, raid), short: nameOfRaid(state, raid), touches: [raidRef(raid.id)] };
      },
      describe: ({ state }, _f, id) => {
        const m = numberIn(String(id));
        const flight = missionAt(state, m);
        const values = { mission: missionName(flight, m), n: unitsOf(state, m).length, fuel: flight.fuel };
        const patrols = flight.kind === 'patrol';
        return {
          label: { key: patrols ? 'patrol to engage' : 'mission to engage', values },
          short: values.mission,
          touches: [missionRef(m), { box: missionBox(m) }],
          cost: INTERCEPTION_FUEL,
          rolls: true,
          rule: '4.434',
          ...(!patrols &&
            flight.fuel <= INTERCEPTION_FUEL && {
              caution: { key: 'caution short after combat', values: { n: INTERCEPTION_FUEL - flight.fuel } },
            }),
        };
      },
      whyNot: ({ state }, { hex }, wanted) => whyNoInterceptor(state, hex, wanted),
      apply: (g, f, placed) => engage(g, f, placed),
    }),
  ),
  decide(
    'next',
    '4.51',
    (_g, { engaged }) => (orderMatters(engaged) ? 'us' : []),
    one<Battle, HexFight, number>({
      options: (_g, { engaged }) => engaged.map(({ mission }) => mission),
      about: (_g, { hex }) => ({ hex: hexName(hex) }),
      describe: ({ state }, { engaged }, id) => {
        const m = Number(id);
        const raid = raidById(state, engaged.find(({ mission }) => mission === m)?.raid ?? -1);
        return {
          label: {
            key: raid ? 'mission attacks raid' : 'mission finds raid gone',
            values: {
              mission: missionName(missionAt(state, m), m),
              ...(raid && { raid: nameOfRaid(state, raid) }),
            },
          },
          short: missionName(missionAt(state, m), m),
          touches: [missionRef(m)],
          rolls: true,
        };
      },
      apply: (_g, f, mission) => {
        f.mission = mission;
      },
    }),
  ),
  deed('contact', '10.13', contact),
  decide(
    'split',
    '4.52',
    ({ state }, f) => (f.least < f.atEscorts && hasBombers(state, f.raid) ? 'us' : []),
    amount<Battle, HexFight>({
      range: ({ state }, { least, mission }) => ({ min: least, max: unitsOf(state, mission).length }),
      about: ({ state }, f) => {
        const raid = raidById(state, f.raid) as Raid;
        return {
          mission: missionName(missionAt(state, f.mission), f.mission),
          n: unitsOf(state, f.mission).length,
          raid: nameOfRaid(state, raid),
          fighters: raid.fighters,
          attack: raid.points - raid.fighters,
        };
      },
      whyNot: (_g, { least }, wanted) => {
        const units = optionWanted(wanted);
        return typeof units === 'number' && units < least
          ? { reason: { key: 'why too few at escorts', values: { n: least } }, rule: '4.52' }
          : undefined;
      },
      apply: (_g, f, units) => {
        f.atEscorts = units;
      },
    }),
  ),
  deed('fight', '4.54', fight),
]);

const raidToEngage = (state: Battle, raid: Raid): Message =>
  raid.fighters < 0
    ? message('raid of unknown kinds', { raid: nameOfRaid(state, raid), n: raid.points })
    : message('raid of known kinds', {
        raid: nameOfRaid(state, raid),
        fighters: raid.fighters,
        attack: raid.points - raid.fighters,
      });

/** Why a mission cannot engage, why one of its units cannot by itself, or why a raid cannot be engaged here. */
function whyNoInterceptor(state: Battle, hex: number, wanted: Wanted): Refusal | undefined {
  const raid = raidById(state, pieceWanted(wanted, 'raid') ?? -1);
  if (raid && !isOverAt(raid, hex))
    return {
      reason: message('why raid elsewhere', { raid: nameOfRaid(state, raid), hex: hexName(hex) }),
      rule: '4.5',
    };
  const unit = unitWanted(wanted);
  const m = unit === undefined ? missionWanted(wanted) : (state.units[unit] ?? -1) - inMission(0);
  const flight = state.missions[m ?? -1];
  if (m === undefined || !flight || flight.kind === null) return undefined;
  const values = { mission: missionName(flight, m), hex: hexName(hex) };
  if (flight.kind === 'strike') return { reason: message('why no strike in air combat', values), rule: '4.24' };
  if (missionHex(state, flight) !== hex) return { reason: message('why interceptor elsewhere', values), rule: '4.5' };
  if (!canFight(state, flight, hex)) return { reason: message('why no fuel to fight', values), rule: '4.51' };
  return unit === undefined ? undefined : { reason: message('why missions engage whole', values), rule: '4.51' };
}

/** 4.51, 4.434: everybody who has engaged pays at once; patrols find out first what they have (4.35). */
function engage(g: G, f: HexFight, placed: Readonly<Record<string, string>>): Next {
  for (let m = 0; m < MISSIONS; m++) {
    const box = placed[`mission ${m}`];
    if (box === undefined) continue;
    if (missionAt(g.state, m).kind === 'patrol') leaveStation(g, m);
    if (spendFuel(g, m, INTERCEPTION_FUEL)) f.engaged.push({ mission: m, raid: numberIn(box) });
  }
  return f.engaged.length === 0 ? end : undefined;
}

/** Whether it makes a difference who fights first: two are after the same raid. */
function orderMatters(engaged: HexFight['engaged']): boolean {
  for (let i = 0; i < engaged.length; i++)
    for (let j = 0; j < i; j++) if (engaged[i]?.raid === engaged[j]?.raid) return true;
  return false;
}

const hasBombers = (state: Battle, id: number): boolean => {
  const raid = raidById(state, id);
  return raid !== undefined && raid.points > raid.fighters;
};

/** 4.52 (RULINGS.md, 14): units that must take on so many escorts. */
export const leastAtEscorts = (fighters: number, units: number): number =>
  fighters === 0 ? 0 : Math.min(units, Math.max(1, Math.floor(fighters / 2)));

/** 10.13: the first fighters to meet a raid make out what it is; who must take on the escorts follows from that (4.52). */
function contact(g: G, f: HexFight): Next {
  const at = Math.max(
    0,
    f.engaged.findIndex(({ mission }) => mission === f.mission),
  );
  const [next] = f.engaged.splice(at, 1);
  if (!next) return end;
  f.mission = next.mission;
  f.raid = next.raid;
  const raid = raidById(g.state, next.raid);
  if (!raid) return onward(f);
  const units = unitsOf(g.state, next.mission).length;
  const fighters = escorts(g, raid);
  raid.intercepted = true;
  f.least = leastAtEscorts(fighters, units);
  // Without a choice: all at the escorts where there is nobody else, none where there are no escorts.
  f.atEscorts = fighters === 0 ? 0 : units;
  return undefined;
}
const onward = ({ engaged }: HexFight): Next => (engaged.length > 0 ? goto('next') : end);

/** 4.54 to 4.57: one mission fights one raid: the escorts first, then the attack planes. */
export function fight(g: G, f: HexFight): Next {
  const { state } = g;
  const raid = raidById(state, f.raid) as Raid;
  const flight = missionAt(state, f.mission);
  const units = unitsOf(state, f.mission);
  const { hex, land, fighters } = raid;
  const name = g.silent ? null : nameOfRaid(state, raid);
  const about = name === null ? undefined : () => ({ mission: missionName(flight, f.mission), at: name });
  const [short, naval] = [isFuelCritical(flight), !land];
  const takingOff = raid.caught === true && hex === GUAM_HEX && raid.since === phaseCount(state);

  const atEscorts = units.slice(0, f.atEscorts);
  let hunters = units.slice(f.atEscorts);
  let silenced = 0;
  let escortsLost = 0;
  let hits = 0;
  if (atEscorts.length > 0) {
    // All fire is simultaneous: losses after both rolls.
    hits = americanFire(g, atEscorts.length, { atFighters: true, short, takingOff, naval }, about);
    const back = japaneseFire(g, fighters, { past: 'interceptors', short, naval }, about);
    shootDown(g, atEscorts, back.lost, hex);
    escortsLost = loseRaidPoints(g, raid, hits, 'fighters', '4.55');
    if (back.aborted > 0 && fighters > escortsLost && hunters.length > 0) {
      // 4.57 (RULINGS.md, 17): an escort gets at those who are after the attack planes, before they fire.
      g.emit('escort breaks through', {}, { rule: '4.57', touches: [missionRef(f.mission), raidRef(raid.id)] });
      const extra = japaneseFire(g, 1, { short, naval }, about);
      hunters = shootDown(g, hunters, extra.lost, hex);
      silenced = extra.aborted;
    }
  }
  const bombers = raid.points - raid.fighters;
  const firing = bombers > 0 ? hunters.length - silenced : 0;
  const hitsAtAttack = americanFire(g, firing, { short, takingOff, naval }, about);
  const attackLost = loseRaidPoints(g, raid, hitsAtAttack, 'attack', '4.55');
  if (name)
    g.emit(
      // 4.55: what is not there cannot be shot down, and nothing carries over.
      hits + hitsAtAttack > escortsLost + attackLost ? 'interception fought, hits wasted' : 'interception fought',
      { mission: missionName(flight, f.mission), raid: name, fighters: escortsLost, attack: attackLost },
      { rule: '4.55', touches: [missionRef(f.mission), raidRef(raid.id), hexRef(hex)] },
    );
  closeIfEmpty(state, f.mission);
  return onward(f);
}
