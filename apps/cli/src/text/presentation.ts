import {
  type Catalogue,
  type Cup,
  type Display,
  type DisplayBox,
  type Gauge,
  type Ghost,
  type MapView,
  type Overlay,
  type Presentation,
  say,
  tracksIn,
} from '@point-option/engine';
import { type Looking, nationName } from './looking.ts';
import { pieceText } from './piece.ts';
import { indent } from './table.ts';
import { sideName } from './words.ts';

/** Everything a side can see, as plain lines. */
export function presentationLines(words: Catalogue, seen: Presentation, looking: Looking): string[] {
  return [statusLine(words, seen), ...partsOf(words, seen, looking).flatMap(({ lines }) => lines)];
}

/** A map, a display, a track or a cup: what changes by itself. */
export interface Part {
  readonly title: string;
  readonly lines: readonly string[];
}

export function partsOf(words: Catalogue, seen: Presentation, looking: Looking): Part[] {
  return [
    ...(seen.map ? [{ title: 'Map', lines: mapLines(words, seen.map, looking) }] : []),
    ...inFocus(seen).map((display) => ({
      title: say(words, display.title),
      lines: displayLines(words, display, looking),
    })),
    ...tracksIn(seen).map((track) => ({
      title: say(words, track.title),
      lines: [gaugeText(words, { ...track, label: track.title })],
    })),
    ...seen.cups.map((cup) => ({ title: say(words, cup.title), lines: [cupLine(words, cup)] })),
  ];
}

