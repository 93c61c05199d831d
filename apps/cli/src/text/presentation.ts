import {
  type Catalogue,
  type Cup,
  type Display,
  type DisplayBox,
  type Gauge,
  hexGrid,
  type MapView,
  type Overlay,
  type PieceView,
  type Presentation,
  say,
  type Side,
  type Track,
} from '@point-option/engine';
import { indent } from './table.ts';
import { sideName } from './words.ts';

/** Everything a side can see, as plain lines; with every hex of what covers many, where that is asked for. */
export function presentationLines(words: Catalogue, seen: Presentation, viewer: Side, everyHex = false): string[] {
  return [statusLine(words, seen), ...partsOf(words, seen, viewer, everyHex).flatMap(({ lines }) => lines)];
}

/** A map, a display, a track or a cup: what changes by itself. */
export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

export function partsOf(words: Catalogue, seen: Presentation, viewer: Side, everyHex = false): Part[] {
  return [
    ...(seen.map ? [{ title: 'Map', lines: mapLines(words, seen.map, viewer, everyHex) }] : []),
    ...seen.displays.map((display) => ({
      title: say(words, display.title),
      lines: displayLines(words, display, viewer, everyHex),
    })),
    ...seen.tracks.map((track) => ({ title: say(words, track.title), lines: [trackLine(words, track)] })),
    ...seen.cups.map((cup) => ({ title: say(words, cup.title), lines: [cupLine(words, cup)] })),
  ];
}

/** The position for someone who saw it before: what changed since, and the names of what did not. */
export function changedLines(now: readonly Part[], before: readonly Part[]): string[] {
  const isSame = ({ title, lines }: Part): boolean =>
    before.some((part) => part.title === title && part.lines.join('\n') === lines.join('\n'));
  const unchanged = now.filter(isSame).map(({ title }) => title);
  return [
    ...now.filter((part) => !isSame(part)).flatMap(({ lines }) => lines),
    ...(unchanged.length === 0 ? [] : [`As before: ${unchanged.join('; ')}.`]),
  ];
}

/** The title and the turn, the hour, the light. */
export function statusLine(words: Catalogue, seen: Presentation): string {
  const parts = [seen.title, ...seen.status].map((part) => say(words, part));
  return `${parts.join('. ')}.`;
}

/** The hexes that hold something, in the order of their numbers, then what lies over several. */
function mapLines(words: Catalogue, map: MapView, viewer: Side, everyHex: boolean): string[] {
  const names = new Map(map.places.map((place) => [place.hex, say(words, place.name)]));
  const stacks = new Map(map.stacks.map((stack) => [stack.hex, stack.pieces]));
  const hexes = [...new Set([...names.keys(), ...stacks.keys()])].sort((a, b) => (a < b ? -1 : 1));
  const directions = hexGrid(map.grid).directions;
  const lines = hexes.map((hex) => {
    const name = names.get(hex);
    const pieces = (stacks.get(hex) ?? []).map((piece) => pieceText(words, piece, viewer, directions));
    const where = name === undefined ? hex : `${hex}, ${name}`;
    return pieces.length === 0 ? where : `${where}: ${pieces.join('; ')}`;
  });
  const overlays = map.overlays.map((overlay) => overlayLine(words, overlay, everyHex));
  return ['Map:', ...indent([...lines, ...overlays])];
}

/** A long list of hexes is a burden to hear: it is counted, unless it is asked for. */
const MOST_HEXES = 12;

function overlayLine(words: Catalogue, { kind, label, side, hexes }: Overlay, everyHex: boolean): string {
  const name = label ? say(words, label) : kind;
  const owner = side === undefined ? '' : sideName(words, side);
  const whose = owner === '' || name.includes(owner) ? '' : ` of ${owner}`;
  return `${name}${whose}: ${everyHex || hexes.length <= MOST_HEXES ? hexes.join(' ') : `${hexes.length} hexes`}`;
}

function pieceText(words: Catalogue, piece: PieceView, viewer: Side, directions: readonly string[] = []): string {
  const facts = [
    piece.side === null || piece.side === viewer ? null : sideName(words, piece.side),
    piece.detection ?? null,
    piece.level === undefined ? null : `level ${piece.level}`,
    piece.heading === undefined ? null : `heading ${directions[piece.heading] ?? piece.heading}`,
    piece.fuel === undefined ? null : `fuel ${piece.fuel}`,
    ...(piece.state ?? []),
  ].filter((fact) => fact !== null);
  const label = say(words, piece.label);
  return facts.length === 0 ? label : `${label} (${facts.join(', ')})`;
}

/** More empty boxes than this are counted, unless they are asked for. */
const MOST_EMPTY = 4;

/** A line for each box in use; empty ones together, so that they need not be heard one by one. */
function displayLines(words: Catalogue, display: Display, viewer: Side, everyBox: boolean): string[] {
  const heads = new Set(display.boxes.map(({ of }) => of));
  const used = display.boxes.flatMap((box) => {
    const { title, limit, pieces } = box;
    const facts = factsOf(words, box);
    // What others are parts of speaks through them, unless it has something to say itself.
    if ((pieces.length === 0 || heads.has(box.id)) && facts.length === 0) return [];
    const room = limit === undefined ? '' : ` (${pieces.length} of ${limit})`;
    const own = heads.has(box.id) ? [] : pieces;
    const inside = own.map((piece) => pieceText(words, piece, viewer)).join('; ');
    return [`${say(words, title)}${room}: ${[...(inside === '' ? [] : [inside]), ...facts].join('. ')}`];
  });
  const empty = display.boxes.flatMap((box) => {
    const { title, limit, pieces } = box;
    if (pieces.length > 0 || heads.has(box.id) || factsOf(words, box).length > 0) return [];
    return [`${say(words, title)}${limit === undefined ? '' : ` (room for ${limit})`}`];
  });
  const facts = factsOf(words, display);
  if (facts.length + used.length + empty.length === 0) return [`${say(words, display.title)}: nothing`];
  return [
    `${say(words, display.title)}:`,
    ...indent(facts),
    ...indent(used),
    ...(empty.length === 0 ? [] : indent([emptyLine(empty, used.length, everyBox)])),
  ];
}

/** Scale bars and remarks. */
function factsOf(words: Catalogue, { gauges = [], notes = [] }: Pick<DisplayBox, 'gauges' | 'notes'>): string[] {
  return [...gauges.map((gauge) => gaugeText(words, gauge)), ...notes.map(({ text }) => say(words, text))];
}

function gaugeText(words: Catalogue, { label, value, max, marks = [] }: Omit<Gauge, 'counts'>): string {
  const marked = marks.map((mark) => `${say(words, mark.label)} at ${mark.at}`);
  return `${say(words, label)}: ${value} of ${max}${marked.length === 0 ? '' : ` (${marked.join(', ')})`}`;
}

function emptyLine(empty: readonly string[], used: number, everyBox: boolean): string {
  if (everyBox || empty.length <= MOST_EMPTY) return `Empty: ${empty.join('; ')}`;
  return used === 0 ? `Empty: all ${empty.length} boxes` : `Empty: the other ${empty.length} boxes`;
}

function trackLine(words: Catalogue, { title, value, max, marks }: Track): string {
  return gaugeText(words, { label: title, value, max, ...(marks && { marks }) });
}

function cupLine(words: Catalogue, cup: Cup): string {
  const drawn = cup.drawn.length === 0 ? '' : `; drawn: ${cup.drawn.map((chit) => say(words, chit)).join(', ')}`;
  return `${say(words, cup.title)}: ${cup.size} in it${drawn}`;
}
