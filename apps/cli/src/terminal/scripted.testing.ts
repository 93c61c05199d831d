import pc from 'picocolors';
import type { Terminal } from './terminal.ts';

/** A line that is typed, or what happens before it is. */
export type Typed = string | (() => string);

/** A terminal for tests: answers from a list, everything printed kept. A blanked screen is a page of its own. */
export function scriptedTerminal(
  answers: readonly Typed[],
  { interactive = false, width = 80 } = {},
): Terminal & { readonly pages: string[][]; text(): string } {
  const left = [...answers];
  const next = (): string | null => {
    const answer = left.shift();
    return typeof answer === 'function' ? answer() : (answer ?? null);
  };
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
      const answer = next();
      page().push(`${question}${answer ?? ''}`);
      return Promise.resolve(answer);
    },
    line: () => Promise.resolve(next()),
    blank: () => {
      pages.push([]);
    },
    close: () => {},
  };
}
