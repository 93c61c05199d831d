import { call, decide, deed, goto, type Flow, one, type Procedure, procedure, type Step } from '@point-option/engine';
import { isChit, type Fleet, sideOfEntry } from '../data/fleet.ts';
import { isOnMap } from '../data/formations.ts';
import type { G, Theater } from '../data/theater.ts';
import { sweepContacts } from './contacts.ts';
import type { Movement } from './movement.ts';
import { hexesEntered, type Sailing } from './movementRules.ts';
import type { Strike } from './raid/launch.ts';
import { entryName, type Scouting, scoutingOf } from './searchRules.ts';

/** What was drawn from the pool: a formation's marker, or the chit of aircraft ashore. Both sides see it. */
export interface Activation {
  entry: number;
  /** Where its side chooses the order: what it can still do, what it does now, and the hexes it had entered before. */
  open?: Action[];
  now?: Action | null;
  entered?: number;
}

export type Action = 'search' | 'move' | 'strike';

/** What a game says of an activation. */
export interface ActivationRules<Own extends object> {
  readonly cite: Readonly<Record<Action | 'activation', string>>;
  /** Its side searches, moves and strikes in whatever order it likes, in the middle of a move too; otherwise in this order, each once. */
  readonly anyOrder: boolean;
  /** What comes before all of it. */
  readonly first?: Step<Theater<Own>, Activation>;
  /** Whether an entry of the pool has aircraft that could strike. */
  strikes(g: G<Own>, entry: number): boolean;
  readonly scouting: () => Procedure<Theater<Own>, Scouting>;
  readonly movement: () => Movement<Own>;
  readonly strike: () => Procedure<Theater<Own>, Strike>;
}

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
  const before = first === undefined ? [] : [first];
  const over = deed<Theater<Own>, Activation>('over', cite.activation, (g, f) => {
    if (rules.anyOrder && formation(fleet, g, f) !== null) rules.movement().rest(g, f.entry);
    sweepContacts(g.state);
  });
  const steps = rules.anyOrder ? inAnyOrder(fleet, rules) : inOrder(fleet, rules, () => true);
  return procedure<Theater<Own>, Activation>('activation', cite.activation, [...before, ...steps, over]);
}

/** Search, move, strike: each where it is due. */
function inOrder<Own extends object>(
  fleet: Fleet,
  rules: ActivationRules<Own>,
  isDue: (f: Activation, action: Action) => boolean,
): Step<Theater<Own>, Activation>[] {
  const { cite } = rules;
  return [
    call('search', cite.search, rules.scouting, (_g, f) => (isDue(f, 'search') ? scoutingOf(f.entry) : null)),
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
      f.open = ACTIONS.slice();
    }),
    decide(
      ACTION,
      activation,
      (g, f) => (f.open?.length && isThere(fleet, g, f) ? sideOfEntry(fleet, f.entry) : []),
      one<Theater<Own>, Activation, string>({
        options: (_g, f) => [...(f.open ?? []), DONE],
        about: (_g, f) => ({ marker: entryName(fleet, f.entry) }),
        describe: (_g, _f, option) => ({ label: { key: `activation ${option}` } }),
        apply: (g, f, option) => {
          const action = ACTIONS.find((each) => each === option);
          f.now = action ?? null;
          f.entered = hexesEntered(g.state);
          return action === undefined ? goto('over') : undefined;
        },
      }),
    ),
    ...inOrder(fleet, rules, (f, action) => f.now === action),
    deed('again', activation, (g, f): Flow | undefined => {
      if (!f.now) return undefined;
      f.open = openAfter(f.open ?? [], f.now, hexesEntered(g.state) > (f.entered ?? 0));
      f.now = null;
      return goto(ACTION);
    }),
  ];
}

/** Aircraft ashore are always there; a formation may be gone. */
function isThere<Own extends object>(fleet: Fleet, g: G<Own>, f: Activation): boolean {
  return isChit(fleet, f.entry) || formation(fleet, g, f) !== null;
}

/** There is one search. A formation can sail on after anything it did, and strike again once it is somewhere else. */
function openAfter(open: readonly Action[], done: Action, sailed: boolean): Action[] {
  const left = new Set(open.filter((action) => action !== done));
  if (done !== 'move' || sailed) left.add('move');
  if (sailed) left.add('strike');
  return ACTIONS.filter((action) => left.has(action));
}
