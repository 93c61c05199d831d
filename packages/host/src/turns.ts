import { BadInput } from '@point-option/engine';
import { asking } from './asking.ts';
import { type Caller, seated } from './caller.ts';
import { type HostState, inTurn, openMatch } from './hostState.ts';
import type { Hosted } from './hosted.ts';
import { isReseating } from './lobby.ts';
import type { Kind, Requests } from './protocol.ts';

/** When a request about a match is served. */

export type Asked = Requests[Kind];
type Work = () => Promise<unknown>;

/** What does not wait until staff have done their work, since it tells them how to go on. */
const AT_ONCE: readonly Kind[] = ['leave', 'speed', 'step'];

/** What orders nothing, so that it can be done while staff pause between two orders that are watched. */
const IN_A_PAUSE: readonly string[] = [...Object.keys(asking), 'sit', 'rename', 'copy', 'standing', 'lesson'];

export function inItsTurn(caller: Caller, kind: Kind, asked: Asked, work: Work): Promise<unknown> {
  const { state } = caller;
  const match = 'match' in asked ? asked.match : null;
  if (match === null || isAtOnce(kind, asked)) return work();
  const hosted = openMatch(state, match);
  if (hosted === null) return inTurn(state, match, work);
  const seats = kind === 'open' && 'seats' in asked ? asked.seats : undefined;
  const waitsNot = IN_A_PAUSE.includes(kind) || (kind === 'open' && !isReseating(hosted, seats));
  if (kind === 'export')
    return hosted.isSaveLong || hosted.isPaused ? work() : whenItRests(state, hosted, work, hosted.exporters);
  if (waitsNot) return hosted.isPaused ? work() : whenItRests(state, hosted, work);
  return afterStaff(state, hosted, work, () => inEndlessPause(caller, hosted, { kind, asked, work }));
}

function isAtOnce(kind: Kind, asked: Asked): boolean {
  return AT_ONCE.includes(kind) || (kind === 'delegate' && 'scope' in asked && asked.scope === null);
}

/** Served in its turn, or as soon as staff pause between two orders that are watched, or by `others`, who know of another moment. */
function whenItRests(
  state: HostState,
  hosted: Hosted,
  work: Work,
  others: Set<() => void> = new Set(),
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const answer = (): void => {
      others.delete(answer);
      if (hosted.askers.delete(answer)) work().then(resolve, reject);
    };
    hosted.askers.add(answer);
    others.add(answer);
    void inTurn(state, hosted.table.id, async () => {
      others.delete(answer);
      if (hosted.askers.delete(answer)) await work().then(resolve, reject);
    });
  });
}

/** Served in its turn, after the staff. Where they wait for a word, nobody knows when that is: it is answered otherwise. */
function afterStaff(state: HostState, hosted: Hosted, work: Work, otherwise: Work): Promise<unknown> {
  if (hosted.resume !== null) return otherwise();
  return new Promise((resolve, reject) => {
    const answer = (): void => {
      if (hosted.waiting.delete(answer)) otherwise().then(resolve, reject);
    };
    hosted.waiting.add(answer);
    void inTurn(state, hosted.table.id, async () => {
      if (hosted.waiting.delete(answer)) await work().then(resolve, reject);
    });
  });
}

/** What changes a match while staff wait for a word. Whoever takes an order back takes the work back with it. */
async function inEndlessPause(
  caller: Caller,
  hosted: Hosted,
  { kind, asked, work }: { readonly kind: Kind; readonly asked: Asked; readonly work: Work },
): Promise<unknown> {
  const own = caller.watches.get(hosted);
  if (kind === 'open' && own && hosted.watches.size === 1) own.isLeaving = true;
  else if (kind === 'undo' && 'seat' in asked && hosted.table.delegations.delete(seated(caller, hosted, asked.seat))) {
    // The staff stop here.
  } else throw new BadInput('Staff are at work. Let them go on, or take the work back first.');
  hosted.resume?.();
  return inTurn(caller.state, hosted.table.id, work);
}
