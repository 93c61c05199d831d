import { type Decision, type Refusal, some } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { hexOfAir, isCovered, strengthOf } from '../data/formations.ts';
import { airRef, airWanted } from '../data/refs.ts';
import { at, ofSide, type PerSide, type SideId } from '../data/side.ts';
import { baseOf, isFighter } from '../data/squadron.ts';
import { type G, NONE, type Theater } from '../data/theater.ts';
import { canLaunchFrom } from './airBoxes.ts';

/** What a game says of patrols over its own formations and bases. */
export interface PatrolRules<Own extends object> {
  readonly cite: { readonly patrol: string; readonly grounded: string };
  /** Whether units may be up since an earlier turn, and stay there or come down ready. */
  readonly recalls: boolean;
  /** What else keeps a unit on deck, as a key of the words and a rule. */
  bars(g: G<Own>, unit: number): Bar | undefined;
}

export interface Bar {
  readonly key: string;
  readonly rule: string;
}

/** Which fighters fly patrol, each over its own carrier's formation or its own base. Nobody has to. */
export function createPatrolOrder<Own extends object>(
  fleet: Fleet,
  rules: PatrolRules<Own>,
): Decision<Theater<Own>, object> {
  const { cite } = rules;
  /** The units that can fly patrol at all, by side. */
  const fighters: Readonly<PerSide<readonly number[]>> = {
    japan: fleet.squadronsOf.japan.filter((unit) => isFighter(at(fleet.squadrons, unit).kind)),
    us: fleet.squadronsOf.us.filter((unit) => isFighter(at(fleet.squadrons, unit).kind)),
  };

  /** Whether a unit's carrier sails home on its own: patrols fly over formations and airfields, and over nobody else. */
  function isDetached(theater: Theater<Own>, unit: number): boolean {
    const group = theater.shipAt[at(theater.airHome, unit)] ?? NONE;
    return group >= 0 && at(fleet.markers, group).kind === 'detached';
  }

  /** Why a unit of one's own can't fly patrol. */
  function whyGrounded(g: G<Own>, unit: number): Bar | undefined {
    const { state: theater } = g;
    if (!isFighter(at(fleet.squadrons, unit).kind)) return { key: 'why bombers never patrol', rule: cite.patrol };
    if (rules.recalls && theater.airAt[unit] === 'cap') return undefined;
    if (theater.airAt[unit] !== 'ready') return { key: 'why not ready', rule: cite.patrol };
    if (!canLaunchFrom(fleet, theater, at(theater.airHome, unit)))
      return { key: 'why carrier grounded', rule: cite.grounded };
    if (isDetached(theater, unit)) return { key: 'why carrier detached', rule: cite.patrol };
    const field = baseOf(at(theater.airHome, unit));
    if (field >= 0 && !isCovered(fleet, field)) return { key: 'why base beyond', rule: cite.patrol };
    return rules.bars(g, unit);
  }

  function whyNot(g: G<Own>, unit: number): Refusal | undefined {
    const bar = whyGrounded(g, unit);
    return bar && { reason: { key: bar.key, values: { unit: at(fleet.squadrons, unit).name } }, rule: bar.rule };
  }

  return some<Theater<Own>, object, string>({
    options: (g, _f, side) => {
      const ids: string[] = [];
      for (const unit of ofSide(fighters, side as SideId))
        if (whyGrounded(g, unit) === undefined) ids.push(at(fleet.squadrons, unit).id);
      return ids;
    },
    about: ({ state }) => ({ turn: state.turn }),
    describe: (g, _f, option) => {
      const unit = fleet.squadronNumber.get(String(option)) as number;
      const { name, kind } = at(fleet.squadrons, unit);
      const values = {
        unit: name,
        kind: { key: `kind.${kind}` },
        n: strengthOf(fleet, g.state, unit),
        hex: fleet.grid.label(hexOfAir(fleet, g.state, unit)),
      };
      return {
        label: { key: 'patrol unit', values },
        short: { key: 'name', values: { name } },
        touches: [airRef(fleet, unit)],
      };
    },
    whyNot: (g, _f, wanted, side) => {
      const unit = airWanted(fleet, wanted);
      return unit < 0 || at(fleet.squadrons, unit).side !== side ? undefined : whyNot(g, unit);
    },
    apply: (g, _f, units, side) => {
      const { airAt } = g.state;
      if (rules.recalls)
        for (const unit of ofSide(fighters, side as SideId)) if (airAt[unit] === 'cap') airAt[unit] = 'ready';
      for (const id of units) airAt[fleet.squadronNumber.get(id) as number] = 'cap';
      // Where formations are not hidden, the enemy sees it now.
      g.stands();
      if (units.length > 0) g.emit('patrol flies', { n: units.length }, { rule: cite.patrol, to: side });
    },
  });
}
