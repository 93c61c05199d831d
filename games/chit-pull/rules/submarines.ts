import {
  call,
  decide,
  deed,
  end,
  goto,
  type ModifierUse,
  type Next,
  type Odds,
  one,
  type Procedure,
  procedure,
  type Refusal,
} from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { formationsAt, groupsOf, hasDestroyers, isOnMap, knownHex, shipsIn } from '../data/formations.ts';
import { hexRef, hexWanted, markerRef } from '../data/refs.ts';
import { isDestroyer } from '../data/ship.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type ContactSource, type G, OFF, type SubMarker, type Theater } from '../data/theater.ts';
import { contactOn, isHollow, showPlace } from './contacts.ts';
import { type Finding, reportDecision, reportedShips } from './report.ts';
import type { Searching } from './search.ts';

/** How far from the enemy a marker goes: beside a formation, two hexes or more from all of them, or anywhere. */
export type Band = 'near' | 'far' | 'anywhere';

/** Whom a submarine attacks: nobody, a unit by chance, one by chance that is no destroyer, or one of its captain's choice. */
export type Prey = 'none' | 'random' | 'no destroyer' | 'choice';

/** A side puts out its submarine markers. */
export interface Patrol {
  side: SideId;
  left: number;
  band: Band;
  /** The hex of the last one. */
  hex: number;
}

/** A formation comes upon a submarine marker. */
export interface SubmarineContact {
  hex: number;
  marker: number;
  target: Prey;
  /** The type that the captain chose, as reports name it. */
  ship: string;
}

/** What a game says of submarines. */
export interface SubmarineRules<Own extends object> {
  readonly cite: {
    readonly markers: string;
    readonly placing: string;
    readonly contact: string;
    readonly table: string;
    readonly attack: string;
    readonly removal: string;
  };
  /** Markers in a side's container, and how many of them are real. */
  readonly cup: Readonly<Record<SideId, { readonly markers: number; readonly real: number }>>;
  /** Rolls how many markers a side puts out. */
  count(g: G<Own>, side: SideId): number;
  /** Rolls how far from the enemy the next one goes. */
  band(g: G<Own>, side: SideId): Band;
  /** Rolls what a real submarine sees of a formation, and whom it attacks. */
  contact(g: G<Own>, f: SubmarineContact): { readonly finding: Finding; readonly target: Prey };
  contactOdds(g: G<Own>): Odds;
  /** The column of the damage chart that submarines attack on. */
  readonly column: number;
  /** Modifiers of the attack. */
  modifiers(destroyers: boolean): readonly ModifierUse[];
  inflict(g: G<Own>, ship: number, hits: number): void;
  critical(g: G<Own>, ship: number): void;
  /** The attack is over: escorts may hunt the submarine now. */
  hunted?(g: G<Own>, f: SubmarineContact, sub: SubMarker): void;
  readonly searching: () => Pick<Searching<Own>, 'expose' | 'tell'>;
}

export interface Submarines<Own extends object> {
  readonly patrol: Procedure<Theater<Own>, Patrol>;
  readonly contact: Procedure<Theater<Own>, SubmarineContact>;
  isLurking(theater: Theater<Own>, side: SideId, hex: number): boolean;
  odds(g: G<Own>, side: SideId, hex: number): Odds | undefined;
  /** All markers go back into their containers. */
  lift(g: G<Own>): void;
}

const SOURCE: ContactSource = 'submarine';
const nextMarker = goto('distance');

/** The locals with which a formation comes upon a submarine marker. */
export function submarineContact(hex: number, marker: number): SubmarineContact {
  return { hex, marker, target: 'none', ship: '' };
}

/** The locals with which a side puts out its markers. */
export function patrolOf(side: SideId): Patrol {
  return { side, left: 0, band: 'anywhere', hex: OFF };
}

