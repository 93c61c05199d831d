import {
  type Decision,
  goto,
  type OptionDetail,
  type OptionId,
  one,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { chitOf, chitInPool, type Fleet, sideOfEntry, isChit } from '../data/fleet.ts';
import { markerRef, markerWanted, POOL } from '../data/refs.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import { type Activations, canActivate, type PoolRules } from './poolRules.ts';

/** To activate nothing with a command chit. */
const NOBODY = 'nobody';

export interface Command<Own extends object> {
  readonly decision: Decision<Theater<Own>, Activations>;
  /** Whether a side's command chit could activate anything. */
  hasChoice(g: G<Own>, side: SideId): boolean;
}

/** A command chit was drawn: its owner says whom it activates. */
export function createCommand<Own extends object>(fleet: Fleet, rules: PoolRules<Own>): Command<Own> {
  const entries = new Map<OptionId, number>([
    ...fleet.markers.map(({ id }, marker): [OptionId, number] => [id, marker]),
    ...fleet.chits.map(({ id }, chit): [OptionId, number] => [id, chitInPool(fleet, chit)]),
  ]);

  function mayActivate(g: G<Own>, marker: number): boolean {
    return canActivate(g.state, marker) && at(fleet.markers, marker).kind !== 'detached';
  }

  function mayCommand(g: G<Own>, chit: number): boolean {
    return g.state.pool.includes(chitInPool(fleet, chit)) && rules.commands(g, chit);
  }

  /** What a side's command chit could activate, by the entries of the pool. */
  function choices(g: G<Own>, side: SideId): number[] {
    const found: number[] = [];
    for (const marker of ofSide(fleet.markersOf, side)) if (mayActivate(g, marker)) found.push(marker);
    for (const chit of ofSide(fleet.chitsOf, side)) if (mayCommand(g, chit)) found.push(chitInPool(fleet, chit));
    return found;
  }

  function hasChoice(g: G<Own>, side: SideId): boolean {
    for (const marker of ofSide(fleet.markersOf, side)) if (mayActivate(g, marker)) return true;
    for (const chit of ofSide(fleet.chitsOf, side)) if (mayCommand(g, chit)) return true;
    return false;
  }

  function idOf(entry: number): string {
    return isChit(fleet, entry) ? at(fleet.chits, chitOf(fleet, entry)).id : at(fleet.markers, entry).id;
  }

  function describe(g: G<Own>, option: OptionId): OptionDetail {
    const entry = entries.get(option);
    if (entry === undefined) return { label: { key: 'command nobody' } };
    if (isChit(fleet, entry)) {
      const { name } = at(fleet.chits, chitOf(fleet, entry));
      return { label: { key: 'command chit', values: { marker: name } }, touches: [{ cup: POOL }], picks: [] };
    }
    const { hex } = at(g.state.markers, entry);
    const values = { marker: at(fleet.markers, entry).name, hex: fleet.grid.label(hex) };
    return { label: { key: 'command marker', values }, touches: [markerRef(fleet, entry)] };
  }

  function whyNot(g: G<Own>, wanted: Wanted, side: SideId): Refusal | undefined {
    const rule = rules.cite.command;
    const marker = markerWanted(fleet, wanted);
    if (marker < 0) return undefined;
    const { name, side: owner, kind } = at(fleet.markers, marker);
    const values = { marker: name };
    if (owner !== side) return { reason: { key: 'why not yours to command', values }, rule };
    if (at(g.state.markers, marker).hex === OFF) return undefined;
    if (kind === 'detached') return { reason: { key: 'why detached never activated', values }, rule: rules.cite.fill };
    return { reason: { key: 'why activated already', values }, rule };
  }

  const decision = one<Theater<Own>, Activations>({
    options: (g) => [...choices(g, sideOfEntry(fleet, g.state.active)).map(idOf), NOBODY],
    describe: (g, _f, option) => describe(g, option),
    whyNot: (g, _f, wanted, side) => whyNot(g, wanted, side as SideId),
    apply: (g, _f, choice) => {
      const entry = entries.get(choice);
      if (entry === undefined) return goto('over');
      const { pool } = g.state;
      g.state.active = entry;
      // A formation's own marker is passed over when it is drawn. A chit can't be marked as used, so it leaves the pool at once.
      if (isChit(fleet, entry)) pool.splice(pool.indexOf(entry), 1);
      return undefined;
    },
  });

  return { decision, hasChoice };
}
