import {
  at,
  type Battle,
  conditionOf,
  enemyOf,
  formationsAt,
  holderOf,
  isDamaged,
  hexRef,
  isDestroyer,
  roundHalfUp,
  shipsUnder,
  type SideId,
  sightedShips,
  SIDES,
  sideOfShip,
  type SurfaceBattle,
  type SurfaceRules,
  tellContact,
} from '@point-option/chit-pull';
import type { ModifierUse, Odds } from '@point-option/engine';
import { ALL_MOVEMENT, BATTLE_GROUP, DISPLAY_MIDDLE, NIGHT_SPOTTING } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { STRAITS } from '../data/map.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { criticals, damage, getUnderWay, impactOn } from './damage.ts';
import { enemiesIn } from './enemies.ts';
import { freeAfterBattle } from './fanaticism.ts';
import { airAttack, airOdds, harried, isAboard } from './surfaceAircraft.ts';
import { leaveCripples } from './surfaceCripples.ts';
import { retreated, retreatHexes, stays, whyNotRetreat } from './surfaceRetreat.ts';
import { valueOf } from './victory.ts';

const ENDS_OF_DISPLAY = 2;
const LAST_BOX = 25;

/** Module 8.3. */
export const surfaceRules: SurfaceRules<Own> = {
  cite: {
    battle: '8.3',
    initiative: '8.3.2',
    deployment: '8.3.1',
    movement: '8.3.2',
    exit: '8.3.2',
    smoke: '8.3.5',
    gunnery: '8.3.3',
    spotting: '8.3.4',
    torpedoes: '8.3.6',
    air: '8.3.7',
    disengagement: '8.3.8',
    ends: '8.3.9',
  },
  nightSpotting: NIGHT_SPOTTING,
  // 8.3.4
  flashesSpotted: true,
  // 8.3.6: once a ship has fired its torpedoes they are gone.
  rearms: false,
  initiativeEveryRound: true,
  // 8.3.3
  aimsFirst: 'japan',
  exits: false,
  // 8.3.5
  smokeClears: true,
  // 8.3.3, 8.3.7
  slowed: { byFiring: 1, byAir: 1 },

  asks,
  fights,
  met,
  // 8.3.1
  groupSize: BATTLE_GROUP,
  divide,
  // 8.3.1
  faceDown: (ship) => at(fleet.ships, ship).side === 'us',
  // 8.3.5
  smokeHides: ({ turn }) => !fleet.isNight(turn),
  gunnery,
  aim: (_g, firer, _target, weapon) => [weapon === 'guns' && firer.moved && 'moved'],
  salvos,
  impact: (_g, target, result) => impactOn(target, result),
  inflict: damage.inflict,
  critical: (g, ship) => criticals.roll(g, ship, 'surface'),
  // 8.3.7
  flies: ({ turn }) => !fleet.isNight(turn),
  scrambles: isAboard,
  airAttack,
  airOdds,
  harried,
  breaksOff,
  breakOffOdds,
  holdsField,
  lastChoice: true,
  roundEnds,
  battleEnds,
  stays,
  retreated,
  retreatCost: 0,
  retreatHexes,
  whyNotRetreat,
};

function isSeen({ markers }: LeyteTheater, marker: number): boolean {
  return at(markers, marker).seen !== 0;
}

/**
 * 8.3: there is a battle where both have found each other. An active force that nobody has found may decline it; and where it alone was
 * found, the other side may begin it.
 */
function asks({ state }: G, f: SurfaceBattle): SideId | readonly SideId[] {
  const { side } = at(fleet.markers, f.marker);
  const found = enemiesIn(state, f).some((other) => isSeen(state, other));
  if (!found) return enemyOf(side);
  return isSeen(state, f.marker) ? [] : side;
}

/** 8.3: all detected enemies fight; where none is, those that have chosen to. */
function fights({ state }: G, marker: number): boolean {
  if (isSeen(state, marker)) return true;
  const { hex } = at(state.markers, marker);
  return !formationsAt(fleet, state, at(fleet.markers, marker).side, hex).some((other) => isSeen(state, other));
}

/** Whoever has fought a force has seen all its ships. */
function met(g: G, marker: number): void {
  // What was seen can't be taken back with the retreat that ends a battle.
  g.stands();
  const ships = shipsUnder(fleet, g.state, marker);
  tellContact(g.state, holderOf(fleet, marker), sightedShips(fleet, g.state, marker, ships, 'battle'));
  if (marker === g.state.active) endMove(g, marker);
}

/** 6.2.5: whoever fights sails no farther in this activation. 6.2.4: what slowed it is over then, and what slows it in the battle is not. */
function endMove({ state }: G, marker: number): void {
  if (state.own.spent >= ALL_MOVEMENT) return;
  state.own.spent = ALL_MOVEMENT;
  at(state.markers, marker).slow = 0;
}

