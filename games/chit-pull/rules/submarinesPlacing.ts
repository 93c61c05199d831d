import {
  type Decision,
  decideIfAny,
  deed,
  each,
  end,
  goto,
  one,
  type Procedure,
  procedure,
  type Refusal,
} from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { formationsAt, hasFormationAt, isOnMap, knownHex } from '../data/formations.ts';
import { hexRef, hexWanted } from '../data/refs.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import {
  type Band,
  type Patrol,
  sideName,
  submarineContact,
  type SubmarineContact,
  type SubmarineRules,
} from './submarinesRules.ts';

const FREE = 0;
const BESIDE = 1;
const TAKEN = 2;

interface Placing {
  hexes(theater: Theater, patrol: Patrol): number[];
  /** Why a marker can't go to a hex, as a key of the words. */
  whyNot(theater: Theater, patrol: Patrol, hex: number): string | undefined;
}

/** Where markers may be laid, as far as their side knows. */
function createPlacing(fleet: Fleet, { onShips, waters }: Pick<SubmarineRules<object>, 'onShips' | 'waters'>): Placing {
  const { grid } = fleet;
  const sea = new Uint8Array(grid.count);
  /** Room for every hex: away from the enemy the list is nearly that long. */
  const room = Array.from({ length: grid.count }, (_, hex) => hex);

  /** Marks every hex as free, beside an enemy group or force, or taken by ships or by another marker. Nothing is beside ships on their own. */
  function chart(theater: Theater, side: SideId): void {
    sea.fill(FREE);
    if (waters !== undefined) for (let hex = 0; hex < sea.length; hex++) if (!waters[hex]) sea[hex] = TAKEN;
    for (const marker of ofSide(fleet.markersOf, enemyOf(side))) {
      const hex = knownHex(fleet, theater, side, marker);
      if (hex === OFF || !isOnMap(theater, marker)) continue;
      if (at(fleet.markers, marker).kind !== 'detached')
        for (const near of grid.neighbours(hex)) if (sea[near] === FREE) sea[near] = BESIDE;
      if (!theater.secret && sea[hex] !== TAKEN) sea[hex] = onShips ? BESIDE : TAKEN;
    }
    for (const sub of theater.subs) sea[sub.hex] = TAKEN;
  }

  function isFor(band: Band, hex: number): boolean {
    const is = sea[hex];
    if (is === TAKEN) return false;
    return band === 'anywhere' || is === (band === 'near' ? BESIDE : FREE);
  }

  return {
    hexes: (theater, { side, band }) => {
      chart(theater, side);
      // From where the band begins to where it ends.
      let n = 0;
      const least = band === 'near' ? BESIDE : FREE;
      const most = band === 'far' ? FREE : BESIDE;
      for (let hex = 0; hex < sea.length; hex++) {
        const is = sea[hex] as number;
        if (is >= least && is <= most) room[n++] = hex;
      }
      return room.slice(0, n);
    },
    whyNot: (theater, { side, band }, hex) => {
      if (hex < 0) return undefined;
      chart(theater, side);
      if (isFor(band, hex)) return undefined;
      if (theater.subs.some((sub) => sub.hex === hex)) return 'why marker there';
      if (waters?.[hex] === false) return 'why no water there';
      if (sea[hex] === TAKEN) return 'why ships there';
      return band === 'near' ? 'why not beside' : 'why too near';
    },
  };
}

const nextMarker = goto('distance');

/** A side puts out its markers: how many, how far from the enemy each, and where. */
export function createPatrol<Own extends object>(
  fleet: Fleet,
  rules: SubmarineRules<Own>,
  contact: Procedure<Theater<Own>, SubmarineContact>,
): Procedure<Theater<Own>, Patrol> {
  const { cite } = rules;
  const { grid } = fleet;
  const placing = createPlacing(fleet, rules);

  const place: Decision<Theater<Own>, Patrol> = one<Theater<Own>, Patrol, number>({
    options: (g, f) => placing.hexes(g.state, f),
    about: (_g, f) => ({
      band: { key: `band.${f.band}` },
      left: f.left > 0 ? { key: 'markers left', values: { n: f.left } } : { key: 'last marker' },
    }),
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
      // With secret movement it comes out whether anybody is there.
      if (g.state.secret) g.stands();
      if (g.silent) return;
      const values = { side: sideName(f.side), hex: grid.label(hex) };
      g.emit('submarine placed', values, {
        rule: cite.placing,
        touches: [hexRef(fleet, hex)],
      });
    },
  });

  function refusal(key: string, hex: number): Refusal {
    return { reason: { key, values: { hex: grid.label(hex) } }, rule: cite.placing };
  }

  /** With secret movement a marker may be laid where a formation is: once all are laid, that formation has come upon it. */
  function strays(g: G<Own>, { side }: Patrol): SubmarineContact | null {
    if (!g.state.secret) return null;
    const laid = g.state.subs.find(
      (sub) => sub.side === side && sub.is === 'hidden' && hasFormationAt(fleet, g.state, enemyOf(side), sub.hex),
    );
    if (laid === undefined) return null;
    const { hex } = laid;
    const there = formationsAt(fleet, g.state, enemyOf(side), hex);
    const marker = g.pick(there, 'purpose.submarine meets', cite.contact, {
      to: enemyOf(side),
      about: { hex: grid.label(hex) },
      name: (each) => at(fleet.markers, Number(each)).name,
    });
    return submarineContact(hex, marker);
  }

  return procedure<Theater<Own>, Patrol>('submarines', cite.markers, [
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
    decideIfAny('place', cite.placing, (_g, f) => f.side, place),
    deed('more', cite.placing, (_g, f) => {
      if (rules.shared) f.side = enemyOf(f.side);
      return f.left > 0 ? nextMarker : undefined;
    }),
    each('contacts', cite.contact, () => contact, strays),
  ]);
}
