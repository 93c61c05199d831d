import { at, type Contact, createDesk, enemyOf, type OwnFormation, type SideId } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { ALL_HEXES, grid } from '../data/map.ts';
import type { LeyteTheater, Own } from '../data/own.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { start } from '../data/start.ts';
import { observe } from '../view.ts';
import type { Admiral } from './admirals.ts';
import type { Purpose } from './course.ts';
import { kit } from './figures.ts';
import type { OpsDesk } from './sea.ts';

/** The markers that stand for the historical forces here. */
const MARKERS: Readonly<Record<string, readonly [marker: string, hex: string]>> = {
  'Force A': ['Force 1', '2813'],
  'Force B': ['Force 2', '2813'],
  'Force C': ['Force 3', '3812'],
  Shima: ['Force 4', '3111'],
  'Reinforcement Escort': ['Force 5', '2410'],
  Transports: ['Force 6', '3909'],
  'Division 21': ['Force 7', '2410'],
  Ozawa: ['Force 8', '1426'],
  'Taffy 1': ['TF 1', '3524'],
  'Taffy 2': ['TF 2', '3524'],
  'Taffy 3': ['TF 3', '3424'],
  'TF 78': ['TF 4', '3722'],
  'TF 79': ['TF 5', '3622'],
  'TG 38.2': ['TF 6', '2824'],
  'TG 38.3': ['TF 7', '2621'],
  'TG 38.4': ['TF 8', '3328'],
};

/** The marker of a force. */
export function markerOf(force: string): number {
  return fleet.markerNumber.get(MARKERS[force]?.[0] ?? '') as number;
}

/** The historical scenario on the second turn, by day, with every force where it starts and whatever a test changes. */
export function position(change: (data: LeyteTheater) => void = () => {}): LeyteTheater {
  const data = start('historical', {});
  data.turn = 2;
  for (const [force, [, hex]] of Object.entries(MARKERS)) {
    for (const each of SHIPS_OF.get(force) ?? []) data.shipAt[each] = markerOf(force);
    at(data.markers, markerOf(force)).hex = grid.mustHex(hex);
  }
  change(data);
  return data;
}

/** Puts a force somewhere else. */
export function place(data: LeyteTheater, force: string, hex: string): void {
  at(data.markers, markerOf(force)).hex = grid.mustHex(hex);
}

/** The enemy has been told what a force is, exactly. */
export function report(data: LeyteTheater, force: string): void {
  const marker = markerOf(force);
  const counts = fleet.reported.map((_, type) => {
    const ships = data.shipAt.flatMap((group, each) => (group === marker ? [each] : []));
    return ships.filter((each) => fleet.reportedType[each] === type).length;
  });
  const contact: Contact = {
    marker,
    hex: at(data.markers, marker).hex,
    turn: data.turn,
    source: 'carrier search',
    told: 'types',
    total: counts.reduce((sum, n) => sum + n, 0),
    counts,
    within: 0,
    reports: 1,
  };
  at(data.markers, marker).seen = 1;
  data.contacts[enemyOf(at(fleet.markers, marker).side)].push(contact);
}

/** What an admiral has before him. */
export function deskOf(data: LeyteTheater, side: SideId, admiral: Admiral): OpsDesk {
  return createDesk<Own, Admiral>(kit(), admiral, { view: observe(data, side), agenda: [] }, side);
}

/** A force as its own side sees it. */
export function ownForce(desk: OpsDesk, force: string): OwnFormation {
  const own = desk.formations().find(({ marker }) => marker === markerOf(force));
  if (own === undefined) throw new Error(`${force} is not on the map.`);
  return own;
}

/** The hex on the whole map where a force would like best to be. */
export function bestHex({ wish }: Purpose, among: readonly number[] = ALL_HEXES): string {
  const best = among.toSorted((a, b) => wish(b) - wish(a))[0];
  return best === undefined ? '' : grid.label(best);
}
