import {
  airRef,
  airWanted,
  at,
  hexOfAir,
  hexRef,
  hexWanted,
  inRaid,
  type Interception,
  OFF,
  raidOf,
  wayOf,
} from '@point-option/chit-pull';
import {
  arrange,
  decide,
  each,
  type Layout,
  type Piece,
  type Procedure,
  procedure,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { RADAR_RANGE } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, MobileTheater } from '../data/own.ts';

/*
 * 13.0: US radar sees a Japanese raid come, and fighters on patrol go out to meet it. They tire, stay out for the turn, and meet every
 * raid that passes. A raid flies the straight line from where it took off (ruling).
 */

/** Fresh fighters on patrol that have not been sent out. */
function fresh({ airAt, airWeak, airPost }: MobileTheater): number[] {
  const units: number[] = [];
  for (const unit of fleet.squadronsOf.us)
    if (airAt[unit] === 'cap' && !at(airWeak, unit) && airPost[unit] === OFF && at(fleet.squadrons, unit).kind === 'F')
      units.push(unit);
  return units;
}

/** Units of the raid that come the same way. */
interface Leg {
  readonly home: number;
  readonly way: readonly number[];
  readonly units: number[];
}

/** The ways of the raid: units of one carrier or base fly together. */
function legsOf(theater: MobileTheater): Leg[] {
  const raid = raidOf({ state: theater });
  const legs: Leg[] = [];
  for (const { unit } of inRaid(raid)) {
    const home = at(theater.airHome, unit);
    const last = legs.at(-1);
    if (last?.home === home) last.units.push(unit);
    else legs.push({ home, way: wayOf(fleet, theater, unit, raid.hex), units: [unit] });
  }
  return legs;
}

/** The hexes that the raid enters, the first of them first. */
function wayIn({ state }: G): readonly number[] {
  const legs = legsOf(state);
  const [only] = legs;
  if (only !== undefined && legs.length === 1) return only.way;
  const hexes: number[] = [];
  for (const { way } of legs) for (const hex of way) if (!hexes.includes(hex)) hexes.push(hex);
  return hexes;
}

/** Hexes on the raid's way that are one or two from a carrier's hex. */
function postsFor(home: number, way: readonly number[]): string[] {
  if (home === OFF) return [];
  const posts: string[] = [];
  for (const hex of way) {
    const distance = grid.distance(home, hex);
    if (distance >= 1 && distance <= RADAR_RANGE) posts.push(grid.label(hex));
  }
  return posts;
}

/** The next patrol that the raid runs into: the one farthest from the target. Part of a raid may come another way, and not meet it. */
function nextMeeting({ state }: G): Interception | null {
  const posts = postsOut(state);
  if (posts.length === 0) return null;
  const legs = legsOf(state);
  let found: (Interception & { early: number }) | null = null;
  for (const hex of posts) {
    const facing: number[] = [];
    let early = 0;
    for (const { way, units } of legs) {
      const place = way.findIndex((entered) => grid.distance(entered, hex) <= 1);
      if (place < 0) continue;
      early = Math.max(early, way.length - place);
      facing.push(...units);
    }
    if (facing.length === 0 || (found !== null && found.early >= early)) continue;
    found = { hex, patrol: postedAt(state, hex), facing, early };
  }
  return found && { hex: found.hex, patrol: found.patrol, facing: found.facing };
}

function postedAt({ airAt, airPost, raid }: MobileTheater, hex: number): number[] {
  return fleet.squadronsOf.us.filter(
    (unit) => airAt[unit] === 'cap' && airPost[unit] === hex && raid?.met.includes(unit) === false,
  );
}

/** Hexes with patrols that this raid has not met. */
function postsOut({ airAt, airPost, raid }: MobileTheater): number[] {
  const posts: number[] = [];
  for (const unit of fleet.squadronsOf.us) {
    const hex = airPost[unit] as number;
    if (hex === OFF || airAt[unit] !== 'cap' || posts.includes(hex) || raid?.met.includes(unit) !== false) continue;
    posts.push(hex);
  }
  return posts;
}

