import {
  call,
  decide,
  deed,
  each,
  end,
  goto,
  message,
  one,
  type OptionDetail,
  procedure,
  type Refusal,
} from '@point-option/engine';
import { ALL_HEXES, grid, OFF } from '../data/map.ts';
import { forceName, hexName, submarineName } from '../data/names.ts';
import { forceRef, hexRef, hexWanted, submarineRef } from '../data/refs.ts';
import type { Battle, Force, G } from '../data/state.ts';
import { SUBMARINES } from '../data/usShips.ts';
import { forceById, forcesAt } from './forces.ts';
import { type Attack, huntSubmarine, submarine, submarineAttack } from './submarineAttack.ts';
import { approach, type Boat, contact, contacts } from './submarineContact.ts';

/** 14.1, 14.11: the next submarine without a place. */
export function submarineToPlace({ state }: G): { sub: number } | null {
  if (!state.rules.submarines) return null;
  const sub = state.subs.findIndex(({ hex, sunk }) => hex === OFF && !sunk);
  return sub < 0 ? null : { sub };
}

/** 14.11: anywhere, islands too. */
export const placeSubmarine = one<Battle, { sub: number }, number>({
  options: () => ALL_HEXES,
  about: (_g, { sub }) => ({ sub: submarineName(sub) }),
  describe: (_g, _f, hex): OptionDetail => hexDetail(Number(hex), '14.11'),
  apply: (g, { sub }, hex) => {
    submarine(g.state, sub).hex = hex;
    g.emit(
      'submarine placed',
      { sub: submarineName(sub), hex: hexName(hex) },
      { rule: '14.11', touches: [submarineRef(sub)] },
    );
  },
});
const hexDetail = (hex: number, rule: string): OptionDetail => ({
  label: message('sea hex', { hex: hexName(hex) }),
  touches: [hexRef(hex)],
  rule,
});

/** 14.152: when a shadowed force is activated its escorts hunt, before it moves. Those that shake them off lose it. */
export function huntShadowers(g: G, force: Force): void {
  const { subs } = g.state;
  for (let sub = 0; sub < subs.length; sub++) {
    if (subs[sub]?.shadows !== force.id) continue;
    g.emit(
      'shadower hunted',
      { force: forceName(force), sub: submarineName(sub) },
      { rule: '14.152', touches: [submarineRef(sub), forceRef(force.id)] },
    );
    huntSubmarine(g, sub, false, false);
  }
}
const SHADOWING = ['continue', 'stop', 'attack'] as const;
/** 14.151. */
const shadowing = one<Battle, Boat, (typeof SHADOWING)[number]>({
  options: () => SHADOWING,
  about: ({ state }, { sub }) => ({ sub: submarineName(sub), force: shadowed(state, sub) }),
  describe: (_g, { sub }, order): OptionDetail => ({
    label: message(`shadowing.${order}`),
    touches: [submarineRef(sub)],
    rolls: order === 'attack',
    rule: '14.151',
  }),
  odds: (g, _f, order) => (order === 'attack' ? g.odds('submarine attack') : undefined),
  apply: (g, f, order) => {
    const boat = submarine(g.state, f.sub);
    if (order === 'continue') return end;
    if (order === 'stop') {
      g.emit('shadowing ends', { sub: submarineName(f.sub) }, { rule: '14.151', touches: [submarineRef(f.sub)] });
      boat.shadows = -1;
      return end;
    }
    f.force = boat.shadows;
    f.attacks = true;
    return goto('attack');
  },
});
function shadowed(state: Battle, sub: number) {
  const force = forceById(state, submarine(state, sub).shadows);
  return force ? forceName(force) : '';
}

/** Every hex with those around it. */
const REACH: readonly (readonly number[])[] = ALL_HEXES.map((hex) => [hex, ...grid.neighbours(hex)]);

