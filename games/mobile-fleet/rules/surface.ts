import {
  at,
  type Battle,
  conditionOf,
  enemyOf,
  holderOf,
  isDamaged,
  isDestroyer,
  shipsUnder,
  showPlace,
  type SideId,
  sightedShips,
  SIDES,
  sideOfShip,
  type SurfaceRules,
  tellContact,
} from '@point-option/chit-pull';
import type { ModifierUse, Odds } from '@point-option/engine';
import { NIGHT_SPOTTING } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import type { G, Own } from '../data/own.ts';
import { criticals, damage, impactOf } from './raidsDamage.ts';
import { airAttack, airOdds, harried } from './surfaceAircraft.ts';
import { retreatHexes, whyNotRetreat } from './surfaceRetreat.ts';

/** Module 12. */
export const surfaceRules: SurfaceRules<Own> = {
  cite: {
    battle: '12.0',
    initiative: '12.1',
    deployment: '12.2',
    movement: '12.3',
    exit: '12.3',
    smoke: '12.4',
    gunnery: '12.5',
    spotting: '12.5',
    torpedoes: '12.6',
    air: '12.7',
    disengagement: '12.8',
    ends: '12.9',
  },
  nightSpotting: NIGHT_SPOTTING,
  flashesSpotted: false,
  rearms: true,
  initiativeEveryRound: false,
  aimsFirst: null,
  exits: true,
  smokeClears: false,
  slowed: { byFiring: 0, byAir: 0 },

  fights: (g, marker) => at(g.state.markers, marker).seen !== 0,
  met,
  divide: (_g, ships) => ships.map((ship) => [ship]),
  smokeHides: () => true,
  gunnery: (g, { ship }) => conditionOf(fleet, g.state, ship).gunnery,
  salvos: (g, ship) => salvosOf(g, ship),
  impact: (_g, _target, result, weapon) => impactOf(result, weapon === 'torpedoes'),
  inflict: damage.inflict,
  critical: (g, ship) => criticals.roll(g, ship, 'surface'),
  flies: ({ turn }) => !fleet.isNight(turn),
  scrambles: (place) => place === 'ready',
  airAttack,
  airOdds,
  harried,
  breaksOff,
  breakOffOdds,
  holdsField,
  // 12.9: only air attacks have a limit (7.2).
  retreatCost: 1,
  retreatHexes,
  whyNotRetreat,
};

/** Whoever has fought a formation has seen all its ships. */
function met(g: G, marker: number): void {
  const ships = shipsUnder(fleet, g.state, marker);
  tellContact(g.state, holderOf(fleet, marker), sightedShips(fleet, g.state, marker, ships, 'battle'));
  showPlace(g.state, marker);
}

/** 12.6: a cruiser attacks once, a destroyer unit once for each box it has left (ours; the sister game says so). */
function salvosOf(g: G, ship: number): number {
  const { type, boxes } = at(fleet.ships, ship);
  return isDestroyer(type) ? boxes - at(g.state.hits, ship) : 1;
}

/** What counts when a side breaks off alone. */
type Contested = Pick<Battle, 'round' | 'smoke'>;

function breakOffUse({ round, smoke }: Contested): { modifiers: ModifierUse[]; rule: string } {
  return { modifiers: [smoke.length > 0 && 'smoke', ['rounds', round]], rule: '12.8' };
}

/** 12.8: one side's die, with 1 for each round fought and 1 for smoke: whether it ends the battle. */
export function breakOffDie(g: Pick<G, 'roll'>, battle: Contested, side: SideId): boolean {
  const about = { side: { key: `side.${side}` } };
  return g.roll('break off', { ...breakOffUse(battle), purpose: 'purpose.surface break off', about }) === 'ends';
}

/** 12.8: both roll, and either can end it. */
export function breaksOff(g: Pick<G, 'roll'>, battle: Contested): boolean {
  return SIDES.map((side) => breakOffDie(g, battle, side)).includes(true);
}

const ENDS = 'result.break off.ends';

/** The chances of two such dice. */
function breakOffOdds(g: G, battle: Battle): Odds {
  const { of, outcomes } = g.odds('break off', breakOffUse(battle));
  let goesOn = of;
  for (const { result, ways } of outcomes) if (result.key === ENDS) goesOn -= ways;
  return {
    of: of * of,
    outcomes: [
      { result: { key: ENDS }, ways: of * of - goesOn * goesOn },
      { result: { key: 'result.break off.goes on' }, ways: goesOn * goesOn },
    ].filter(({ ways }) => ways > 0),
    source: 'exact',
    title: { key: 'odds surface break off' },
  };
}

/** 12.9: whoever has more undamaged ships on the display stays; where both have as many, whoever was there first. */
function holdsField(g: G, battle: Battle): SideId {
  const sound: Record<SideId, number> = { japan: 0, us: 0 };
  for (const { ship, box } of battle.ships) if (box > 0 && !isDamaged(g.state, ship)) sound[sideOfShip(fleet, ship)]++;
  const { japan, us } = sound;
  if (japan === us) return enemyOf(battle.active);
  return japan > us ? 'japan' : 'us';
}
