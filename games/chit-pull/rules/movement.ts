import {
  call,
  decide,
  deed,
  goto,
  type Message,
  type Next,
  type Odds,
  path,
  type PathStep,
  type Procedure,
  procedure,
  type Ref,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { formationsAt, groupsOf, isOnMap, knownHex, shipsUnder, speedOf } from '../data/formations.ts';
import { hexRef, hexWanted, markerRef, markerWanted } from '../data/refs.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import type { Meeting } from './meeting.ts';
import { type SubmarineContact, submarineContact } from './submarines.ts';
import type { SurfaceBattle } from './surface/battle.ts';

/** The formation that moves. Where it goes stands in the theater. */
export interface Sailing {
  marker: number;
}

/** What a game says of movement at sea. */
export interface MovementRules<Own extends object> {
  readonly cite: {
    readonly move: string;
    readonly stop: string;
    readonly submarine: string;
    readonly battle: string;
  };
  /** Movement points of a formation now. */
  allowance(g: G<Own>, marker: number): number;
  /** Whether a formation may sail from one hex into the next; and why not. */
  mayEnter(g: G<Own>, marker: number, from: number, to: number): boolean;
  whyNotEnter(g: G<Own>, marker: number, from: number, to: number): Refusal | undefined;
  /** Why a formation may not stay in its hex, where it may not. */
  mustLeave(g: G<Own>, marker: number): Refusal | undefined;
  /** The hex that it must sail into first and why, where it must. */
  mustEnter(g: G<Own>, marker: number): { readonly hex: number; readonly why: Refusal } | undefined;
  /** Whether submarines lie in wait where a formation is when it is activated, and not only where it goes. */
  readonly metAtStart: boolean;
  /** Whether a submarine marker that a side must fear lies in a hex. */
  isLurking(theater: Theater<Own>, side: SideId, hex: number): boolean;
  /** The chances of what it does. */
  lurkingOdds(g: G<Own>, side: SideId, hex: number): Odds | undefined;
  /** The battle of a formation where it is, or null. */
  clash(g: G<Own>, marker: number, from: number): SurfaceBattle | null;
  readonly meeting: () => Procedure<Theater<Own>, Meeting>;
  readonly submarine: () => Procedure<Theater<Own>, SubmarineContact>;
  readonly battle: () => Procedure<Theater<Own>, SurfaceBattle>;
}

export interface Movement<Own extends object> {
  readonly sail: Procedure<Theater<Own>, Sailing>;
  /** The submarine that a marker has come upon where it is, or null. */
  lurking(g: G<Own>, marker: number): SubmarineContact | null;
}

/** Movement points of ships that move so far in odd and in even turns, less what slows them. */
export function movementPoints(move: readonly [odd: number, even: number], turn: number, slow: number): number {
  return Math.max(0, (turn % 2 === 1 ? move[0] : move[1]) - slow);
}

/** The speed of the slowest ship under a marker in a turn; for a marker without ships, what a dummy makes. */
export function slowestSpeed(fleet: Fleet, theater: Theater, marker: number, dummySpeed: number): number {
  let slowest = Number.MAX_SAFE_INTEGER;
  for (const ship of shipsUnder(fleet, theater, marker))
    slowest = Math.min(slowest, speedOf(fleet, theater, ship, theater.turn));
  return slowest === Number.MAX_SAFE_INTEGER ? dummySpeed : slowest;
}

/** What a formation loses on its next move: a force as much as the worst of its groups. */
export function slowOf(fleet: Fleet, theater: Theater, marker: number): number {
  let { slow } = at(theater.markers, marker);
  if (at(fleet.markers, marker).kind !== 'force') return slow;
  for (const group of groupsOf(fleet, theater, marker)) slow = Math.max(slow, at(theater.markers, group).slow);
  return slow;
}

/** Moves a marker, and with a force all its groups. */
export function moveMarker(fleet: Fleet, theater: Theater, marker: number, hex: number): void {
  at(theater.markers, marker).hex = hex;
  if (at(fleet.markers, marker).kind !== 'force') return;
  for (const group of groupsOf(fleet, theater, marker)) at(theater.markers, group).hex = hex;
}

/** The enemy markers that a side knows to be in a hex. */
export function knownEnemiesAt(fleet: Fleet, theater: Theater, side: SideId, hex: number): number[] {
  return ofSide(fleet.markersOf, enemyOf(side)).filter(
    (marker) => isOnMap(theater, marker) && knownHex(fleet, theater, side, marker) === hex,
  );
}

/** Hexes at the end of the active formation's move that lead one way, such as into the wind. */
export function hexesSailed(fleet: Fleet, theater: Theater, direction: number): number {
  const { wake } = theater;
  let n = 0;
  while (n < wake.length - 1) {
    const to = wake.length - 1 - n;
    if (fleet.grid.neighbour(at(wake, to - 1), direction) !== at(wake, to)) break;
    n++;
  }
  return n;
}

/** Steps to the neighbours of each hex, made once. */
function neighbourSteps(fleet: Fleet): readonly (readonly PathStep<number>[])[] {
  return Array.from({ length: fleet.grid.count }, (_, hex) =>
    fleet.grid.neighbours(hex).map((to) => ({ to, cost: 1 })),
  );
}

const moved = goto('moved');
const onward = goto('sail');

export function createMovement<Own extends object>(fleet: Fleet, rules: MovementRules<Own>): Movement<Own> {
  const { cite } = rules;
  const open = neighbourSteps(fleet);

  const sail = procedure<Theater<Own>, Sailing>('sail', cite.move, [
    call('lie in wait', cite.submarine, rules.submarine, (g, f) => (rules.metAtStart ? lurking(g, f.marker) : null)),
    decide(
      'course',
      cite.move,
      (g, f) => (isOnMap(g.state, f.marker) ? at(fleet.markers, f.marker).side : []),
      path<Theater<Own>, Sailing, number>({
        route: (g, f) => {
          const most = rules.allowance(g, f.marker);
          return { from: at(g.state.markers, f.marker).hex, max: most, budget: most };
        },
        next: (g, f, route) => stepsFrom(g, f, route.at(-1) ?? at(g.state.markers, f.marker).hex, route.length === 0),
        about: (g, f) => ({
          marker: at(fleet.markers, f.marker).name,
          hex: fleet.grid.label(at(g.state.markers, f.marker).hex),
          n: rules.allowance(g, f.marker),
        }),
        describe: (g, f, hex, side) => describeHex(g, f, Number(hex), side as SideId),
        check: (g, f, route) => whyNotEnd(g, f, route),
        example: (g, f) => shortest(g, f),
        odds: (g, f, hex) => rules.lurkingOdds(g, at(fleet.markers, f.marker).side, Number(hex)),
        whyNot: (g, f, wanted, side, route) => whyNot(g, f, wanted, side as SideId, route.map(Number)),
        apply: (g, f, route) => {
          g.state.course = route.slice();
          g.state.wake = [at(g.state.markers, f.marker).hex];
        },
      }),
    ),
    deed('sail', cite.move, (g, f) => sailOn(g, f.marker)),
    call('submarine', cite.submarine, rules.submarine, (g, f) => lurking(g, f.marker)),
    deed('go on', cite.move, (g, f) => (mayGoOn(g, f.marker) ? onward : undefined)),
    deed('moved', cite.move, (g, f) => conclude(g, f.marker)),
    call('meeting', cite.stop, rules.meeting, (g, f) => meetingAt(g, f.marker)),
    // A formation that stays with enemies it has found fights them.
    call('stand', cite.battle, rules.battle, (g, f) =>
      g.state.wake.length > 1 ? null : rules.clash(g, f.marker, OFF),
    ),
  ]);

  /** The hexes a formation may enter next, as far as its own side knows. */
  function stepsFrom(g: G<Own>, { marker }: Sailing, here: number, first: boolean): readonly PathStep<number>[] {
    const { side } = at(fleet.markers, marker);
    const must = first ? rules.mustEnter(g, marker) : undefined;
    const all = at(open, here);
    const near = hasNear(g.state, side, here);
    let steps: PathStep<number>[] | null = null;
    for (let i = 0; i < all.length; i++) {
      const step = at(all, i);
      const { to } = step;
      const barred = (must !== undefined && to !== must.hex) || !rules.mayEnter(g, marker, here, to);
      const marked = near && !barred ? markedStep(g.state, side, to) : null;
      // Most hexes are open sea, and their list is at hand.
      if (steps === null && (barred || marked !== null)) steps = all.slice(0, i);
      if (steps !== null && !barred) steps.push(marked ?? step);
    }
    return steps ?? all;
  }

  /** Whether any enemy marker or submarine is beside a hex. */
  function hasNear(theater: Theater<Own>, side: SideId, here: number): boolean {
    for (const sub of theater.subs) if (fleet.grid.distance(sub.hex, here) === 1) return true;
    for (const marker of ofSide(fleet.markersOf, enemyOf(side))) {
      const hex = knownHex(fleet, theater, side, marker);
      if (hex !== OFF && fleet.grid.distance(hex, here) === 1) return true;
    }
    return false;
  }

  /** A step into a hex where something is known to be: enemies end the move, submarines are a risk. */
  function markedStep(theater: Theater<Own>, side: SideId, to: number): PathStep<number> | null {
    const enemies = knownEnemiesAt(fleet, theater, side, to);
    const lurking = rules.isLurking(theater, side, to);
    if (enemies.length === 0 && !lurking) return null;
    const stops: Message = { key: 'stops enemy', values: { markers: enemies.map((each) => nameOf(each)) } };
    return {
      to,
      cost: 1,
      ...(lurking && { caution: { key: 'caution submarine', values: { hex: fleet.grid.label(to) } } }),
      ...(enemies.length > 0 && { stops }),
    };
  }

  function nameOf(marker: number): Message {
    return { key: 'marker name', values: { marker: at(fleet.markers, marker).name } };
  }

  function describeHex(
    g: G<Own>,
    f: Sailing,
    hex: number,
    side: SideId,
  ): { label: Message; short: Message; touches: Ref[] } {
    const label = fleet.grid.label(hex);
    const enemies = knownEnemiesAt(fleet, g.state, side, hex);
    return {
      label: {
        key: enemies.length > 0 ? 'course enemy' : 'course hex',
        values: { hex: label, marker: at(fleet.markers, f.marker).name, markers: enemies.map((each) => nameOf(each)) },
      },
      short: { key: 'hex short', values: { hex: label } },
      touches: [{ hex: label }, ...enemies.map((each) => markerRef(fleet, each))],
    };
  }

  /** A course that ends where the formation may not stay. */
  function whyNotEnd(g: G<Own>, { marker }: Sailing, route: readonly number[]): Refusal | undefined {
    const { hex } = at(g.state.markers, marker);
    if ((route.at(-1) ?? hex) !== hex) return undefined;
    const must = route.length === 0 ? rules.mustEnter(g, marker) : undefined;
    if (must !== undefined) return must.why;
    const why = rules.mustLeave(g, marker);
    if (why === undefined) return undefined;
    // Where there is no way out, it stays.
    const stuck = rules.allowance(g, marker) === 0 || stepsFrom(g, { marker }, hex, true).length === 0;
    return stuck ? undefined : why;
  }

  function shortest(g: G<Own>, f: Sailing): number[] {
    if (whyNotEnd(g, f, []) === undefined) return [];
    return stepsFrom(g, f, at(g.state.markers, f.marker).hex, true)
      .slice(0, 1)
      .map(({ to }) => to);
  }

  function whyNot(g: G<Own>, f: Sailing, wanted: Wanted, side: SideId, route: readonly number[]): Refusal | undefined {
    const start = at(g.state.markers, f.marker).hex;
    const values = { marker: at(fleet.markers, f.marker).name };
    const pointed = markerWanted(fleet, wanted);
    if (pointed >= 0 && pointed !== f.marker && at(fleet.markers, pointed).side === side)
      return { reason: { key: 'why other marker', values }, rule: cite.move };
    const hex = pointed >= 0 ? knownHex(fleet, g.state, side, pointed) : hexWanted(fleet, wanted);
    if (hex < 0) return undefined;
    const here = route.at(-1) ?? start;
    if (route.length > 0 && knownEnemiesAt(fleet, g.state, side, here).length > 0)
      return { reason: { key: 'why stopped', values: { ...values, hex: fleet.grid.label(here) } }, rule: cite.stop };
    const most = rules.allowance(g, f.marker);
    const left = most - route.length;
    const far = fleet.grid.distance(here, hex);
    if (far > left)
      return {
        reason: { key: 'why too far', values: { ...values, n: left, hex: fleet.grid.label(hex) } },
        rule: cite.move,
      };
    if (far !== 1)
      return { reason: { key: 'why hex by hex', values: { ...values, hex: fleet.grid.label(hex) } }, rule: cite.move };
    return (
      (route.length === 0 ? rules.mustEnter(g, f.marker)?.why : undefined) ?? rules.whyNotEnter(g, f.marker, here, hex)
    );
  }

  /** Sails on along the course, until something comes up in a hex. */
  function sailOn(g: G<Own>, marker: number): Next {
    const theater = g.state;
    // Where formations are hidden, whether somebody is in the way comes out here.
    if (theater.secret) g.stands();
    if (theater.course.length === 0) return moved;
    const { side } = at(fleet.markers, marker);
    const from = at(theater.markers, marker).hex;
    let hex = from;
    let sailed = 0;
    do {
      hex = theater.course.shift() ?? hex;
      theater.wake.push(hex);
      sailed++;
    } while (theater.course.length > 0 && !rules.isLurking(theater, side, hex) && !hasEnemies(theater, side, hex));
    moveMarker(fleet, theater, marker, hex);
    if (g.silent) return undefined;
    const { name } = at(fleet.markers, marker);
    const values = { marker: name, from: fleet.grid.label(from), hex: fleet.grid.label(hex), n: sailed };
    const touches = [markerRef(fleet, marker), hexRef(fleet, hex)];
    g.emit('sails', values, { rule: cite.move, touches, ...(theater.secret && { to: side }) });
    return undefined;
  }

  function hasEnemies(theater: Theater<Own>, side: SideId, hex: number): boolean {
    return formationsAt(fleet, theater, enemyOf(side), hex).length > 0;
  }

  function lurking(g: G<Own>, marker: number): SubmarineContact | null {
    const theater = g.state;
    if (!isOnMap(theater, marker)) return null;
    const { hex } = at(theater.markers, marker);
    return rules.isLurking(theater, at(fleet.markers, marker).side, hex) ? submarineContact(hex, marker) : null;
  }

  /** Whoever survives a submarine sails on, as far as damage allows; nobody sails on past the enemy, seen or unseen. */
  function mayGoOn(g: G<Own>, marker: number): boolean {
    const theater = g.state;
    const { side } = at(fleet.markers, marker);
    const { hex } = at(theater.markers, marker);
    const ends = !isOnMap(theater, marker) || hasEnemies(theater, side, hex);
    const left = ends ? 0 : Math.max(0, rules.allowance(g, marker) - (theater.wake.length - 1));
    theater.course = theater.course.slice(0, left);
    return theater.course.length > 0;
  }

  /** What slowed the formation down is forgotten once it has moved. With secret movement the enemy hears no more than that it is over. */
  function conclude(g: G<Own>, marker: number): void {
    const theater = g.state;
    const { hex } = at(theater.markers, marker);
    if (hex === OFF) return;
    at(theater.markers, marker).slow = 0;
    for (const group of groupsOf(fleet, theater, marker)) at(theater.markers, group).slow = 0;
    if (g.silent) return;
    const { side, name } = at(fleet.markers, marker);
    if (theater.wake.length <= 1) {
      const extra = { rule: cite.move, touches: [markerRef(fleet, marker)], ...(theater.secret && { to: side }) };
      g.emit('stays', { marker: name, hex: fleet.grid.label(hex) }, extra);
    }
    if (theater.secret) g.emit('sails unseen', { marker: name }, { rule: cite.move, to: enemyOf(side) });
  }

  function meetingAt(g: G<Own>, marker: number): Meeting | null {
    const theater = g.state;
    const { wake } = theater;
    if (wake.length < 2 || !isOnMap(theater, marker)) return null;
    const { hex } = at(theater.markers, marker);
    if (!hasEnemies(theater, at(fleet.markers, marker).side, hex)) return null;
    return { marker, from: at(wake, wake.length - 2), fights: true, left: [] };
  }

  return { sail, lurking };
}
