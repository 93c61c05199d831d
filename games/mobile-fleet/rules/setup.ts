import { arrange, type Box, type Decision, type Layout, type Refusal, some } from '@point-option/engine';
import { at, formationsAt, markerRef, NONE, type SideId } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { COLUMN, grid, SAIPAN } from '../data/map.ts';
import { FORCE, marker, MOBILE_FLEET, TF_58 } from '../data/markers.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { LIMITS } from '../data/figures.ts';
import { type Scenario, SCENARIOS } from '../data/scenarios.ts';
import { SHIPS_OF } from '../data/ships.ts';

/*
 * 16.1.1: the Japanese decide which of their markers carry the historical forces and which are dummies, which forces sail in the Mobile
 * Fleet, and where everything starts. The enemy sees markers, and nothing of what they carry.
 */

/** The historical forces by their commanders: the letters on the markers say nothing of them. */
const COMMANDS = [
  { id: 'Ozawa', force: 'Force A' },
  { id: 'Joshima', force: 'Force B' },
  { id: 'Kurita', force: 'Force C' },
] as const;

const LETTERS: readonly number[] = fleet.markersOf.japan.filter((each) => at(fleet.markers, each).kind === 'group');

function scenarioOf(g: G): Scenario {
  return SCENARIOS[g.state.own.scenario];
}

/** Who sets up the Japanese: nobody, where the scenario starts in mid-battle. */
export function settlers(g: G): readonly SideId[] {
  return scenarioOf(g).opening ? [] : ['japan'];
}

/** Every force gets a letter, and as many dummies as the player likes. */
function letters(dummies: number): Layout {
  return {
    pieces: [
      ...COMMANDS.map(({ id }) => ({ id, must: true })),
      ...Array.from({ length: dummies }, (_, index) => ({ id: `Dummy ${index + 1}` })),
    ],
    boxes: LETTERS.map((letter) => ({ id: at(fleet.markers, letter).id, max: 1 })),
    partial: true,
  };
}

export const chooseLetters: Decision<MobileTheater, object> = arrange({
  layout: (g) => letters(scenarioOf(g).japan.others),
  about: (g) => ({ dummies: scenarioOf(g).japan.others }),
  describe: (_g, _f, piece) => {
    const command = COMMANDS.find(({ id }) => id === piece);
    return command
      ? { label: { key: `command.${command.id}` }, short: { key: 'name', values: { name: command.id } } }
      : {
          label: { key: 'dummy piece', values: { name: String(piece) } },
          short: { key: 'name', values: { name: String(piece) } },
        };
  },
  describeBox: (_g, _f, box) => ({
    label: { key: 'name', values: { name: box } },
    touches: [markerRef(fleet, marker(box))],
  }),
  apply: (g, _f, placed) => {
    for (const [piece, letter] of Object.entries(placed)) {
      const carrier = marker(letter);
      const command = COMMANDS.find(({ id }) => id === piece);
      if (command) for (const ship of SHIPS_OF.get(command.force) ?? []) g.state.shipAt[ship] = carrier;
      else at(g.state.markers, carrier).dummy = true;
    }
  },
});

/** The letters in use: forces with ships, and dummies. */
function forcesOf(theater: MobileTheater): number[] {
  const used = new Set(fleet.shipsOf.japan.map((ship) => at(theater.shipAt, ship)));
  return LETTERS.filter((letter) => used.has(letter));
}
function dummiesOf(theater: MobileTheater): number[] {
  return LETTERS.filter((letter) => at(theater.markers, letter).dummy);
}

/** One to three forces sail in the Mobile Fleet; as many as it takes for no more than the allowed number of markers besides. */
export const chooseFleet: Decision<MobileTheater, object> = some<MobileTheater, object, string>({
  options: (g) => forcesOf(g.state).map((letter) => at(fleet.markers, letter).id),
  min: (g) => Math.max(1, forcesOf(g.state).length + dummiesOf(g.state).length - scenarioOf(g).japan.others),
  max: () => LIMITS.forceGroups.japan,
  about: (g) => ({ n: scenarioOf(g).japan.others }),
  describe: (g, _f, option) => {
    const letter = marker(String(option));
    const command = COMMANDS.find(
      ({ force }) => at(g.state.shipAt, (SHIPS_OF.get(force) ?? [])[0] as number) === letter,
    );
    return {
      label: { key: 'lettered force', values: { force: String(option), command: { key: `command.${command?.id}` } } },
      short: { key: 'name', values: { name: String(option) } },
      touches: [markerRef(fleet, letter)],
    };
  },
  apply: (g, _f, chosen) => {
    for (const id of chosen) at(g.state.markers, marker(id)).force = MOBILE_FLEET;
  },
});

/** Who places markers: the Japanese always, the US where the scenario lets it. */
export function deployers(g: G): readonly SideId[] {
  return scenarioOf(g).usPlacement > 0 ? ['japan', 'us'] : settlers(g);
}

/** The US formations around Task Force 58, which start where they like in some scenarios. */
const US_FREE: readonly number[] = [TF_58, marker('TG 58.1'), marker('TG 58.4')];

