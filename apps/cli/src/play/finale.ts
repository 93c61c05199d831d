import { commandText } from '../text/again.ts';
import { outcomeText, resultLines } from '../text/outcome.ts';
import { statusLine } from '../text/presentation.ts';
import type { Seat } from './seat.ts';

/** The end: once the match is over nothing is hidden any more. */
export async function finale(
  { following, terminal, words, view }: Seat,
  lesson: { told: readonly string[]; steps: readonly string[] },
): Promise<void> {
  const { outcome } = view;
  if (outcome === null) return;
  const { people, commitment } = following.opening;
  if (people.length > 1) terminal.print('', outcomeText(words, outcome));
  terminal.print(...lesson.told, ...lesson.steps);
  // The title and the turn it ended in, with what ended it early.
  terminal.print('', terminal.colours.bold('The match is over.'), statusLine(words, view.presentation));
  terminal.print(...resultLines(words, outcome));
  if (commitment !== null) {
    const { serverSeed } = await following.askMatch('truth', {});
    terminal.print(
      `The server seed of the dice was ${serverSeed ?? ''}. Its hash is the commitment ${commitment}.`,
      `Check every die with: ${commandText('replay', following.file, '--verify')}`,
    );
  }
  terminal.print(`See everything that was hidden with: ${commandText('replay', following.file)}`);
}
