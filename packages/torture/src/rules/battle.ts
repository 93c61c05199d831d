import { confirm, decide, deed, each, end, one, type OptionDetail, procedure, type Side } from '@point-option/engine';
import { unitName } from '../data/names.ts';
import {
  eliminate,
  entryOf,
  type G,
  groundOf,
  isForce,
  kindOfUnit,
  knowsForce,
  LEVELS,
  unitOf,
  type War,
} from '../data/state.ts';
import { enemiesNear, enemyPlaces } from './movement.ts';

export interface BattleLocals {
  side: Side;
  unit: string;
}

const HOLD = 'hold fire';
const MOST_TARGETS = 12;
const MOST_ROUNDS = 2;

/** 7: a target, then rounds of fire. */
export const battle = procedure<War, BattleLocals>('battle', '7', [
  decide(
    'target',
    '7.1',
    (_g, f) => f.side,
    one<War, BattleLocals, string>({
      options: (g, f) => [...targets(g.state, f).map(({ id }) => id), HOLD],
      about: (g, f) => ({ unit: unitName(g.state, f.unit) }),
      describe: (g, f, option) => target(g, f, String(option)),
      odds: (g, f, option) =>
        option === HOLD
          ? undefined
          : { ...g.odds('combat', fire(g, f.unit, String(option))), title: { key: 'odds if real' } },
      whyNot: (g, f, wanted) =>
        ('hex' in wanted || 'piece' in wanted) && !isTarget(g.state, f, wanted)
          ? { reason: { key: 'why out of reach', values: { unit: unitName(g.state, f.unit) } }, rule: '7.1' }
          : undefined,
      apply: (g, f, choice) => {
        if (choice === HOLD) return end;
        g.state.clash = { attacker: f.unit, target: choice, round: 0, goesOn: true };
        return undefined;
      },
    }),
  ),
  each(
    'rounds',
    '7.2',
    () => round,
    (g) => {
      const { clash } = g.state;
      return clash === null || !clash.goesOn || clash.round >= MOST_ROUNDS ? null : {};
    },
  ),
  deed('aftermath', '7.3', (g) => {
    g.state.clash = null;
  }),
]);

function targets(war: War, f: BattleLocals): War['units'] {
  return enemiesNear(war, unitOf(war, f.unit)).slice(0, MOST_TARGETS);
}

/** Whether something is a target, or the place of one. */
function isTarget(war: War, f: BattleLocals, wanted: { hex: string } | { piece: string }): boolean {
  return targets(war, f).some(({ id, at }) => ('piece' in wanted ? id === wanted.piece : at === wanted.hex));
}

function target(g: G, f: BattleLocals, id: string): OptionDetail {
  if (id === HOLD) return { label: { key: 'hold fire' } };
  const war = g.state;
  const unit = unitOf(war, id);
  const unknown = !knowsForce(entryOf(war, id), unit, f.side);
  return {
    label: unitName(war, id),
    touches: [{ piece: id }, groundOf(war).ref(unit.at)],
    picks: [{ piece: id }],
    rolls: true,
    ...(unknown && { reveals: true, caution: { key: 'caution dummy' } }),
    cost: 1,
    costTo: MOST_ROUNDS,
    ...(war.scenario !== 'desk' && {
      preview: [{ kind: 'track' as const, hexes: [unitOf(war, f.unit).at, unit.at] }],
    }),
  };
}

interface Fire {
  readonly column: number;
  readonly modifiers: readonly (string | false)[];
}

/** 8.1: attack less defense as printed, whether the target is real or not. */
function fire(g: G, attacker: string, target: string): Fire {
  const war = g.state;
  const [attack] = kindOfUnit(war, attacker).strength;
  const [, defense] = kindOfUnit(war, target).strength;
  return {
    column: attack - defense,
    modifiers: [war.weather === 'storm' && 'storm', unitOf(war, target).states.includes('disrupted') && 'disrupted'],
  };
}

const foeOf = ({ state }: G): Side => entryOf(state, state.clash?.target ?? '').side;

