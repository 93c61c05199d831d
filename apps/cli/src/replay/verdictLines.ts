import { notesOnHeader, type Verdict } from '@point-option/engine';
import type { Opened } from '../matches.ts';
import { plural } from '../text/words.ts';

const COMMITMENT: Readonly<Record<Verdict['commitment'], string>> = {
  kept: 'kept. The dice come from the seed that was committed to',
  broken: 'BROKEN. The seed is not the one that was committed to',
  none: 'none was made',
};

/** What a check of a match found: what was checked, what the file brings of its own, and whether all of it holds. */
export function verdictLines({ file, game }: Pick<Opened, 'file' | 'game'>, verdict: Verdict): string[] {
  const { ok, checked, checkpoints, commitment, problem } = verdict;
  const { orders, snapshots } = file;
  const all = orders.length;
  return [
    'File: its form and its sums are right.',
    ...originLines({ file, game }, verdict),
    `Orders: ${checked.orders === all ? `all ${all} replayed` : `${checked.orders} of ${all} replayed as written`}.`,
    `Checkpoints: ${checkpoints} of ${file.checkpoints.length} agree.`,
    ...(snapshots.length > 0 ? [`Snapshots: ${checked.snapshots} of ${snapshots.length} agree.`] : []),
    `Outcome: ${outcomeChecked({ file }, verdict)}.`,
    `Dice commitment: ${COMMITMENT[commitment]}${commitment === 'none' ? whyNone(file.header.dice.kind) : ''}.`,
    ok
      ? `Verified: ${plural(all, 'order')}${brings(verdict) ? ', from what the file brings' : ''}.`
      : `NOT verified. ${problem ? `${problem.field}: ${problem.problem}` : ''}`,
  ];
}

const brings = ({ own }: Verdict): boolean => Object.values(own).includes(false);

/** Where start, scenario and charts come from. What the file brings is named, since a replay can only believe it. */
function originLines({ file, game }: Pick<Opened, 'file' | 'game'>, verdict: Verdict): string[] {
  if (!brings(verdict)) return ["Start, scenario and charts: the game's own."];
  const notes = notesOnHeader(file, game).map((note) => `NOTE: ${note}`);
  return [...notes, 'What the file brings is played as it stands. A replay cannot tell whether it is fair.'];
}

function outcomeChecked({ file }: Pick<Opened, 'file'>, { checked }: Verdict): string {
  if (!checked.outcome) return 'not checked';
  return file.outcome === null ? 'none yet, as in the file' : 'as in the file';
}

/** Without a commitment nobody knows whether other dice were tried first. */
function whyNone(dice: 'fast' | 'fair' | 'scripted'): string {
  switch (dice) {
    case 'fast':
      return '. The seed stands in the file, and its maker may have tried others';
    case 'fair':
      return ' known: the server seed is not revealed';
    case 'scripted':
      return '. The dice were rolled by hand';
  }
}
