import { decide, deed, type Flow, goto, type Procedure, procedure } from '@point-option/engine';
import { chitInPool, chitOf, type Fleet, isChit, sideOfEntry } from '../data/fleet.ts';
import { isOnMap } from '../data/formations.ts';
import { markerRef, POOL } from '../data/refs.ts';
import { at, enemyOf } from '../data/side.ts';
import { type G, NONE, type Theater } from '../data/theater.ts';
import { createCommand } from './command.ts';
import { isShown } from './formation.ts';
import { type Activations, canActivate, type PoolRules } from './poolRules.ts';

export interface Pool<Own extends object> {
  fillPool(g: G<Own>): void;
  /** Draws and plays until the pool is empty. */
  readonly activations: Procedure<Theater<Own>, Activations>;
}

export function createPool<Own extends object>(fleet: Fleet, rules: PoolRules<Own>): Pool<Own> {
  const { cite } = rules;
  const command = createCommand(fleet, rules);
  const nameOf = (entry: string | number): string => {
    const chit = chitOf(fleet, Number(entry));
    return chit < 0 ? at(fleet.markers, Number(entry)).name : at(fleet.chits, chit).name;
  };

  /** Groups in a force have no marker in the pool, and neither have ships on their own. */
  function fillPool(g: G<Own>): void {
    const { state: theater } = g;
    const pool: number[] = [];
    for (let number = 0; number < theater.markers.length; number++) {
      at(theater.markers, number).done = false;
      if (isOnMap(theater, number) && at(fleet.markers, number).kind !== 'detached') pool.push(number);
    }
    for (let chit = 0; chit < fleet.chits.length; chit++)
      if (rules.takesPart(g, chit)) pool.push(chitInPool(fleet, chit));
    theater.pool = pool;
    theater.active = NONE;
  }

  /** A chit that always goes back would be drawn for ever: it leaves when its side has nothing left to activate. */
  function removeIdleCommands(g: G<Own>): void {
    const { state: theater } = g;
    for (const idle of theater.pool) {
      if (!isChit(fleet, idle) || !isIdle(g, chitOf(fleet, idle))) continue;
      take(theater, idle);
      g.emit('command idle', { chit: nameOf(idle) }, { rule: cite.command, touches: [{ cup: POOL }] });
      return;
    }
  }

  function isIdle(g: G<Own>, chit: number): boolean {
    const { kind, side } = at(fleet.chits, chit);
    return kind === 'command' && rules.commandReturns(side) && !command.hasChoice(g, side);
  }

  function draw(g: G<Own>, f: Activations): Flow | undefined {
    const { state: theater } = g;
    removeIdleCommands(g);
    if (theater.pool.length === 0) return { go: 'end' };
    const { drawer } = f;
    f.drawer = enemyOf(drawer);
    const extra = g.silent ? undefined : { about: { side: { key: `side.${drawer}` } }, name: nameOf };
    const entry = g.pick(theater.pool, 'purpose.draw', cite.draw, extra);
    take(theater, entry);
    // The last marker takes no die, and is drawn all the same.
    g.stands();
    const chit = chitOf(fleet, entry);
    if (chit < 0 && !canActivate(theater, entry)) return passOver(g, f, entry);
    theater.active = entry;
    if (chit < 0 || at(fleet.chits, chit).kind !== 'command') return goto('activation');
    f.command = entry;
    if (command.hasChoice(g, sideOfEntry(fleet, entry))) return undefined;
    g.emit('command in vain', { chit: nameOf(entry) }, { rule: cite.command, touches: [{ cup: POOL }] });
    return goto('over');
  }

  /** A marker drawn for nothing doesn't change whose turn it is to draw. */
  function passOver(g: G<Own>, f: Activations, entry: number): Flow {
    f.drawer = enemyOf(f.drawer);
    const isGone = !isOnMap(g.state, entry);
    const key = isGone ? 'drawn removed' : 'drawn again';
    g.emit(key, { marker: nameOf(entry) }, { rule: isGone ? cite.gone : cite.ignored, touches: [{ cup: POOL }] });
    return { go: 'again' };
  }

  function activate(g: G<Own>): Flow {
    const { state: theater } = g;
    const entry = theater.active;
    const chit = chitOf(fleet, entry);
    if (chit < 0) at(theater.markers, entry).done = true;
    if (!g.silent) {
      const touches = [chit < 0 && isShown(theater, entry) ? markerRef(fleet, entry) : { cup: POOL }];
      const values = { side: { key: `side.${sideOfEntry(fleet, entry)}` }, marker: nameOf(entry) };
      g.emit('activated', values, { rule: cite.draw, touches, heading: 'phase' });
    }
    return rules.activation(g, entry);
  }

  const activations = procedure<Theater<Own>, Activations>('activations', cite.draw, [
    deed('draw', cite.draw, draw),
    decide('command', cite.command, (g) => sideOfEntry(fleet, g.state.active), command.decision),
    deed('activation', cite.draw, activate),
    deed('over', cite.draw, (g, f) => {
      const { state: theater } = g;
      const chit = f.command;
      f.command = NONE;
      // Only a chit that has activated something goes back.
      const used = chit !== NONE && theater.active !== chit;
      theater.active = NONE;
      if (used && rules.commandReturns(sideOfEntry(fleet, chit))) {
        theater.pool.push(chit);
        g.emit('command returns', { chit: nameOf(chit) }, { rule: cite.command, touches: [{ cup: POOL }] });
      }
      return goto('draw');
    }),
  ]);

  return { fillPool, activations };
}

/** Done at every draw; `splice` would make a list of what it takes out. */
function take({ pool }: Theater, entry: number): void {
  for (let place = pool.indexOf(entry) + 1; place < pool.length; place++) pool[place - 1] = pool[place] as number;
  pool.pop();
}
