import {
  amount,
  call,
  confirm,
  decide,
  deed,
  end,
  goto,
  path,
  procedure,
  type Refusal,
  type Side,
  type Wanted,
} from '@point-option/engine';
import { sideName, unitName } from '../data/names.ts';
import { SIDES } from '../data/sides.ts';
import { eliminate, entryOf, type G, groundOf, kindOfUnit, unitOf, type War } from '../data/state.ts';
import { battle } from './battle.ts';
import { enemiesNear, enemyPlaces, isFull, LONGEST_MARCH, march, marchSteps, STACK_LIMIT } from './movement.ts';
import { burn, stock } from './supply.ts';

export interface OperationLocals {
  side: Side;
  unit: string;
  fuel: number;
  /** Who may lay an ambush. */
  foe: Side | null;
}

const MOST_FUEL = 4;
/** 6.3: an ambush is possible on this roll or more. */
const AMBUSH = 3;

/** 6: fuel, a secret route, perhaps an ambush, the march, and a battle where enemies are near. */
export const operation = procedure<War, OperationLocals>('operation', '6', [
  decide(
    'fuel',
    '6.1',
    (_g, f) => f.side,
    amount({
      range: (g, f) => ({ min: 0, max: Math.min(MOST_FUEL, stock(g.state, f.side)) }),
      about: (g, f) => ({ unit: unitName(g.state, f.unit), n: stock(g.state, f.side) }),
      whyNot: (g, f, wanted) =>
        'option' in wanted && Number(wanted.option) > Math.min(MOST_FUEL, stock(g.state, f.side))
          ? { reason: { key: 'why fuel', values: { n: MOST_FUEL } }, rule: '6.1' }
          : undefined,
      apply: (g, f, n) => {
        f.fuel = n;
        burn(g.state, f.side, n);
        if (n > 0) g.emit('fuel spent', { side: sideName(f.side), n }, { rule: '6.1', touches: [{ piece: f.unit }] });
      },
    }),
  ),
  decide(
    'route',
    '6.2',
    (_g, f) => f.side,
    path<War, OperationLocals, string>({
      route: (g, f) => ({ from: unitOf(g.state, f.unit).at, max: LONGEST_MARCH, budget: budgetOf(g.state, f) }),
      next: (g, f, route) => marchSteps(g.state, f.unit, budgetOf(g.state, f), route),
      about: (g, f) => ({ unit: unitName(g.state, f.unit), n: budgetOf(g.state, f) }),
      describe: (g, f, at) => ({
        label: groundOf(g.state).name(String(at)),
        touches: [groundOf(g.state).ref(String(at)), ...(unitOf(g.state, f.unit).at === at ? [{ piece: f.unit }] : [])],
        picks: [groundOf(g.state).ref(String(at))],
      }),
      check: (g, f, route) =>
        isFull(g.state, f.unit, route)
          ? { reason: { key: 'why full', values: { n: STACK_LIMIT } }, rule: '6.2' }
          : undefined,
      example: () => [],
      odds: (g, _f, _at, _side, route) => ({
        ...g.odds('ambush'),
        title: { key: 'odds ambush', values: { n: route.length + 1 } },
      }),
      whyNot: (g, f, wanted, _side, route) => whyNotThere(g, f, wanted, route.map(String)),
      apply: (g, f, route) => {
        g.state.order = { unit: f.unit, budget: budgetOf(g.state, f), route: [...route] };
        g.emit(
          'route ordered',
          { unit: unitName(g.state, f.unit), n: route.length },
          { to: f.side, rule: '6.2', touches: [{ piece: f.unit }] },
        );
      },
    }),
  ),
  deed('alarm', '6.3', alarm),
  decide(
    'ambush',
    '6.3',
    (_g, f) => f.foe ?? [],
    confirm({
      about: (g, f) => ({ unit: unitName(g.state, f.unit), side: sideName(f.side) }),
      describe: (_g, f) => ({ label: { key: 'ambush' }, touches: [{ piece: f.unit }], rolls: true }),
      odds: (g) => g.odds('ambush'),
      apply: (g, f, yes) => (yes ? ambush(g, f) : undefined),
    }),
  ),
  deed('march', '6.4', (g, f) => {
    const war = g.state;
    const route = war.order?.route ?? [];
    war.order = null;
    const unit = unitOf(war, f.unit);
    unit.done = true;
    if (unit.steps === 0) return end;
    march(war, f.unit, route);
    g.emit(
      route.length === 0 ? 'stays' : 'marches',
      { unit: unitName(war, f.unit), place: groundOf(war).name(unit.at) },
      { rule: '6.4', reveals: true, touches: [{ piece: f.unit }, groundOf(war).ref(unit.at)] },
    );
    return undefined;
  }),
  call(
    'battle',
    '6.5',
    () => battle,
    (g, f) => {
      const near = enemiesNear(g.state, unitOf(g.state, f.unit));
      return near.length === 0 ? null : { side: f.side, unit: f.unit };
    },
  ),
]);

function budgetOf(war: War, { unit, fuel }: OperationLocals): number {
  return kindOfUnit(war, unit).strength[2] + fuel;
}

/** 6.3: on most rolls, one of the others can lay an ambush, before anybody knows the route. */
function alarm(g: G, f: OperationLocals): ReturnType<typeof goto> | undefined {
  f.foe = null;
  if (!g.state.hasAmbushes) return goto('march');
  if (g.die(6, 'alarm', '6.3') < AMBUSH) return goto('march');
  f.foe = g.pick(
    SIDES.filter((side) => side !== f.side),
    'ambusher',
    '6.3',
    { name: (side) => sideName(String(side)) },
  );
  return undefined;
}

function ambush(g: G, f: OperationLocals): void {
  const result = g.roll<string>('ambush', { about: { unit: unitName(g.state, f.unit) }, purpose: 'ambush roll' });
  if (result !== 'caught') return;
  const unit = unitOf(g.state, f.unit);
  unit.steps--;
  if (!unit.states.includes('disrupted')) unit.states.push('disrupted');
  if (unit.steps === 0) eliminate(g.state, unit);
  g.emit('ambushed', { unit: unitName(g.state, f.unit) }, { rule: '6.3', touches: [{ piece: f.unit }] });
}

function whyNotThere(g: G, f: OperationLocals, wanted: Wanted, route: readonly string[]): Refusal | undefined {
  const ground = groundOf(g.state);
  const at = 'hex' in wanted ? wanted.hex : 'box' in wanted ? wanted.box : undefined;
  if (at === undefined || !ground.isPlace(at)) return undefined;
  if (marchSteps(g.state, f.unit, budgetOf(g.state, f), route).some(({ to }) => to === at)) return undefined;
  const values = { place: ground.name(at), unit: unitName(g.state, f.unit) };
  const { domain } = kindOfUnit(g.state, f.unit);
  const from = route.at(-1) ?? unitOf(g.state, f.unit).at;
  const key = enemyPlaces(g.state, entryOf(g.state, f.unit).side).has(at)
    ? 'why enemy there'
    : ground.entry(domain, from, at) === null
      ? 'why impassable'
      : 'why not next';
  return { reason: { key, values }, rule: '6.2' };
}
