import {
  type Catalogue,
  type Endurance,
  gridOf,
  type HexGridSpec,
  message,
  type PieceView,
  say,
  stateWords,
} from '@point-option/engine';
import { type Looking, ownerName } from './looking.ts';
import { plural } from './words.ts';

/** A piece with everything that is printed or marked on its counter. */
export function pieceText(words: Catalogue, piece: PieceView, looking: Looking, grid?: HexGridSpec): string {
  const { face, heading } = piece;
  const { fix, known, strength, steps, hits, endurance, states = [] } = face;
  const label = say(words, piece.label);
  // What the label says already is not said again.
  const facts = [
    ownerName(words, piece, looking),
    fix === undefined ? null : say(words, message(`kernel.fix ${fix}`)),
    known === undefined ? null : `level ${known.level} of ${known.of}`,
    heading === undefined ? null : `heading ${headingName(heading, grid)}`,
    strength === undefined ? null : `strength ${strength.join('-')}`,
    steps === undefined ? null : `${steps.left} of ${plural(steps.of, 'step')}`,
    hits === undefined || hits === 0 ? null : plural(hits, 'hit'),
    endurance === undefined ? null : enduranceText(words, endurance),
    ...states.map(({ is, n, label }) => say(words, label ?? stateWords(is, n))),
  ].filter((fact) => fact !== null && !label.includes(fact));
  return facts.length === 0 ? label : `${label} (${facts.join(', ')})`;
}

/** "13 fuel", or what is said in place of the number where it has run out. */
function enduranceText(words: Catalogue, { label, value, critical }: Endurance): string {
  const name = say(words, label);
  const within = name.slice(0, 1).toLowerCase() + name.slice(1);
  return critical === undefined ? `${value} ${within}` : `${within}: ${critical}`;
}

const SIXTH = 60;

/** Where a heading crosses a hexside it has a compass name; any other is said in degrees. */
function headingName(degrees: number, grid: HexGridSpec | undefined): string {
  if (grid) {
    const { directions, orientation } = gridOf(grid);
    const first = orientation === 'pointy' ? 90 : 0;
    const name = directions[((((degrees - first) % 360) + 360) / SIXTH) % 6];
    if (name !== undefined) return name;
  }
  return String(degrees).padStart(3, '0');
}
