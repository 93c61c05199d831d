import type { Values } from '@point-option/engine';
import type { LevelOne } from '../data/chits.ts';
import { forceRef } from '../data/refs.ts';
import { ALL_HEXES, grid, INVASION, ZONE_AT } from '../data/map.ts';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { forceName } from '../data/names.ts';
import { type Force, type G, NOT_IN_PLAY, POOL } from '../data/state.ts';
import { type Audience, drawChit, giveLevelOne, isCarrierTwo, rollLevelTwo } from './chits.ts';
import { isCarrierForce, isSurfaceForce, knownStrength, removeForce } from './forces.ts';
import { told } from './telling.ts';

/** 13.13: for each carrier that has joined the battle. */
const FLEET_CARRIER = 2;
const LIGHT_CARRIER = 1;
/** 13.13: for a level 1 force whose air strength is not known. */
const UNKNOWN_STRENGTH = 4;
/** 13.23: so many surface forces stay in play. */
const SURFACE_FORCES = 4;

const carrierValue = (ship: number): number => {
  const type = JAPANESE_SHIPS[ship]?.type;
  return type === 'CV' ? FLEET_CARRIER : type === 'CVL' ? LIGHT_CARRIER : 0;
};

/** 13.13: what a force counts for. Carriers that its ships lost are counted by `commitmentIndex`. */
export function commitmentValue(g: G, force: Force): number {
  if (!isCarrierForce(force)) return 0;
  if (force.level >= 4) return force.ships.reduce((sum, ship) => sum + carrierValue(ship), 0);
  if (force.level >= 2) return g.look<number>('carrier chits', force.chit, 'commitment');
  const strength = knownStrength(g.state, force);
  return strength === null ? UNKNOWN_STRENGTH : g.look<number>('commitment, level 1', strength, 'commitment');
}

/** 13.13: all carrier forces, and every carrier that joined one and is sunk or elsewhere now. */
export function commitmentIndex(g: G): number {
  const { forces, japanese } = g.state;
  let index = 0;
  for (const force of forces) if (force.level < 4) index += commitmentValue(g, force);
  for (let ship = 0; ship < japanese.length; ship++) {
    const where = japanese[ship];
    if (where !== POOL && where !== NOT_IN_PLAY) index += carrierValue(ship);
  }
  return index;
}

/** 13.12: after anything that changes what is known; at the limit the Japanese side has sent what it has (13.23). */
export function adjust(g: G): void {
  const { state } = g;
  if (!state.rules.commits) return;
  const index = commitmentIndex(g);
  if (index !== state.commitment) {
    state.commitment = index;
    const over = state.committed && index > state.rules.limit;
    g.emit(
      over ? 'commitment over the limit' : 'commitment index',
      { n: index, limit: state.rules.limit },
      { rule: '13.13' },
    );
  }
  if (index < state.rules.limit || state.committed) return;
  state.committed = true;
  g.emit('commitment limit', { n: index, limit: state.rules.limit }, { rule: '13.23' });
  settle(g);
}

/**
 * 13.22: whether what looks like a new carrier force is one. To be asked before the force counts as one, since the
 * index without it decides (RULINGS.md, 28).
 */
export function mayBeCarriers(g: G, force: Force, to?: Audience): boolean {
  const { rules, commitment } = g.state;
  if (!rules.commits || commitment < rules.threshold) return true;
  // RULINGS.md, 144: whatever the threshold, from it on there is a column.
  const column = g.look<string>('commitment columns', rules.posture, commitment);
  const shown = to === undefined ? {} : { to };
  const is =
    g.roll<string>('commitment test', {
      ...told(g, 'commitment test', () => ({ force: forceName(force) })),
      column,
      ...shown,
    }) === 'carriers';
  if (!is && !g.silent) {
    g.emit('commitment test failed', { force: forceName(force), n: commitment }, { rule: '13.22', ...shown });
  }
  return is;
}

/** 13.23: forces of which it is not known what they are. */
const isUndecided = (force: Force): boolean => force.level <= 1 && force.kind === 'unknown';
const surfaceForces = (g: G): number => g.state.forces.reduce((n, force) => n + (isSurfaceForce(force) ? 1 : 0), 0);

/** 13.23 to 13.232: what is not known yet is settled, nearest to the invasion zone first; four surface forces are enough. */
function settle(g: G): void {
  while (surfaceForces(g) < SURFACE_FORCES) {
    const force = nearestUndecided(g);
    if (!force) return;
    settleOne(g, force);
  }
  // 13.231; those of level 0 too, as no more of them can be anything (RULINGS.md, 74).
  const n = surfaceForces(g);
  for (const force of g.state.forces.filter(isUndecided)) dismiss(g, force, 'enough surface forces', { n });
}

/** 13.23(1a), 13.23(1d), 7.55: why a force of level 0 goes, by its chit. */
const DISMISSALS: Readonly<Partial<Record<LevelOne | 'None', string>>> = {
  Carrier: 'carriers',
  'Double Force': 'double force',
  'False Contact': 'false contact',
};

function settleOne(g: G, force: Force): void {
  if (force.level === 0) {
    const chit = drawChit(g, force);
    // 13.23(1): what would be carriers is not wanted any more, and a false contact is nothing.
    const why = DISMISSALS[chit ?? 'None'];
    if (chit === null || why !== undefined) {
      dismiss(g, force, why ?? 'no chit');
      return;
    }
    giveLevelOne(force, chit);
    if (chit === 'Surface') {
      keep(g, force);
      return;
    }
  }
  const chit = rollLevelTwo(g, force.chit, null, force);
  if (isCarrierTwo(chit)) {
    dismiss(g, force, 'carriers of level 2');
    return;
  }
  Object.assign(force, { level: 2, chit, kind: 'surface' });
  keep(g, force);
}

function keep(g: G, force: Force): void {
  if (g.silent) return;
  g.emit(
    'force stays a surface force',
    { force: forceName(force), chit: { key: `chit.${force.chit}` } },
    { rule: '13.23', touches: [forceRef(force.id)] },
  );
}
function dismiss(g: G, force: Force, why: string, values: Values = {}): void {
  if (!g.silent) {
    g.emit(
      'force no longer sought',
      { force: forceName(force), why: { key: `no longer sought.${why}`, values } },
      { rule: '13.23', touches: [forceRef(force.id)] },
    );
  }
  removeForce(g, force, '13.23');
}

/** Of every hex, how far it is from the nearest hex of the invasion zone (RULINGS.md, 43). */
const INVASION_HEXES = ALL_HEXES.filter((hex) => ZONE_AT[hex] === INVASION);
const TO_INVASION: readonly number[] = ALL_HEXES.map((hex) =>
  Math.min(...INVASION_HEXES.map((other) => grid.distance(hex, other))),
);

function nearestUndecided(g: G): Force | undefined {
  const { forces } = g.state;
  const distance = ({ hex }: Force): number => TO_INVASION[hex] ?? Infinity;
  const undecided = forces.filter(isUndecided);
  const least = Math.min(...undecided.map(distance));
  const nearest = undecided.filter((force) => distance(force) === least);
  if (nearest.length <= 1) return nearest[0];
  const id = g.pick(
    nearest.map((force) => force.id),
    'nearest to Saipan',
    '13.23',
    { name: (id) => forceName(forces.find((force) => force.id === id) as Force) },
  );
  return nearest.find((force) => force.id === id);
}
