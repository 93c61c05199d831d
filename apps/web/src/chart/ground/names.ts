import type { Board } from '../board.ts';
import { counterSize } from '../camera.ts';
import type { ChartPlace } from '../chartFile.ts';

/** A name as it is to be written, in pixels of the board at one zoom. */
export interface Name {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly font: 'place' | 'water';
  readonly size: number;
  readonly spacing: number;
  readonly align: 'left' | 'right' | 'center';
  readonly turn: number;
  /** A dot at the place itself. */
  readonly dot: readonly [number, number] | null;
  readonly width: number;
}

interface Style {
  readonly size: number;
  readonly water?: boolean;
  readonly spacing?: number;
  readonly capitals?: boolean;
  readonly dot?: boolean;
  /** Names of a lower rank give way. */
  readonly rank: number;
}

const STYLES: Readonly<Record<string, Style>> = {
  sea: { size: 28, water: true, spacing: 0.42, capitals: true, rank: 0 },
  land: { size: 16, spacing: 0.2, capitals: true, rank: 1 },
  group: { size: 15, water: true, spacing: 0.26, capitals: true, rank: 1 },
  island: { size: 14.5, rank: 2 },
  city: { size: 14, dot: true, rank: 2 },
  port: { size: 13, dot: true, rank: 3 },
  town: { size: 13, dot: true, rank: 3 },
  airfield: { size: 12.5, dot: true, rank: 4 },
  gulf: { size: 14, water: true, rank: 3 },
  strait: { size: 12.5, water: true, rank: 4 },
  cape: { size: 12, rank: 5 },
  islet: { size: 12.5, rank: 5 },
};
const OTHER: Style = { size: 14, rank: 2 };

/** Letters grow with the chart, but less than it does. */
const growth = (zoom: number, min = 0.74): number => Math.max(min, Math.min(1.7, Math.sqrt(zoom / 53)));
/** The great letters of a sea grow smaller than others where the whole chart is seen. */
const SEA_GROWTH = 0.55;

/** A place that a game names by its hex alone. */
export interface NamedHex {
  readonly hex: string;
  readonly name: string;
  /** Names of the geography that it stands for. */
  readonly covers?: readonly string[];
}

export type Measure = (name: Omit<Name, 'width'>) => number;
type ToPixels = (lon: number, lat: number) => readonly [number, number];

/** The names there is room for at a zoom: the greater ones first, none over another. */
export function namesAt(
  board: Board,
  places: readonly ChartPlace[],
  named: readonly NamedHex[],
  zoom: number,
  measure: Measure,
): Name[] {
  const kept: { name: Name; box: readonly number[]; water: boolean }[] = [];
  // Where a game has a place of its own, rings and counters stand in the middle of the hex.
  const stands = counterSize(zoom) / 2 + 1;
  const taken = named.map(({ hex }) => {
    const [x, y] = board.centreOf(board.grid.mustHex(hex)).map((at) => at * zoom) as [number, number];
    return [x - stands, y - stands, x + stands, y + stands];
  });
  const isFree = (box: readonly number[]): boolean =>
    kept.every((other) => other.water || apart(other.box, box)) && taken.every((other) => apart(other, box));
  /** The first of these for which there is room; of what must be written, the first at any rate. */
  const keep = (wanted: readonly Name[], must = false): void => {
    const positions = wanted
      .map((each) => onSheet(each, board, zoom))
      .map((name) => ({ name, box: boxOf(name), water: false }));
    const position = positions.find(({ box }) => isFree(box)) ?? (must ? positions[0] : undefined);
    if (position) kept.push(position);
  };
  /** A sea beside all that is written already: where it is meant to be, near it, or in smaller letters. */
  const keepSea = (wanted: Name): void => {
    const positions = seaPositions(wanted)
      .map((each) => onSheet(each, board, zoom))
      .map((name) => ({ name, box: boxOf(name), water: true }));
    const clear = positions.find(({ box }) => kept.every((other) => apart(other.box, box)) && isFree(box));
    const position = clear ?? (wanted.size >= SEA_MUST ? positions.at(-1) : undefined);
    if (position && kept.every((other) => !other.water || apart(other.box, position.box))) kept.push(position);
  };
  const earth = board.earth;
  const seas: Name[] = [];
  if (earth) {
    const toPixels: ToPixels = (lon, lat) => {
      const [x, y] = earth.toBoard(...earth.earth.toPlane(lon, lat));
      return [x * zoom, y * zoom];
    };
    const write = (place: ChartPlace): Name =>
      written(place, toPixels, growth(zoom, isSea(place) ? SEA_GROWTH : undefined), measure);
    const hexes = new Map(places.map((place) => [place, hexNamed(place, named)]));
    for (const [place, hex] of hexes)
      if (hex !== undefined) keep([write(place), ...aroundHex(write(place), board, hex, zoom, stands)], true);
    const others = places
      .filter((place) => hexes.get(place) === undefined)
      .sort((a, b) => styleOf(a).rank - styleOf(b).rank);
    for (const place of others) if (!isSea(place)) keep([write(place)]);
    seas.push(...others.filter(isSea).map(write));
  }
  for (const each of named)
    if (!places.some((place) => hexNamed(place, [each]) !== undefined))
      keep([inHex(board, each.hex, each.name, zoom, measure)]);
  for (const sea of seas) keepSea(sea);
  // The great letters of a sea lie under everything.
  return kept.sort((a, b) => Number(b.water) - Number(a.water)).map(({ name }) => name);
}

