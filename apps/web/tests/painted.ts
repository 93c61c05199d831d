import type { MapView, Nations } from '@point-option/engine';
import type { Page } from 'playwright-core';
import { type Board, boardOf } from '../src/chart/board.ts';

/** Looks at the ground of the chart as it is painted: at known hexes, sides and borders, pixel by pixel. */

type Color = readonly [number, number, number];
type Point = readonly [number, number];

/** What is looked for: somewhere about one of these points a pixel of this color. */
interface Sample {
  readonly what: string;
  readonly color: Color;
  readonly at: readonly Point[];
}

/** The tiles that are painted, at their zoom, and the colors of the page. */
interface Sheet {
  readonly zoom: number;
  readonly tiles: readonly Point[];
  readonly palette: Readonly<Record<string, string>>;
}

const TILE = 512;
const GROUNDS = {
  sea: 'sea5',
  shallows: 'sea8',
  clear: 'land',
  jungle: 'jungle',
  rough: 'rel1',
  mountain: 'rel2',
  town: 'land',
  atoll: 'sea8',
} as const;
const SIDES = { river: 'water', coast: 'coast', barrier: 'ink', road: 'coast' } as const;
const INKS = ['navy', 'vermilion', 'forest', 'ochre', 'violet', 'slate'];
const NAMES = [
  ...new Set([...Object.values(GROUNDS), ...Object.values(SIDES), ...INKS.flatMap((ink) => [ink, `${ink}-edge`])]),
  'gloaming',
];
/** Of each kind so many hexes or sides are looked at, since a name or a mark may lie over one. */
const FEW = 6;
const TINT = 0.15;

/** How many of the hexes or sides of each kind look as they should, of those that are looked at. */
export async function lookedAt(page: Page, map: MapView, nations: Nations): Promise<Record<string, number>> {
  const board = boardOf(map.grid, null);
  const sheet = await sheetOf(page, board, map);
  const samples = [
    ...grounds(board, map, nations, sheet),
    ...borders(board, map, nations, sheet),
    ...sides(board, map, sheet),
  ];
  const found = await page.evaluate(seen, { samples, zoom: sheet.zoom });
  const shares: Record<string, number> = {};
  for (const what of new Set(samples.map((each) => each.what))) {
    const own = found.filter((_, i) => samples[i]?.what === what);
    shares[what] = own.filter(Boolean).length / own.length;
  }
  return shares;
}

async function sheetOf(page: Page, board: Board, { overlays }: MapView): Promise<Sheet> {
  const [mark = ''] = overlays.find(({ kind }) => kind === 'mark')?.hexes ?? [];
  const [x] = board.centreOf(board.grid.mustHex(mark));
  return page.evaluate(
    ({ names, centre }) => {
      const drawn = document.querySelector('.chart-mark > g')?.getAttribute('transform') ?? '';
      const style = getComputedStyle(document.querySelector('.chart-port') as Element);
      const tiles = [...document.querySelectorAll<HTMLElement>('.chart-tiles')]
        .filter(({ style: own }) => own.transform === '')
        .flatMap((level) => [...level.querySelectorAll('canvas')])
        .filter(({ width }) => width > 0 && width % 512 === 0)
        .map((canvas): [number, number] => [Number.parseFloat(canvas.style.left), Number.parseFloat(canvas.style.top)]);
      return {
        zoom: Number(/translate\(([\d.]+)/.exec(drawn)?.[1]) / centre,
        tiles,
        palette: Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])),
      };
    },
    { names: NAMES, centre: x },
  );
}

/** The hexes that lie whole on painted tiles. */
function hexesOn(board: Board, { zoom, tiles }: Sheet): number[] {
  return Array.from({ length: board.grid.count }, (_, hex) => hex).filter((hex) => {
    const [x, y] = board.centreOf(hex);
    return tiles.some(([left, top]) =>
      [x * zoom - left, y * zoom - top].every((at) => at > zoom * 0.7 && at < TILE - zoom * 0.7),
    );
  });
}

