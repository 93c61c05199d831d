import { at, type OwnFormation } from '@point-option/chit-pull';
import { STATION_RADIUS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD, COLUMN, grid, IS_WEST, SAN_BERNARDINO, STRAITS, SURIGAO } from '../data/map.ts';
import type { Purpose, Wish } from './course.ts';
import {
  carrierFoes,
  type Foe,
  foes,
  gunFoes,
  guardsStrait,
  isAlarmed,
  nearest,
  type OpsDesk,
  REACH,
  readyUnits,
  STEAM,
  taskOf,
} from './sea.ts';
import { bestTarget } from './targets.ts';
import { comesBySurigao, wayTo, wayToBeach } from './ways.ts';

/** Where escort carriers wait: within reach of the beachhead, and as far east as that allows. */
const ESCORT_STATION = grid.mustHex('3524');
/** Off Samar and off Luzon: from the first hex bombers reach the Sibuyan Sea, from the second they are nearer to whatever comes from the north. */
const OFF_SAMAR = grid.mustHex('3122');
const OFF_LUZON = grid.mustHex('2823');
/** The last hex before the beachhead on the way from the north. */
const NORTH_GATE = grid.mustHex('3522');

/** What a US force sails for: the straits, the beachhead, a strike, or the enemy. */
export function usPurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  switch (taskOf(desk, own)) {
    case 'escort carriers':
      return escortPurpose(desk, own);
    case 'carriers':
      return carrierPurpose(desk, own, steam);
    case 'fast battleships':
      return fastPurpose(desk, own);
    case 'old battleships':
      return linePurpose(desk, own);
    default:
      return screenPurpose(desk, own);
  }
}

function goTo(hex: number, reason: string): Purpose {
  const way = wayTo(hex, 'us');
  return { wish: (to) => -at(way, to), reason, values: { hex: grid.label(hex) } };
}

/** What a hex nearer to guns costs, where they could come up this turn. */
const GUNS = 3;
const CLEAR = STEAM + 1;

/** What it costs to be where enemies with guns could come up. */
function underGuns(desk: OpsDesk, own: OwnFormation, least = 0): Wish {
  const threats = gunFoes(desk).filter(({ belief }) => belief.guns > Math.max(least, own.guns / 2));
  const east = threats.filter(({ hex }) => !IS_WEST[hex]);
  // Whoever is still west of the straits has to come through one that nobody holds.
  const through = STRAITS.filter((strait) => !isHeld(desk, strait)).map((strait) => {
    const way = wayTo(strait, 'japan');
    return { strait, left: CLEAR - Math.min(...threats.map(({ hex }) => (IS_WEST[hex] ? at(way, hex) : CLEAR))) };
  });
  return (hex) => {
    let reach = CLEAR - nearest(hex, east);
    for (const { strait, left } of through) reach = Math.max(reach, left - grid.distance(strait, hex));
    return GUNS * Math.max(0, reach);
  };
}

/** Whether battleships of ours lie in a strait. */
function isHeld(desk: OpsDesk, strait: number): boolean {
  return desk
    .formations()
    .some((own) => own.hex === strait && ['old battleships', 'fast battleships'].includes(taskOf(desk, own)));
}

/** 12.2: on station, out of the way of guns. A point a turn is less than a carrier. */
function escortPurpose(desk: OpsDesk, own: OwnFormation): Purpose {
  if (holdsBeachhead(desk, own)) return goTo(BEACHHEAD, 'behind the line');
  const danger = underGuns(desk, own, CRIPPLE);
  const way = wayTo(ESCORT_STATION, 'us');
  const runs = danger(own.hex) > 0;
  const price = isClose(desk, own) ? OFF_STATION_UNDER_FIRE : OFF_STATION;
  const wish: Wish = (hex) =>
    -Math.min(price, Math.max(0, grid.distance(hex, BEACHHEAD) - STATION_RADIUS) * price) -
    at(way, hex) / 4 -
    danger(hex);
  return { wish, reason: runs ? 'escort carriers run' : 'hold station', launches: !runs };
}
const OFF_STATION = 6;
/** A cripple or two with fewer guns than this drive no escort carriers off. */
const CRIPPLE = 12;
const OFF_STATION_UNDER_FIRE = 4;
const CLOSE = 2;

/** Guns that could be upon them before they have moved again. */
function isClose(desk: OpsDesk, { hex }: OwnFormation): boolean {
  return (
    nearest(
      hex,
      gunFoes(desk).filter((foe) => !IS_WEST[foe.hex]),
    ) <= CLOSE
  );
}

