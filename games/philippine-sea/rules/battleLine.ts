import type { Ref } from '@point-option/engine';
import { nameOfRaid } from './raidReturn.ts';
import { groupName } from '../data/names.ts';
import { groupRef, raidRef, shipRef } from '../data/refs.ts';
import type { Battle, G, Raid } from '../data/state.ts';
import { BATTLE_LINE, US_SHIPS } from '../data/usShips.ts';
import { flak, flakAtAll } from './antiAircraft.ts';
import { gunsOf, hexOf, shipsOf } from './groups.ts';
import { told } from './telling.ts';

/** 5.72: what a raid may do about Battle Line. */
export type Action = 'divert' | 'overfly' | 'avoid';

/** 5.71(1): whether Battle Line lies in a hex. */
export const isBattleLineAt = (state: Battle, hex: number): boolean =>
  hexOf(state, BATTLE_LINE) === hex && shipsOf(state, BATTLE_LINE).length > 0;

export function rollAction(g: G, raid: Raid): Action {
  const action = g.roll<Action>('battle line', {
    ...told(g, 'battle line', () => ({ raid: nameOfRaid(g.state, raid) })),
    modifiers: [g.state.rules.greatBattle && !raid.land && 'veterans'],
  });
  if (!g.silent)
    g.emit(
      `raid and Battle Line: ${action}`,
      { raid: nameOfRaid(g.state, raid) },
      { rule: '5.72', touches: touching(raid) },
    );
  return action;
}
const touching = (raid: Raid): Ref[] => [raidRef(raid.id), groupRef(BATTLE_LINE)];

/** 5.721: battleships of Battle Line that have not fired at an overflying raid in this phase, and can. */
export function freeBattleships(g: G): number[] {
  const { state } = g;
  const free: number[] = [];
  for (const ship of shipsOf(state, BATTLE_LINE))
    if (US_SHIPS[ship]?.type === 'BB' && !state.fired.includes(ship) && gunsOf(g, ship) > 0) free.push(ship);
  return free;
}

/** 5.72: at planes flying over they fire with half their guns, all taken together. */
export const overflyGuns = (g: G, ships: readonly number[]): number =>
  Math.floor(ships.reduce((total, ship) => total + gunsOf(g, ship), 0) / 2);

/** 5.72, 5.721: some battleships fire at a raid over their heads; they are turned over for it. */
export function fireOverhead(g: G, raid: Raid, ships: readonly number[]): void {
  if (ships.length === 0) return;
  const guns = overflyGuns(g, ships);
  g.state.fired.push(...ships);
  if (!g.silent)
    g.emit(
      'battleships fire overhead',
      { raid: nameOfRaid(g.state, raid), n: guns },
      { rule: '5.72', touches: [...touching(raid), ...ships.map((ship) => shipRef(ship))] },
    );
  flakAtAll(
    g,
    raid,
    flak(g, guns, {
      rule: '5.72',
      what: 'guns at raid',
      about: () => ({ group: groupName(BATTLE_LINE), raid: nameOfRaid(g.state, raid) }),
    }),
  );
}
