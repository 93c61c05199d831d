import {
  boxesIn,
  choosable,
  type Display,
  type Game,
  gridOf,
  type HexGrid,
  type MapView,
  type Match,
  nationsOf,
  type OptionView,
  piecesIn,
  type PieceView,
  type Presentation,
  type PromptView,
  type Ref,
  REF_KINDS,
  refId,
  refKind,
  type RouteView,
  type TerrainView,
  tracksIn,
} from '@point-option/engine';

/**
 * Whether what a side is shown and asked keeps the contract that every page relies on: references are well formed and
 * lead to something the side sees, ids are unique, and everything named exists. Of routes, those given are followed.
 * The first fault as a sentence, or null.
 */
export function contractFault(
  game: Game,
  side: string,
  seen: Presentation,
  prompt: PromptView | null,
  routes: readonly RouteView[] = [],
): string | null {
  const grid = seen.map ? gridOf(seen.map.grid) : null;
  const fault = presentationFault(game, seen, grid) ?? (prompt && promptFault(prompt, routes, thingsOf(seen, grid)));
  return fault === null ? null : `${side}: ${fault}`;
}

/** Every reference of every event is well formed. It may be to a thing that is gone. */
export function eventFault({ table }: Match): string | null {
  for (const { key, touches = [] } of table.journal ?? []) {
    const bad = touches.find((ref) => !isRef(ref));
    if (bad !== undefined) return `The event "${key}" touches ${JSON.stringify(bad)}, which is no reference.`;
  }
  return null;
}

function isRef(ref: Ref): boolean {
  const keys = Object.keys(ref);
  return keys.length === 1 && REF_KINDS.includes(keys[0] as never) && typeof Object.values(ref)[0] === 'string';
}

/** Whether there is such a thing in the sight of the side. */
type Sees = (ref: Ref) => boolean;

function thingsOf(seen: Presentation, grid: HexGrid | null): Sees {
  const known = {
    piece: idsOf(piecesIn(seen)),
    box: idsOf(boxesIn(seen)),
    display: idsOf(seen.displays),
    track: idsOf(tracksIn(seen)),
    cup: idsOf(seen.cups),
  };
  return (ref) => {
    const kind = refKind(ref);
    return kind === 'hex' ? grid !== null && grid.hexAt(refId(ref)) >= 0 : known[kind].has(refId(ref));
  };
}

function idsOf(things: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(things.map(({ id }) => id));
}

function promptFault(prompt: PromptView, routes: readonly RouteView[], sees: Sees): string | null {
  const faultOf = (who: string, refs: readonly Ref[]): string | null => {
    for (const ref of refs) {
      if (!isRef(ref)) return `${who} touches ${JSON.stringify(ref)}, which is no reference.`;
      if (!sees(ref)) return `${who} touches ${refKind(ref)} ${refId(ref)}, which the side cannot see.`;
    }
    return null;
  };
  const optionFault = ({ id, touches, picks }: OptionView): string | null =>
    faultOf(`Option ${id}`, [...touches, ...picks]);
  const options = [
    ...choosable(prompt),
    ...(prompt.kind === 'path' ? [prompt.from] : []),
    ...routes.flatMap(({ steps }) => steps),
  ];
  const fault = faultOf('The question', prompt.about) ?? first(options, optionFault);
  if (fault !== null || prompt.kind !== 'arrange') return fault;
  return (
    first(prompt.boxes, ({ id, touches }) => faultOf(`Box ${id} of the question`, touches)) ??
    first(prompt.pieces, ({ id, places = {} }) => faultOf(`A place of ${id}`, Object.values(places)))
  );
}

/** The first fault of any in a list. */
function first<T>(all: readonly T[], faultOf: (each: T) => string | null): string | null {
  for (const each of all) {
    const fault = faultOf(each);
    if (fault !== null) return fault;
  }
  return null;
}

function presentationFault(game: Game, seen: Presentation, grid: HexGrid | null): string | null {
  const { displays, focus = [], cups, map } = seen;
  const shown = idsOf(displays);
  const stray = focus.find((id) => !shown.has(id));
  if (stray !== undefined) return `The focus names display ${stray}, which is not shown.`;
  return (
    twice('display', displays) ??
    twice('box', boxesIn(seen)) ??
    twice('track', tracksIn(seen)) ??
    twice('cup', cups) ??
    displaysFault(displays) ??
    piecesFault(game, seen) ??
    ghostFault(seen) ??
    (map && grid ? mapFault(game, map, grid) : null)
  );
}

function twice(what: string, things: readonly { readonly id: string }[]): string | null {
  const known = new Set<string>();
  for (const { id } of things) {
    if (known.has(id)) return `Two things are called ${what} ${id}.`;
    known.add(id);
  }
  return null;
}

