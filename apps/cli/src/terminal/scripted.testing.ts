import pc from 'picocolors';
import type { Terminal } from './terminal.ts';

/** A terminal for tests: answers from a list, everything printed kept. A blanked screen is a page of its own. */
export function scriptedTerminal(
  answers: readonly string[],
  { interactive = false, width = 80 } = {},
): Terminal & { readonly pages: string[][]; text(): string } {
  const left = [...answers];
  const pages: string[][] = [[]];
  const page = (): string[] => pages[pages.length - 1] as string[];
  return {
    interactive,
    width,
    colours: pc.createColors(false),
    pages,
    text: () => pages.flat().join('\n'),
    print: (...lines) => {
      page().push(...lines);
    },
    json: (value, indent) => {
      page().push(JSON.stringify(value, null, indent));
    },
    ask(question) {
      const answer = left.shift() ?? null;
      page().push(`${question}${answer ?? ''}`);
      return Promise.resolve(answer);
    },
    line: () => Promise.resolve(left.shift() ?? null),
    blank: () => {
      pages.push([]);
    },
    close: () => {},
  };
}
