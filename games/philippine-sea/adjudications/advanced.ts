import { BadInput, either, type Json, list, oneOf, optional, text } from '@point-option/engine';
import { type Wind, WINDS } from '../data/advanced.ts';
import { JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { grid } from '../data/map.ts';
import { US_SHIP_BY_NAME } from '../data/usShips.ts';
import type { Light } from '../rules/clock.ts';
import { rollShuttle } from '../rules/shuttle.ts';
import {
  acceptsBattle,
  battleshipsNeeded,
  type Choose,
  type Combatant,
  firers,
  matchTargets,
  type SurfaceSide,
  weightOf,
} from '../rules/surfaceBattle.ts';
import { leeward, windward } from '../rules/wind.ts';
import { count, hex, insist, light, range, ruling } from './kit.ts';

/** The advanced rules, as far as the worked examples go (17.0, 21.0, 23.0). */

interface Named extends Combatant {
  /** As it was given. */
  readonly called: string;
}
/** "BB Iowa" is Iowa; a "Cruiser Force" without a number any of them. */
function combatant(side: SurfaceSide, called: string, where: string): Named {
  const name = called.startsWith('BB ') ? called.slice('BB '.length) : called;
  const ship =
    side === 'us'
      ? US_SHIP_BY_NAME.get(name)
      : (JAPANESE_SHIP_BY_NAME.get(name) ?? JAPANESE_SHIPS.findIndex(({ type }) => type === name));
  const found = { side, ship: ship ?? -1, called };
  if (weightOf(found) === 0)
    throw new BadInput(`${where} should be a battleship, cruisers or destroyers, but is "${called}".`);
  return found;
}
interface BattleGiven {
  light: Light;
  japanese: string[];
  us: string[];
  surprised?: SurfaceSide;
}
const battle = {
  light,
  japanese: list(text(), { min: 1 }),
  us: list(text(), { min: 1 }),
  surprised: optional(oneOf(['japan', 'us'])),
};
const sideOf = (side: SurfaceSide, names: readonly string[]): Named[] =>
  names.map((name, i) => combatant(side, name, `given.${side === 'us' ? 'us' : 'japanese'}[${i}]`));
const firing = (given: BattleGiven, round: 1 | 2, units: readonly Named[]): Named[] =>
  firers(given.light, round, units, given.surprised ?? null) as Named[];
const called = (units: readonly Combatant[]): string[] => units.map((unit) => (unit as Named).called);

/** "Destroyer Force" as the beginning of a key. */
const keyOf = (name: string): string => {
  const key = name.replaceAll(' ', '');
  return `${key.charAt(0).toLowerCase()}${key.slice(1)}`;
};

export const advanced = {
  leewardHexes: ruling<{ hex: string; wind: Wind }>('17.0', { hex, wind: oneOf(WINDS) }, (_g, given) => {
    const at = grid.mustHex(given.hex);
    return { leeward: leeward(at, given.wind).map(grid.label), windward: windward(at, given.wind).map(grid.label) };
  }),
  japaneseAcceptsBattleDay: ruling<{ japaneseBB: number; usBB: number }>(
    '21.11',
    { japaneseBB: count, usBB: count },
    (_g, { japaneseBB, usBB }) => ({
      needed: battleshipsNeeded(usBB),
      accepts: acceptsBattle('day', true, japaneseBB, usBB),
    }),
  ),
  surfaceFirers: ruling<BattleGiven>('21.22', battle, (_g, given) => {
    const units = [...sideOf('japan', given.japanese), ...sideOf('us', given.us)];
    const [round1, round2] = [firing(given, 1, units), firing(given, 2, units)];
    return {
      round1: called(round1),
      round2: called(round2),
      never: called(units.filter((unit) => !round1.includes(unit) && !round2.includes(unit))),
    };
  }),
  surfaceTargets: ruling<BattleGiven & { round: 1 | 2; randomPick?: string | string[] }>(
    '21.23',
    { ...battle, round: oneOf([1, 2]), randomPick: optional(either(text(), list(text()))) },
    (g, given) => {
      const [japanese, us] = [sideOf('japan', given.japanese), sideOf('us', given.us)];
      const fire = firing(given, given.round, [...japanese, ...us]).filter(({ side }) => side === 'japan');
      const picks = given.randomPick === undefined ? null : [given.randomPick].flat();
      const open: [string, Json][] = [];
      const choose: Choose = (alike, firer) => {
        const names = called(alike);
        if (picks === null) return alike[names.indexOf(g.pick(names, 'surface battle target', '21.23'))] as Combatant;
        const pick = picks.shift();
        if (pick === undefined) {
          // Nobody has chosen: it may be any of them.
          open.push([(firer as Named).called, names]);
          return alike[0] as Combatant;
        }
        const target = alike.find((unit) => (unit as Named).called.endsWith(pick));
        insist(target !== undefined, `given.randomPick should name one of ${names.join(', ')}, not ${pick}.`);
        return target;
      };
      const matches = matchTargets(given.light, fire, us, choose);
      const undecided = open.map(([name]) => name);
      return {
        targets: Object.fromEntries(
          matches
            .map(({ firer, target }): [string, string] => [(firer as Named).called, (target as Named).called])
            .filter(([name]) => !undecided.includes(name)),
        ),
        notFiring: called(japanese.filter((unit) => !fire.includes(unit))),
        ...Object.fromEntries(open.map(([name, names]) => [`${keyOf(name)}OneOf`, names])),
      };
    },
  ),
  shuttleToGuam: ruling<{ distanceToGuam: number }>('23.2', { distanceToGuam: range }, (g, { distanceToGuam }) => {
    const shuttle = rollShuttle(g, distanceToGuam);
    return { net: shuttle?.net ?? null, diverts: shuttle?.diverts ?? false };
  }),
};
