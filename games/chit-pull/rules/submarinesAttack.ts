import { type Decision, end, type Message, type ModifierUse, one, type OptionDetail } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { hasDestroyers } from '../data/formations.ts';
import { markerRef } from '../data/refs.ts';
import { isDestroyer } from '../data/ship.ts';
import { at, enemyOf, type SideId } from '../data/side.ts';
import type { G, Theater } from '../data/theater.ts';
import { contactOn } from './contacts.ts';
import { reportedShips } from './report.ts';
import { sideName, type SubmarineContact, type SubmarineRules } from './submarinesRules.ts';

export interface SubmarineAttack<Own extends object> {
  /** Whether the submarine attacks at all. */
  readonly attempt: Decision<Theater<Own>, SubmarineContact>;
  /** What the captain attacks, where it is his choice: a ship, or a type where nobody knows which ships are there. */
  readonly target: Decision<Theater<Own>, SubmarineContact>;
  /** It gives whether there was anything to attack. */
  attack(g: G<Own>, f: SubmarineContact): boolean;
}

const ATTACK = 'attack';
const HOLD = 'hold';

/** The side whose submarine a formation has come upon. */
export function ownerOf(fleet: Fleet, { marker }: SubmarineContact): SideId {
  return enemyOf(at(fleet.markers, marker).side);
}

export function createAttack<Own extends object>(fleet: Fleet, rules: SubmarineRules<Own>): SubmarineAttack<Own> {
  const { cite } = rules;
  const destroyerTypes = new Set(
    fleet.ships.flatMap(({ type }, ship) => (isDestroyer(type) ? [fleet.reportedType[ship]] : [])),
  );

  /** The counts that the submarine's owner was told just now. */
  function toldCounts(theater: Theater<Own>, f: SubmarineContact): readonly number[] {
    return contactOn(theater, ownerOf(fleet, f), f.marker)?.counts ?? [];
  }

  /** A report always tells whether there are destroyers. */
  function toldModifiers(theater: Theater<Own>, f: SubmarineContact): readonly ModifierUse[] {
    return rules.modifiers(toldCounts(theater, f).some((n, type) => n > 0 && destroyerTypes.has(type)));
  }

  const attempt: Decision<Theater<Own>, SubmarineContact> = one<Theater<Own>, SubmarineContact, string>({
    options: () => [ATTACK, HOLD],
    about: (_g, f) => ({ marker: at(fleet.markers, f.marker).name, hex: fleet.grid.label(f.hex) }),
    describe: (_g, _f, option) => ({ label: { key: `submarine ${option}` } }),
    odds: (g, _f, option) => (option === ATTACK ? rules.contactOdds(g) : undefined),
    apply: (g, f, option) => {
      if (option === ATTACK) return undefined;
      const values = { marker: at(fleet.markers, f.marker).name, side: sideName(ownerOf(fleet, f)) };
      // Whether the force can sail on, which only its owner knows, shows in what comes next.
      g.stands();
      g.emit('submarine holds', values, { rule: cite.table });
      return end;
    },
  });

  const target: Decision<Theater<Own>, SubmarineContact> = one<Theater<Own>, SubmarineContact, string>({
    options: (g, f) => {
      if (rules.choices !== undefined) return rules.choices.offered(g, f);
      if (!g.state.veiled) return reportedShips(fleet, g.state).map((ship) => at(fleet.ships, ship).id);
      const counts = toldCounts(g.state, f);
      return fleet.reported.filter((_, type) => (counts[type] ?? 0) > 0);
    },
    about: (_g, f) => ({ marker: at(fleet.markers, f.marker).name, hex: fleet.grid.label(f.hex) }),
    describe: (_g, f, option) => describe(fleet, f, option, rules.choices !== undefined),
    odds: (g, f) => g.odds('damage', { column: rules.column, modifiers: toldModifiers(g.state, f) }),
    apply: (_g, f, choice) => {
      f.choice = choice;
    },
  });

  function attack(g: G<Own>, f: SubmarineContact): boolean {
    const theater = g.state;
    const { name, side } = at(fleet.markers, f.marker);
    const prey = preyOf(fleet, theater, f, rules.choices);
    const modifiers = rules.modifiers(hasDestroyers(fleet, reportedShips(fleet, theater)));
    if (f.target === 'none') return false;
    const values = { marker: name, hex: fleet.grid.label(f.hex), side: sideName(enemyOf(side)) };
    if (prey.length === 0) {
      g.emit('submarine no target', values, { rule: cite.table });
      return false;
    }
    const nameOf = (ship: string | number): string => at(fleet.ships, Number(ship)).name;
    const ship = g.pick(prey, 'purpose.submarine target', cite.table, { to: side, about: values, name: nameOf });
    // No ship is attacked twice in one contact.
    if (f.more && theater.report !== null) theater.report.struck = [...(theater.report.struck ?? []), ship];
    const result = g.roll('damage', {
      column: rules.column,
      modifiers,
      purpose: 'purpose.submarine attack',
      about: values,
      rule: cite.attack,
    });
    const { hits, criticals } = rules.impact(ship, result);
    if (hits === 0) {
      // What it aimed at is not told: it would tell what sails there.
      const other = { key: 'torpedoes miss', values };
      g.emit(
        'torpedoes miss ship',
        { ...values, ship: nameOf(ship) },
        { rule: cite.attack, to: side, other, reveals: true },
      );
      return true;
    }
    g.emit('torpedoes hit', { ...values, n: hits }, { rule: cite.attack, reveals: true });
    rules.inflict(g, ship, hits);
    for (let hit = 0; hit < criticals; hit++) rules.critical(g, ship);
    return true;
  }

  return { attempt, target, attack };
}

/** A ship or a type that may be attacked. */
function describe(fleet: Fleet, f: SubmarineContact, option: string | number, isNamed: boolean): OptionDetail {
  const ship = fleet.shipNumber.get(String(option));
  if (ship !== undefined) {
    const { name } = at(fleet.ships, ship);
    return {
      label: { key: 'torpedo ship', values: { ship: name } },
      short: { key: 'kernel.plain', values: { id: name } },
      // The ship itself is on no board that the captain sees.
      touches: [markerRef(fleet, f.marker)],
      rolls: true,
    };
  }
  const type: Message = isNamed ? { key: `torpedo choice ${option}` } : { key: `reported.${option}`, values: { n: 1 } };
  return {
    label: { key: 'torpedo type', values: { type } },
    short: type,
    touches: [markerRef(fleet, f.marker)],
    rolls: true,
  };
}

/** The ships among which the torpedoes find theirs. */
function preyOf<Own extends object>(
  fleet: Fleet,
  theater: Theater<Own>,
  f: SubmarineContact,
  choices: SubmarineRules<Own>['choices'],
): number[] {
  const struck = theater.report?.struck ?? [];
  const ships = reportedShips(fleet, theater).filter((ship) => !struck.includes(ship));
  switch (f.target) {
    case 'none':
      return [];
    case 'random':
      return ships;
    case 'no destroyer':
      return ships.filter((ship) => !isDestroyer(at(fleet.ships, ship).type));
    case 'choice': {
      if (choices !== undefined) return ships.filter((ship) => choices.covers(f.choice, ship));
      const type = fleet.reported.indexOf(f.choice);
      return ships.filter((ship) => fleet.reportedType[ship] === type || at(fleet.ships, ship).id === f.choice);
    }
  }
}
