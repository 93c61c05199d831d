import pc from 'picocolors';
import type { Terminal } from './terminal.ts';

/** A line that is typed, or what is typed after the last lines that were printed. */
export type Typed = string | ((printed: string) => string);

const LAST = 60;

/** A terminal for tests: answers from a list, everything printed kept. A blanked screen is a page of its own. */
export function scriptedTerminal(
  answers: readonly Typed[],
  { interactive = false, width = 80 } = {},
): Terminal & { readonly pages: string[][]; text(): string } {
  const left = [...answers];
  const pages: string[][] = [[]];
  const page = (): string[] => pages[pages.length - 1] as string[];
  const next = (): string | null => {
    const answer = left.shift();
    return typeof answer === 'function' ? answer(page().slice(-LAST).join('\n')) : (answer ?? null);
  };
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
    onInterrupt: () => () => {},
    close: () => {},
  };
}