export function createSubmarines<Own extends object>(fleet: Fleet, rules: SubmarineRules<Own>): Submarines<Own> {
  const { cite } = rules;
  const { grid } = fleet;
  const placing = createPlacing<Own>(fleet);
  const destroyerTypes = new Set(
    fleet.ships.flatMap(({ type }, ship) => (isDestroyer(type) ? [fleet.reportedType[ship]] : [])),
  );

  const patrol = procedure<Theater<Own>, Patrol>('submarines', cite.markers, [
    deed('count', cite.markers, (g, f) => {
      f.left = rules.count(g, f.side);
      g.emit('submarines out', { side: sideName(f.side), n: f.left }, { rule: cite.markers });
      return f.left === 0 ? end : undefined;
    }),
    deed('distance', cite.placing, (g, f) => {
      f.left--;
      f.hex = OFF;
      f.band = rules.band(g, f.side);
    }),
    decide(
      'place',
      cite.placing,
      (g, f) => (placing.hasRoom(g.state, f) ? f.side : []),
      one<Theater<Own>, Patrol, number>({
        options: (g, f) => placing.hexes(g.state, f),
        about: (_g, f) => ({ n: f.left, band: { key: `band.${f.band}` } }),
        describe: (_g, _f, hex) => ({
          label: { key: 'place submarine', values: { hex: grid.label(Number(hex)) } },
          short: { key: 'hex short', values: { hex: grid.label(Number(hex)) } },
          touches: [hexRef(fleet, Number(hex))],
        }),
        whyNot: (g, f, wanted) => {
          const hex = hexWanted(fleet, wanted);
          const key = placing.whyNot(g.state, f, hex);
          return key === undefined ? undefined : refusal(key, hex);
        },
        apply: (g, f, hex) => {
          f.hex = hex;
          g.state.subs.push({ side: f.side, hex, is: 'hidden' });
          const values = { side: sideName(f.side), hex: grid.label(hex) };
          g.emit('submarine placed', values, { rule: cite.placing, touches: [hexRef(fleet, hex)] });
        },
      }),
    ),
    call(
      'contact',
      cite.contact,
      () => contact,
      (g, f) => strays(g, f),
    ),
    deed('more', cite.placing, (_g, f) => (f.left > 0 ? nextMarker : end)),
  ]);

  function refusal(key: string, hex: number): Refusal {
    return { reason: { key, values: { hex: grid.label(hex) } }, rule: cite.placing };
  }

  /** With secret movement a marker may be laid where a formation is: that formation has come upon it. */
  function strays(g: G<Own>, { side, hex }: Patrol): SubmarineContact | null {
    if (!g.state.secret || hex === OFF) return null;
    const there = formationsAt(fleet, g.state, enemyOf(side), hex);
    if (there.length === 0) return null;
    const marker = g.pick(there, 'purpose.submarine meets', cite.contact, {
      to: enemyOf(side),
      about: { hex: grid.label(hex) },
      name: markerName,
    });
    return submarineContact(hex, marker);
  }

  function markerName(marker: string | number): string {
    return at(fleet.markers, Number(marker)).name;
  }

  const contact = procedure<Theater<Own>, SubmarineContact>('submarine contact', cite.contact, [
    deed('turn over', cite.contact, turnOver),
    deed('table', cite.table, sight),
    decide(
      'report',
      cite.table,
      (_g, f) => at(fleet.markers, f.marker).side,
      reportDecision<Own, SubmarineContact>(fleet, (g, f, counts) => {
        const within = g.state.report?.tolerance ?? 0;
        const total = counts.reduce((sum, n) => sum + n, 0);
        const search = { by: ownerOf(f), from: f.marker, marker: f.marker, source: SOURCE, wing: 0 };
        rules.searching().tell(g, search, { told: 'types', total, counts, within });
      }),
    ),
    decide(
      'target',
      cite.table,
      (_g, f) => (f.target === 'choice' ? ownerOf(f) : []),
      one<Theater<Own>, SubmarineContact, string>({
        options: (g, f) => toldTypes(g.state, f),
        about: (_g, f) => ({ marker: markerName(f.marker), hex: grid.label(f.hex) }),
        describe: (_g, f, type) => ({
          label: { key: 'torpedo type', values: { type: { key: `reported.${type}`, values: { n: 1 } } } },
          short: { key: `reported.${type}`, values: { n: 1 } },
          touches: [markerRef(fleet, f.marker)],
          rolls: true,
        }),
        odds: (g, f) => g.odds('damage', { column: rules.column, modifiers: toldModifiers(g.state, f) }),
        apply: (_g, f, type) => {
          f.ship = type;
        },
      }),
    ),
    deed('torpedoes', cite.attack, attack),
  ]);

  function ownerOf({ marker }: SubmarineContact): SideId {
    return enemyOf(at(fleet.markers, marker).side);
  }

  function subAt(theater: Theater<Own>, side: SideId, hex: number): SubMarker | undefined {
    return theater.subs.find((sub) => sub.side !== side && sub.hex === hex && sub.is !== 'false');
  }

  /** What it is comes out only now: nobody has looked at the markers, so that one is drawn of those that may lie here. */
  function turnOver(g: G<Own>, f: SubmarineContact): Next {
    const theater = g.state;
    const sub = subAt(theater, at(fleet.markers, f.marker).side, f.hex);
    if (sub === undefined) return end;
    showPlace(theater, f.marker);
    const values = { marker: markerName(f.marker), hex: grid.label(f.hex), side: sideName(sub.side) };
    const extra = { rule: cite.contact, reveals: true, touches: [markerRef(fleet, f.marker), hexRef(fleet, f.hex)] };
    if (sub.is === 'hidden') {
      const left = unturned(theater, sub.side);
      const drawn = g.draw({ real: left.real, false: left.markers - left.real }, 'purpose.turn over', cite.contact, {
        about: values,
        name: (is) => ({ key: `submarine is ${is}` }),
      });
      sub.is = drawn === 'real' ? 'real' : 'false';
      if (sub.is === 'false') {
        g.emit('false contact', values, extra);
        return end;
      }
    }
    g.emit('submarine contact', values, extra);
    return undefined;
  }

  /** The markers of a side that nobody has seen the face of this turn. */
  function unturned(theater: Theater<Own>, side: SideId): { markers: number; real: number } {
    let { markers, real } = ofSide(rules.cup, side);
    for (const sub of theater.subs) {
      if (sub.side !== side || sub.is === 'hidden') continue;
      markers--;
      if (sub.is === 'real') real--;
    }
    return { markers, real };
  }

  /** The submarine looks. Of a force it meets one group, and only its owner knows which. */
  function sight(g: G<Own>, f: SubmarineContact): Next {
    const theater = g.state;
    const { finding, target } = rules.contact(g, f);
    f.target = target;
    if (finding.told === 'none') return end;
    if (isHollow(theater, f.marker)) {
      rules.searching().expose(g, f.marker);
      return end;
    }
    const owner = at(fleet.markers, f.marker).side;
    const groups = groupsOf(fleet, theater, f.marker).filter((group) => shipsIn(fleet, theater, group).length > 0);
    const group = g.pick(groups, 'purpose.submarine group', cite.contact, {
      to: owner,
      about: { marker: markerName(f.marker) },
      name: markerName,
    });
    theater.report = {
      to: enemyOf(owner),
      marker: f.marker,
      group,
      source: SOURCE,
      told: 'types',
      tolerance: finding.tolerance,
      open: true,
    };
    return undefined;
  }

  /** The counts that the submarine's owner was told just now. */
  function toldCounts(theater: Theater<Own>, f: SubmarineContact): readonly number[] {
    return contactOn(theater, ownerOf(f), f.marker)?.counts ?? [];
  }

  function toldTypes(theater: Theater<Own>, f: SubmarineContact): string[] {
    const counts = toldCounts(theater, f);
    return fleet.reported.filter((_, type) => (counts[type] ?? 0) > 0);
  }

  /** A report always tells whether there are destroyers. */
  function toldModifiers(theater: Theater<Own>, f: SubmarineContact): readonly ModifierUse[] {
    return rules.modifiers(toldCounts(theater, f).some((n, type) => n > 0 && destroyerTypes.has(type)));
  }

  function attack(g: G<Own>, f: SubmarineContact): void {
    const theater = g.state;
    const owner = at(fleet.markers, f.marker).side;
    const prey = f.target === 'none' ? [] : preyOf(theater, f);
    const modifiers = rules.modifiers(hasDestroyers(fleet, reportedShips(fleet, theater)));
    theater.report = null;
    if (f.target === 'none') return;
    const values = { marker: markerName(f.marker), hex: grid.label(f.hex), side: sideName(enemyOf(owner)) };
    if (prey.length === 0) {
      g.emit('submarine no target', values, { rule: cite.table });
      return;
    }
    const ship = g.pick(prey, 'purpose.submarine target', cite.table, {
      to: owner,
      about: values,
      name: (each) => at(fleet.ships, Number(each)).name,
    });
    const hits = g.roll<number>('damage', {
      column: rules.column,
      modifiers,
      purpose: 'purpose.submarine attack',
      about: values,
      rule: cite.attack,
    });
    if (hits === 0) {
      // What it aimed at is not told: it would tell what sails there.
      const named = { ...values, ship: at(fleet.ships, ship).name };
      g.emit('torpedoes miss ship', named, {
        rule: cite.attack,
        to: owner,
        other: { key: 'torpedoes miss', values },
        reveals: true,
      });
    } else {
      g.emit('torpedoes hit', { ...values, n: hits }, { rule: cite.attack, reveals: true });
      rules.inflict(g, ship, hits);
      for (let hit = 0; hit < hits; hit++) rules.critical(g, ship);
    }
    const sub = subAt(theater, owner, f.hex);
    if (sub !== undefined) rules.hunted?.(g, f, sub);
  }

  function preyOf(theater: Theater<Own>, f: SubmarineContact): number[] {
    const ships = reportedShips(fleet, theater);
    if (f.target === 'choice') {
      const type = fleet.reported.indexOf(f.ship);
      return ships.filter((ship) => fleet.reportedType[ship] === type);
    }
    return f.target === 'random' ? ships : ships.filter((ship) => !isDestroyer(at(fleet.ships, ship).type));
  }

  /** The chances of whoever comes upon a marker, as both sides know them. */
  function odds(g: G<Own>, side: SideId, hex: number): Odds | undefined {
    const sub = subAt(g.state, side, hex);
    if (sub === undefined) return undefined;
    const contacts = rules.contactOdds(g);
    if (sub.is === 'real') return contacts;
    const { markers, real } = unturned(g.state, sub.side);
    const nothing = { result: { key: 'submarine is false' }, ways: (markers - real) * contacts.of };
    return {
      ...contacts,
      of: contacts.of * markers,
      outcomes: [nothing, ...contacts.outcomes.map((each) => ({ ...each, ways: each.ways * real }))],
      title: { key: 'odds submarine' },
    };
  }

  function lift(g: G<Own>): void {
    if (g.state.subs.length === 0) return;
    g.state.subs = [];
    g.emit('submarines gone', {}, { rule: cite.removal });
  }

  return { patrol, contact, isLurking: (theater, side, hex) => subAt(theater, side, hex) !== undefined, odds, lift };
}

