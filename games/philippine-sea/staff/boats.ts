import { grid } from '../data/map.ts';
import { hexName } from '../data/names.ts';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { type Battle, type Force, MISSIONS } from '../data/state.ts';
import { forceById, totalHits } from '../rules/forces.ts';
import { approach } from '../rules/submarineContact.ts';
import { best, carrierWorth, counsel, type Desk, flights, type Habit, numberAbout, optionsOf, worthOf } from './desk.ts';

/** 14.11: across the ways from the second and third arrival zones, where most of them come from. */
const STATIONS: readonly number[] = ['1017', '0717', '1317', '0518', '1516'].map(grid.mustHex);
export const place: Habit = (desk) => {
  const hex = STATIONS[numberAbout(desk, 'sub') % STATIONS.length] as number;
  return counsel(hex, 'boat on station', { hex: hexName(hex) });
};

/** Worth of a force to a boat: carriers, and what may be; of nothing else it scores. */
const LEAST_WORTH = 5;
const boatWorth = (view: Battle, force: Force): number => (force.level === 0 ? 12 : worthOf(view, force));

/** 14.12: into the hex of the best force near, not from astern; or ahead of one. */
export const move: Habit = (desk, ask) => {
  const { view } = desk;
  const here = view.subs[numberAbout(desk, 'sub')]?.hex ?? -1;
  const choice = best(optionsOf(ask), (option) => moveWorth(view, here, Number(option)));
  return choice === undefined ? undefined : counsel(choice, choice === here ? 'boat waits' : 'boat closes');
};
function moveWorth(view: Battle, here: number, hex: number): number {
  let most = 0;
  for (const force of view.forces) {
    const worth = boatWorth(view, force);
    if (worth < LEAST_WORTH || force.hex < 0) continue;
    const away = grid.distance(hex, force.hex);
    const chase = away === 0 ? approach(force.from, here, hex) : 'none';
    const value = (worth * (chase === 'stern' ? 0.3 : chase === 'oblique' ? 0.5 : away === 0 ? 1 : 0.6)) / (1 + away);
    most = Math.max(most, value);
  }
  for (const wreck of view.wrecks)
    if (wreck.hex === hex) most = Math.max(most, carrierWorth(view, wreck.ship));
  return most;
}

/** 14.13: carriers, and what may be. */
export const contact: Habit = ({ view }, ask) => {
  const worth = (option: string | number): number => {
    const id = String(option);
    const number = Number(id.slice(id.indexOf(' ') + 1));
    if (id.startsWith('japanese ')) return carrierWorth(view, number);
    const force = id.startsWith('force ') ? forceById(view, number) : undefined;
    return force ? boatWorth(view, force) : LEAST_WORTH - 1;
  };
  const choice = best(optionsOf(ask), worth);
  return choice === undefined ? undefined : counsel(choice, choice === 'none' ? 'boat lets pass' : 'boat seeks contact');
};

/** A strike that is on its way to a force, so near that a boat does better to report it. */
const STRIKE_NEAR = 4;
function isStrikeNear({ view }: Desk, force: Force | undefined): boolean {
  if (!force) return false;
  const aloft = flights(view);
  for (let m = 0; m < MISSIONS; m++) {
    const mission = view.missions[m];
    if (mission?.kind === 'strike' && !mission.spent && (aloft.attack[m] as number) > 0 && grid.distance(mission.hex, force.hex) <= STRIKE_NEAR)
      return true;
  }
  return false;
}
/** 14.14, 14.15: attack, or shadow for a strike that is near. */
export const afterContact: Habit = (desk) =>
  isStrikeNear(desk, forceById(desk.view, numberAbout(desk, 'force'))) ? counsel('shadow', 'boat shadows') : counsel('attack', 'boat attacks');
export const shadowing: Habit = (desk) => {
  const force = forceById(desk.view, desk.view.subs[numberAbout(desk, 'sub')]?.shadows ?? -1);
  return isStrikeNear(desk, force) ? counsel('continue', 'boat shadows') : counsel('attack', 'boat attacks');
};
/** 14.16: the carrier that is nearest to sinking for its worth. */
export const torpedo: Habit = ({ view }, ask) => {
  const ship = best(optionsOf(ask), (option) => {
    const left = (JAPANESE_SHIPS[Number(option)]?.hits ?? 0) - totalHits(view, Number(option));
    return left <= 0 ? 0 : carrierWorth(view, Number(option)) / left;
  });
  return ship === undefined ? undefined : counsel(ship, 'torpedo the weakest');
};
