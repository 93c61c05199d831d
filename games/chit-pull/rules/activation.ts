import {
  call,
  decide,
  deed,
  goto,
  type Flow,
  one,
  type Procedure,
  procedure,
  type Refusal,
  type Step,
} from '@point-option/engine';
import { isChit, type Fleet, sideOfEntry } from '../data/fleet.ts';
import { isOnMap } from '../data/formations.ts';
import { at } from '../data/side.ts';
import type { G, Theater } from '../data/theater.ts';
import { sweepContacts } from './contacts.ts';
import type { Movement } from './movement.ts';
import { hexesEntered, knownEnemiesAt, type Sailing } from './movementRules.ts';
import type { Strike } from './raid/launch.ts';
import { entryName, type Scouting, scoutingOf } from './searchRules.ts';
import type { SurfaceBattle } from './surface/battle.ts';

/** What was drawn from the pool: a formation's marker, or the chit of aircraft ashore. Both sides see it. */
export interface Activation {
  entry: number;
  /** Where its side chooses the order: what it can still do, what it does now, and the hexes it had entered before. */
  open?: Action[];
  now?: Action | typeof FIGHT | null;
  entered?: number;
  /** It has fought, or declined to. */
  fought?: boolean;
  /** Where its side chooses whom to search for by air: the enemy markers it has picked. */
  targets?: number[];
}

export type Action = 'search' | 'move' | 'strike';

/** Something that only one game lets a formation do, where it may. */
export interface ActivationExtra<Own extends object> {
  readonly id: string;
  readonly cite: string;
  /** Whether the active entry may do it now, as far as its own side knows. */
  offers(g: G<Own>, entry: number): boolean;
  perform(g: G<Own>, entry: number): void;
}

/** A battle that the active formation fights where it is, in a game whose side chooses the order. */
export interface ActivationFight<Own extends object> {
  readonly cite: string;
  readonly battle: () => Procedure<Theater<Own>, SurfaceBattle>;
  /** The battle it could fight now, or null. */
  clash(g: G<Own>, marker: number): SurfaceBattle | null;
}

/** What a game says of an activation. */
export interface ActivationRules<Own extends object> {
  readonly cite: Readonly<Record<Action | 'activation', string>>;
  /** Its side searches, moves and strikes in whatever order it likes, in the middle of a move too; otherwise in this order, each once. */
  readonly anyOrder: boolean;
  /** With `anyOrder`: what an entry can do at all now, as far as everybody knows; all three where this is not given. */
  actions?(g: G<Own>, entry: number): readonly Action[];
  /** What comes before all of it. */
  readonly first?: readonly Step<Theater<Own>, Activation>[];
  /** Whether an entry of the pool has aircraft that could strike. */
  strikes(g: G<Own>, entry: number): boolean;
  readonly scouting: () => Procedure<Theater<Own>, Scouting>;
  readonly movement: () => Movement<Own>;
  readonly strike: () => Procedure<Theater<Own>, Strike>;
  /** With `anyOrder`: battle where it is, and what else it may do. */
  readonly fight?: ActivationFight<Own>;
  readonly extras?: readonly ActivationExtra<Own>[];
  /** Why an entry may not be done yet, where its side chooses the order and it still has to sail or to leave. */
  owes?(g: G<Own>, entry: number): Refusal | undefined;
}

const FIGHT = 'fight';

const ACTION = 'action';
const DONE = 'done';
const ACTIONS: readonly Action[] = ['search', 'move', 'strike'];

/** The formation that is activated, or NONE where aircraft ashore are, or where it is no longer on the map. */
function formation<Own extends object>(fleet: Fleet, { state }: G<Own>, { entry }: Activation): number | null {
  return !isChit(fleet, entry) && isOnMap(state, entry) ? entry : null;
}

/** What a formation, or aircraft ashore, do when their marker is drawn. */
export function createActivation<Own extends object>(
  fleet: Fleet,
  rules: ActivationRules<Own>,
): Procedure<Theater<Own>, Activation> {
  const { cite, first } = rules;
  const over = deed<Theater<Own>, Activation>('over', cite.activation, (g, f) => {
    // Who is asked next may tell what was hit: the order that ended it stands.
    if (rules.anyOrder) g.stands();
    if (rules.anyOrder && formation(fleet, g, f) !== null) rules.movement().rest(g, f.entry);
    sweepContacts(g.state);
  });
  const steps = rules.anyOrder ? inAnyOrder(fleet, rules) : inOrder(fleet, rules, () => true);
  return procedure<Theater<Own>, Activation>('activation', cite.activation, [...(first ?? []), ...steps, over]);
}

/** Search, move, strike: each where it is due. */
function inOrder<Own extends object>(
  fleet: Fleet,
  rules: ActivationRules<Own>,
  isDue: (f: Activation, action: Action) => boolean,
): Step<Theater<Own>, Activation>[] {
  const { cite } = rules;
  return [
    call('search', cite.search, rules.scouting, (_g, f) =>
      isDue(f, 'search') ? scoutingOf(f.entry, f.targets) : null,
    ),
    call(
      'move',
      cite.move,
      () => rules.movement().sail,
      (g, f): Sailing | null => {
        const marker = isDue(f, 'move') ? formation(fleet, g, f) : null;
        return marker === null ? null : { marker };
      },
    ),
    call('strike', cite.strike, rules.strike, (g, f): Strike | null =>
      isDue(f, 'strike') && strikes(fleet, rules, g, f) ? { entry: f.entry, raids: [] } : null,
    ),
  ];
}

