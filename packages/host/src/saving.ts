import { BadInput } from '@point-option/engine';
import type { Hosted } from './hosted.ts';
import { noAnswer } from './inTime.ts';
import type { Ports } from './ports.ts';
import { FAULT, isExpected, StoreProblem } from './problems.ts';
import type { Push } from './protocol.ts';

/** How long a save is waited for before players are told, and play on; and before an export goes ahead of it. */
const PATIENCE_MS = 10_000;
const EXPORT_MS = 1000;

export function tell({ watches }: Hosted, message: Push): void {
  for (const watch of watches) watch.push(message);
}

/**
 * Saves, one thing after the other. Where that fails the players are told. A store that takes too long is told of in the same
 * way, but what it was given is not given up: it may still be written, and to write it again would be to write it twice. It is
 * waited for in the background, and `rest` saves what is new by then.
 */
export async function saving(
  hosted: Hosted,
  ports: Ports,
  work: () => Promise<void>,
  rest: () => Promise<void> | null,
): Promise<void> {
  // What is new goes with the rest.
  if (hosted.isSlow && hosted.saves > 0) return;
  const done = attempt(hosted, ports, work, rest);
  hosted.saving = done;
  if (hosted.isSlow) return;
  await new Promise<void>((goOn) => {
    hosted.savers.add(goOn);
    void done.finally(() => {
      hosted.savers.delete(goOn);
      goOn();
    });
  });
}

async function attempt(
  hosted: Hosted,
  { clock, report }: Ports,
  work: () => Promise<void>,
  rest: () => Promise<void> | null,
): Promise<void> {
  hosted.saves++;
  await hosted.saving;
  let isLate = false;
  const callOffExport = clock.alarm(EXPORT_MS, () => letExport(hosted));
  const callOff = clock.alarm(PATIENCE_MS, () => {
    isLate = true;
    fallBehind(hosted);
  });
  let problem: string | null = null;
  try {
    await work();
  } catch (error) {
    problem = reasonOf(error);
    if (!isExpected(error)) report?.(error);
  }
  callOff();
  callOffExport();
  hosted.saves--;
  hosted.isSaveLong = false;
  hosted.sending = null;
  if (problem === null || !isLate) hosted.isSlow = false;
  // Whoever closes what could not be saved closes it.
  if (problem === null && isLate && hosted.watches.size === 0) return;
  const more = problem === null && isLate ? rest() : null;
  if (more === null) note(hosted, problem);
  else more.catch((error: unknown) => report?.(error));
}

/** Says whether a match is saved, where that is new or why not. */
function note(hosted: Hosted, problem: string | null): void {
  const isNew = problem !== null || hosted.unsaved !== null;
  hosted.unsaved = problem;
  if (isNew) tell(hosted, { push: 'unsaved', match: hosted.table.id, problem });
}

/** A save takes long: a player who wants the file of the match gets it now. */
function letExport(hosted: Hosted): void {
  hosted.isSaveLong = true;
  for (const answer of hosted.exporters) answer();
  hosted.exporters.clear();
}

/** A save takes too long: nobody waits for it any more. */
function fallBehind(hosted: Hosted): void {
  hosted.isSlow = true;
  note(hosted, noAnswer(PATIENCE_MS));
  for (const goOn of hosted.savers) goOn();
  hosted.savers.clear();
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreProblem) return error.why;
  return error instanceof BadInput ? error.message : FAULT;
}
