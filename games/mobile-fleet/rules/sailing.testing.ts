import { deed, type Procedure, procedure } from '@point-option/engine';
import { type Scouting, scoutingOf, type SurfaceBattle } from '@point-option/chit-pull';
import type { MobileTheater } from '../data/own.ts';
import { createSailing } from './sailing.ts';
import { dataOf, marker, playing, type Standing, type Table } from './testing.ts';

/** Stands for the surface battle, which has its own tests: it only says that one began. */
const battle = procedure<MobileTheater, SurfaceBattle>('surface battle', '12.0', [
  deed('meet', '12.0', (g, { hex, marker: by, from }) => g.emit('battle begins', { hex, marker: by, from })),
]);

export const sailing = createSailing(() => battle);
const others: readonly Procedure<MobileTheater, never>[] = [...sailing.procedures, battle];

/** A match in which a formation or an air chit searches. */
export function scouting(entry: number, how?: Standing): Table {
  return playing<Scouting>(sailing.searching.scouting, scoutingOf(entry), others, how);
}

/** A match in which a formation moves. */
export function moving(id: string, how?: Standing): Table {
  return playing(sailing.movement.sail, { marker: marker(id) }, others, how);
}

/** A match in which a procedure of these chapters is played. */
export function playedOf<L extends object>(played: Procedure<MobileTheater, L>, locals: L, how?: Standing): Table {
  return playing(played, locals, others, how);
}

/** Takes all formations off the map but those that a test places itself. */
export function clearMap(data: MobileTheater): void {
  for (const each of data.markers) Object.assign(each, { hex: -1, force: -1, dummy: false });
}

export function markerIn(match: Table, id: string): MobileTheater['markers'][number] {
  return dataOf(match).markers[marker(id)] as MobileTheater['markers'][number];
}