/** 8.3.1: groups of four, the strongest guns together, where a side has no choice or wants a proposal. */
function divide(_g: G, ships: readonly number[]): readonly (readonly number[])[] {
  const ordered = ships.toSorted((a, b) => at(fleet.ships, b).gunnery - at(fleet.ships, a).gunnery);
  const lots: number[][] = [];
  for (let first = 0; first < ordered.length; first += BATTLE_GROUP)
    lots.push(ordered.slice(first, first + BATTLE_GROUP));
  return lots;
}

/** 8.3.3: every ship after the first at one target fires at half; 8.3.10: so do ships that enter a strait in the first round; 9.2, ours: and those whose guns are out. */
function gunnery(g: G, firer: { ship: number }, nth: number): number {
  const { battle, own } = g.state;
  let factor = conditionOf(fleet, g.state, firer.ship).gunnery;
  if (nth > 0) factor = roundHalfUp(factor / 2);
  if (entersStrait(battle, firer.ship)) factor = roundHalfUp(factor / 2);
  if (own.impaired.includes(firer.ship)) factor = roundHalfUp(factor / 2);
  return factor;
}

function entersStrait(battle: Battle | null, ship: number): boolean {
  if (battle === null || battle.round !== 1 || battle.from < 0) return false;
  return STRAITS.includes(battle.hex) && at(fleet.ships, ship).side === battle.active;
}

/** 8.3.6: a US ship fires as often as it has boxes left, and so do Japanese destroyers; Japanese cruisers fire once. */
function salvos(g: G, ship: number): number {
  const { side, type, boxes } = at(fleet.ships, ship);
  return side === 'us' || isDestroyer(type) ? boxes - at(g.state.hits, ship) : 1;
}

/** 8.3.8: 1 for each side that made smoke, and for each round before. 8.3.5: at night smoke is worth nothing. */
function breakOffUse(theater: LeyteTheater, battle: Battle): { modifiers: ModifierUse[]; rule: string } {
  const { round, smoked } = battle;
  const smokers = fleet.isNight(theater.turn) ? 0 : SIDES.filter((side) => smoked[side]).length;
  return { modifiers: [smokers > 0 && ['smoke', smokers], round > 1 && ['rounds', round - 1]], rule: '8.3.8' };
}

/** 8.3.8: the active side rolls. */
function breaksOff(g: G, battle: Battle): boolean {
  const about = { side: { key: `side.${battle.active}` } };
  const use = { ...breakOffUse(g.state, battle), purpose: 'purpose.surface break off', about };
  return g.roll<string>('break off', use) === 'ends';
}

function breakOffOdds(g: G, battle: Battle): Odds {
  return { ...g.odds('break off', breakOffUse(g.state, battle)), title: { key: 'odds surface break off' } };
}

/** 8.3.9: whoever has more value of undamaged ships stays; a coin decides where both have as much. 9.3: what is left of a unit of destroyers is undamaged. */
function holdsField(g: G, battle: Battle): SideId {
  const value: Record<SideId, number> = { japan: 0, us: 0 };
  for (const { ship, box } of battle.ships) {
    const { type, side } = at(fleet.ships, ship);
    if (box > 0 && (isDestroyer(type) || !isDamaged(g.state, ship))) value[side] += valueOf(g, g.state, ship);
  }
  const { japan, us } = value;
  if (japan !== us) return japan > us ? 'japan' : 'us';
  return g.pick(SIDES, 'purpose.surface coin', '8.3.9', { name: (side) => ({ key: `side.${side}` }) });
}

/** 8.3.11: ships near the end of the display are moved back to its middle, and keep their distances. */
function recenter(g: G, battle: Battle): void {
  const boxes = battle.ships.filter(({ box }) => box > 0).map(({ box }) => box);
  if (boxes.length === 0) return;
  const [low, high] = [Math.min(...boxes), Math.max(...boxes)];
  if (low > ENDS_OF_DISPLAY && high <= LAST_BOX - ENDS_OF_DISPLAY) return;
  const middle = Math.floor((low + high) / 2);
  const shift = Math.max(1 - low, Math.min(LAST_BOX - high, DISPLAY_MIDDLE - middle));
  // From one end to the other there is nowhere to move to.
  if (shift === 0) return;
  for (const combatant of battle.ships) {
    if (combatant.box === 0) continue;
    combatant.box += shift;
    combatant.start = combatant.box;
  }
  g.emit('surface recentered', { n: Math.abs(shift) }, { rule: '8.3.11', touches: [hexRef(fleet, battle.hex)] });
}

/** 8.3.11, 13.1.5.2: the round is over, and the battle goes on. */
function roundEnds(g: G, battle: Battle): void {
  if (battle.leaving.japan) g.state.own.shrank = true;
  recenter(g, battle);
}

/** 13.1.5.2, 9.2, 8.3.9: who is free now, who gets under way again, and who stays behind. */
function battleEnds(g: G, battle: Battle): void {
  const ships = (side: SideId): number[] =>
    battle.ships.map(({ ship }) => ship).filter((ship) => sideOfShip(fleet, ship) === side);
  freeAfterBattle(g, battle.leaving.japan || g.state.own.shrank, ships('japan'), ships('us'));
  g.state.own.shrank = false;
  getUnderWay(g.state, [...ships('japan'), ...ships('us')]);
  leaveCripples(g, battle);
}
