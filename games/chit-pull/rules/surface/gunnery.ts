import { arrange, type Decision, type Layout, type Piece, type RollUse } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { conditionOf } from '../../data/formations.ts';
import { shipRef } from '../../data/refs.ts';
import { at, type SideId } from '../../data/side.ts';
import type { Combatant, G, Theater } from '../../data/theater.ts';
import { battleOf, combatantOf, enemiesOf, presentOf, sideOfShip } from './display.ts';
import { combatantSeen, shownTo, turnUp } from './faces.ts';
import { gunRangeSteps, type Impact, rangeBetween } from './figures.ts';
import { add, type Aim, type Fire } from './fire.ts';
import { CHARTS, type SurfaceRules } from './rules.ts';

/** What one shot did to its target. */
interface Scored extends Impact {
  readonly target: number;
}

/** Locals that keep the targets of guns until they fire, and what shots have done until all damage counts. */
export interface Gunnery {
  aims: Aim[];
  scored?: Scored[];
}

export interface Guns<Own extends object> {
  /** Whether a side has anything to fire at. */
  canFire(g: G<Own>, side: SideId): boolean;
  targets: Decision<Theater<Own>, Gunnery>;
  /** Rolls for the ships that have aimed, where others may aim when they have seen the dice. It gives whether any has. */
  volley(g: G<Own>, f: Gunnery): boolean;
  /** Rolls for every ship that has a target, then applies all damage. */
  fire(g: G<Own>, f: Gunnery): void;
}

/** A shot that is about to be fired. */
interface Shot {
  readonly aim: Aim;
  readonly firer: Combatant;
  readonly target: Combatant;
}

/** More than any gunnery factor, and more than any range. */
const MANY = 99;

