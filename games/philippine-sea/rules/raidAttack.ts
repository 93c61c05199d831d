import {
  decide,
  deed,
  end,
  goto,
  message,
  type Next,
  procedure,
  type Refusal,
  some,
  type Wanted,
} from '@point-option/engine';
import { groupName, hexName, shipName } from '../data/names.ts';
import { groupRef, optionWanted, raidRef, shipRef, shipWanted } from '../data/refs.ts';
import type { Battle, G, Raid } from '../data/state.ts';
import { BATTLE_LINE, CARRIERS, isCarrier, US_SHIPS } from '../data/usShips.ts';
import { attackTotal, damageRolls, pointAttack, rollDamage } from './airToShip.ts';
import { attackingPoints, flak, flakAtRaid } from './antiAircraft.ts';
import { type Action, fireOverhead, freeBattleships, isBattleLineAt, overflyGuns, rollAction } from './battleLine.ts';
import { carrierGroups, groupGuns, groupsAt, gunsOf, hexOf, shipsOf } from './groups.ts';
import { aboutRaid, escorts, nameOfRaid, removeRaid, sendHome } from './raidReturn.ts';
import { checkFires, type Exposed, exposedAboard, hitShip } from './usDamage.ts';

/** The attacks of a segment; nothing is set at its beginning. */
interface Segment {
  /** Raids that have had their turn. */
  done?: number[];
  /** 12.31: hits of the segment, by ship. */
  hits?: number[];
  /** 12.31: by ship: what stood on her deck and in servicing before the first hit of the segment. */
  exposed?: (Exposed | null)[];
  /** The raid that comes in now. */
  raid?: number;
  /** Whether another raid is still to come in over the same hex. */
  others?: boolean;
  action?: Action | 'none';
  /** 5.721: battleships that fire overhead. */
  guns?: number[];
}

/** 5.71: a raid over the hex of its target. */
const hasArrived = (state: Battle, raid: Raid): boolean =>
  raid.returning === -1 && raid.target >= 0 && raid.hex >= 0 && raid.hex === hexOf(state, raid.target);

const raidOf = (state: Battle, id = -1): Raid => state.raids.find((raid) => raid.id === id) as Raid;

/** 5.7: the Japanese attack segment. */
export const raidAttacks = procedure<Battle, Segment>('raid attacks', '5.7', [
  deed('next raid', '5.71', nextRaid),
  deed('arrival', '5.71', arrive),
  decide(
    'overhead',
    '5.721',
    (_g, { action, guns, others }) => (action === 'overfly' && others && guns?.length ? 'us' : []),
    some<Battle, Segment, number>({
      options: (_g, { guns = [] }) => guns,
      about: (g, { raid, guns = [] }) => ({
        raid: nameOfRaid(g.state, raidOf(g.state, raid)),
        n: raidOf(g.state, raid).points,
        guns: overflyGuns(g, guns),
      }),
      describe: (g, _f, id) => ({
        label: { key: 'battleship guns', values: { ship: shipName(Number(id)), n: gunsOf(g, Number(id)) } },
        short: shipName(Number(id)),
        touches: [shipRef(Number(id))],
        rolls: true,
      }),
      whyNot: (g, _f, wanted) => whyNoGuns(g, wanted),
      apply: (_g, f, ships) => {
        f.guns = [...ships];
      },
    }),
  ),
  deed('fire overhead', '5.72', (g, f) => {
    if (f.action !== 'overfly') return undefined;
    const raid = raidOf(g.state, f.raid);
    fireOverhead(g, raid, f.guns ?? []);
    return raid.points > 0 ? undefined : goto('next raid');
  }),
  deed('attack', '5.75', attack),
  deed('fires', '12.31', (g, { hits, exposed }) => {
    if (hits) checkFires(g, hits, exposed);
    // 5.721: battleships are turned back when all raids have come in.
    if (g.state.fired.length > 0) g.state.fired = [];
  }),
]);

/** 5.721: why a ship does not fire at a raid that passes overhead. */
function whyNoGuns(g: G, wanted: Wanted): Refusal | undefined {
  const option = optionWanted(wanted);
  const ship = typeof option === 'number' ? option : shipWanted(wanted);
  if (ship === undefined || US_SHIPS[ship] === undefined) return undefined;
  const why = (key: string): Refusal => ({ reason: message(key, { ship: shipName(ship) }), rule: '5.721' });
  if (g.state.where[ship] !== BATTLE_LINE || !isBattleship(ship)) return why('why no overhead fire');
  return g.state.fired.includes(ship) ? why('why battleship has fired') : why('why no guns left');
}

/** 5.71: raids that have reached their targets come in one by one, by chance. */
function nextRaid(g: G, f: Segment): Next {
  const { state } = g;
  const { done = [] } = f;
  const here: number[] = [];
  for (const raid of state.raids) if (hasArrived(state, raid) && !done.includes(raid.id)) here.push(raid.id);
  if (here.length === 0) return f.hits ? goto('fires') : end;
  const id = g.pick(here, 'which raid comes in next', '5.71', {
    name: (raid) => nameOfRaid(state, raidOf(state, Number(raid))),
  });
  f.done = [...done, id];
  f.hits ??= US_SHIPS.map(() => 0);
  f.raid = id;
  const { hex } = raidOf(state, id);
  f.others = here.some((other) => other !== id && raidOf(state, other).hex === hex);
  f.action = 'none';
  f.guns = [];
  return undefined;
}