/** Parts belong to a box of their display, and gauges count boxes that there are. */
function displaysFault(displays: readonly Display[]): string | null {
  const every = idsOf(boxesIn({ displays }));
  return first(displays, ({ id, boxes, gauges = [] }) => {
    const own = idsOf(boxes);
    const orphan = boxes.find(({ of }) => of !== undefined && !own.has(of));
    if (orphan) return `Box ${orphan.id} is a part of ${orphan.of}, which is no box of display ${id}.`;
    const counted = [...gauges, ...boxes.flatMap((box) => box.gauges ?? [])].flatMap(({ counts = [] }) => counts);
    const nowhere = counted.find((box) => !every.has(box));
    return nowhere === undefined ? null : `A gauge of display ${id} counts box ${nowhere}, which is not shown.`;
  });
}

/**
 * A piece stands in one place of the chart and in one box of a display. It may be shown both on the chart and in
 * displays, as a carrier on its hex with its decks beside it; then it is the same piece.
 */
function piecesFault(game: Game, { map, displays }: Presentation): string | null {
  const nations = nationsOf(game.sides, game.nations);
  const sheets = [
    { where: 'on the chart', pieces: (map?.stacks ?? []).flatMap(({ pieces }) => pieces) },
    ...displays.map(({ id, boxes }) => ({ where: `in display ${id}`, pieces: boxes.flatMap(({ pieces }) => pieces) })),
  ];
  const owners = new Map<string, PieceView['side']>();
  for (const { where, pieces } of sheets) {
    const known = new Set<string>();
    for (const piece of pieces) {
      if (known.has(piece.id)) return `Piece ${piece.id} is twice ${where}.`;
      known.add(piece.id);
      const owner = owners.get(piece.id);
      if (owner !== undefined && owner !== piece.side) return `Two different things are called piece ${piece.id}.`;
      owners.set(piece.id, piece.side);
      const fault = pieceFault(piece, game, nations);
      if (fault !== null) return `Piece ${piece.id} ${fault}`;
    }
  }
  return null;
}

/** A ghost is of a piece that is shown somewhere. */
function ghostFault(seen: Presentation): string | null {
  const known = idsOf(piecesIn(seen));
  const lost = (seen.map?.ghosts ?? []).find(({ piece }) => !known.has(piece));
  return lost ? `A ghost is of piece ${lost.piece}, which is not shown.` : null;
}

/** The widest mark that a map of characters has room for. */
const MARK = 3;

function pieceFault({ side, nation, face }: PieceView, game: Game, nations: object): string | null {
  if (side !== null && !game.sides.includes(side)) return `belongs to ${side}, which is no side.`;
  if (nation !== undefined && !Object.hasOwn(nations, nation))
    return `is of nation ${nation}, which the game does not name.`;
  const { mark = '', steps, known } = face;
  if (Array.from(mark).length > MARK) return `has the mark ${mark}, which is longer than ${MARK} letters.`;
  if (steps && (steps.left < 0 || steps.left > steps.of)) return `has ${steps.left} of ${steps.of} steps.`;
  return known && (known.level < 0 || known.level > known.of) ? `is known to ${known.level} of ${known.of}.` : null;
}

function mapFault(game: Game, map: MapView, grid: HexGrid): string | null {
  const nations = nationsOf(game.sides, game.nations);
  const { places, stacks, overlays, terrain, hexsides = [], control = [], ghosts = [] } = map;
  const strange = control.find(({ nation }) => !Object.hasOwn(nations, nation));
  if (strange) return `Hexes are held by nation ${strange.nation}, which the game does not name.`;
  const dressed = overlays.find(({ nation }) => nation !== undefined && !Object.hasOwn(nations, nation));
  if (dressed) return `An overlay is of nation ${dressed.nation}, which the game does not name.`;
  const edge = hexsides.find(({ direction }) => !(direction >= 0 && direction < DIRECTIONS));
  if (edge) return `A hexside of hex ${edge.hex} lies in direction ${edge.direction}.`;
  const owner = overlays.find(({ side }) => side !== undefined && !game.sides.includes(side))?.side;
  if (owner !== undefined) return `An overlay belongs to ${owner}, which is no side.`;
  const off = [
    ...[...places, ...stacks, ...hexsides].map(({ hex }) => hex),
    ...[...overlays, ...control].flatMap(({ hexes }) => hexes),
    ...ghosts.flatMap(({ hex, path = [] }) => [hex, ...path]),
  ].find((hex) => grid.hexAt(hex) < 0);
  if (off !== undefined) return `Something lies in hex ${off}, which is not on the chart.`;
  return (
    twice(
      'stack',
      stacks.map(({ hex }) => ({ id: hex })),
    ) ?? (terrain ? terrainFault(terrain, grid) : null)
  );
}

const DIRECTIONS = 6;

/** Terrain that was found to be in order: a game gives the same list every time. */
const sound = new WeakSet<TerrainView>();

function terrainFault(terrain: TerrainView, grid: HexGrid): string | null {
  if (sound.has(terrain)) return null;
  const { at, kinds } = terrain;
  if (at.length !== grid.count) return `The terrain has ${at.length} entries for ${grid.count} hexes.`;
  const wrong = at.find((kind) => !Number.isInteger(kind) || kind < -1 || kind >= kinds.length);
  if (wrong !== undefined) return `The terrain has a kind ${wrong}, and lists ${kinds.length}.`;
  sound.add(terrain);
  return null;
}