export function createGuns<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>, fire: Fire<Own>): Guns<Own> {
  const gunRange = (ship: number): number => at(fleet.ships, ship).range;
  const factor = (g: G<Own>, ship: number): number => conditionOf(fleet, g.state, ship).gunnery;
  const shipOf = (id: string): number => fleet.shipNumber.get(id) ?? -1;

  /** A ship with guns that has not fired in this round. */
  const isReady = (g: G<Own>, { ship, fired }: Combatant): boolean => !fired && factor(g, ship) > 0;

  /** Ships that stand together with guns of one range have the same targets, in one list. */
  function pieces(g: G<Own>, side: SideId): Piece[] {
    const shared = new Map<number, string[]>();
    const found: Piece[] = [];
    for (const firer of presentOf(fleet, g.state, side)) {
      if (!isReady(g, firer)) continue;
      const range = gunRange(firer.ship);
      const key = firer.box * MANY + range;
      const boxes = shared.get(key) ?? fire.targets(g, firer, range);
      shared.set(key, boxes);
      if (boxes.length > 0) found.push({ id: at(fleet.ships, firer.ship).id, boxes });
    }
    return found;
  }

  function layout(g: G<Own>, _f: Gunnery, side: string): Layout {
    const enemies = enemiesOf(fleet, g.state, side as SideId);
    const boxes = enemies.map((each) => ({ id: at(fleet.ships, shownTo(fleet, side as SideId, each)).id }));
    return { pieces: pieces(g, side as SideId), boxes, partial: true };
  }

  function canFire(g: G<Own>, side: SideId): boolean {
    return presentOf(fleet, g.state, side).some(
      (firer) => isReady(g, firer) && fire.targets(g, firer, gunRange(firer.ship)).length > 0,
    );
  }

  function gunUse(g: G<Own>, firer: Combatant, target: Combatant, nth: number): RollUse {
    const range = gunRangeSteps(g, rangeBetween(firer.box, target.box));
    return fire.use(g, firer, target, 'guns', rules.gunnery(g, firer, nth), range);
  }

  function volley(g: G<Own>, f: Gunnery): boolean {
    const scored = f.scored ?? [];
    const shots = inOrder(g, f.aims).map((aim): Shot => {
      const firer = combatantOf(g.state, aim.ship) as Combatant;
      const side = sideOfShip(fleet, aim.ship);
      return { aim, firer, target: combatantSeen(fleet, g.state, side, aim.target) as Combatant };
    });
    // Firing reveals a ship.
    for (const { firer } of shots) turnUp(fleet, g, firer, rules.cite.gunnery);
    for (const { aim, firer, target } of shots) {
      const nth = scored.filter((before) => before.target === target.ship).length;
      const use = gunUse(g, firer, target, nth);
      const told = { ...use, purpose: 'purpose.surface guns', ...(!g.silent && { about: fire.about(aim) }) };
      const { hits, criticals } = rules.impact(g, target.ship, g.roll(CHARTS.damage, told), 'guns');
      scored.push({ target: target.ship, hits, criticals });
    }
    f.aims = [];
    f.scored = scored;
    return shots.length > 0;
  }

  function shoot(g: G<Own>, f: Gunnery): void {
    volley(g, f);
    const impacts = impactsOf(f.scored ?? []);
    delete f.scored;
    fire.strikeHome(g, impacts);
    for (const combatant of battleOf(g.state).ships) if (combatant.fired) combatant.slow += rules.slowed.byFiring;
  }

  /**
   * Japanese ships first, and of each side the strongest: where only the first shot at a target counts in full, nobody would let a
   * weaker ship fire it.
   */
  function inOrder(g: G<Own>, aims: readonly Aim[]): Aim[] {
    const rank = ({ ship }: Aim): number =>
      (sideOfShip(fleet, ship) === 'us' ? 0 : MANY) + rules.gunnery(g, combatantOf(g.state, ship) as Combatant, 0);
    return aims.slice().sort((a, b) => rank(b) - rank(a));
  }

  const targets = arrange<Theater<Own>, Gunnery>({
    layout,
    about: (g) => ({ round: battleOf(g.state).round }),
    describe: (g, _f, id) => {
      const ship = shipOf(String(id));
      const box = combatantOf(g.state, ship)?.box ?? 0;
      const values = { ship: at(fleet.ships, ship).name, box, n: factor(g, ship), range: gunRange(ship) };
      return {
        label: { key: 'surface gunner', values },
        short: { key: 'surface name', values },
        touches: [shipRef(fleet, ship)],
        rolls: true,
      };
    },
    describeBox: (g, _f, box, side) => fire.describeTarget(g, box, side as SideId),
    whyNot: (g, _f, wanted, side) => fire.whyNot(g, wanted, side as SideId, 'guns'),
    whyNotBox: (g, _f, piece, box) => {
      const ship = shipOf(piece);
      return fire.whyNotAt(g, { ship, target: shipOf(box) }, gunRange(ship), 'guns');
    },
    oddsIn: (g, _f, piece, box) => {
      const firer = combatantOf(g.state, shipOf(piece));
      const target = firer && combatantSeen(fleet, g.state, sideOfShip(fleet, firer.ship), shipOf(box));
      return firer && target ? g.odds(CHARTS.damage, gunUse(g, firer, target, 0)) : undefined;
    },
    apply: (g, f, placed, side) => {
      // Each side hears whom the other fires at, even where nobody fires.
      g.stands();
      for (const firer of presentOf(fleet, g.state, side as SideId)) {
        const target = fleet.shipNumber.get(placed[at(fleet.ships, firer.ship).id] ?? '');
        if (target === undefined) continue;
        firer.fired = true;
        f.aims.push({ ship: firer.ship, target });
      }
    },
  });

  return { canFire, targets, volley, fire: shoot };
}

/** What all shots together did to each target. */
function impactsOf(scored: readonly Scored[]): ReadonlyMap<number, Impact> {
  const impacts = new Map<number, Impact>();
  for (const { target, hits, criticals } of scored) add(impacts, target, { hits, criticals });
  return impacts;
}