function sideName(side: SideId): { key: string } {
  return { key: `side.${side}` };
}

const FREE = 0;
const BESIDE = 1;
const TAKEN = 2;

/** Where markers may be laid, as far as their side knows. */
function createPlacing<Own extends object>(fleet: Fleet) {
  const { grid } = fleet;
  const sea = new Uint8Array(grid.count);
  /** Marks every hex as free, beside an enemy formation, or taken by one or by another marker. */
  function chart(theater: Theater<Own>, side: SideId): void {
    sea.fill(FREE);
    for (const marker of ofSide(fleet.markersOf, enemyOf(side))) {
      const hex = knownHex(fleet, theater, side, marker);
      if (hex === OFF || !isOnMap(theater, marker)) continue;
      for (const near of grid.neighbours(hex)) if (sea[near] === FREE) sea[near] = BESIDE;
      if (!theater.secret) sea[hex] = TAKEN;
    }
    for (const sub of theater.subs) sea[sub.hex] = TAKEN;
  }

  function isFor(band: Band, hex: number): boolean {
    const is = sea[hex];
    if (is === TAKEN) return false;
    return band === 'anywhere' || is === (band === 'near' ? BESIDE : FREE);
  }

  return {
    hexes: (theater: Theater<Own>, { side, band }: Patrol): number[] => {
      chart(theater, side);
      const found: number[] = [];
      for (let hex = 0; hex < grid.count; hex++) if (isFor(band, hex)) found.push(hex);
      return found;
    },
    hasRoom: (theater: Theater<Own>, { side, band }: Patrol): boolean => {
      chart(theater, side);
      for (let hex = 0; hex < grid.count; hex++) if (isFor(band, hex)) return true;
      return false;
    },
    whyNot: (theater: Theater<Own>, { side, band }: Patrol, hex: number): string | undefined => {
      if (hex < 0) return undefined;
      chart(theater, side);
      if (isFor(band, hex)) return undefined;
      if (theater.subs.some((sub) => sub.hex === hex)) return 'why marker there';
      if (sea[hex] === TAKEN) return 'why ships there';
      return band === 'near' ? 'why not beside' : 'why too near';
    },
  };
}