/** 5.71(1), 10.13: it is made out at the latest now, and decides about Battle Line. */
function arrive(g: G, f: Segment): Next {
  const { state } = g;
  const raid = raidOf(state, f.raid);
  if (state.rules.scoring === 'interception') {
    // A lesson that ends here: what comes through is counted.
    state.leakers += raid.points;
    g.emit(
      'raid leaks through',
      { raid: nameOfRaid(state, raid), n: raid.points },
      { rule: '5.7', touches: [raidRef(raid.id)] },
    );
    removeRaid(state, raid);
    return goto('next raid');
  }
  escorts(g, raid);
  if (!isBattleLineAt(state, raid.hex)) return undefined;
  f.action = rollAction(g, raid);
  if (f.action === 'overfly') f.guns = freeBattleships(g);
  return undefined;
}

/** 5.71(2): Battle Line, or a carrier group in the hex by chance; without one whatever it was after. */
function chooseTarget(g: G, raid: Raid, action: Action | 'none' | undefined): number {
  const { state } = g;
  if (action === 'divert') return BATTLE_LINE;
  let targets = carrierGroups(state).filter((group) => hexOf(state, group) === raid.hex);
  if (targets.length === 0)
    targets = shipsOf(state, raid.target).length > 0 ? [raid.target] : groupsAt(state, raid.hex, true);
  return targets.length === 0
    ? -1
    : g.pick(targets, 'group attacked by a raid', '5.71', {
        ...aboutRaid(g, raid),
        name: (group) => nameOfGroup(state, Number(group)),
      });
}
const nameOfGroup = (state: Battle, group: number) => groupName(group, shipsOf(state, group));

/** 5.61(4b): what the Japanese go for in a group: carriers, without them battleships, otherwise anything. */
export function preferredTargets(state: Battle, raid: Pick<Raid, 'land'>, group: number): number[] {
  const ships = shipsOf(state, group);
  const carriers = ships.filter(isCarrier);
  if (carriers.length > 0) {
    const large = carriers.filter((ship) => US_SHIPS[ship]?.type === 'CV');
    return state.rules.greatBattle && !raid.land && large.length > 0 ? large : carriers;
  }
  const battleships = ships.filter(isBattleship);
  return battleships.length > 0 ? battleships : ships;
}
const isBattleship = (ship: number): boolean => US_SHIPS[ship]?.type === 'BB';

/** 5.71(3), 5.71(4), 5.73, 5.75: the guns of the group that is attacked, then the attack, then home. No contact, no surprise (5.74). */
function attack(g: G, f: Segment): Next {
  const { state } = g;
  const raid = raidOf(state, f.raid);
  const group = chooseTarget(g, raid, f.action);
  if (group < 0) {
    sendHome(g, raid);
    return goto('next raid');
  }
  if (!g.silent)
    g.emit(
      'raid attacks group',
      { raid: nameOfRaid(state, raid), group: nameOfGroup(state, group), hex: hexName(raid.hex) },
      { rule: '5.71', touches: [raidRef(raid.id), groupRef(group)] },
    );
  if (attackingPoints(raid) > 0)
    flakAtRaid(
      g,
      raid,
      flak(g, groupGuns(g, group), {
        rule: '5.73',
        what: 'guns at raid',
        about: () => ({ group: nameOfGroup(state, group), raid: nameOfRaid(state, raid) }),
      }),
    );
  if (raid.points === 0) return goto('next raid');
  dropOnShips(g, f, raid, group);
  sendHome(g, raid);
  return goto('next raid');
}

const AT_SHIP = { name: (ship: number | string) => shipName(Number(ship)) };

/** 5.61, 5.75: every roll gets its ship before any is made. */
function dropOnShips(g: G, f: Segment, raid: Raid, group: number): void {
  const { hits: byShip = [] } = f;
  const { state } = g;
  const total = attackTotal(attackingPoints(raid) * pointAttack(state, raid), raid.intercepted);
  const rolls = damageRolls(g, total);
  if (rolls.length === 0) return;
  const targets = preferredTargets(state, raid, group);
  if (!g.silent)
    g.emit('raid attack strength', { total, n: rolls.length }, { rule: '5.75', touches: [raidRef(raid.id)] });
  const extra = { ...aboutRaid(g, raid), ...AT_SHIP };
  const aimed = rolls.map(() => g.pick(targets, 'ship attacked by a raid', '5.61', extra));
  const hits = new Map<number, number>();
  rolls.forEach((at, i) => {
    const ship = aimed[i] as number;
    hits.set(
      ship,
      (hits.get(ship) ?? 0) +
        rollDamage(g, { at, battleship: isBattleship(ship), newTypes: state.rules.advanced.newAircraft }, () => ({
          ship: shipName(ship),
          by: nameOfRaid(state, raid),
        })),
    );
  });
  for (const [ship, n] of hits) {
    byShip[ship] = (byShip[ship] ?? 0) + n;
    if (n > 0 && isCarrier(ship)) {
      const exposed: (Exposed | null)[] = f.exposed ?? CARRIERS.map(() => null);
      exposed[ship] ??= exposedAboard(g, ship);
      f.exposed = exposed;
    }
    hitShip(g, ship, n, '5.61');
  }
}