function boxesOf(hexes: Iterable<number>): readonly Box[] {
  return [...hexes].map((hex) => ({ id: grid.label(hex) }));
}
function idsOf(boxes: readonly Box[]): readonly string[] {
  return boxes.map(({ id }) => id);
}

/** The hexes in which markers may start, by scenario: worked out once. */
const AREAS = new Map(
  Object.values(SCENARIOS).map((scenario) => {
    const { japan, usPlacement } = scenario;
    const near = grid.within(grid.mustHex(japan.hex), japan.radius);
    const west = COLUMN.flatMap((column, hex) => (column <= japan.column ? [hex] : []));
    const fleetBoxes = boxesOf(near);
    const allBoxes = boxesOf(new Set([...near, ...west]));
    const usBoxes = boxesOf(grid.within(SAIPAN, usPlacement));
    const areas = {
      fleetBoxes,
      allBoxes,
      usBoxes,
      near: idsOf(fleetBoxes),
      west: idsOf(boxesOf(west)),
      us: idsOf(usBoxes),
    };
    return [scenario, areas];
  }),
);
type Areas = typeof AREAS extends Map<Scenario, infer A> ? A : never;

function areasOf(g: G): Areas {
  return AREAS.get(scenarioOf(g)) as Areas;
}

/** Where each marker may start. */
function starts(g: G, side: SideId): { marker: number; hexes: readonly string[] }[] {
  const { near, west, us } = areasOf(g);
  if (side === 'us') return US_FREE.map((each) => ({ marker: each, hexes: us }));
  const loose = [...forcesOf(g.state), ...dummiesOf(g.state)].filter(
    (each) => at(g.state.markers, each).force === NONE,
  );
  return [{ marker: MOBILE_FLEET, hexes: near }, ...loose.map((each) => ({ marker: each, hexes: west }))];
}

/** 16.1.1: the Mobile Fleet near 0618, all else in the west. */
export const deploy: Decision<MobileTheater, object> = arrange({
  layout: (g, _f, side) => {
    const markers = starts(g, side as SideId);
    const { fleetBoxes, allBoxes, usBoxes } = areasOf(g);
    const japanese = markers.length > 1 ? allBoxes : fleetBoxes;
    return {
      pieces: markers.map((each) => ({ id: at(fleet.markers, each.marker).id, boxes: each.hexes })),
      boxes: side === 'us' ? usBoxes : japanese,
    };
  },
  describe: (_g, _f, piece) => ({
    label: { key: 'name', values: { name: String(piece) } },
    touches: [markerRef(fleet, marker(String(piece)))],
  }),
  describeBox: (_g, _f, box) => ({ label: { key: 'hex', values: { hex: box } }, touches: [{ hex: box }] }),
  whyNotBox: (g, _f, piece, _box, side) => {
    const { japan, usPlacement } = scenarioOf(g);
    if (side === 'us') return { reason: { key: 'why too far from Saipan', values: { n: usPlacement } }, rule: '16.2' };
    return marker(piece) === MOBILE_FLEET
      ? { reason: { key: 'why fleet elsewhere', values: { n: japan.radius, hex: japan.hex } }, rule: '16.1.1' }
      : { reason: { key: 'why not west', values: { column: `0${japan.column}` } }, rule: '16.1.1' };
  },
  check: (g, _f, placed, side) => overstacked(g.state, placed, side as SideId),
  example: (g, _f, side) => {
    // Each to a hex of its own, the first that it may have.
    const taken = new Set<string>();
    return Object.fromEntries(
      starts(g, side as SideId).map((each) => {
        const hex = each.hexes.find((label) => !taken.has(label)) as string;
        taken.add(hex);
        return [at(fleet.markers, each.marker).id, hex];
      }),
    );
  },
  apply: (g, _f, placed, side) => {
    for (const [id, label] of Object.entries(placed)) put(g.state, marker(id), grid.mustHex(label));
    g.emit('deployed', { side: { key: `side.${side}` } }, { rule: '16.1.1', reveals: true });
  },
});

function put(theater: MobileTheater, placed: number, hex: number): void {
  at(theater.markers, placed).hex = hex;
  for (const each of theater.markers) if (each.force === placed) each.hex = hex;
}

/** 3.3: two groups or one force start in a hex. */
function overstacked(
  theater: MobileTheater,
  placed: Readonly<Record<string, string>>,
  side: SideId,
): Refusal | undefined {
  const moved = new Set(Object.keys(placed));
  const stacks = new Map<string, number[]>();
  for (const [id, label] of Object.entries(placed)) {
    const there = formationsAt(fleet, theater, side, grid.mustHex(label)).filter(
      (each) => !moved.has(at(fleet.markers, each).id),
    );
    const stack = stacks.get(label) ?? there;
    stack.push(marker(id));
    stacks.set(label, stack);
  }
  for (const [label, stack] of stacks) {
    const limit = stack.includes(FORCE[side]) ? 1 : LIMITS.stack;
    if (stack.length > limit)
      return { reason: { key: 'why stacked', values: { hex: label } }, rule: '3.3', box: label };
  }
  return undefined;
}
