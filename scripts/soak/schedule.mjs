// Runs the pieces of a soak round by round until its time is up.
import { createTimes } from './times.mjs';

const MINUTE = 60_000;
/** A large sample of a piece that nobody has measured is begun where this is left. */
const UNMEASURED = 10 * MINUTE;
/** A piece takes longer while others keep the machine busy. */
const SLACK = 1.25;

/**
 * Runs pieces, two at a time: one of those that look elsewhere in every round, and one of the rest, which may take long.
 * Where none of a kind is left, both take the other. A piece whose large sample can't end in time is run with that of a
 * test run. Where that can't either, it is left out. Whatever is under way when the time is up is stopped.
 * `run(piece, round, { stopAfter, sample })` gives `{ passed, failures, stopped }` of a piece.
 * @param {{ pieces: object[], minutes: number, round?: number | null, atOnce?: number, times?: ReturnType<typeof createTimes>, now?: () => number, interrupted?: () => boolean, run: Function }} how
 * @returns what was done and what was not, for the verdict
 */
export async function soak({
  pieces,
  minutes,
  round = null,
  atOnce = 2,
  times = createTimes(),
  now = () => performance.now(),
  interrupted = () => false,
  run,
}) {
  const began = now();
  const budget = minutes * MINUTE;
  const left = () => (interrupted() ? 0 : budget - (now() - began));
  const done = [];
  const notBegun = [];
  const once = pieces.map((piece) => ({ piece, round: round ?? 1 }));
  const again = round === null ? pieces.filter(({ everyRound }) => everyRound) : [];
  const rounds = laterRounds(again);
  const worker = async (_, lane) => {
    for (let skipped = 0; left() > 0 && skipped <= again.length; ) {
      const first = takeFirst(once, lane % 2 === 0);
      const each = first ?? rounds.next().value;
      if (each === undefined) return;
      // A failure is seen again as it was. A later round has nothing to see in the sample of a test run, which is the same each time.
      const sample = round === null ? fitting(times, each.piece.file, left(), first !== undefined) : 'large';
      if (sample === null) {
        if (first) notBegun.push(each.piece);
        else skipped++;
        continue;
      }
      skipped = 0;
      const at = now();
      const result = await run(each.piece, each.round, { stopAfter: left(), sample });
      times.note(each.piece.file, sample, (now() - at) / 1000, result.stopped);
      done.push({ ...each, sample, ...result });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // Past the first round there is always more to do: what is listed is what was never done at all.
  return { done, notBegun: [...notBegun, ...once.map(({ piece }) => piece)], minutes: (now() - began) / MINUTE };
}

/** The sample of a piece that ends in time; null where none does. A small one that nobody has measured is tried. */
function fitting(times, file, left, smallToo) {
  const fits = (seconds, unmeasured) => (seconds === undefined ? unmeasured : seconds * 1000 * SLACK) <= left;
  if (fits(times.of(file, 'large'), UNMEASURED)) return 'large';
  return smallToo && fits(times.of(file, 'small'), 0) ? 'small' : null;
}

/** Takes the first of a kind out of what is still to be done, or else the first of all. */
function takeFirst(once, everyRound) {
  const at = once.findIndex(({ piece }) => piece.everyRound === everyRound);
  return once.splice(Math.max(0, at), 1)[0];
}

/** What looks elsewhere each time, round after round without end. */
function* laterRounds(again) {
  if (again.length === 0) return;
  for (let round = 2; ; round++) for (const piece of again) yield { piece, round };
}
