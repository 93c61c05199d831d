// Runs the pieces of a soak round by round until its time is up.

/** How long a piece under way may go on when the time is up, as a part of the whole time; a minute at least. */
const GRACE = 0.1;
const MINUTE = 60_000;

/**
 * Runs pieces, two at a time. Once the time is up no piece is begun; one that goes on beyond the grace is stopped.
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
  const notBegun = [];
  const queue = planOf(pieces, round);
  let next = queue.next();
  const worker = async () => {
    while (!next.done) {
      const each = next.value;
      // Past the first round there is always more to do: what is listed is what was never done at all.
      if (left() <= 0) {
        if (each.first) notBegun.push(each.piece);
        else return;
        next = queue.next();
        continue;
      }
      next = queue.next();
      done.push({ ...each, ...(await run(each.piece, each.round, left() + grace)) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { done, notBegun, minutes: (now() - began) / MINUTE };
}

/** Every piece once, then those that look elsewhere each time, round after round; or one round alone. */
function* planOf(pieces, only) {
  for (const piece of pieces) yield { piece, round: only ?? 1, first: true };
  const again = pieces.filter(({ everyRound }) => everyRound);
  if (only !== null || again.length === 0) return;
  for (let round = 2; ; round++) for (const piece of again) yield { piece, round, first: false };
}