/**
 * 8.3.9, 12.3: a Japanese force that is driven into the beachhead has won as well, and nobody is driven into a hex where somebody is. While
 * the line fights at the gates the escort carriers next to the beachhead lie in it.
 */
export function holdsBeachhead(desk: OpsDesk, own: OwnFormation): boolean {
  const way = wayTo(BEACHHEAD, 'us');
  const near = gunFoes(desk).filter(
    ({ hex, belief }) => !IS_WEST[hex] && wayToBeach(hex) <= (belief.age >= 0 ? TWO_TURNS : ONE_TURN),
  );
  if (near.length === 0 || near.some(({ hex }) => wayToBeach(hex) <= at(way, own.hex))) return false;
  const first = desk
    .formations()
    .filter((other) => taskOf(desk, other) === 'escort carriers')
    .filter(({ ships }) => ships.every((ship) => !desk.view.own.homeward[ship]))
    .toSorted((a, b) => at(way, a.hex) - at(way, b.hex))[0];
  return first?.marker === own.marker;
}

function carrierPurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  const danger = underGuns(desk, own);
  const strike = desk.night ? undefined : strikeTarget(desk, own, steam);
  if (strike !== undefined) {
    const wish: Wish = (hex) =>
      -3 * Math.max(0, grid.distance(hex, strike.hex) - REACH.us) - danger(hex) + keep(desk, hex) / 4;
    return { wish, reason: 'close to strike', values: { hex: grid.label(strike.hex) }, launches: true };
  }
  const prey = desk.temper.hunts && !isAlarmed(desk) ? huntedBy(desk, own) : undefined;
  if (prey !== undefined) {
    const wish: Wish = (hex) => -Math.abs(grid.distance(hex, prey.hex) - CLEAR) - danger(hex);
    return { wish, reason: 'after the carriers', values: { hex: grid.label(prey.hex) }, launches: !desk.night };
  }
  return {
    wish: (hex) => keep(desk, hex) - danger(hex),
    reason: danger(own.hex) > 0 ? 'carriers keep clear' : 'cover the straits',
    launches: !desk.night,
  };
}

/** How near a hex is to where the carriers wait. */
function keep(desk: OpsDesk, hex: number): number {
  return -at(wayTo(guardsStrait(desk) ? OFF_SAMAR : OFF_LUZON, 'us'), hex);
}

/** What a strike after this move had better go for. */
function strikeTarget(desk: OpsDesk, own: OwnFormation, steam: number): Foe | undefined {
  const units = readyUnits(desk, own.marker);
  const near = foes(desk).filter(({ hex }) => grid.distance(own.hex, hex) <= REACH.us + Math.max(0, steam - 2));
  return bestTarget(desk, units, near)?.foe;
}

/** The carriers that Halsey goes for. */
function huntedBy(desk: OpsDesk, own: OwnFormation): Foe | undefined {
  return carrierFoes(desk).toSorted((a, b) => grid.distance(own.hex, a.hex) - grid.distance(own.hex, b.hex))[0];
}

/** Guns for each of the enemy's that a battle is sought with; at night the US sees three times as far (8.3.4). */
const STRONGER = 1.1;
const STRONGER_AT_NIGHT = 0.8;
/** More than what keeps others from running into enemies. */
const CONTACT = 30;
/** How far a line of battle goes for a fight. The old battleships are slow, and whoever gets around them is at the beachhead. */
const SORTIE = 5;
const OLD_SORTIE = 2;
const STRAIT_ONLY = 1;

/** Next to the beachhead: whoever isn't stopped there has won, whatever it costs to try. */
function isAtTheDoor(hex: number): boolean {
  return wayToBeach(hex) <= 1;
}

/** Enemies in the open that guns can have. */
function seekBattle(
  desk: OpsDesk,
  own: OwnFormation,
  far = SORTIE,
  isPrey: (foe: Foe) => boolean = () => true,
): Purpose | undefined {
  const odds = desk.night ? STRONGER_AT_NIGHT : STRONGER;
  const prey = foes(desk)
    .filter(
      ({ hex, belief, isKnown }) =>
        isKnown && !IS_WEST[hex] && belief.worth >= 2 && (own.guns >= odds * belief.guns || isAtTheDoor(hex)),
    )
    .filter((foe) => at(wayTo(foe.hex, 'us'), own.hex) <= far && isPrey(foe))
    .toSorted((a, b) => b.belief.worth - a.belief.worth)[0];
  if (prey === undefined) return undefined;
  const way = wayTo(prey.hex, 'us');
  // Whoever is too strong may lie on the way, and stops everybody who runs into him.
  const strong = new Set(
    foes(desk).flatMap(({ hex, belief }) => (own.guns < odds * belief.guns && !isAtTheDoor(hex) ? [hex] : [])),
  );
  return {
    wish: (hex) => (strong.has(hex) ? -CONTACT : hex === prey.hex ? CONTACT : -at(way, hex)),
    reason: 'seek battle',
    values: { hex: grid.label(prey.hex) },
    collision: 0,
  };
}

