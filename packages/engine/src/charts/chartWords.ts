import type { Chart } from './chart.ts';
import type { Catalogue } from '../view/message.ts';

/** The words of charts: their titles, and results that are text, in the words given or as they stand. */
export function chartWords(charts: readonly Chart[], results: Readonly<Record<string, string>> = {}): Catalogue {
  return Object.fromEntries(
    charts.flatMap(({ id, title, cells }) => [
      [`chart.${id}`, title],
      ...cells
        .flat()
        .filter((cell) => typeof cell === 'string')
        .map((cell) => [`result.${id}.${cell}`, results[cell] ?? cell]),
    ]),
  ) as Catalogue;
}