/** A formation that is no more sends nobody. */
function strikes<Own extends object>(fleet: Fleet, rules: ActivationRules<Own>, g: G<Own>, f: Activation): boolean {
  return rules.strikes(g, f.entry) && (isChit(fleet, f.entry) || formation(fleet, g, f) !== null);
}

/** Its side says what comes next, until it has enough. What is offered shows in what everybody has seen. */
function inAnyOrder<Own extends object>(fleet: Fleet, rules: ActivationRules<Own>): Step<Theater<Own>, Activation>[] {
  const { activation } = rules.cite;
  return [
    deed('begin', activation, (g, f) => {
      g.state.wake = [];
      f.open = actionsOf(rules, g, f).slice();
    }),
    decide(
      ACTION,
      activation,
      (g, f) => (f.open?.length && isThere(fleet, g, f) ? sideOfEntry(fleet, f.entry) : []),
      one<Theater<Own>, Activation, string>({
        options: (g, f) => {
          const todo = [...(f.open ?? []), ...moreFor(fleet, rules, g, f)];
          // A formation that can no longer do what it owes may end its activation.
          return todo.length > 0 && rules.owes?.(g, f.entry) !== undefined ? todo : [...todo, DONE];
        },
        whyNot: (g, f, wanted) => ('option' in wanted && wanted.option === DONE ? rules.owes?.(g, f.entry) : undefined),
        about: (_g, f) => ({ marker: entryName(fleet, f.entry) }),
        describe: (_g, _f, option) => ({ label: { key: `activation ${option}` } }),
        apply: (g, f, option) => {
          const extra = rules.extras?.find(({ id }) => id === option);
          if (extra !== undefined) {
            extra.perform(g, f.entry);
            return goto(ACTION);
          }
          const action = option === FIGHT ? FIGHT : ACTIONS.find((each) => each === option);
          f.now = action ?? null;
          f.entered = hexesEntered(g.state);
          return action === undefined ? goto(LAST) : undefined;
        },
      }),
    ),
    ...inOrder(fleet, rules, (f, action) => f.now === action),
    ...battleStep(fleet, rules, FIGHT, (f) => f.now === FIGHT),
    deed('again', activation, (g, f): Flow | undefined => {
      if (!f.now) return undefined;
      if (f.now !== FIGHT) {
        const can = actionsOf(rules, g, f);
        const open = openAfter(f.open ?? [], f.now, hexesEntered(g.state) > (f.entered ?? 0));
        f.open = open.filter((action) => can.includes(action));
      }
      // A formation that sails into the enemy, or stays with him, has had its chance to fight.
      if (f.now === 'move') f.fought = true;
      // A later search that finds the enemy here gives it another.
      if (f.now === 'search' && canFight(fleet, rules, g, f)) f.fought = false;
      f.now = null;
      return goto(ACTION);
    }),
    ...battleStep(fleet, rules, LAST, (f) => f.fought !== true),
    ...(rules.fight === undefined ? [deed<Theater<Own>, Activation>(LAST, activation, () => undefined)] : []),
  ];
}

function actionsOf<Own extends object>(
  { actions }: ActivationRules<Own>,
  g: G<Own>,
  { entry }: Activation,
): readonly Action[] {
  return actions?.(g, entry) ?? ACTIONS;
}

const LAST = 'last chance';

/** A battle where the formation is: when its side asks for it, and at the end where nobody has settled it yet. */
function battleStep<Own extends object>(
  fleet: Fleet,
  { fight }: ActivationRules<Own>,
  name: string,
  isDue: (f: Activation) => boolean,
): Step<Theater<Own>, Activation>[] {
  if (fight === undefined) return [];
  return [
    call<Theater<Own>, Activation, SurfaceBattle>(name, fight.cite, fight.battle, (g, f) => {
      const marker = isDue(f) ? formation(fleet, g, f) : null;
      if (marker === null) return null;
      f.fought = true;
      return fight.clash(g, marker);
    }),
  ];
}

function canFight<Own extends object>(
  fleet: Fleet,
  { fight }: ActivationRules<Own>,
  g: G<Own>,
  f: Activation,
): boolean {
  const marker = formation(fleet, g, f);
  return marker !== null && fight !== undefined && fight.clash(g, marker) !== null;
}

/** What it may do besides: fight enemies in its hex, and what only one game has. */
function moreFor<Own extends object>(
  fleet: Fleet,
  { fight, extras }: ActivationRules<Own>,
  g: G<Own>,
  f: Activation,
): string[] {
  const more = (extras ?? []).filter(({ offers }) => offers(g, f.entry)).map(({ id }) => id);
  const marker = formation(fleet, g, f);
  if (fight === undefined || marker === null || f.fought === true) return more;
  const { hex } = at(g.state.markers, marker);
  const side = sideOfEntry(fleet, f.entry);
  return knownEnemiesAt(fleet, g.state, side, hex).some((other) => at(g.state.markers, other).seen !== 0)
    ? [FIGHT, ...more]
    : more;
}

/** Aircraft ashore are always there; a formation may be gone. */
function isThere<Own extends object>(fleet: Fleet, g: G<Own>, f: Activation): boolean {
  return isChit(fleet, f.entry) || formation(fleet, g, f) !== null;
}

/** There is one search. A formation can sail on after anything it did, and strike again once it is somewhere else or has searched. */
function openAfter(open: readonly Action[], done: Action, sailed: boolean): Action[] {
  const left = new Set(open.filter((action) => action !== done));
  if (done !== 'move' || sailed) left.add('move');
  if (sailed || done === 'search') left.add('strike');
  return ACTIONS.filter((action) => left.has(action));
}