/** 14.12(1). */
const move = one<Battle, Boat, number>({
  options: ({ state }, { sub }) => REACH[submarine(state, sub).hex] as readonly number[],
  about: ({ state }, { sub }) => ({ sub: submarineName(sub), hex: hexName(submarine(state, sub).hex) }),
  describe: (g, { sub }, to): OptionDetail => {
    const hex = Number(to);
    const { hex: here } = submarine(g.state, sub);
    if (hex === here) return { ...hexDetail(hex, '14.12'), label: message('submarine stays', { hex: hexName(hex) }) };
    const chase = forcesAt(g.state, hex).some((force) => approach(force.from, here, hex) !== 'none');
    return { ...hexDetail(hex, '14.12'), ...(chase && { caution: message('caution: chase from astern') }) };
  },
  whyNot: (g, f, wanted) => tooFar(g, f, hexWanted(wanted)),
  apply: (g, f, to) => {
    const boat = submarine(g.state, f.sub);
    f.from = boat.hex;
    if (to === boat.hex) return;
    boat.hex = to;
    if (!g.silent)
      g.emit(
        'submarine moves',
        { sub: submarineName(f.sub), hex: hexName(to) },
        { rule: '14.12', touches: [submarineRef(f.sub), hexRef(to)] },
      );
  },
});
function tooFar({ state }: G, { sub }: Boat, hex: number | undefined): Refusal | undefined {
  if (hex === undefined) return undefined;
  const far = grid.distance(submarine(state, sub).hex, hex);
  return far > 1 ? { reason: message('why not so far', { n: far, hex: hexName(hex) }), rule: '14.12' } : undefined;
}

export const AFTER_CONTACT = ['shadow', 'attack'] as const;
/** 14.14(2) to (4), 14.15. */
const approachOrAttack = one<Battle, Boat, (typeof AFTER_CONTACT)[number]>({
  options: () => AFTER_CONTACT,
  about: ({ state }, { sub, force = -1 }) => {
    const found = forceById(state, force);
    return { sub: submarineName(sub), force: found ? forceName(found) : '' };
  },
  describe: (_g, { sub, force }, order): OptionDetail => ({
    label: message(`contact.${order}`),
    touches: [submarineRef(sub), forceRef(force ?? -1)],
    rolls: order === 'attack',
    rule: order === 'attack' ? '14.16' : '14.15',
  }),
  odds: (g, _f, order) => (order === 'attack' ? g.odds('submarine attack') : undefined),
  apply: (g, f, order) => {
    f.attacks = order === 'attack';
    if (f.attacks) return;
    const force = f.force ?? -1;
    submarine(g.state, f.sub).shadows = force;
    const found = forceById(g.state, force);
    if (found)
      g.emit(
        'shadowing begins',
        { sub: submarineName(f.sub), force: forceName(found) },
        { rule: '14.15', touches: [submarineRef(f.sub), forceRef(force)] },
      );
  },
});

/** 14.12: one submarine. */
export const submarineActs = procedure<Battle, Boat>('submarine', '14.12', [
  decide('shadowing', '14.151', ({ state }, { sub }) => (submarine(state, sub).shadows >= 0 ? 'us' : []), shadowing),
  decide('move', '14.12', 'us', move),
  decide('contact', '14.13', (g, f) => (contacts(g, f).length > 0 ? 'us' : []), contact),
  decide('after contact', '14.14', (_g, { force }) => (force === undefined ? [] : 'us'), approachOrAttack),
  call(
    'attack',
    '14.16',
    () => submarineAttack,
    (_g, { sub, force = -1, wreck = -1, attacks }): Attack | null => (attacks === true ? { sub, force, wreck } : null),
  ),
]);

interface Drawn {
  /** Submarines that still may act, in order. */
  waiting?: number[];
}

/** 14.12(2), 14.171: pins grow shorter; who is pinned does nothing else. */
export function surface(g: G, f: Drawn): void {
  const { state } = g;
  const waiting: number[] = [];
  for (let sub = 0; sub < SUBMARINES.length; sub++) {
    const boat = submarine(state, sub);
    if (boat.sunk || boat.hex === OFF) continue;
    if (boat.pin === 0) {
      const force = forceById(state, boat.shadows);
      if (force) boat.hex = force.hex;
      else boat.shadows = -1;
      waiting.push(sub);
      continue;
    }
    boat.pin--;
    g.emit(
      boat.pin > 0 ? 'submarine still pinned' : 'submarine free again',
      { sub: submarineName(sub) },
      { rule: '14.171', touches: [submarineRef(sub)] },
    );
  }
  f.waiting = waiting;
}

/** 14.12: when the US Subs chit is drawn. */
export const submarineOperations = procedure<Battle, Drawn>('submarine operations', '14.12', [
  deed('pins', '14.171', surface),
  each(
    'submarines',
    '14.12',
    () => submarineActs,
    (_g, f): Boat | null => {
      const sub = f.waiting?.shift();
      return sub === undefined ? null : { sub };
    },
  ),
]);
/** The procedures of this file and of the attack, for the list of the game. */
export const submarineProcedures = [submarineOperations, submarineActs, submarineAttack];
