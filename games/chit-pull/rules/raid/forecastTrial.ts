import type { Dice, Json, ModifierUse, Odds } from '@point-option/engine';
import { sideOfEntry } from '../../data/fleet.ts';
import { roundHalfUp } from '../../data/ship.ts';
import { at, enemyOf, type SideId } from '../../data/side.ts';
import { strengthOf } from '../../data/formations.ts';
import { isBomber, isFighter } from '../../data/squadron.ts';
import type { Flight, G } from '../../data/theater.ts';
import { stepsOf } from '../airCombat.ts';
import { STEP } from '../flak.ts';
import type { Impact } from '../surface/figures.ts';
import { flightWith } from './launch.ts';
import { flightOf, reachOf, type Target } from './range.ts';
import type { RaidParts } from './rules.ts';

/** What a raid is assumed to meet. */
export interface Defense {
  /** Units on patrol, and the strength of each. */
  readonly patrol: number;
  readonly strength: number;
  /** What is left of it once it has lost a step. */
  readonly weak: number;
  /** A ship like those that the raid is after, and its flak. */
  readonly ship: number;
  readonly flak: number;
}

/** A bomber in one trial. */
interface Bomber {
  readonly flight: Flight;
  readonly weak: number;
  strength: number;
  steps: number;
  /** What patrol and flak have taken off its aim. */
  spoiled: number;
}

/** So many bombers go for one ship. */
const ON_ONE_SHIP = 4;
/** Ships that help one under attack, where flak reaches the next box. */
const NEIGHBORS = 4;

/** Plays a raid with assumed figures, as often as asked. */
export function createRaidTrial<Own extends object>(
  parts: RaidParts<Own>,
  g: G<Own>,
  entry: number,
  units: readonly number[],
  target: Target,
  defense: Defense,
): (dice: Dice) => { hits: number; lost: number } {
  const { fleet, flak, rules } = parts;
  const isMortal = sideOfEntry(fleet, entry) === 'japan';
  const kindOf = (unit: number) => at(fleet.squadrons, unit).kind;
  const flights = units.filter((unit) => isBomber(kindOf(unit))).map((unit) => raider(parts, g, entry, unit, target));
  const escorts = units.filter((unit) => isFighter(kindOf(unit)) && !isBomber(kindOf(unit)));
  const busy = Math.min(defense.patrol, escorts.length);
  const stepsLeft = (unit: number): number => stepsOf(fleet, g.state, unit) - (isMortal ? 0 : 1);
  const escortSteps = escorts.reduce((sum, unit) => sum + stepsLeft(unit), 0);
  const strafing = escorts.length - busy;
  const guns = flights.map(({ unit }, place) => {
    const shared = Math.floor(strafing / shipsUnder(flights));
    const fighters = flak.strafesForOne ? (place < strafing ? 1 : 0) + flak.ownFighters(unit) : shared;
    return gunsOver(parts, g, entry, defense, unit, fighters);
  });
  const { shotDown, strikesBack, hitsOf } = createReading(parts, g, entry, defense);
  const factors = defense.patrol * defense.strength;
  const escortFactors = escorts.slice(0, busy).reduce((sum, unit) => sum + strengthOf(fleet, g.state, unit), 0);

  /** The strength of the patrol that presses on to the bombers, once the escort has had its shots. */
  function pressing(dice: Dice): number {
    if (busy === 0) return 0;
    const steps = strikesBack(dice, escortFactors);
    const { strength, weak } = defense;
    const left = busy * strength - Math.min(steps, busy) * (strength - weak);
    // An American patrol tires, and is never lost.
    return isMortal ? left : Math.max(0, left - Math.max(0, steps - busy) * weak);
  }

  /** A step off a bomber: whether that brings it down. An American one is only driven off its aim. */
  function brought(bomber: Bomber): boolean {
    if (bomber.steps > 1) {
      bomber.steps--;
      bomber.strength = bomber.weak;
      return false;
    }
    if (!isMortal) bomber.spoiled++;
    return isMortal;
  }

  /** The patrol's toll on the bombers: the weakest bear it, because their owner chooses. */
  function meetPatrol(bombers: Bomber[], toll: number): number {
    const bearing = bombers.toSorted((a, b) => a.strength - b.strength);
    let lost = 0;
    for (let n = 0; n < toll && bearing.length > 0; n++) {
      const place = n % bearing.length;
      const bomber = at(bearing, place);
      if (isMortal || bomber.steps > 1) lost++;
      if (!brought(bomber)) continue;
      bearing.splice(place, 1);
      bombers.splice(bombers.indexOf(bomber), 1);
    }
    return lost;
  }

  /** Flak over the target: steps lost, and whether the bomber falls. */
  function meetFlak(dice: Dice, bomber: Bomber, shots: readonly Odds[]): { lost: number; falls: boolean } {
    let lost = 0;
    for (const gun of shots) {
      const shot = drawn(dice, gun);
      bomber.spoiled += shot % STEP;
      if (shot < STEP || !isMortal) continue;
      lost++;
      if (brought(bomber)) return { lost, falls: true };
    }
    return { lost, falls: false };
  }

  return (dice) => {
    const bombers = flights.map((flight) => bomberOf(parts, g, flight));
    let lost = Math.min(escortSteps, shotDown(dice, busy * defense.strength));
    lost += meetPatrol(bombers, shotDown(dice, factors - busy * defense.strength));
    if (rules.presses) lost += meetPatrol(bombers, shotDown(dice, pressing(dice)));
    let hits = 0;
    for (const bomber of bombers) {
      const { strength: carried } = bomber;
      const flown = meetFlak(dice, bomber, at(guns, flights.indexOf(bomber.flight)));
      lost += flown.lost;
      // What it carried when flak hit it may be what it drops, and every other one that falls still drops it.
      if (flak.keepsLoad(g)) bomber.strength = carried;
      if (!flown.falls || (flak.delivers(g) && dice.die(2) === 1)) hits += hitsOf(dice, bomber);
    }
    return { hits, lost };
  };
}

