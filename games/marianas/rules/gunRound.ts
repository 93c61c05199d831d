import {
  arrange,
  decide,
  deed,
  end,
  goto,
  type Next,
  type Odds,
  one,
  type Piece,
  procedure,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import { enemyOf, type SideId } from '../data/map.ts';
import { shipName, sideName } from '../data/names.ts';
import { shipRef } from '../data/refs.ts';
import { SHIP_NUMBER, SHIPS } from '../data/ships.ts';
import { at, type Campaign, type Fighter, type G, type PerSide } from '../data/state.ts';
import { readingOf } from './chance.ts';
import { shipRefs } from './damage.ts';
import { battleOf, fighterOf, nameOf, notInBattle, shipWanted, sideOf } from './fighters.ts';
import { FIRES_SIXTHS, fireGun, FIRINGS, gunTargets, hasGunTarget, isReady, SILENT_SIXTHS } from './firing.ts';
import { gunOdds } from './prospects.ts';

/** Ends a side's fire for the round. */
const HOLD_FIRE = 'hold fire';

interface RoundFrame {
  /** Whose ship fires now; before the first it is Japan, so that an American ship begins. */
  side: SideId;
  ship: number;
  /** The ship that each of its firings is aimed at. */
  aim: Record<string, string>;
}
export const beforeFirst = (): RoundFrame => ({ side: 'japan', ship: -1, aim: {} });

/** bat-03: the sides take turns; when one has nobody left to fire, the other goes on alone. */
export function nextToFire(last: SideId, waiting: Readonly<PerSide<boolean>>): SideId | null {
  const next = enemyOf(last);
  if (waiting[next]) return next;
  return waiting[last] ? last : null;
}

/** bat-03: a round by daylight, or after surprise: ship by ship, guns only. */
export const gunRound = procedure<Campaign, RoundFrame>('gunfire', 'bat-03', [
  deed('open', 'bat-03', (g) => {
    const battle = battleOf(g);
    battle.round++;
    battle.quiet++;
    for (const fighter of battle.fighters) fighter.done = false;
    g.emit('battle round', { round: battle.round }, { rule: 'bat-03', heading: 'phase' });
  }),
  deed('turn', 'bat-03', (g, f) => {
    const next = nextToFire(f.side, { us: canFire(g, 'us'), japan: canFire(g, 'japan') });
    if (next === null) return end;
    f.side = next;
    return undefined;
  }),
  decide(
    'ship',
    'bat-03',
    (_g, f) => f.side,
    one<Campaign, RoundFrame, string>({
      options: (g, f) => {
        const ids: string[] = [];
        for (const fighter of battleOf(g).fighters)
          if (sideOf(fighter.ship) === f.side && hasTarget(g, fighter)) ids.push(at(SHIPS, fighter.ship).id);
        ids.push(HOLD_FIRE);
        return ids;
      },
      about: (g) => ({ round: battleOf(g).round }),
      describe: (g, _f, id) => {
        if (id === HOLD_FIRE) return { label: { key: 'battle hold fire' } };
        const damaged = isDamaged(g, String(id));
        return {
          label: { key: 'battle fire', values: { ship: nameOf(String(id)) } },
          touches: [{ piece: String(id) }],
          rolls: true,
          ...(damaged && { caution: { key: 'caution damaged guns' } }),
        };
      },
      whyNot: (g, f, wanted) => {
        const number = shipWanted(wanted);
        const fighter = battleOf(g).fighters.find((each) => each.ship === number);
        if (!fighter || sideOf(fighter.ship) !== f.side) return notInBattle(g, number, f.side);
        if (hasTarget(g, fighter)) return undefined;
        const ship = shipName(fighter.ship);
        return fighter.done
          ? { reason: { key: 'why has fired', values: { ship } }, rule: 'bat-03' }
          : { reason: { key: 'why out of range', values: { ship } }, rule: 'bat-11' };
      },
      odds: (g, f, id) => shipOdds(g, f, String(id)),
      apply: (g, f, id) => {
        if (id === HOLD_FIRE) return holdFire(g, f.side);
        const fighter = fighterOf(g, id) as Fighter;
        fighter.done = true;
        battleOf(g).quiet = 0;
        f.ship = fighter.ship;
        return undefined;
      },
    }),
  ),
  deed('ready', 'dam-02', (g, f) => {
    if (!isReady(g, f.ship)) return goto('turn');
    const pieces = aims(g, f);
    const targets = targetsOf(pieces);
    // Nothing to divide: with one target in reach every gun that can harm it fires at it.
    if (targets.length > 1) return undefined;
    f.aim = Object.fromEntries(pieces.map(({ id }) => [id, targets[0] as string]));
    return goto('fire');
  }),
  decide(
    'targets',
    'bat-09',
    (_g, f) => f.side,
    arrange<Campaign, RoundFrame>({
      describeBox: (g, _f, box) => ({ label: nameOf(box), touches: shipRefs(g.state, SHIP_NUMBER.get(box) ?? 0) }),
      layout: (g, f) => {
        const pieces = aims(g, f);
        return { pieces, boxes: targetsOf(pieces).map((id) => ({ id })), partial: true };
      },
      about: (_g, f) => ({ ship: shipName(f.ship) }),
      describe: (_g, f, id) => {
        const firing = at(FIRINGS, f.ship).find((other) => other.id === id);
        const values = { weapon: { key: `weapon.${firing?.gun ?? ''}` }, n: firing?.n ?? 0 };
        return {
          label: { key: 'battle firing', values },
          short: { key: 'battle firing short', values },
          touches: [shipRef(f.ship)],
          rolls: true,
        };
      },
      whyNot: (g, f, wanted) => whyNotAimed(g, f, wanted),
      whyNotBox: (_g, f, id, target) => {
        const gun = at(FIRINGS, f.ship).find((firing) => firing.id === id)?.gun ?? '';
        const values = { weapon: { key: `weapon.${gun}` }, target: nameOf(target) };
        return { reason: { key: 'why gun cannot', values }, rule: 'bat-11' };
      },
      // The ship has rolled whether it can fire, if it had to.
      oddsIn: (g, f, id, target) => {
        const gun = at(FIRINGS, f.ship).find((other) => other.id === id)?.gun;
        const aimedAt = SHIP_NUMBER.get(target);
        return gun && aimedAt !== undefined ? gunOdds(g, [gun], aimedAt, readingOf(f.side)) : undefined;
      },
      apply: (_g, f, placed) => {
        f.aim = { ...placed };
      },
    }),
  ),
  deed('fire', 'bat-10', fire),
]);

/** bat-11: why a firing has no target, or a ship is not fired at. */
function whyNotAimed(g: G, f: RoundFrame, wanted: Wanted): Refusal | undefined {
  const firing = 'option' in wanted ? at(FIRINGS, f.ship).find(({ id }) => id === wanted.option) : undefined;
  if (firing) {
    const values = { weapon: { key: `weapon.${firing.gun}` } };
    return { reason: { key: 'why gun out of range', values }, rule: 'bat-11' };
  }
  const target = shipWanted(wanted);
  if (target === undefined || target === f.ship) return undefined;
  const values = { ship: shipName(f.ship), target: shipName(target) };
  if (sideOf(target) === f.side) return { reason: { key: 'why own target', values }, rule: 'bat-09' };
  const fights = battleOf(g).fighters.some((fighter) => fighter.ship === target);
  return {
    reason: { key: fights ? 'why no gun reaches' : 'why target absent', values },
    rule: fights ? 'bat-11' : 'bat-02',
  };
}

/** bat-10: firing by firing, so that a later one meets the damage done by an earlier one. */
function fire(g: G, f: RoundFrame): Next {
  for (const { id, gun } of at(FIRINGS, f.ship)) {
    const target = SHIP_NUMBER.get(f.aim[id] ?? '');
    if (target !== undefined) fireGun(g, f.ship, gun, target, 'bat-03');
  }
  f.aim = {};
  f.ship = -1;
  return goto('turn');
}

function holdFire(g: G, side: SideId): Next {
  for (const fighter of battleOf(g).fighters) if (sideOf(fighter.ship) === side) fighter.done = true;
  g.emit('battle holds fire', { side: sideName(side) }, { rule: 'bat-03' });
  return goto('turn');
}

function canFire(g: G, side: SideId): boolean {
  for (const fighter of battleOf(g).fighters) if (sideOf(fighter.ship) === side && hasTarget(g, fighter)) return true;
  return false;
}

/** Whether a ship has yet to fire, and something to fire at. */
function hasTarget(g: G, fighter: Fighter): boolean {
  return !fighter.done && hasGunTarget(g, fighter);
}

/** bat-09, bat-11: each firing of the ship and the targets it may have. */
function aims(g: G, f: RoundFrame): Piece[] {
  const fighter = battleOf(g).fighters.find(({ ship }) => ship === f.ship) as Fighter;
  const pieces: Piece[] = [];
  for (const { id, gun } of at(FIRINGS, f.ship)) {
    const boxes = gunTargets(g, fighter, gun).map((target) => at(SHIPS, target).id);
    if (boxes.length > 0) pieces.push({ id, boxes });
  }
  return pieces;
}

/**
 * bat-09, dam-02: where there is only one target, what all the ship's guns do to it; where there are several, which are to
 * be chosen later, whether a damaged ship fires at all.
 */
function shipOdds(g: G, f: RoundFrame, id: string): Odds | undefined {
  const ship = SHIP_NUMBER.get(id);
  if (ship === undefined) return undefined;
  const reading = readingOf(f.side);
  const silent = isDamaged(g, id) ? SILENT_SIXTHS : 0;
  const pieces = aims(g, { ...f, ship });
  const [target, ...others] = targetsOf(pieces).map((each) => SHIP_NUMBER.get(each) as number);
  if (target !== undefined && others.length === 0) {
    const guns = at(FIRINGS, ship).filter((firing) => pieces.some((piece) => piece.id === firing.id));
    return gunOdds(
      g,
      guns.map(({ gun }) => gun),
      target,
      reading,
      silent,
    );
  }
  return silent > 0 ? g.odds(`chance ${reading}`, { column: FIRES_SIXTHS }) : undefined;
}

function targetsOf(pieces: readonly Piece[]): string[] {
  const targets: string[] = [];
  for (const { boxes = [] } of pieces) for (const id of boxes) if (!targets.includes(id)) targets.push(id);
  return targets;
}

function isDamaged(g: G, id: string): boolean {
  const ship = SHIP_NUMBER.get(id);
  return ship !== undefined && at(g.state.damaged, ship);
}
