import { type Chart, compileChart } from '@point-option/engine';
import { diceText, provenanceText, signed } from './explanation.ts';
import { indent, table } from './table.ts';
import { resultText } from './words.ts';

/** A chart as a titled table, with where it comes from and everything that changes its roll. */
export function chartLines(chart: Chart): string[] {
  const { rows, columns } = compileChart(chart);
  const head = [chart.dice ? 'Roll' : 'Row', ...columns.labels];
  const body = chart.cells.map((cells, r) => [rows.labels[r] ?? '', ...cells.map(resultText)]);
  return [
    `${chart.title} (${chart.id}), rule ${chart.rule}`,
    ...indent([
      `Provenance: ${chart.provenance} (${provenanceText(chart.provenance)}).`,
      ...(chart.note === undefined ? [] : [`Note: ${chart.note}`]),
      `Dice: ${diceLine(chart)}.`,
      ...table([head, ...body]),
      ...(chart.below === undefined ? [] : [`Below the first column: ${resultText(chart.below)}.`]),
      ...modifierLines(chart),
    ]),
  ];
}

function diceLine({ dice }: Chart): string {
  if (!dice) return 'none, it is read by row and column';
  const read = dice.read === 'digits' ? ', read as digits' : dice.count > 1 ? ', added' : '';
  return `${diceText(dice.count, dice.sides)}${read}`;
}

function modifierLines({ modifiers = {} }: Chart): string[] {
  return Object.entries(modifiers).map(
    ([id, { n, title, rule }]) => `Modifier ${id}: ${signed(n)}, ${title} (rule ${rule}).`,
  );
}