function shipsUnder(flights: readonly Flight[]): number {
  return Math.max(1, Math.ceil(flights.length / ON_ONE_SHIP));
}

/** The shots that ships have at a bomber: with fighters strafing the one it attacks, and at half strength from next to it. */
function gunsOver<Own extends object>(
  { fleet, flak }: RaidParts<Own>,
  g: G<Own>,
  entry: number,
  defense: Defense,
  unit: number,
  fighters: number,
): Odds[] {
  // Ships that help once in a raid share the bombers among them.
  const beside = flak.helpsOnce ? 1 : NEIGHBORS;
  const near = flak.reachesNextBox(enemyOf(sideOfEntry(fleet, entry))) ? beside : 0;
  const whole = roundHalfUp(defense.flak * flak.share(unit, false));
  const half = roundHalfUp(defense.flak * flak.share(unit, true));
  return [
    ...(whole > 0 ? [flak.odds(g, whole, fighters)] : []),
    ...(half > 0 && near > 0 ? Array.from({ length: near }, () => flak.odds(g, half, 0)) : []),
  ];
}

/** The chances of an attack: each outcome by its place, and what it does. */
interface Attack {
  readonly odds: Odds;
  readonly impacts: readonly Impact[];
}

/** Reads the charts, each line of them once for all trials. */
function createReading<Own extends object>(
  { fleet, rules, air, criticals }: RaidParts<Own>,
  g: G<Own>,
  entry: number,
  { ship }: Defense,
) {
  const enemy = enemyOf(sideOfEntry(fleet, entry));
  const fights = new Map<number, Odds>();
  const attacks = new Map<number, Attack>();
  const critical = criticals.odds(g, ship);

  const raiders = sideOfEntry(fleet, entry);
  const replies = new Map<number, Odds>();

  function fightOf(side: SideId, column: number): Odds {
    return column === 0 ? NO_FIGHT : g.odds('air combat', { column, modifiers: air.modifiers(g, side) });
  }
  function attackOf({ flight, strength: column, spoiled }: Bomber): Attack {
    const aim: ModifierUse[] = [...rules.attackModifiers(g, flight, ship)];
    if (spoiled > 0) aim.push(['flak', spoiled]);
    const impacts: Impact[] = [];
    const name = (result: Json): undefined => void impacts.push(rules.impact(flight, ship, result));
    const { of, outcomes, source } = g.odds('damage', { column, modifiers: aim, name });
    return { odds: { of, source, outcomes: outcomes.map((each, value) => ({ ...each, value })) }, impacts };
  }
  return {
    /** Steps that a patrol of this strength takes. */
    shotDown(dice: Dice, factors: number): number {
      const column = roundHalfUp(factors);
      return drawn(
        dice,
        kept(fights, column, () => fightOf(enemy, column)),
      );
    },
    /** Steps that an escort of this strength takes. */
    strikesBack(dice: Dice, column: number): number {
      return drawn(
        dice,
        kept(replies, column, () => fightOf(raiders, column)),
      );
    },
    hitsOf(dice: Dice, bomber: Bomber): number {
      const { flight, strength: column, spoiled } = bomber;
      const key = (flight.unit * MOST + column) * MOST + spoiled;
      const { odds, impacts } = kept(attacks, key, () => attackOf(bomber));
      const scored = at(impacts, drawn(dice, odds));
      let { hits } = scored;
      for (let n = 0; n < scored.criticals; n++) hits += drawn(dice, critical);
      return hits;
    },
  };
}

/** More than any strength, and than flak and patrol take off any aim. */
const MOST = 128;
const NO_FIGHT: Odds = { of: 2, outcomes: [{ result: { key: 'steps lost' }, ways: 2, value: 0 }], source: 'exact' };

function kept<T>(known: Map<number, T>, key: number, work: () => T): T {
  let worked = known.get(key);
  if (worked === undefined) {
    worked = work();
    known.set(key, worked);
  }
  return worked;
}

function raider<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  g: G<Own>,
  entry: number,
  unit: number,
  target: Target,
): Flight {
  const distance = flightOf(fleet, g.state, unit, target, rules.launchHex(g, entry));
  return flightWith(fleet, g.state, unit, reachOf(fleet, rules, g.state, unit, distance) === 'extended');
}

/** A unit that flies beyond its range attacks with its weak side. */
function bomberOf<Own extends object>({ fleet }: RaidParts<Own>, g: G<Own>, flight: Flight): Bomber {
  const { weak } = at(fleet.squadrons, flight.unit);
  const isWeak = flight.extended;
  const strength = isWeak ? weak : flight.strength;
  return { flight, weak, strength, steps: isWeak ? 1 : stepsOf(fleet, g.state, flight.unit), spoiled: 0 };
}

/** One result, as often as the chart has it. */
function drawn(dice: Dice, { of, outcomes }: Odds): number {
  let left = dice.die(of);
  for (const { ways, value = 0 } of outcomes) {
    left -= ways;
    if (left <= 0) return value;
  }
  return 0;
}
