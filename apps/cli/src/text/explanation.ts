import type { Catalogue, Explanation, Provenance, RollRecord } from '@point-option/engine';
import { message, say } from '@point-option/engine';
import { plural, resultText, together } from './words.ts';

const SOURCES: Readonly<Record<Provenance, string>> = {
  printed: 'printed in the rule book',
  'partly printed': 'partly printed, the rest is our design',
  ours: 'our design',
  house: 'a house chart',
};

const OPEN_END = /\+$|^<|^any$/;

export function provenanceText(provenance: Provenance): string {
  return SOURCES[provenance];
}

export function signed(n: number): string {
  return n < 0 ? `-${-n}` : `+${n}`;
}

export function diceText(count: number, sides: number): string {
  return `${plural(count, 'die', 'dice')} of ${sides} sides`;
}

/** How a chart was read, in sentences: the dice, the column, each modifier with its rule, and the result. */
export function explanationLines(reading: Explanation, sides?: number, words: Catalogue = {}): string[] {
  const { title, chart, rule, provenance, dice, natural, modifiers, modified, row, column, clamped, result } = reading;
  const lines = [`Chart ${title} (${chart}), rule ${rule}, ${provenanceText(provenance)}.`];
  if (natural !== null) {
    const on = sides === undefined ? '' : ` on ${diceText(dice.length, sides)}`;
    const read = dice.length > 1 ? `, read as ${natural}` : '';
    lines.push(`Rolled ${together(dice.map(String))}${on}${read}.`);
  }
  lines.push(`Column ${column}.`);
  for (const each of modifiers) lines.push(`Modifier ${signed(each.n)}: ${each.title} (rule ${each.rule}).`);
  if (modified !== null && modifiers.length > 0) lines.push(`Modified roll ${modified}.`);
  const said = typeof result === 'string' ? (words[`result.${chart}.${result}`] ?? '') : '';
  lines.push(`Row ${row}: ${said === '' ? resultText(result) : said}.`);
  // "10+" and "<=0" say it already.
  if (clamped && !OPEN_END.test(row) && !OPEN_END.test(column))
    lines.push('A value lay beyond the chart: its end was read.');
  return lines;
}

/** A roll as the journal keeps it, opened. */
export function rollLines(words: Catalogue, roll: RollRecord): string[] {
  if (roll.chart) return explanationLines(roll.chart, roll.sides);
  const purpose = say(words, message(roll.purpose, roll.about));
  const result = typeof roll.result === 'object' ? say(words, roll.result) : String(roll.result);
  if (roll.by === 'pick') return [`${purpose} (rule ${roll.rule}): random pick, ${result}.`];
  if (roll.by === 'draw') return [`${purpose} (rule ${roll.rule}): drawn, ${result}.`];
  const thrown = `rolled ${together(roll.dice.map(String))} on ${diceText(roll.dice.length, roll.sides)}`;
  return [`${purpose} (rule ${roll.rule}): ${thrown}, ${result}.`];
}

export function isRoll(entry: RollRecord | Explanation): entry is RollRecord {
  return 'purpose' in entry;
}