/** In parts of the width to the east, and in heights of a letter to the south. */
const SEA_SHIFTS = [
  [0, 0],
  [0, 1.2],
  [0, -1.2],
  [-0.12, 0],
  [0.12, 0],
  [0, 2.4],
  [0, -2.4],
  [-0.24, 0],
  [0.24, 0],
  [-0.24, 1.2],
  [-0.24, -1.2],
  [0.24, 1.2],
  [0.24, -1.2],
] as const;
const SEA_SCALES = [1, 0.85, 0.7, 0.58, 0.46, 0.36];
/** Letters of a sea are not smaller than this. */
const SEA_LEAST = 9.5;
/** A name in letters of this size is written even where there is no room for it. */
const SEA_MUST = 16;

/** Where the name of a sea may stand, the best first; the last is the least in the way where it is meant to be. */
function seaPositions(name: Name): Name[] {
  const scaled = SEA_SCALES.filter((scale) => scale === 1 || scale * name.size >= SEA_LEAST).map((scale) => ({
    ...name,
    size: name.size * scale,
    spacing: name.spacing * scale,
    width: name.width * scale,
  }));
  const positions = scaled.flatMap((each) =>
    SEA_SHIFTS.map(([dx, dy]) => ({ ...each, x: each.x + dx * each.width, y: each.y + dy * each.size })),
  );
  return [...positions, ...scaled.slice(-1)];
}

/** The hex that stands for a place of the geography: it has the same name, or the game says that it covers it. */
function hexNamed(place: ChartPlace, named: readonly NamedHex[]): string | undefined {
  return named.find(({ name, covers = [] }) => name === place.name || covers.includes(place.name))?.hex;
}

/** The same name beside what stands in the middle of its hex: in the east of it, the west, under it, over it. */
function aroundHex(name: Name, board: Board, hex: string, zoom: number, stands: number): Name[] {
  const [x, y] = board.centreOf(board.grid.mustHex(hex)).map((at) => at * zoom) as [number, number];
  const level = y + 0.33 * name.size;
  const away = stands + 2;
  return [
    { ...name, x: x + away, y: level, align: 'left', turn: 0 },
    { ...name, x: x - away, y: level, align: 'right', turn: 0 },
    { ...name, x, y: y + away + name.size, align: 'center', turn: 0 },
    { ...name, x, y: y - away - 0.3 * name.size, align: 'center', turn: 0 },
  ];
}

