import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Ruling } from './src/reference/ruling.ts';

const NAME = 'virtual:rulings';
const games = fileURLToPath(new URL('../../games', import.meta.url));

/** The rulings of every game, read out of its RULINGS.md when the page is built; the page fetches them with the sheet. */
export function rulingsPlugin(): Plugin {
  return {
    name: 'rulings',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const rulings = ${JSON.stringify(rulingsOfGames())};` : null),
  };
}

export function rulingsOfGames(): Record<string, Ruling[]> {
  const files = readdirSync(games).map((game) => ({ game, file: `${games}/${game}/RULINGS.md` }));
  return Object.fromEntries(
    files
      .filter(({ file }) => existsSync(file))
      .map(({ game, file }) => [game, readRulings(readFileSync(file, 'utf8'), file)]),
  );
}

/** What the columns of the tables are called, and what they are. */
const COLUMNS: Readonly<Record<string, keyof Ruling>> = {
  'no.': 'no',
  n: 'no',
  rule: 'rules',
  question: 'matter',
  matter: 'matter',
  'what we do': 'text',
  ruling: 'text',
  why: 'why',
};

/** The rows of every table whose head we know. A table that we do not know is a fault: it would be lost in silence. */
export function readRulings(markdown: string, file = 'RULINGS.md'): Ruling[] {
  const found: Ruling[] = [];
  let head: readonly (keyof Ruling)[] | null = null;
  for (const line of markdown.split('\n')) {
    const cells = cellsOf(line);
    if (cells === null) head = null;
    else if (head === null) head = headOf(cells, file);
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) found.push(rulingOf(head, cells));
  }
  return found;
}

function cellsOf(line: string): string[] | null {
  if (!line.startsWith('|')) return null;
  return line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|').replaceAll('`', ''));
}

function headOf(cells: readonly string[], file: string): readonly (keyof Ruling)[] {
  return cells.map((cell) => {
    const column = COLUMNS[cell];
    if (column === undefined) throw new Error(`${file}: a table has a column "${cell}" that the page cannot show.`);
    return column;
  });
}

function rulingOf(head: readonly (keyof Ruling)[], cells: readonly string[]): Ruling {
  const by = Object.fromEntries(head.map((column, i) => [column, cells[i] ?? '']));
  return {
    no: by['no'] ?? '',
    rules: (by['rules'] ?? '').split(', ').filter((rule) => rule !== '' && rule !== '-'),
    text: by['text'] ?? '',
    ...(by['matter'] ? { matter: by['matter'] } : {}),
    ...(by['why'] ? { why: by['why'] } : {}),
  };
}
