import { integer, list, type ModifierUse, oneOf, optional } from '@point-option/engine';
import { LEVEL_ONE, type LevelOne } from '../data/chits.ts';
import { JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { grid } from '../data/map.ts';
import { SHIP_SUNK, UNDETECTED } from '../data/state.ts';
import { CARRIERS, FIXED_GROUPS, SUBMARINES, US_SHIPS } from '../data/usShips.ts';
import { assignHits } from '../rules/carrierForces.ts';
import type { Light } from '../rules/clock.ts';
import { forceById } from '../rules/forces.ts';
import { drawLevelOne } from '../rules/intelligence.ts';
import { submarinesAttack } from '../rules/japaneseSubmarines.ts';
import { huntSubmarine, strike, submarine, torpedoes } from '../rules/submarineAttack.ts';
import { approach, contactModifiers } from '../rules/submarineContact.ts';
import { AFTER_CONTACT, surface } from '../rules/submarines.ts';
import {
  type Bare,
  count,
  FLEET,
  hex,
  insist,
  light,
  modifiersOn,
  placeForce,
  placeGroup,
  reading,
  rolled,
  ruling,
  setLight,
  table,
  yes,
} from './kit.ts';

/** Submarines of both sides (14.0). */

const drm = integer({ min: -20, max: 20 });
const LONE = 'lone crippled ship';
const target = oneOf(['force', LONE]);
const move = list(hex, { min: 2, max: 2 });
const carrierNames = JAPANESE_SHIPS.filter(({ type }) => type === 'CV' || type === 'CVL').map(({ name }) => name);

/** Whoever has added up the modifiers by hand has them checked: what is said of the situation makes them. */
function checkDrm(g: Bare, chart: string, modifiers: readonly ModifierUse[], given: number | undefined): void {
  const sum = modifiersOn(g, chart, modifiers);
  insist(given === undefined || given === sum, `given.drm should be ${sum}: so much comes of the rest that is given.`);
}

interface ContactGiven {
  drm?: number;
  forceStayed?: boolean;
  forceMovedIn?: boolean;
  approach?: 'oblique' | 'stern';
  light?: Light;
  target?: string;
}
/** 14.131: by name, as the chart of contact has them. */
const contactUses = (given: ContactGiven): ModifierUse[] => [
  given.forceStayed === true && 'did not move',
  given.forceMovedIn === true && 'moved in',
  given.approach,
  given.light !== undefined && given.light !== 'day' && 'dark',
  given.target === LONE && 'cripple',
];

/** 14.171: what a pin leaves. */
const pinned = (pin: number): string => (pin > 0 ? `Pin ${pin}` : 'none, no action');

/** The group of the first ship that is left behind by itself (12.41). */
const CRIPPLE = FIXED_GROUPS;

export const submarines = {
  submarineApproachDrm: ruling<{ forceMove: [string, string]; subMove: [string, string]; light?: Light }>(
    '14.131',
    { forceMove: move, subMove: move, sub: optional(oneOf(SUBMARINES)), light: optional(light) },
    (bare, { forceMove, subMove, light: lit = 'day' }) => {
      insist(forceMove[1] === subMove[1], 'given.subMove should end in the hex of the force.');
      const g = table(bare);
      setLight(g.state, lit);
      const [forceFrom, from, at] = [forceMove[0], subMove[0], subMove[1]].map(grid.mustHex) as [
        number,
        number,
        number,
      ];
      const force = placeForce(g.state, at, { from: forceFrom });
      submarine(g.state, 0).hex = at;
      return {
        approach: approach(forceFrom, from, at),
        drm: modifiersOn(bare, 'submarine contact', contactModifiers(g, { sub: 0, from }, { force })),
      };
    },
  ),
  submarineContact: ruling<ContactGiven>(
    '14.13',
    {
      drm: optional(drm),
      forceStayed: optional(yes),
      forceMovedIn: optional(yes),
      approach: optional(oneOf(['oblique', 'stern'])),
      light: optional(light),
      target: optional(target),
    },
    (g, given) => {
      const modifiers = contactUses(given);
      checkDrm(g, 'submarine contact', modifiers, given.drm);
      return { contact: g.roll<string>('submarine contact', { modifiers }) === 'contact', ...reading(g) };
    },
  ),
  submarineContactPromotion: ruling<{ level: number; drawnL1?: LevelOne; option?: (typeof AFTER_CONTACT)[number] }>(
    '14.14',
    { level: integer({ min: 0, max: 4 }), drawnL1: optional(oneOf(LEVEL_ONE)), option: optional(oneOf(AFTER_CONTACT)) },
    (bare, { level, drawnL1, option = 'attack' }) => {
      const g = table(bare);
      const force = placeForce(g.state, FLEET, { level });
      if (level === 0) {
        insist(
          drawnL1 !== undefined && drawnL1 !== 'Double Force',
          'given.drawnL1 should be the chit that was drawn for a force of level 0, of one half of a double force.',
        );
        g.state.levelOne[drawnL1] = 1;
        drawLevelOne(g, force, 'submarine');
      }
      const there = forceById(g.state, force.id) !== undefined;
      return {
        level: force.level,
        detected: force.detection !== UNDETECTED,
        option: there ? `${option} chosen` : 'false contact',
      };
    },
  ),
  submarineAttack: ruling<{ drm?: number; target?: string }>(
    '14.16',
    { drm: optional(drm), target: optional(target) },
    (bare, given) => {
      const lone = given.target === LONE;
      checkDrm(bare, 'submarine attack', [lone && 'cripple'], given.drm);
      const g = table(bare);
      const force = placeForce(g.state, FLEET, { level: 1, chit: 'Carrier', kind: 'carrier' });
      const { hits, destroyed } = torpedoes(g, lone);
      const each = [...rolled(bare, 'submarine hits'), ...rolled(bare, 'submarine hits, again')];
      strike(g, { sub: 0, force: force.id, wreck: -1, hits, destroyed });
      return {
        attackRolls: rolled(bare, 'submarine attack')[0]?.result ?? 0,
        hits: each.flatMap(({ result }) => (typeof result === 'number' ? [result] : [])),
        totalHits: hits,
        destroyed,
        hitType: (force.hits[0] ?? 0) > 0 ? 'current turn' : 'none',
      };
    },
  ),
  asw: ruling<{ target?: string; subScoredHits: boolean }>(
    '14.17',
    { target: optional(target), subScoredHits: yes },
    (bare, given) => {
      const g = table(bare);
      const boat = submarine(g.state, 0);
      boat.hex = FLEET;
      huntSubmarine(g, 0, given.subScoredHits, given.target === LONE);
      return {
        ...reading(bare, 'anti-submarine'),
        result: boat.sunk ? 'destroyed' : boat.pin > 0 ? `Pin ${boat.pin}` : 'no effect',
      };
    },
  ),
  pinCountdown: ruling<{ pin: number; subChitDraws: number }>(
    '14.171',
    { pin: integer({ min: 0, max: 2 }), subChitDraws: integer({ min: 1, max: 9 }) },
    (bare, { pin, subChitDraws }) => {
      const g = table(bare);
      const boat = submarine(g.state, 0);
      Object.assign(boat, { hex: FLEET, pin });
      const draws: [string, string][] = [];
      for (let n = 1; n <= subChitDraws; n++) {
        const drawn: { waiting?: number[] } = {};
        surface(g, drawn);
        draws.push(drawn.waiting?.includes(0) ? [`draw${n}`, 'may act'] : [`afterDraw${n}`, pinned(boat.pin)]);
      }
      return Object.fromEntries(draws);
    },
  ),
  assignSubmarineHits: ruling<{ permanentHits: number; carrierChosen: string; hitCapacity?: number }>(
    '14.162',
    { permanentHits: count, carrierChosen: oneOf(carrierNames), hitCapacity: optional(count) },
    (bare, { permanentHits, carrierChosen, hitCapacity }) => {
      const ship = JAPANESE_SHIP_BY_NAME.get(carrierChosen) as number;
      const capacity = JAPANESE_SHIPS[ship]?.hits ?? 0;
      insist(
        hitCapacity === undefined || hitCapacity === capacity,
        `given.hitCapacity should be ${capacity}: so it stands on the counter of ${carrierChosen}.`,
      );
      const g = table(bare);
      const hits = [0, 0, permanentHits];
      assignHits(g, placeForce(g.state, FLEET, { level: 4, kind: 'carrier', ships: [ship], hits }));
      return {
        sunk: g.state.japanese[ship] === SHIP_SUNK,
        excessForfeited: Math.max(0, (g.state.japaneseHits[ship]?.[2] ?? 0) - capacity),
      };
    },
  ),
  japaneseSubmarineAttack: ruling<{ target: string; escorts?: number }>(
    '14.22',
    { target: oneOf(['lit carrier', LONE]), escorts: optional(integer({ min: 0, max: 12 })) },
    (bare, given) => {
      const g = table(bare);
      const { state } = g;
      const lone = given.target === LONE;
      insist(
        lone || given.escorts === undefined,
        'given.escorts should be left out: beside lit ships escorts do not count.',
      );
      setLight(state, lone ? 'day' : 'night');
      placeGroup(state);
      if (lone) {
        state.groups[CRIPPLE] = { hex: FLEET, from: FLEET };
        state.where[0] = CRIPPLE;
        state.hits[0] = g.look<number>('american damage', 'CV', 'crippled');
        const last = CARRIERS.length + (given.escorts ?? 0);
        for (let ship = CARRIERS.length; ship < Math.min(last, US_SHIPS.length); ship++) state.where[ship] = 0;
      } else state.lit = [FLEET];
      const before = state.hits[0] ?? 0;
      submarinesAttack(g);
      return {
        contact: rolled(bare, 'japanese submarine, again').length > 0,
        hits: (state.hits[0] ?? 0) - before,
        fire: (state.fires[0]?.length ?? 0) > 0,
        sunk: (state.where[0] ?? -1) < 0,
        ...reading(bare, 'japanese submarine'),
      };
    },
  ),
};
