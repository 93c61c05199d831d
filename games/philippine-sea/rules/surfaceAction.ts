import {
  arrange,
  decide,
  deed,
  end,
  goto,
  type Layout,
  message,
  type Next,
  one,
  type OptionDetail,
  procedure,
  type Refusal,
} from '@point-option/engine';
import { isJapaneseCarrier, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { forceName, hexName } from '../data/names.ts';
import { forceRef, hexRef } from '../data/refs.ts';
import type { Battle, Force, G } from '../data/state.ts';
import { isCarrier, US_SHIPS } from '../data/usShips.ts';
import { lightNow } from './clock.ts';
import { isCrippled } from './cripples.ts';
import { forceById, isSurfaceForce, japaneseDamage, totalHits } from './forces.ts';
import { groupsAt, isAnyGroupAt, shipsOf } from './groups.ts';
import { promoteToMaximum } from './intelligence.ts';
import { retire } from './retirement.ts';
import {
  acceptsBattle,
  type Combatant,
  firers,
  type Match,
  matchTargets,
  type SurfaceSide,
  weightOf,
} from './surfaceBattle.ts';
import { fireAt, idOf, nameOf, refTo, type Round, takeHits } from './surfaceFire.ts';
import { forceRetreats, groupRetreats, sinkStragglers } from './surfaceRetreat.ts';
import { told } from './telling.ts';

/** A meeting of surface ships in a hex. */
interface Action {
  hex: number;
  mover: SurfaceSide;
  /** The Japanese force, or both halves of a double one. */
  forces: number[];
  japanStands?: boolean;
  usStands?: boolean;
  surprised?: SurfaceSide | 'nobody';
  round?: 1 | 2;
  /** Targets of the American ships that fire, by the names of the pieces. */
  aim?: Record<string, string>;
  sunk?: Record<SurfaceSide, number>;
  /** 21.28: battleships and cruisers that the Japanese began with. */
  began?: { battleships: number; cruisers: number };
}

const FACES = 10;
/** 21.14. */
const CARRIERS_EVADE = 4;

/** 21.0: the meeting with a force that is in the hex of a task group. A double force is met as one. */
export function meeting({ state }: G, force: Force, mover: SurfaceSide): Action | null {
  const { hex } = force;
  if (!state.rules.advanced.surfaceCombat || !isAnyGroupAt(state, hex)) return null;
  const partner = forceById(state, force.partner);
  return { hex, mover, forces: partner?.hex === hex ? [force.id, partner.id] : [force.id] };
}

const forcesOf = ({ state }: G, f: Action): Force[] => f.forces.flatMap((id) => forceById(state, id) ?? []);

/** 21.16: ships of each side that take part; carriers are there to be hit. */
function american(g: G, { hex }: Action): Combatant[] {
  return groupsAt(g.state, hex, true)
    .flatMap((group) => shipsOf(g.state, group))
    .filter((ship) => !isCrippled(g, ship))
    .map((ship) => ({ side: 'us', ship }));
}
function japanese(g: G, f: Action): Combatant[] {
  return forcesOf(g, f)
    .flatMap(({ ships }) => ships)
    .filter((ship) => japaneseDamage(ship, totalHits(g.state, ship)) !== 'crippled')
    .map((ship) => ({ side: 'japan', ship }));
}
const fights = (unit: Combatant): boolean => weightOf(unit) > 0;
const battleships = (units: readonly Combatant[]): number =>
  units.filter(({ side, ship }) => (side === 'us' ? US_SHIPS : JAPANESE_SHIPS)[ship]?.type === 'BB').length;
const cruisers = (units: readonly Combatant[]): number =>
  units.filter(({ ship }) => JAPANESE_SHIPS[ship]?.type === 'Cruiser Force').length;
const hasCarriers = (units: readonly Combatant[]): boolean =>
  units.some(({ side, ship }) => (side === 'us' ? isCarrier(ship) : isJapaneseCarrier(ship)));

/** 21.0(1), 21.0(2), RULINGS.md, 29: what the Japanese are, and whether they stand. */
function sighted(g: G, f: Action): Next {
  for (const force of forcesOf(g, f)) promoteToMaximum(g, force);
  f.forces = forcesOf(g, f).map(({ id }) => id);
  const theirs = japanese(g, f);
  if (theirs.length === 0) return end;
  const forces = forcesOf(g, f);
  f.japanStands = acceptsBattle(
    lightNow(g.state),
    forces.every(isSurfaceForce),
    battleships(theirs),
    battleships(american(g, f)),
  );
  f.began = { battleships: battleships(theirs), cruisers: cruisers(theirs) };
  f.sunk = { us: 0, japan: 0 };
  g.emit(
    f.japanStands ? 'japanese accept battle' : 'japanese evade battle',
    { force: forces.map(forceName), hex: hexName(f.hex) },
    { rule: '21.11', touches: [...f.forces.map((id) => forceRef(id)), hexRef(f.hex)] },
  );
  return undefined;
}

/** 21.12. */
const stand = one<Battle, Action, 'accept' | 'evade'>({
  options: () => ['accept', 'evade'],
  about: (g, f) => ({
    hex: hexName(f.hex),
    force: forcesOf(g, f).map(forceName),
    ours: american(g, f).filter(fights).length,
    theirs: japanese(g, f).filter(fights).length,
    stands: message(f.japanStands === true ? 'they stand' : 'they evade'),
  }),
  describe: (g, f, choice): OptionDetail => ({
    label: message(`surface battle.${choice}`),
    rule: choice === 'accept' ? '21.12' : '21.14',
    ...(choice === 'evade' && f.japanStands === true && { rolls: true }),
    ...(choice === 'accept' && hasCarriers(american(g, f)) && { caution: message('caution: carriers under fire') }),
  }),
  apply: (_g, f, choice) => {
    f.usStands = choice === 'accept';
  },
});

/** 21.13, 21.14. */
function evade(g: G, f: Action): Next {
  if (f.japanStands === true && f.usStands === true) return undefined;
  if (f.japanStands !== true && f.usStands !== true) {
    g.emit('both evade', { hex: hexName(f.hex) }, { rule: '21.13', touches: [hexRef(f.hex)] });
    retreat(g, f, 'us');
    retreat(g, f, 'japan');
    return end;
  }
  const evading: SurfaceSide = f.usStands === true ? 'japan' : 'us';
  const units = evading === 'us' ? american(g, f) : japanese(g, f);
  const bonus = hasCarriers(units) ? CARRIERS_EVADE : 0;
  const by = (side: SurfaceSide) => ({ about: { hex: hexName(f.hex), side: message(`who.${side}`) } });
  const away = g.die(FACES, 'evasion of a side', '21.14', by(evading)) + bonus;
  const after = g.die(FACES, 'pursuit of a side', '21.14', by(evading === 'us' ? 'japan' : 'us'));
  const escaped = away >= after;
  g.emit(
    escaped ? 'evasion succeeds' : 'evasion fails',
    { side: message(`who.${evading}`), away, after },
    { rule: '21.14', touches: [hexRef(f.hex)] },
  );
  if (!escaped) return undefined;
  retreat(g, f, evading);
  return end;
}

/** 21.15, 21.161. */
function retreat(g: G, f: Action, side: SurfaceSide): void {
  const moved = f.mover === side;
  if (side === 'us') for (const group of groupsAt(g.state, f.hex)) groupRetreats(g, group, moved);
  else for (const force of forcesOf(g, f)) forceRetreats(g, force, moved);
  sinkStragglers(g, f.hex);
}

/** 21.21. */
function surprise(g: G, f: Action): void {
  f.surprised =
    lightNow(g.state) === 'night'
      ? g.roll<SurfaceSide | 'nobody'>(
          'night surprise',
          told(g, 'night surprise', () => ({ hex: hexName(f.hex) })),
        )
      : 'nobody';
  f.round = 1;
}

const roundOf = (g: G, f: Action): Round => ({
  light: lightNow(g.state),
  number: f.round ?? 1,
  surprised: f.surprised === 'us' || f.surprised === 'japan' ? f.surprised : null,
});
/** 21.22: who fires in this round. */
function firing(g: G, f: Action, side: SurfaceSide): Combatant[] {
  const { light, number, surprised } = roundOf(g, f);
  const all = [...japanese(g, f), ...american(g, f)].filter(fights);
  return firers(light, number, all, surprised).filter((unit) => unit.side === side);
}

const shipIn = (id: string): number => Number(id.slice(id.indexOf(' ') + 1));
function aimLayout(g: G, f: Action): Layout {
  return {
    pieces: firing(g, f, 'us').map((unit) => ({ id: idOf(unit) })),
    boxes: japanese(g, f).map((unit) => ({ id: idOf(unit) })),
    partial: true,
  };
}
const mayAim = (g: G, f: Action): boolean => firing(g, f, 'us').length > 0 && japanese(g, f).length > 0;

/** 21.24: nobody twice before all of his class have been fired at. */
function aimFault(g: G, f: Action, placed: Readonly<Record<string, string>>): Refusal | undefined {
  const times = new Map<number, number>(japanese(g, f).map(({ ship }) => [ship, 0]));
  for (const box of Object.values(placed)) times.set(shipIn(box), (times.get(shipIn(box)) ?? 0) + 1);
  const classOf = (ship: number): number => weightOf({ side: 'japan', ship });
  for (const [ship, n] of times) {
    if (n < 2) continue;
    const spared = [...times].find(([other, m]) => m === 0 && classOf(other) === classOf(ship));
    if (spared)
      return {
        reason: message('why not twice before all', {
          ship: nameOf({ side: 'japan', ship }),
          other: nameOf({ side: 'japan', ship: spared[0] }),
        }),
        rule: '21.24',
      };
  }
  return undefined;
}

const aim = arrange<Battle, Action>({
  layout: aimLayout,
  about: (g, f) => ({ hex: hexName(f.hex), n: f.round ?? 1, ours: firing(g, f, 'us').length }),
  describeBox: (_g, _f, box) => {
    const target: Combatant = { side: 'japan', ship: shipIn(box) };
    return { label: nameOf(target), touches: [refTo(target)] };
  },
  describe: (_g, _f, id): OptionDetail => ({
    label: nameOf({ side: 'us', ship: shipIn(String(id)) }),
    touches: [{ piece: String(id) }],
    rolls: true,
    rule: '21.24',
  }),
  check: aimFault,
  example: () => ({}),
  apply: (_g, f, placed) => {
    f.aim = { ...placed };
  },
});

/** 21.23: of several alike, by chance. */
function pickTarget(g: G, alike: readonly Combatant[]): Combatant {
  const ships = alike.map(({ ship }) => ship);
  const ship = g.pick(ships, 'surface battle target', '21.23', {
    name: (each) => nameOf({ side: 'us', ship: Number(each) }),
  });
  return alike[ships.indexOf(ship)] as Combatant;
}

/** 21.23, 21.25: both sides fire, then all hits count. */
function fire(g: G, f: Action): Next {
  const round = roundOf(g, f);
  const theirs = matchTargets(round.light, firing(g, f, 'japan'), american(g, f), (alike) => pickTarget(g, alike));
  const ours = Object.entries(f.aim ?? {}).map(
    ([piece, box]): Match => ({
      firer: { side: 'us', ship: shipIn(piece) },
      target: { side: 'japan', ship: shipIn(box) },
    }),
  );
  delete f.aim;
  const hits = new Map<string, { target: Combatant; n: number }>();
  for (const match of [...theirs, ...ours]) {
    const n = fireAt(g, match, round);
    const key = idOf(match.target);
    hits.set(key, { target: match.target, n: n + (hits.get(key)?.n ?? 0) });
    if (!g.silent)
      g.emit(
        'ship fires',
        { firer: nameOf(match.firer), target: nameOf(match.target), n },
        { rule: '21.25', touches: [refTo(match.firer), refTo(match.target)] },
      );
  }
  const sunk = takeHits(g, hits);
  f.sunk = { us: (f.sunk?.us ?? 0) + sunk.us, japan: (f.sunk?.japan ?? 0) + sunk.japan };
  const isOn = american(g, f).length > 0 && japanese(g, f).length > 0;
  if (round.number === 1 && isOn) {
    f.round = 2;
    return goto('aim');
  }
  return undefined;
}

/** 21.27, 21.28. */
function disengage(g: G, f: Action): void {
  const { us = 0, japan = 0 } = f.sunk ?? {};
  g.emit('surface battle over', { us, japan, hex: hexName(f.hex) }, { rule: '21.27', touches: [hexRef(f.hex)] });
  const left = japanese(g, f);
  const { battleships: hadBattleships = 0, cruisers: hadCruisers = 0 } = f.began ?? {};
  const beaten =
    hadBattleships > 0 ? battleships(left) < hadBattleships : hadCruisers > 0 && cruisers(left) < hadCruisers;
  if (beaten) for (const force of forcesOf(g, f)) retire(g, force, 'surface action', '21.28');
  if (us >= japan) retreat(g, f, 'us');
  if (japan >= us) retreat(g, f, 'japan');
}

/** 21.0: when ships of both sides find themselves in one hex. */
export const surfaceAction = procedure<Battle, Action>('surface action', '21.0', [
  deed('sighted', '21.11', sighted),
  decide('stand', '21.12', 'us', stand),
  deed('evade', '21.14', evade),
  deed('surprise', '21.21', surprise),
  decide('aim', '21.24', (g, f) => (mayAim(g, f) ? 'us' : []), aim),
  deed('fire', '21.25', fire),
  deed('disengage', '21.27', disengage),
]);
