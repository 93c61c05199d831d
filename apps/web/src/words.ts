import { type Catalogue, message, say, type Values } from '@point-option/engine';
import { helpWords } from './words/help.ts';
import { lobbyWords } from './words/lobby.ts';
import { tableWords } from './words/table.ts';

/** Every text of the page itself, by key. What the games say is in their own catalogues. */
export const webWords: Catalogue = { ...lobbyWords, ...tableWords, ...helpWords };

/** What somebody else says, such as the browser, as a sentence. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A text of the page. */
export function t(key: string, values?: Values): string {
  return say(webWords, message(key, values));
}
