import type { Ref } from '@point-option/engine';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { japaneseShipName, shipName } from '../data/names.ts';
import { japaneseRef, shipRef } from '../data/refs.ts';
import { type G, SHIP_SUNK, SUNK } from '../data/state.ts';
import { US_SHIPS } from '../data/usShips.ts';
import type { Light } from './clock.ts';
import { isCrippled, sinkAtOnce } from './cripples.ts';
import { japaneseDamage, permanentHits } from './forces.ts';
import { sinkShip } from './japaneseDamage.ts';
import type { Combatant, Match, SurfaceSide } from './surfaceBattle.ts';
import { hitShip } from './usDamage.ts';
import { HITS, told } from './telling.ts';

/** 12.21: the place of permanent hits. */
const PERMANENT = 2;

/** What there is to know of a round of fire. */
export interface Round {
  readonly light: Light;
  readonly number: 1 | 2;
  readonly surprised: SurfaceSide | null;
}

const isDestroyers = ({ side, ship }: Combatant): boolean =>
  side === 'us' ? US_SHIPS[ship]?.type === 'DesDiv' : JAPANESE_SHIPS[ship]?.type === 'Destroyer Force';
const isJapaneseCruisers = ({ side, ship }: Combatant): boolean =>
  side === 'japan' && JAPANESE_SHIPS[ship]?.type === 'Cruiser Force';

const attackOf = ({ side, ship }: Combatant): number => (side === 'us' ? US_SHIPS : JAPANESE_SHIPS)[ship]?.attack ?? 0;

/** 21.25(2): the row of a ship in the chart of defence. */
const DEFENCE: Readonly<Record<string, string>> = {
  BB: 'BB',
  CV: 'CV',
  CVL: 'CVL',
  CLAA: 'cruisers',
  CruDiv: 'cruisers',
  'Cruiser Force': 'cruisers',
  DesDiv: 'destroyers',
  'Destroyer Force': 'destroyers',
};
function defenceOf(g: Pick<G, 'look'>, { side, ship }: Combatant): number {
  const { type = '' } = (side === 'us' ? US_SHIPS : JAPANESE_SHIPS)[ship] ?? {};
  return g.look<number>('surface defence', DEFENCE[type] ?? 'BB', 'defence');
}

export const nameOf = ({ side, ship }: Combatant) => (side === 'us' ? shipName(ship) : japaneseShipName(ship));
/** The id of a ship as part of an order. */
export const idOf = ({ side, ship }: Combatant): string => `${side === 'us' ? 'ship' : 'japanese'} ${ship}`;
export const refTo = ({ side, ship }: Combatant): Ref => (side === 'us' ? shipRef(ship) : japaneseRef(ship));

/** 21.25, 21.26, 21.261: the hits of one unit on its target. */
export function fireAt(g: G, { firer, target }: Match, { light, number, surprised }: Round): number {
  const about = () => ({ firer: nameOf(firer), target: nameOf(target) });
  const surprise = number === 1 && surprised === target.side && 'surprise';
  const byTorpedo = (): number =>
    g.roll<number>('torpedoes', {
      modifiers: [surprise, firer.side === 'japan' && 'long lance'],
      ...HITS,
      ...told(g, 'torpedoes', about),
    });
  if (light === 'night' && isDestroyers(firer)) return byTorpedo();
  const column = attackOf(firer) - defenceOf(g, target);
  const hits =
    column < 0
      ? 0
      : g.roll<number>('surface fire', { column, modifiers: [surprise], ...HITS, ...told(g, 'surface fire', about) });
  return light === 'night' && number === 1 && isJapaneseCruisers(firer) ? hits + byTorpedo() : hits;
}

/** 21.25(4), 21.25(5): hits take effect when all have fired; what is crippled by them sinks. Says how many ships of each side. */
export function takeHits(
  g: G,
  hits: ReadonlyMap<string, { target: Combatant; n: number }>,
): Record<SurfaceSide, number> {
  const sunk = { us: 0, japan: 0 };
  for (const { target, n } of hits.values()) {
    if (n === 0) continue;
    if (target.side === 'us') hitAmerican(g, target.ship, n);
    else hitJapanese(g, target.ship, n);
    const { where, japanese } = g.state;
    if (target.side === 'us' ? where[target.ship] === SUNK : japanese[target.ship] === SHIP_SUNK) sunk[target.side]++;
  }
  return sunk;
}

function hitAmerican(g: G, ship: number, n: number): void {
  hitShip(g, ship, n, '21.25');
  if (g.state.where[ship] !== SUNK && isCrippled(g, ship)) sinkAtOnce(g, ship);
}

/** 21.25(4): permanent at once, for carriers too. */
function hitJapanese(g: G, ship: number, n: number): void {
  const { state } = g;
  const marks = state.japaneseHits[ship];
  if (!marks) return;
  marks[PERMANENT] = (marks[PERMANENT] ?? 0) + n;
  g.emit(
    'hits on a Japanese ship',
    { ship: japaneseShipName(ship), n },
    { rule: '21.25', touches: [japaneseRef(ship)] },
  );
  const hits = permanentHits(state, ship);
  if (hits >= (JAPANESE_SHIPS[ship]?.hits ?? 0) || japaneseDamage(ship, hits) === 'crippled') sinkShip(g, ship);
}
