import { capital, type Card, type Catalogue, say, type Side } from '@point-option/engine';
import { pieceText } from './piece.ts';
import { gaugeText } from './presentation.ts';
import { indent } from './table.ts';
import { sideName } from './words.ts';

/** Everything that a side knows of one thing, in lines. */
export function cardLines(words: Catalogue, card: Card, viewer: Side): string[] {
  const { title, side, lines, gauges, notes, pieces, rule } = card;
  const whose = side === undefined || side === null || side === viewer ? '' : ` (${sideName(words, side)})`;
  return [
    `${capital(say(words, title))}${whose}:`,
    ...indent([
      ...lines.map(({ label, value }) => `${say(words, label)}: ${say(words, value)}`),
      ...gauges.map((gauge) => gaugeText(words, gauge)),
      ...notes.map(({ text }) => capital(say(words, text))),
      ...pieces.map((piece) => pieceText(words, piece, viewer)),
      ...(rule === undefined ? [] : [`Rule ${rule}.`]),
      ...(lines.length + gauges.length + notes.length + pieces.length === 0 ? ['Nothing more is known.'] : []),
    ]),
  ];
}
