import { formationOf } from '../data/formations.ts';
import { at } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import type { Regrouped } from './formation.ts';
import { type Organizer, regroupingOf } from './organizationRules.ts';

/** What reorganizing costs a formation. */
const COST = 1;

/** Notes a group that has to pay. It does so once, when its owner is done, however often he changes his mind. */
export function noteSlow<Own extends object>({ fleet, rules }: Organizer<Own>, g: G<Own>, change: Regrouped): void {
  if (!rules.slows(g, change)) return;
  const { slowed } = regroupingOf(g.state, at(fleet.markers, change.marker).side);
  if (!slowed.includes(change.marker)) slowed.push(change.marker);
}

/** What else has slowed a group comes on top of it. */
export function settleSlow(theater: Theater): void {
  const groups = theater.regrouping?.slowed.filter((group) => at(theater.markers, group).hex !== OFF) ?? [];
  for (const marker of new Set(groups.map((group) => formationOf(theater, group))))
    at(theater.markers, marker).slow += COST;
}
