import {
  at,
  isCarrier,
  isDestroyer,
  ofSide,
  shipsUnder,
  type SideId,
  type SubmarineContact,
  type SubmarineRules,
  type SubMarker,
} from '@point-option/chit-pull';
import type { ModifierUse } from '@point-option/engine';
import { SUBMARINE_TARGETS } from '../data/charts/submarines.ts';
import { SONAR, TORPEDO_COLUMN } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { IS_SEA } from '../data/map.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { criticals, damage, impactOn } from './damage.ts';

/* Module 10: submarines of both sides and dummies, drawn from one cup. */

type Result = keyof typeof SUBMARINE_TARGETS;

function lost({ own }: LeyteTheater): number {
  return own.lostSubmarines.japan + own.lostSubmarines.us;
}

/** 10.2, 10.7: those that were sunk are not in the cup any more. */
function left({ own }: LeyteTheater, side: SideId): number {
  return Math.max(0, SONAR[side] - ofSide(own.lostSubmarines, side));
}
function boatsLeft(theater: LeyteTheater): number {
  return left(theater, 'us') + left(theater, 'japan');
}

/** 10.5: battleships, and carriers of any type. */
function isCapital(ship: number): boolean {
  const { type } = at(fleet.ships, ship);
  return type === 'BB' || isCarrier(type);
}

/** 10.4: Japanese submarines take 2 off. */
function attackModifiers({ marker }: SubmarineContact): readonly ModifierUse[] {
  return [at(fleet.markers, marker).side === 'us' && 'japan'];
}

/** 10.7: whoever was attacked hunts the submarine, if there is a unit of destroyers. */
function huntModifiers(theater: LeyteTheater, marker: number): readonly ModifierUse[] | null {
  const ships = shipsUnder(fleet, theater, marker).map((ship) => at(fleet.ships, ship));
  const units = ships.filter(({ type }) => isDestroyer(type) && type !== 'APD').length;
  if (units === 0) return null;
  const carrier = ships.some(({ type, side }) => side === 'us' && isCarrier(type));
  return [units > 1 && (['destroyers', units - 1] as const), carrier && 'carrier'];
}

function hunted(g: G, f: SubmarineContact, sub: SubMarker): void {
  const modifiers = huntModifiers(g.state, f.marker);
  if (modifiers === null) return;
  const values = { marker: at(fleet.markers, f.marker).name };
  const result = g.roll<string>('depth charges', {
    modifiers,
    purpose: 'purpose.depth charges',
    about: values,
    rule: '10.7',
  });
  if (result !== 'sunk') return;
  g.state.subs = g.state.subs.filter((other) => other !== sub);
  g.state.own.lostSubmarines[sub.side]++;
  g.emit('submarine sunk', { ...values, side: { key: `side.${sub.side}` } }, { rule: '10.7', reveals: true });
}

export function submarineRules(searching: SubmarineRules<Own>['searching']): SubmarineRules<Own> {
  return {
    cite: { markers: '10.1', placing: '10.2', contact: '10.4', table: '10.4', attack: '10.6', removal: '10.8' },
    shared: true,
    cup: (theater) => ({ us: left(theater, 'us'), japan: left(theater, 'japan'), false: SONAR.dummies }),
    // 10.2: on an enemy force, or next to one.
    onShips: true,
    waters: IS_SEA,
    // 10.4: its owner decides.
    declines: true,
    count: (g) => {
      const most = boatsLeft(g.state) + SONAR.dummies;
      const n = g.roll<number>('sonar markers', {
        modifiers: lost(g.state) > 0 ? [['sunk', lost(g.state)]] : [],
        purpose: 'purpose.sonar count',
        rule: '10.1',
      });
      return Math.min(n, most);
    },
    band: (g, side) =>
      g.roll<'near' | 'far'>('sonar distance', {
        purpose: 'purpose.submarine distance',
        about: { side: { key: `side.${side}` } },
        rule: '10.2',
      }),
    contact: (g, f) => {
      const result = g.roll<Result>('submarine attack', {
        modifiers: attackModifiers(f),
        purpose: 'purpose.submarine table',
        about: { marker: at(fleet.markers, f.marker).name },
        rule: '10.4',
      });
      const { target, ships } = SUBMARINE_TARGETS[result];
      // 10.5: how many units there are.
      return {
        finding: { told: target === 'none' ? 'none' : 'count', tolerance: 0 },
        target,
        attacks: ships,
      };
    },
    // 10.5: and whether battleships or carriers are among them.
    seen: (g, f) => {
      const capital = shipsUnder(fleet, g.state, f.marker).some(isCapital);
      const values = { marker: at(fleet.markers, f.marker).name };
      g.emit(capital ? 'submarine sees capital' : 'submarine sees none', values, { rule: '10.5', reveals: true });
    },
    contactOdds: (g) => g.odds('submarine attack'),
    // 10.5: the captain knows whether there are battleships or carriers, and no more.
    choices: {
      offered: (g, f) => {
        const struck = g.state.report?.struck ?? [];
        const capital = shipsUnder(fleet, g.state, f.marker).some((ship) => isCapital(ship) && !struck.includes(ship));
        return capital ? ['capital', 'any'] : ['any'];
      },
      covers: (choice, ship) => choice !== 'capital' || isCapital(ship),
    },
    column: TORPEDO_COLUMN,
    modifiers: () => [],
    impact: (ship, result) => impactOn(ship, result),
    inflict: damage.inflict,
    critical: (g, ship) => criticals.roll(g, ship, 'submarine'),
    hunted,
    searching,
  };
}
