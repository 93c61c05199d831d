import { readFileSync, writeFileSync } from 'node:fs';

export type Row = readonly (string | number)[];

/** A Markdown table: the first column on the left, all others on the right. */
export function table(head: Row, ...rows: readonly Row[]): string {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...rows].map((row) => String(row[i] ?? '').length)));
  const line = (row: Row): string =>
    `| ${widths.map((wide, i) => (i === 0 ? String(row[i] ?? '').padEnd(wide) : String(row[i] ?? '').padStart(wide))).join(' | ')} |`;
  const rule = `| ${widths.map((wide, i) => (i === 0 ? '-'.repeat(wide) : `${'-'.repeat(wide - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Prints a table under its name, or writes it into a page, between the comments that name it there. */
export function tell(name: string, text: string, page: string | undefined): void {
  if (page === undefined) {
    console.log(`${name}\n\n${text}\n`);
    return;
  }
  const [from, to] = [`<!-- ${name} -->\n\n`, `\n\n<!-- end -->`];
  const old = readFileSync(page, 'utf8');
  const start = old.indexOf(from);
  const end = old.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`${page} has no place for "${name}".`);
  writeFileSync(page, old.slice(0, start + from.length) + text + old.slice(end));
  console.log(`${page}: ${name}`);
}