/** 8: fire, a retreat for who was hit, and whether to press on. */
export const round = procedure<War>('round', '8', [
  deed('fire', '8.1', (g) => {
    const war = g.state;
    const { clash } = war;
    if (clash === null) return end;
    clash.round++;
    // Dummies give themselves away, the attacker's first.
    for (const id of [clash.attacker, clash.target]) {
      reveal(g, id);
      if (unitOf(war, id).real !== false) continue;
      clash.goesOn = false;
      eliminate(war, unitOf(war, id));
      return end;
    }
    const result = g.roll<string>('combat', fire(g, clash.attacker, clash.target));
    hit(g, result);
    if (clash.goesOn) return undefined;
    return end;
  }),
  decide(
    'retreat',
    '8.2',
    (g) => foeOf(g),
    one<War, object, string>({
      options: (g) => [STAND, ...retreats(g.state)],
      about: (g) => ({ unit: unitName(g.state, g.state.clash?.target ?? '') }),
      describe: (g, _f, at) =>
        at === STAND
          ? { label: { key: 'stand' } }
          : { label: groundOf(g.state).name(String(at)), touches: [groundOf(g.state).ref(String(at))] },
      apply: (g, _f, at) => {
        const { clash } = g.state;
        if (clash === null || at === STAND) return undefined;
        unitOf(g.state, clash.target).at = at;
        clash.goesOn = false;
        g.emit(
          'retreats',
          { unit: unitName(g.state, clash.target), place: groundOf(g.state).name(at) },
          { rule: '8.2', touches: [{ piece: clash.target }, groundOf(g.state).ref(at)] },
        );
        return end;
      },
    }),
  ),
  decide(
    'press on',
    '8.3',
    (g) => entryOf(g.state, g.state.clash?.attacker ?? '').side,
    confirm({
      about: (g) => ({ unit: unitName(g.state, g.state.clash?.target ?? '') }),
      odds: (g) =>
        g.state.clash ? g.odds('combat', fire(g, g.state.clash.attacker, g.state.clash.target)) : undefined,
      apply: (g, _f, yes) => {
        if (g.state.clash) g.state.clash.goesOn = yes;
      },
    }),
  ),
]);

const STAND = 'stand';

function retreats(war: War): string[] {
  const id = war.clash?.target ?? '';
  const unit = unitOf(war, id);
  const { domain } = kindOfUnit(war, id);
  const ground = groundOf(war);
  const enemies = enemyPlaces(war, entryOf(war, id).side);
  return ground.neighbors(unit.at).filter((at) => !enemies.has(at) && ground.entry(domain, unit.at, at) !== null);
}

function reveal(g: G, id: string): void {
  const war = g.state;
  const unit = unitOf(war, id);
  if (!isForce(entryOf(war, id)) || unit.level >= LEVELS) return;
  unit.level = LEVELS;
  g.emit(
    unit.real === true ? 'force is real' : 'force is dummy',
    { unit: unitName(war, id) },
    { rule: '8.1', reveals: true, touches: [{ piece: id }] },
  );
}

function hit(g: G, result: string): void {
  const war = g.state;
  const { clash } = war;
  if (clash === null) return;
  const isRepulsed = result === 'repulse';
  const id = isRepulsed ? clash.attacker : clash.target;
  const losses = result === 'miss' ? 0 : result === 'two steps' ? 2 : 1;
  if (losses === 0) return;
  const unit = unitOf(war, id);
  unit.steps = Math.max(0, unit.steps - losses);
  if (!unit.states.includes('damaged')) unit.states.push('damaged');
  const { side } = entryOf(war, isRepulsed ? clash.target : clash.attacker);
  war.points[side] = (war.points[side] ?? 0) + losses;
  g.emit('loses', { unit: unitName(war, id), n: losses }, { rule: '8.1', touches: [{ piece: id }] });
  if (unit.steps > 0) return;
  eliminate(war, unit);
  clash.goesOn = false;
  g.emit('lost', { unit: unitName(war, id) }, { rule: '8.1', touches: [{ piece: id }] });
}
