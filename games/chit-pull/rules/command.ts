import {
  type Decision,
  goto,
  type OptionDetail,
  type OptionId,
  one,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { chitInPool, type Fleet, sideOfEntry } from '../data/fleet.ts';
import { markerRef, markerWanted, POOL } from '../data/refs.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import { type Activations, canActivate, type PoolRules } from './poolRules.ts';

/** To activate nothing with a command chit. */
const NOBODY = 'nobody';

export interface Command<Own extends object> {
  readonly decision: Decision<Theater<Own>, Activations>;
  /** What a side's command chit could activate, by the entries of the pool. */
  choices(g: G<Own>, side: SideId): number[];
}

/** A command chit was drawn: its owner says whom it activates. */
export function createCommand<Own extends object>(fleet: Fleet, rules: PoolRules<Own>): Command<Own> {
  const entries = new Map<OptionId, number>([
    ...fleet.markers.map(({ id }, marker): [OptionId, number] => [id, marker]),
    ...fleet.chits.map(({ id }, chit): [OptionId, number] => [id, chitInPool(fleet, chit)]),
  ]);

  function choices(g: G<Own>, side: SideId): number[] {
    const found: number[] = [];
    for (const marker of ofSide(fleet.markersOf, side))
      if (at(fleet.markers, marker).kind !== 'detached' && canActivate(g.state, marker)) found.push(marker);
    for (const chit of ofSide(fleet.chitsOf, side)) {
      const entry = chitInPool(fleet, chit);
      if (g.state.pool.includes(entry) && rules.commands(g, chit)) found.push(entry);
    }
    return found;
  }

  function idOf(entry: number): string {
    return entry < fleet.markers.length
      ? at(fleet.markers, entry).id
      : at(fleet.chits, entry - fleet.markers.length).id;
  }

  function describe(g: G<Own>, option: OptionId): OptionDetail {
    const entry = entries.get(option);
    if (entry === undefined) return { label: { key: 'command nobody' } };
    if (entry >= fleet.markers.length) {
      const { name } = at(fleet.chits, entry - fleet.markers.length);
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
      if (entry >= fleet.markers.length) pool.splice(pool.indexOf(entry), 1);
      return undefined;
    },
  });

  return { decision, choices };
}