/** The displays, those that matter for the question first. */
function inFocus({ displays, focus = [] }: Presentation): readonly Display[] {
  const first = focus.flatMap((id) => displays.filter((display) => display.id === id));
  return [...first, ...displays.filter(({ id }) => !focus.includes(id))];
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

/** The title, the game's clock, and the headings. */
export function statusLine(words: Catalogue, { title, clock, headings }: Presentation): string {
  const parts = [title, clock.now, ...headings].map((part) => say(words, part));
  return `${parts.join('. ')}.`;
}

/** The hexes that hold something, in the order of their numbers, then what lies over several. */
function mapLines(words: Catalogue, map: MapView, looking: Looking): string[] {
  const names = new Map(map.places.map((place) => [place.hex, say(words, place.name)]));
  const stacks = new Map(map.stacks.map((stack) => [stack.hex, stack.pieces]));
  const hexes = [...new Set([...names.keys(), ...stacks.keys()])].sort((a, b) => (a < b ? -1 : 1));
  const lines = hexes.map((hex) => {
    const name = names.get(hex);
    const pieces = (stacks.get(hex) ?? []).map((piece) => pieceText(words, piece, looking, map.grid));
    const where = name === undefined ? hex : `${hex}, ${name}`;
    return pieces.length === 0 ? where : `${where}: ${pieces.join('; ')}`;
  });
  const overlays = map.overlays.map((overlay) => overlayLine(words, overlay, looking));
  const control = (map.control ?? []).map(
    ({ nation, hexes: held }) => `Held by ${nationName(words, nation, looking)}: ${hexList(held, looking)}`,
  );
  const ghosts = (map.ghosts ?? []).map((ghost) => ghostLine(words, map, ghost));
  return ['Map:', ...indent([...lines, ...overlays, ...control, ...ghosts])];
}

/** What has been ordered and not yet done. */
function ghostLine(words: Catalogue, { stacks }: MapView, { piece: id, hex, path = [], label }: Ghost): string {
  const piece = stacks.flatMap(({ pieces }) => pieces).find((each) => each.id === id);
  const way = path.length === 0 ? '' : `, by ${path.join(' ')}`;
  const why = label ? ` (${say(words, label)})` : '';
  return `Ordered: ${piece ? say(words, piece.label) : id} to ${hex}${way}${why}`;
}

/** A long list of hexes is a burden to hear: it is counted, unless it is asked for. */
const MAX_HEXES = 12;

function hexList(hexes: readonly string[], { all = false }: Looking): string {
  return all || hexes.length <= MAX_HEXES ? hexes.join(' ') : `${hexes.length} hexes`;
}

function overlayLine(words: Catalogue, { kind, label, side, hexes }: Overlay, looking: Looking): string {
  const name = label ? say(words, label) : kind;
  const owner = side === undefined ? '' : sideName(words, side);
  const whose = owner === '' || name.includes(owner) ? '' : ` of ${owner}`;
  // How many hexes a wide circle has tells nobody anything.
  const isWide = hexes.length > MAX_HEXES && looking.all !== true;
  return isWide ? `${name}${whose}` : `${name}${whose}: ${hexList(hexes, looking)}`;
}

/** More empty boxes than this are counted, unless they are asked for. */
const MAX_EMPTY = 4;

/** A line for each box in use; empty ones together, so that they need not be heard one by one. */
function displayLines(words: Catalogue, display: Display, looking: Looking): string[] {
  const { all = false } = looking;
  const heads = new Set(display.boxes.map(({ of }) => of));
  const used = display.boxes.flatMap((box) => {
    const { limit, pieces } = box;
    const gauges = gaugesIn(words, box);
    const notes = notesIn(words, box);
    const name = titleIn(words, display, box);
    const texts = pieces.map((piece) => pieceText(words, piece, looking));
    // What others are parts of is often a piece itself: its name alone says nothing more than the title.
    const inside = texts.filter((text) => !heads.has(box.id) || text !== name);
    if (inside.length + gauges.length + notes.length === 0) return [];
    const room = limit === undefined ? '' : ` (${pieces.length} of ${limit})`;
    const held = inside.length === 0 ? '' : `: ${inside.join('; ')}`;
    // What a piece says already is not said again.
    const told = inside.join('; ').toLowerCase();
    const news = notes.filter((note) => !told.includes(note.toLowerCase()));
    const facts = [...(gauges.length === 0 ? [] : [gauges.join(', ')]), ...news];
    return [[`${name}${room}${held}`, ...facts].join('. ')];
  });
  const empty = display.boxes.flatMap((box) => {
    const { limit, pieces } = box;
    const facts = [...gaugesIn(words, box), ...notesIn(words, box)];
    if (pieces.length > 0 || heads.has(box.id) || facts.length > 0) return [];
    return [`${titleIn(words, display, box)}${limit === undefined ? '' : ` (room for ${limit})`}`];
  });
  const facts = [...gaugesIn(words, display), ...notesIn(words, display)];
  if (facts.length + used.length + empty.length === 0) return [`${say(words, display.title)}: nothing`];
  return [
    `${say(words, display.title)}:`,
    ...indent(facts),
    ...indent(used),
    ...(empty.length === 0 ? [] : indent([emptyLine(empty, used.length, all)])),
  ];
}

/** The title of a box, with what it is a part of where the title does not say so. */
function titleIn(words: Catalogue, { boxes }: Display, { title, of }: DisplayBox): string {
  const own = say(words, title);
  const holder = boxes.find(({ id }) => id === of);
  const whole = holder ? say(words, holder.title) : '';
  return own.includes(whole) ? own : `${whole}, ${own}`;
}

function gaugesIn(words: Catalogue, { gauges = [] }: Pick<DisplayBox, 'gauges'>): string[] {
  return gauges.map((gauge) => gaugeText(words, gauge));
}

function notesIn(words: Catalogue, { notes = [] }: Pick<DisplayBox, 'notes'>): string[] {
  return notes.map(({ text }) => say(words, text));
}

/** "Deck 0/3 (limit at 2)" */
export function gaugeText(words: Catalogue, { label, value, max, marks = [] }: Omit<Gauge, 'counts'>): string {
  const marked = marks.map((mark) => `${say(words, mark.label)} at ${mark.at}`);
  return `${say(words, label)} ${value}/${max}${marked.length === 0 ? '' : ` (${marked.join(', ')})`}`;
}

function emptyLine(empty: readonly string[], used: number, everyBox: boolean): string {
  if (everyBox || empty.length <= MAX_EMPTY) return `Empty: ${empty.join('; ')}`;
  return used === 0 ? `Empty: all ${empty.length} boxes` : `Empty: the other ${empty.length} boxes`;
}

function cupLine(words: Catalogue, cup: Cup): string {
  const drawn = cup.drawn.length === 0 ? '' : `; drawn: ${cup.drawn.map((chit) => say(words, chit)).join(', ')}`;
  return `${say(words, cup.title)}: ${cup.size} in it${drawn}`;
}