/** Every unit onto the posts that it reaches. Units that fly from one hex share the list of them. */
function layout(g: G): Layout {
  const units = fresh(g.state);
  if (units.length === 0) return NOBODY_FRESH;
  const way = wayIn(g);
  const pieces: Piece[] = [];
  const used: string[] = [];
  let from: number = OFF;
  let boxes: readonly string[] = [];
  for (const unit of units) {
    const home = hexOfAir(fleet, g.state, unit);
    if (home !== from) {
      from = home;
      boxes = postsFor(home, way);
      for (const box of boxes) if (!used.includes(box)) used.push(box);
    }
    if (boxes.length > 0) pieces.push({ id: at(fleet.squadrons, unit).id, boxes });
  }
  return { pieces, boxes: used.map((id) => ({ id })), partial: true };
}
const NOBODY_FRESH: Layout = { pieces: [], boxes: [], partial: true };

function whyNotPosted(g: G, wanted: Wanted): Refusal | undefined {
  const unit = airWanted(fleet, wanted);
  if (unit >= 0) {
    const { name, side, kind } = at(fleet.squadrons, unit);
    if (side !== 'us' || g.state.airAt[unit] !== 'cap') return undefined;
    const { airWeak, airPost } = g.state;
    const tired = kind !== 'F' || at(airWeak, unit) ? 'why radar tired' : 'why radar too far';
    const key = airPost[unit] === OFF ? tired : 'why radar posted';
    return { reason: { key, values: { unit: name, n: RADAR_RANGE } }, rule: '13.0' };
  }
  const hex = hexWanted(fleet, wanted);
  if (hex < 0) return undefined;
  const key = wayIn(g).includes(hex) ? 'why radar hex too far' : 'why radar off line';
  return { reason: { key, values: { hex: grid.label(hex), n: RADAR_RANGE } }, rule: '13.0' };
}

export function createRadar(interception: () => Procedure<MobileTheater, Interception>): Procedure<MobileTheater> {
  return procedure<MobileTheater>('radar', '13.0', [
    // The US is asked of every Japanese raid: Japan must not learn from it who is on patrol.
    decide(
      'post',
      '13.0',
      'us',
      arrange<MobileTheater, object>({
        layout,
        about: (g) => ({ n: inRaid(raidOf(g)).length, hex: grid.label(raidOf(g).hex), far: RADAR_RANGE }),
        describe: (g, _f, option) => {
          const unit = fleet.squadronNumber.get(String(option)) as number;
          const { name, full, weak } = at(fleet.squadrons, unit);
          const values = { unit: name, strength: full, weak, hex: grid.label(hexOfAir(fleet, g.state, unit)) };
          return {
            label: { key: 'radar unit', values },
            short: { key: 'kernel.plain', values: { id: name } },
            touches: [airRef(fleet, unit)],
          };
        },
        describeBox: (g, _f, box) => ({
          label: { key: 'radar post', values: { hex: box, n: grid.distance(grid.mustHex(box), raidOf(g).hex) } },
          short: { key: 'kernel.plain', values: { id: box } },
          touches: [hexRef(fleet, grid.mustHex(box))],
        }),
        whyNot: (g, _f, wanted) => whyNotPosted(g, wanted),
        apply: (g, _f, placed) => {
          for (const id of Object.keys(placed)) {
            const unit = fleet.squadronNumber.get(id) as number;
            const box = placed[id] as string;
            const hex = grid.mustHex(box);
            g.state.airPost[unit] = hex;
            g.state.airWeak[unit] = true;
            const values = { unit: at(fleet.squadrons, unit).name, hex: box };
            g.emit('radar posted', values, { rule: '13.0', touches: [hexRef(fleet, hex)], reveals: true });
          }
        },
      }),
    ),
    each('meet', '13.0', interception, nextMeeting),
  ]);
}
