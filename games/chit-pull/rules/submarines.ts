import { decide, deed, end, goto, type Next, type Odds, type Procedure, procedure } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { groupsOf, isOnMap, shipsIn } from '../data/formations.ts';
import { at, enemyOf, type SideId } from '../data/side.ts';
import type { ContactSource, G, Theater } from '../data/theater.ts';
import { isHollow } from './contacts.ts';
import { reportDecision } from './report.ts';
import type { Search } from './searchRules.ts';
import { createAttack, ownerOf } from './submarinesAttack.ts';
import { createMarkers } from './submarinesMarkers.ts';
import { createPatrol } from './submarinesPlacing.ts';
import type { Patrol, SubmarineContact, SubmarineRules } from './submarinesRules.ts';

export interface Submarines<Own extends object> {
  /** A side puts out its markers. */
  readonly patrol: Procedure<Theater<Own>, Patrol>;
  /** A formation comes upon one. */
  readonly contact: Procedure<Theater<Own>, SubmarineContact>;
  isLurking(theater: Theater<Own>, side: SideId, hex: number): boolean;
  odds(g: G<Own>, side: SideId, hex: number): Odds | undefined;
  /** All markers go back into their containers. */
  lift(g: G<Own>): void;
}

const SOURCE: ContactSource = 'submarine';

export function createSubmarines<Own extends object>(fleet: Fleet, rules: SubmarineRules<Own>): Submarines<Own> {
  const { cite } = rules;
  const { lurkingAt, turnOver, odds } = createMarkers(fleet, rules);
  const { attempt, target, attack } = createAttack(fleet, rules);

  const contact = procedure<Theater<Own>, SubmarineContact>('submarine contact', cite.contact, [
    deed('turn over', cite.contact, turnOver),
    ...(rules.declines ? [decide('attempt', cite.table, (_g, f: SubmarineContact) => ownerOf(fleet, f), attempt)] : []),
    deed('table', cite.table, sight),
    decide(
      'report',
      cite.table,
      (g, f) => (g.state.report?.told === 'types' ? at(fleet.markers, f.marker).side : []),
      reportDecision<Own, SubmarineContact>(fleet, tell),
    ),
    decide('target', cite.table, (_g, f) => (f.target === 'choice' ? ownerOf(fleet, f) : []), target),
    deed('torpedoes', cite.attack, (g, f) => {
      const fired = attack(g, f);
      if (fired && goesOn(g, f)) return goto('target');
      g.state.report = null;
      const sub = lurkingAt(g.state, at(fleet.markers, f.marker).side, f.hex);
      if (fired && sub !== undefined) rules.hunted?.(g, f, sub);
      return undefined;
    }),
  ]);

  /** The submarine looks. Of a force it meets one group. Where nobody knows what sails in it, only its owner learns which. */
  function sight(g: G<Own>, f: SubmarineContact): Next {
    const theater = g.state;
    const { finding, target: prey, attacks = 1 } = rules.contact(g, f);
    f.target = prey;
    if (attacks > 1) f.more = attacks - 1;
    if (finding.told === 'none') return end;
    if (isHollow(theater, f.marker)) {
      rules.searching().expose(g, f.marker);
      return end;
    }
    const { name, side } = at(fleet.markers, f.marker);
    const groups = groupsOf(fleet, theater, f.marker).filter((group) => shipsIn(fleet, theater, group).length > 0);
    const group = g.pick(groups, 'purpose.submarine group', cite.contact, {
      to: theater.veiled ? side : 'all',
      about: { marker: name },
      name: (each) => at(fleet.markers, Number(each)).name,
    });
    const { tolerance } = finding;
    theater.report = {
      to: enemyOf(side),
      marker: f.marker,
      group,
      source: SOURCE,
      told: finding.told,
      tolerance,
      open: true,
    };
    if (finding.told === 'count') {
      const total = shipsIn(fleet, theater, group).length;
      rules.searching().tell(g, searchOf(f), { told: 'count', total, counts: [], within: 0 });
    }
    rules.seen?.(g, f);
    return undefined;
  }

  /** Another attack follows, as long as somebody is left to attack. */
  function goesOn(g: G<Own>, f: SubmarineContact): boolean {
    if (!f.more || !isOnMap(g.state, f.marker)) return false;
    f.more--;
    return true;
  }

  function searchOf(f: SubmarineContact): Search {
    return { by: ownerOf(fleet, f), from: f.marker, marker: f.marker, source: SOURCE, wing: 0 };
  }

  function tell(g: G<Own>, f: SubmarineContact, counts: number[]): void {
    const within = g.state.report?.tolerance ?? 0;
    const total = counts.reduce((sum, n) => sum + n, 0);
    rules.searching().tell(g, searchOf(f), { told: 'types', total, counts, within });
  }

  function lift(g: G<Own>): void {
    if (g.state.subs.length === 0) return;
    g.state.subs = [];
    g.emit('submarines gone', {}, { rule: cite.removal });
  }

  return {
    patrol: createPatrol(fleet, rules, contact),
    contact,
    isLurking: (theater, side, hex) => lurkingAt(theater, side, hex) !== undefined,
    odds,
    lift,
  };
}