function grounds(board: Board, map: MapView, nations: Nations, sheet: Sheet): Sample[] {
  const held = heldBy(board, map);
  const counts = new Map<string, number>();
  return hexesOn(board, sheet).flatMap((hex): Sample[] => {
    const kind = map.terrain?.kinds[map.terrain.at[hex] ?? -1]?.ground ?? 'off';
    const nation = held.get(hex);
    const color = kind in GROUNDS ? GROUNDS[kind as keyof typeof GROUNDS] : undefined;
    const what = `${kind}${nation === undefined ? '' : `, held by ${nation}`}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
    if (color === undefined || (counts.get(what) ?? 0) > FEW) return [];
    const dusky = over(colorOf(sheet, color), colorOf(sheet, 'gloaming'), alphaOf(sheet, 'gloaming'));
    const [x, y] = board.centreOf(hex);
    const shown = nation === undefined ? dusky : over(dusky, colorOf(sheet, inkOf(nations, nation)), TINT);
    return [
      {
        what,
        color: shown,
        at: [
          [x, y + 0.3],
          [x + 0.3, y],
          [x - 0.3, y],
          [x, y - 0.3],
        ],
      },
    ];
  });
}

/** Sides where what a nation holds ends. */
function borders(board: Board, map: MapView, nations: Nations, sheet: Sheet): Sample[] {
  const held = heldBy(board, map);
  const width = Math.max(1, Math.min(3, sheet.zoom * 0.06));
  const counts = new Map<string, number>();
  return hexesOn(board, sheet).flatMap((hex): Sample[] => {
    const nation = held.get(hex);
    const way = [0, 1, 2, 3, 4, 5].find((d) => held.get(board.grid.neighbour(hex, d)) !== nation);
    if (nation === undefined || way === undefined) return [];
    const what = `border of ${nation}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
    if ((counts.get(what) ?? 0) > FEW) return [];
    const color = colorOf(sheet, `${inkOf(nations, nation)}-edge`);
    return [{ what, color, at: [sideMiddle(board, hex, way, 1 - (width * 1.3) / sheet.zoom)] }];
  });
}

function sides(board: Board, map: MapView, sheet: Sheet): Sample[] {
  const on = new Set(hexesOn(board, sheet));
  return Object.entries(SIDES).flatMap(([kind, name]) =>
    (map.hexsides ?? [])
      .filter((side) => side.kind === kind && on.has(board.grid.mustHex(side.hex)))
      .slice(0, FEW)
      .map(({ hex, direction }) => ({
        what: kind,
        color: colorOf(sheet, name),
        at: [sideMiddle(board, board.grid.mustHex(hex), direction, 1)],
      })),
  );
}

function sideMiddle(board: Board, hex: number, direction: number, inner: number): Point {
  const [x, y] = board.centreOf(hex);
  const corner = (n: number): Point => board.corners[n % 6] ?? [0, 0];
  const [[ax, ay], [bx, by]] = [corner(direction), corner(direction + 1)];
  return [x + ((ax + bx) / 2) * inner, y + ((ay + by) / 2) * inner];
}

function heldBy({ grid }: Board, { control = [] }: MapView): Map<number, string> {
  return new Map(control.flatMap(({ nation, hexes }) => hexes.map((hex) => [grid.mustHex(hex), nation] as const)));
}

const inkOf = (nations: Nations, nation: string): string => nations[nation]?.livery.ink ?? '';

const colorOf = ({ palette }: Sheet, name: string): Color => {
  const [r = 0, g = 0, b = 0] = (palette[name]?.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return [r, g, b];
};
const alphaOf = ({ palette }: Sheet, name: string): number =>
  Number.parseInt(palette[name]?.slice(7) || 'ff', 16) / 255;
const over = (under: Color, color: Color, alpha: number): Color =>
  under.map((part, i) => part * (1 - alpha) + (color[i] ?? 0) * alpha) as unknown as Color;

/** In the page: whether each color is found within a pixel of one of its points. */
function seen({ samples, zoom }: { readonly samples: readonly Sample[]; readonly zoom: number }): boolean[] {
  const TOLERANCE = 6;
  const pictures = [...document.querySelectorAll<HTMLElement>('.chart-tiles')]
    .filter(({ style }) => style.transform === '')
    .flatMap((level) => [...level.querySelectorAll('canvas')])
    .filter(({ width }) => width > 0 && width % 512 === 0)
    .map((canvas) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy?.drawImage(canvas, 0, 0);
      const [left, top] = [Number.parseFloat(canvas.style.left), Number.parseFloat(canvas.style.top)];
      return { left, top, ratio: canvas.width / 512, data: copy?.getImageData(0, 0, canvas.width, canvas.height) };
    });
  const isThere = (x: number, y: number, color: readonly number[]): boolean =>
    pictures.some(({ left, top, ratio, data }) => {
      const [px, py] = [Math.round((x * zoom - left) * ratio), Math.round((y * zoom - top) * ratio)];
      if (!data || px < 1 || py < 1 || px >= data.width - 1 || py >= data.height - 1) return false;
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++) {
          const at = 4 * ((py + dy) * data.width + px + dx);
          if ([0, 1, 2].every((i) => Math.abs((data.data[at + i] ?? 0) - (color[i] ?? 0)) <= TOLERANCE)) return true;
        }
      return false;
    });
  return samples.map(({ color, at }) => at.some(([x, y]) => isThere(x, y, color)));
}
