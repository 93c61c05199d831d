import type { Ref } from '@point-option/engine';
import { isJapaneseCarrier, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { forceName, japaneseShipName } from '../data/names.ts';
import { forceRef, japaneseRef } from '../data/refs.ts';
import { type Force, type G, SHIP_SUNK } from '../data/state.ts';
import {
  carriersIn,
  type Damage,
  forceById,
  freeLetters,
  isSurfaceForce,
  japaneseDamage,
  permanentHits,
  removeForce,
  totalHits,
} from './forces.ts';
import { reviewRetirement } from './retirement.ts';
import type { Reading } from './groups.ts';
import { takeLossesAlong } from './raidStrength.ts';

/** 12.21: markers of this turn, of the turn before, permanent. */
const THIS_TURN = 0;
const PERMANENT = 2;

const capacityOf = (ship: number): number => JAPANESE_SHIPS[ship]?.hits ?? 0;

/** 12.23 to 12.28, 12.52: as all hits leave it. */
export const japaneseDamageNow = ({ state }: Pick<G, 'state'>, ship: number): Damage =>
  state.japanese[ship] === SHIP_SUNK ? 'sunk' : japaneseDamage(ship, totalHits(state, ship));

/**
 * 12.21: hits on a Japanese ship. Those on carriers wait to become permanent, unless the scenario has it otherwise
 * (RULINGS.md, 48); ships without aircraft take theirs at once, and sink at once (12.52, 12.53; RULINGS.md, 90).
 */
export function hitJapaneseShip(g: G, ship: number, hits: number): void {
  const { state } = g;
  const marks = state.japaneseHits[ship];
  if (hits <= 0 || marks === undefined || state.japanese[ship] === SHIP_SUNK) return;
  const before = japaneseDamageNow(g, ship);
  const atOnce = state.rules.hitsAtOnce || !isJapaneseCarrier(ship);
  const kind = atOnce ? PERMANENT : THIS_TURN;
  marks[kind] = (marks[kind] ?? 0) + hits;
  if (!g.silent)
    g.emit(
      'hits on a Japanese ship',
      { ship: japaneseShipName(ship), n: hits },
      { rule: '12.21', touches: touching(ship) },
    );
  if (atOnce && permanentHits(state, ship) >= capacityOf(ship)) {
    sinkShip(g, ship);
    return;
  }
  const after = japaneseDamageNow(g, ship);
  if (after === before) return;
  if (!g.silent)
    g.emit(`japanese ship ${after}`, { ship: japaneseShipName(ship) }, { rule: '12.26', touches: touching(ship) });
  const force = after === 'crippled' ? forceById(state, state.japanese[ship] ?? SHIP_SUNK) : undefined;
  if (force) reviewRetirement(g, force);
}
const touching = (ship: number): Ref[] => [japaneseRef(ship)];

/** 12.27, 12.52, 12.53: a Japanese ship goes down. */
export function sinkShip(g: G, ship: number): void {
  const { state } = g;
  if (state.japanese[ship] === SHIP_SUNK) return;
  const force = forceById(state, state.japanese[ship] ?? SHIP_SUNK);
  const owner = force ?? forceById(state, state.wrecks.find((wreck) => wreck.ship === ship)?.of ?? SHIP_SUNK);
  if (owner) takeLossesAlong(state, owner, ship);
  state.japanese[ship] = SHIP_SUNK;
  state.wrecks = state.wrecks.filter((wreck) => wreck.ship !== ship);
  g.emit('japanese ship sunk', { ship: japaneseShipName(ship) }, { rule: '12.27', touches: touching(ship) });
  if (!force) return;
  force.ships = force.ships.filter((other) => other !== ship);
  reviewForce(g, force);
}

/** After a force of known ships has lost one: it is gone (no ships), or a surface force from now on (no carriers, 9.13). */
export function reviewForce(g: G, force: Force, rule = '12.27'): void {
  if (force.ships.length === 0) {
    losePatrol(g, force);
    removeForce(g, force, rule, SHIP_SUNK);
    return;
  }
  reviewRetirement(g, force);
  if (force.kind === 'carrier' && carriersIn(force).length === 0) becomeSurface(g, force);
}

/** 9.13: points that were aboard went down with the decks; those lost before stay on its account. */
function becomeSurface(g: G, force: Force): void {
  const before = forceName(force);
  const [letter] = force.butai ? freeLetters(g.state) : [];
  if (letter !== undefined) {
    force.marker = letter;
    force.butai = false;
  }
  force.kind = 'surface';
  force.level = 3;
  force.chit = '';
  force.advantage = false;
  // A patrol in the air is lost when the strikes are over (12.29).
  force.fixedPatrol = -1;
  force.air.turnaround.fill(0);
  force.air.all = 0;
  g.emit(
    letter === undefined ? 'carriers gone' : 'carriers gone, renamed',
    { force: before, now: forceName(force) },
    { rule: '9.13', touches: [forceRef(force.id)] },
  );
}

/** 12.21: at the end of a turn hits of the turn before become permanent, those of this turn grow older. */
export function ageHits(g: G): void {
  const { state } = g;
  for (const force of state.forces) age(force.hits);
  for (let ship = 0; ship < JAPANESE_SHIPS.length; ship++) {
    const marks = state.japaneseHits[ship];
    if (marks === undefined || state.japanese[ship] === SHIP_SUNK) continue;
    age(marks);
    if ((marks[PERMANENT] ?? 0) >= capacityOf(ship)) sinkShip(g, ship);
  }
}
function age(marks: number[]): void {
  const [current = 0, previous = 0, permanent = 0] = marks;
  if (current === 0 && previous === 0) return;
  marks[2] = permanent + previous;
  marks[1] = current;
  marks[0] = 0;
}

/** 12.25, 12.28, 12.52: the guns a Japanese ship has left. */
export function japaneseGuns({ state }: Pick<Reading, 'state'>, ship: number): number {
  const { aa, type, hybrid } = JAPANESE_SHIPS[ship] as (typeof JAPANESE_SHIPS)[number];
  const hits = totalHits(state, ship);
  if (hits === 0) return aa;
  switch (japaneseDamage(ship, hits)) {
    case 'crippled':
      return 0;
    case 'heavy':
      return Math.floor(aa / 2);
    case 'light':
      return type === 'BB' || hybrid === true ? aa : Math.floor(aa / 2);
    case 'none':
      return aa;
  }
}

/**
 * 10.33, 12.29 (RULINGS.md, 49): whether no deck of a force can take aircraft: every carrier heavily damaged or worse,
 * all hits counted. A carrier force whose ships are not known yet has its decks.
 */
export function decksOut({ state }: Pick<G, 'state'>, force: Force): boolean {
  if (isSurfaceForce(force)) return true;
  const carriers = carriersIn(force);
  return carriers.length > 0 && carriers.every((ship) => isDeckOut(japaneseDamage(ship, totalHits(state, ship))));
}
const isDeckOut = (damage: Damage): boolean => damage === 'heavy' || damage === 'crippled';

/** 5.44, 12.29: when all strikes have attacked, patrols go back where they came from; without a deck they are lost. */
export function recallPatrols(g: G): void {
  for (const force of g.state.forces) {
    if (force.patrol > 0 && decksOut(g, force)) losePatrol(g, force);
    force.patrol = -1;
  }
}
/** 12.29. */
function losePatrol(g: G, force: Force): void {
  const { patrol } = force;
  if (patrol <= 0) return;
  force.air.lost += patrol;
  g.emit(
    'patrol without decks',
    { force: forceName(force), n: patrol },
    { rule: '12.29', touches: [forceRef(force.id)] },
  );
}
