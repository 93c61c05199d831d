// Runs the pieces of a soak round by round until its time is up.

/** How long a piece under way may go on when the time is up, as a part of the whole time; a minute at least. */
const GRACE = 0.1;
const MINUTE = 60_000;

/**
 * Runs pieces, two at a time: one of those that look elsewhere in every round, and one of the rest, which may take long.
 * Where none of a kind is left, both take the other. Once the time is up no piece is begun; one that goes on beyond the grace is stopped.
 * `run(piece, round, stopAfterMs)` gives `{ passed, failures, stopped, seconds }` of a piece.
 * @param {{ pieces: object[], minutes: number, round?: number | null, atOnce?: number, now?: () => number, interrupted?: () => boolean, run: Function }} how
 * @returns what was done and what was not, for the verdict
 */
export async function soak({
  pieces,
  minutes,
  round = null,
  atOnce = 2,
  now = () => performance.now(),
  interrupted = () => false,
  run,
}) {
  const began = now();
  const budget = minutes * MINUTE;
  const grace = Math.max(budget * GRACE, MINUTE);
  const left = () => (interrupted() ? 0 : budget - (now() - began));
  const done = [];
  const once = pieces.map((piece) => ({ piece, round: round ?? 1 }));
  const rounds = round === null ? laterRounds(pieces) : [][Symbol.iterator]();
  const worker = async (_, lane) => {
    while (left() > 0) {
      const each = takeFirst(once, lane % 2 === 0) ?? rounds.next().value;
      if (each === undefined) return;
      done.push({ ...each, ...(await run(each.piece, each.round, left() + grace)) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // Past the first round there is always more to do: what is listed is what was never done at all.
  return { done, notBegun: once.map(({ piece }) => piece), minutes: (now() - began) / MINUTE };
}

/** Takes the first of a kind out of what is still to be done, or else the first of all. */
function takeFirst(once, everyRound) {
  const at = once.findIndex(({ piece }) => piece.everyRound === everyRound);
  return once.splice(Math.max(0, at), 1)[0];
}

/** What looks elsewhere each time, round after round without end. */
function* laterRounds(pieces) {
  const again = pieces.filter(({ everyRound }) => everyRound);
  if (again.length === 0) return;
  for (let round = 2; ; round++) for (const piece of again) yield { piece, round };
}
