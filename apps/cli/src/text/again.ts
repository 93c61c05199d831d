import { shellWord } from './shell.ts';

/** The command as it can be typed in the folder of the program: `point-option` alone is on nobody's path. */
export function commandText(...words: readonly string[]): string {
  return ['npx point-option', ...words.map(shellWord)].join(' ');
}
