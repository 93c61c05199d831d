import { type Catalogue, type Refusal, say } from '@point-option/engine';
import type { DieWanted } from '@point-option/host';
import type { Terminal } from '../terminal/terminal.ts';
import { refusalText } from '../text/words.ts';
import { lookOf } from './commands.ts';
import { lookLines } from './help.ts';
import type { Seat } from './seat.ts';

/** Dice that can be bought; of others a person must be told which numbers there are. */
const COMMON_DICE = [4, 6, 8, 10, 12, 20, 100];

const DIE_HELP = [
  'Type the number on the die. On a ten-sided die, 0 is ten. Other commands:',
  '  undo  undo the order, if no die is entered for it and it has revealed no secret',
  '  quit  leave; the match, the order and the dice entered so far are saved',
];
const LOOK_HELP = ['You can look around before you roll:'];

export type Rolled = { readonly face: number } | 'undo' | 'quit';

interface Asking {
  readonly undoRefused: Refusal | null;
  /** The person at the table; null before there is one. */
  readonly seat: Seat | null;
}

/** Asks a person for a die rolled by hand. Everything can be looked at meanwhile. */
export async function askDie(
  terminal: Terminal,
  words: Catalogue,
  { sides, purpose }: Pick<DieWanted, 'sides' | 'purpose'>,
  { undoRefused, seat }: Asking,
): Promise<Rolled> {
  const range = COMMON_DICE.includes(sides) ? '' : `, 1 to ${sides},`;
  const what = purpose === null ? 'the rules' : say(words, purpose);
  for (;;) {
    const line = await terminal.ask(`Roll one die of ${sides} sides${range} for ${what}: `);
    const text = line?.trim() ?? 'quit';
    switch (text.toLowerCase()) {
      case 'quit':
      case 'exit':
      case 'q':
        return 'quit';
      case 'help':
      case '?':
        terminal.print(...DIE_HELP, ...(seat === null ? [] : [...LOOK_HELP, ...lookLines(seat)]));
        continue;
      case 'undo':
        if (undoRefused === null) return 'undo';
        terminal.print(refusalText(words, undoRefused));
        continue;
    }
    const looked = seat === null ? null : lookOf(text);
    if (seat !== null && looked !== null) {
      await looked(seat);
      continue;
    }
    // Ten-sided dice are printed 0 to 9.
    const face = /^\d+$/.test(text) ? Number(text) : -1;
    if ((face >= 1 && face <= sides) || (face === 0 && sides === 10)) return { face };
    terminal.print(`A die of ${sides} sides has no face "${text}". Type a number from 1 to ${sides}.`);
  }
}