/** A name that would run over the edge of the sheet is moved in. */
function onSheet(name: Name, { sheet }: Board, zoom: number): Name {
  const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(name);
  const inward = (from: number, to: number, min: number, max: number): number =>
    Math.max(0, min * zoom + EDGE - from) - Math.max(0, to - max * zoom + EDGE);
  return {
    ...name,
    x: name.x + inward(left, right, sheet[0], sheet[2]),
    y: name.y + inward(top, bottom, sheet[1], sheet[3]),
  };
}
const EDGE = 6;

/** At the foot of its hex. */
function inHex(board: Board, hex: string, text: string, zoom: number, measure: Measure): Name {
  const [x, y] = board.centreOf(board.grid.mustHex(hex));
  const size = OTHER.size * growth(zoom);
  const name = {
    text,
    x: x * zoom,
    y: y * zoom + Math.max(0.42 * zoom, counterSize(zoom) / 2 + 2 + size),
    font: 'place' as const,
    size,
    spacing: 0,
    align: 'center' as const,
    turn: 0,
    dot: null,
  };
  return { ...name, width: measure(name) };
}

const styleOf = ({ kind }: ChartPlace): Style => STYLES[kind] ?? OTHER;
const isSea = (place: ChartPlace): boolean => styleOf(place).rank === 0;

function written(place: ChartPlace, toPixels: ToPixels, grown: number, measure: Measure): Name {
  const style = styleOf(place);
  const { label = {} } = place;
  const size = Math.max(isSea(place) ? SEA_LEAST : 0, style.size * grown * (label.size ?? 1));
  const side = label.side ?? '';
  const [x, y] = toPixels(label.lon ?? place.lon, label.lat ?? place.lat);
  const away = style.size > 20 ? 0 : 0.42 * size;
  const name = {
    text: style.capitals ? place.name.toUpperCase() : place.name,
    x: x + (side.includes('E') ? away : side.includes('W') ? -away : 0),
    y: y + (side.includes('N') ? -0.38 * size : side.includes('S') ? 1.05 * size : 0.33 * size),
    font: style.water ? ('water' as const) : ('place' as const),
    size,
    spacing: (style.spacing ?? 0) * size,
    align: side.includes('E') ? ('left' as const) : side.includes('W') ? ('right' as const) : ('center' as const),
    turn: label.turn ?? 0,
    dot: style.dot ? toPixels(place.lon, place.lat) : null,
  };
  return { ...name, width: measure(name) };
}

/** The room a name takes; of one that is turned, the upright box about it. */
function boxOf({ x, y, width, size, align, turn }: Name): readonly number[] {
  const from = align === 'left' ? 0 : align === 'right' ? -width : -width / 2;
  const angle = (turn * Math.PI) / 180;
  const corners = [
    [from, -size],
    [from + width, -size],
    [from, 0.3 * size],
    [from + width, 0.3 * size],
  ].map(([dx = 0, dy = 0]) => [
    x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y + dx * Math.sin(angle) + dy * Math.cos(angle),
  ]);
  const xs = corners.map(([cx = 0]) => cx);
  const ys = corners.map(([, cy = 0]) => cy);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function apart(a: readonly number[], b: readonly number[]): boolean {
  return (
    (a[2] ?? 0) < (b[0] ?? 0) || (b[2] ?? 0) < (a[0] ?? 0) || (a[3] ?? 0) < (b[1] ?? 0) || (b[3] ?? 0) < (a[1] ?? 0)
  );
}

/** Whether a mark of this size would stand under a name. The letters of a sea are wide enough apart for it. */
export function isUnder(name: Name, x: number, y: number, width: number, height: number): boolean {
  if (name.font === 'water' && name.spacing > 0) return false;
  const from = name.align === 'left' ? 0 : name.align === 'right' ? -name.width : -name.width / 2;
  const angle = (-name.turn * Math.PI) / 180;
  const along = (x - name.x) * Math.cos(angle) - (y - name.y) * Math.sin(angle) - from;
  const down = (x - name.x) * Math.sin(angle) + (y - name.y) * Math.cos(angle);
  return (
    along > -width / 2 &&
    along < name.width + width / 2 &&
    down > -0.8 * name.size - height / 2 &&
    down < 0.25 * name.size + height / 2
  );
}