/** Task Force 34 closes San Bernardino, or stands between the beachhead and whoever is through already. */
function fastPurpose(desk: OpsDesk, own: OwnFormation): Purpose {
  const battle = seekBattle(desk, own);
  if (battle !== undefined) return battle;
  const north = threat(desk, false);
  if (north !== undefined && isAlarmed(desk) && !IS_WEST[north.hex] && north.hex !== SAN_BERNARDINO) {
    const way = wayTo(BEACHHEAD, 'us');
    if (own.guns < LOST * north.belief.guns) return goTo(NORTH_GATE, 'fall back');
    const gate = GATES.find((hex) => at(way, hex) < at(way, north.hex)) ?? NORTH_GATE;
    return goTo(gate, 'bar the north');
  }
  const strong =
    north !== undefined && own.guns < LOST * north.belief.guns && grid.distance(own.hex, north.hex) <= STEAM;
  return strong ? goTo(NORTH_GATE, 'fall back') : goTo(SAN_BERNARDINO, 'close San Bernardino');
}
/** With fewer guns than this for each of the enemy's nobody holds a strait. */
const LOST = 0.6;
/** On the way from San Bernardino to the beachhead, the farthest first. */
const GATES: readonly number[] = ['3122', '3323', '3523', '3522'].map(grid.mustHex);

/** The Japanese force next to the beachhead, as far as anyone has found one, that comes one way or the other. */
function threat(desk: OpsDesk, south: boolean): Foe | undefined {
  return gunFoes(desk)
    .filter(({ hex }) => comesBySurigao(hex) === south)
    .toSorted((a, b) => wayToBeach(a.hex) - wayToBeach(b.hex))[0];
}

/** From so far away a force is at the gates in two turns at the most; a marker that was never found may be a dummy, until it is this near. */
const TWO_TURNS = 8;
const ONE_TURN = 4;

/** Whether the old battleships are needed in the north more than in Surigao Strait. */
function isNorthInDanger(desk: OpsDesk): boolean {
  return desk.once('danger in the north', () => {
    const [north, south] = [threat(desk, false), threat(desk, true)];
    if (north === undefined || IS_WEST[north.hex]) return false;
    const way = wayToBeach(north.hex);
    if (way > (north.belief.age >= 0 ? TWO_TURNS : ONE_TURN)) return false;
    return south === undefined || wayToBeach(south.hex) > ONE_TURN || north.belief.guns > south.belief.guns;
  });
}

/** Whoever comes from the north passes one of two hexes before the beachhead, and whoever comes from the south the other. */
const SOUTH_GATE = grid.mustHex('3622');

/** The old battleships close Surigao Strait, or the way from the north if that is where most guns come from. */
function linePurpose(desk: OpsDesk, own: OwnFormation): Purpose {
  const [north, south] = [threat(desk, false), threat(desk, true)];
  // Nobody leaves his post for a fight elsewhere while others are about to come through it.
  if (isNorthInDanger(desk)) {
    const battle = seekBattle(desk, own, OLD_SORTIE, ({ marker }) => marker === north?.marker);
    return battle ?? goTo(NORTH_GATE, 'bar the north');
  }
  const isNeeded = south !== undefined && wayToBeach(south.hex) <= TWO_TURNS;
  return seekBattle(desk, own, isNeeded ? STRAIT_ONLY : OLD_SORTIE) ?? goTo(SURIGAO, 'close Surigao');
}

/** Cruisers and destroyers stand between the beachhead and the north. Of the Third Fleet they stay with the carriers. */
function screenPurpose(desk: OpsDesk, own: OwnFormation): Purpose {
  const [first] = own.ships;
  if (first !== undefined && at(fleet.ships, first).fleet === 'third')
    return { wish: (hex) => keep(desk, hex) + at(COLUMN, hex) / 50, reason: 'stay with the carriers' };
  const battle = seekBattle(desk, own, isNorthInDanger(desk) ? STRAIT_ONLY : SORTIE);
  if (battle !== undefined) return battle;
  return isNorthInDanger(desk) ? goTo(SOUTH_GATE, 'bar the south') : goTo(NORTH_GATE, 'bar the north');
}
