import { capital, type Card, type Catalogue, say } from '@point-option/engine';
import { type Looking, ownerName } from './looking.ts';
import { pieceText } from './piece.ts';
import { gaugeText } from './presentation.ts';
import { indent } from './table.ts';

/** Everything that a side knows of one thing, in lines. */
export function cardLines(words: Catalogue, card: Card, looking: Looking): string[] {
  const { title, lines, gauges, notes, pieces, rule } = card;
  const owner = ownerName(words, card, looking);
  const whose = owner === null ? '' : ` (${owner})`;
  return [
    `${capital(say(words, title))}${whose}:`,
    ...indent([
      ...lines.map(({ label, value }) => `${say(words, label)}: ${say(words, value)}`),
      ...gauges.map((gauge) => gaugeText(words, gauge)),
      ...notes.map(({ text }) => capital(say(words, text))),
      ...pieces.map((piece) => pieceText(words, piece, looking)),
      ...(rule === undefined ? [] : [`Rule ${rule}.`]),
      ...(lines.length + gauges.length + notes.length + pieces.length === 0 ? ['Nothing more is known.'] : []),
    ]),
  ];
}
