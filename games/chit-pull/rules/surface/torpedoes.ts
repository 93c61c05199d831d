import { arrange, type Decision, type Layout, type Piece, type RollUse } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { conditionOf } from '../../data/formations.ts';
import { shipRef } from '../../data/refs.ts';
import { at, type SideId } from '../../data/side.ts';
import type { Combatant, G, Theater } from '../../data/theater.ts';
import { battleOf, combatantOf, enemiesOf, presentOf, sideOfShip } from './display.ts';
import { combatantSeen, shownTo, turnUp } from './faces.ts';
import { type Impact, rangeBetween, torpedoRangeSteps, torpedoReach } from './figures.ts';
import { add, type Aim, type Fire } from './fire.ts';
import { CHARTS, type SurfaceRules, TORPEDO_COLUMN } from './rules.ts';

/** Locals that keep the targets of torpedoes until they run. */
export interface Torpedoes {
  salvos: Aim[];
}

export interface Tubes<Own extends object> {
  canFire(g: G<Own>, side: SideId): boolean;
  targets: Decision<Theater<Own>, Torpedoes>;
  fire(g: G<Own>, f: Torpedoes): void;
}

/** A salvo as a piece of an order: its ship, and which of the ship's salvos it is, from 1. */
interface Salvo {
  readonly ship: number;
  readonly n: number;
}

export function createTubes<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>, fire: Fire<Own>): Tubes<Own> {
  /** By ship: the ids of the salvos that it can ever have. */
  const ids: readonly (readonly string[])[] = fleet.ships.map(({ id, torpedoes, boxes }) =>
    torpedoes ? Array.from({ length: boxes }, (_, n) => `${id} salvo ${n + 1}`) : [],
  );
  const salvoOf: ReadonlyMap<string, Salvo> = new Map(
    ids.flatMap((own, ship) => own.map((id, n): [string, Salvo] => [id, { ship, n: n + 1 }])),
  );

  const reachOf = (g: G<Own>, ship: number): number => torpedoReach(g, sideOfShip(fleet, ship));

  function isLoaded(g: G<Own>, ship: number): boolean {
    return !at(g.state.spent, ship) && conditionOf(fleet, g.state, ship).torpedoes;
  }

  function layout(g: G<Own>, _f: Torpedoes, side: string): Layout {
    const pieces: Piece[] = [];
    const reach = torpedoReach(g, side as SideId);
    for (const firer of presentOf(fleet, g.state, side as SideId)) {
      if (!isLoaded(g, firer.ship)) continue;
      const boxes = fire.targets(g, firer, reach);
      if (boxes.length === 0) continue;
      const salvos = rules.salvos(g, firer.ship);
      for (const id of at(ids, firer.ship).slice(0, salvos)) pieces.push({ id, boxes });
    }
    const enemies = enemiesOf(fleet, g.state, side as SideId);
    const boxes = enemies.map((each) => ({ id: at(fleet.ships, shownTo(fleet, side as SideId, each)).id }));
    return { pieces, boxes, partial: true };
  }

  function canFire(g: G<Own>, side: SideId): boolean {
    const reach = torpedoReach(g, side);
    return presentOf(fleet, g.state, side).some(
      (firer) => isLoaded(g, firer.ship) && fire.targets(g, firer, reach).length > 0,
    );
  }

  function salvoUse(g: G<Own>, firer: Combatant, target: Combatant): RollUse {
    const steps = torpedoRangeSteps(g, sideOfShip(fleet, firer.ship), rangeBetween(firer.box, target.box)) ?? 0;
    return fire.use(g, firer, target, 'torpedoes', TORPEDO_COLUMN, steps);
  }

  function launch(g: G<Own>, f: Torpedoes): void {
    const impacts = new Map<number, Impact>();
    const shots = f.salvos.map((salvo) => {
      const firer = combatantOf(g.state, salvo.ship) as Combatant;
      const side = sideOfShip(fleet, salvo.ship);
      return { salvo, firer, target: combatantSeen(fleet, g.state, side, salvo.target) as Combatant };
    });
    // Firing reveals a ship.
    for (const { firer } of shots) turnUp(fleet, g, firer, rules.cite.torpedoes);
    for (const { salvo, firer, target } of shots) {
      const use = salvoUse(g, firer, target);
      const told = { ...use, purpose: 'purpose.surface torpedoes', ...(!g.silent && { about: fire.about(salvo) }) };
      add(impacts, target.ship, rules.impact(g, target.ship, g.roll(CHARTS.damage, told), 'torpedoes'));
      g.state.spent[firer.ship] = true;
    }
    f.salvos = [];
    fire.strikeHome(g, impacts);
  }

  const targets = arrange<Theater<Own>, Torpedoes>({
    layout,
    about: (g) => ({ round: battleOf(g.state).round }),
    describe: (g, _f, id) => {
      const { ship, n } = salvoOf.get(String(id)) as Salvo;
      const values = { ship: at(fleet.ships, ship).name, box: combatantOf(g.state, ship)?.box ?? 0, n };
      return {
        label: { key: 'surface salvo', values },
        short: { key: 'surface salvo short', values },
        touches: [shipRef(fleet, ship)],
        rolls: true,
      };
    },
    describeBox: (g, _f, box, side) => fire.describeTarget(g, box, side as SideId),
    whyNot: (g, _f, wanted, side) => fire.whyNot(g, wanted, side as SideId, 'torpedoes'),
    whyNotBox: (g, _f, piece, box) => {
      const { ship } = salvoOf.get(piece) as Salvo;
      return fire.whyNotAt(g, { ship, target: fleet.shipNumber.get(box) as number }, reachOf(g, ship), 'torpedoes');
    },
    oddsIn: (g, _f, piece, box) => {
      const firer = combatantOf(g.state, (salvoOf.get(piece) as Salvo).ship);
      const target =
        firer && combatantSeen(fleet, g.state, sideOfShip(fleet, firer.ship), fleet.shipNumber.get(box) as number);
      return firer && target ? g.odds(CHARTS.damage, salvoUse(g, firer, target)) : undefined;
    },
    apply: (g, f, placed, side) => {
      g.stands();
      for (const { ship } of presentOf(fleet, g.state, side as SideId)) {
        for (const id of at(ids, ship)) {
          const target = fleet.shipNumber.get(placed[id] ?? '');
          if (target !== undefined) f.salvos.push({ ship, target });
        }
      }
    },
  });

  return { canFire, targets, fire: launch };
}
