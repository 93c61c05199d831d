import { arrange, type Message, one, type Refusal, type Side } from '@point-option/engine';
import { AIR, AIR_NUMBER, islandBase, LAND_UNITS } from '../data/aircraft.ts';
import { HISTORICAL } from '../data/groups.ts';
import { ISLANDS, type SideId, SIDES } from '../data/map.ts';
import { airName, islandName, ownName, shipName, shipRating } from '../data/names.ts';
import { airRef, baseRefs, shipRef, waitingBox } from '../data/refs.ts';
import { FLEET, ship, SHIPS } from '../data/ships.ts';
import { at, type Campaign, type G, waiting } from '../data/state.ts';
import { isGroup, MOST_HULLS } from './groups.ts';
import { pointedAt, whyNotYours } from './pointed.ts';

const HISTORY = 'history';
const OWN = 'own';

/** Who makes up groups: both sides, in the scenario that lets them (set-06). */
export function organisers(g: G): readonly Side[] {
  return g.state.free ? SIDES : [];
}

export const organise = one<Campaign, object, string>({
  options: () => [HISTORY, OWN],
  describe: (_g, _f, choice) => ({ label: { key: `groups ${choice}` } }),
  apply: (g, _f, choice, side) => {
    g.state.composing[side as SideId] = choice === OWN;
    g.emit(`organises ${choice}`, { side: { key: `side.${side}` } }, { rule: 'set-06', reveals: true });
  },
});

export function composers(g: G): readonly Side[] {
  return SIDES.filter((side) => g.state.composing[side]);
}

/** How many groups a side may make up. */
export const GROUPS: Readonly<Record<SideId, number>> = { japan: 10, us: 22 };
const BOXES: Readonly<Record<SideId, readonly { id: string }[]>> = {
  japan: Array.from({ length: GROUPS.japan }, (_, i) => ({ id: `group ${i + 1}` })),
  us: Array.from({ length: GROUPS.us }, (_, i) => ({ id: `group ${i + 1}` })),
};
const PIECES: Readonly<Record<SideId, readonly { id: string }[]>> = {
  japan: FLEET.japan.map((number) => ({ id: at(SHIPS, number).id })),
  us: FLEET.us.map((number) => ({ id: at(SHIPS, number).id })),
};
const AS_IN_HISTORY: Readonly<Record<SideId, Readonly<Record<string, string>>>> = {
  japan: historical('japan'),
  us: historical('us'),
};

function historical(side: SideId): Record<string, string> {
  return Object.fromEntries(
    HISTORICAL[side].flatMap(({ ships }, group) => ships.map((number) => [at(SHIPS, number).id, `group ${group + 1}`])),
  );
}

/** A group by the name that history gives it, if any. */
function boxName(side: SideId, box: string): Message {
  const historical = HISTORICAL[side][groupNumber(box)];
  if (historical === undefined) return { key: 'box new group', values: { group: box } };
  return { key: 'box historical group', values: { group: box, name: { key: `group.${historical.name}` } } };
}
function groupNumber(box: string): number {
  return Number(box.slice('group '.length)) - 1;
}

/** A ship with all that counts in making up groups: what it is and can do, how fast it is, and for how many it counts. */
function pieceName(number: number): Message {
  const { type, speed, hulls } = at(SHIPS, number);
  const values = { ship: shipName(number), type: { key: `type.${type}` }, rating: shipRating(number), speed, n: hulls };
  return { key: 'compose ship', values };
}

/** set-06, move-03: any groups of up to twenty ships; who is left out sails as in history. */
export const compose = arrange<Campaign, object>({
  layout: (_g, _f, side) => ({ pieces: PIECES[side as SideId], boxes: BOXES[side as SideId], partial: true }),
  about: () => ({ most: MOST_HULLS }),
  describeBox: (_g, _f, box, side) => ({
    label: boxName(side as SideId, box),
    short: ownName(box),
    touches: [{ box: waitingBox(side as SideId, groupNumber(box)) }],
  }),
  describe: (_g, _f, piece) => ({
    label: pieceName(ship(String(piece))),
    short: shipName(ship(String(piece))),
    touches: [shipRef(ship(String(piece)))],
  }),
  check: (_g, _f, placed, side): Refusal | undefined => {
    const hulls = new Map<string, number>();
    for (const [id, box] of Object.entries({ ...AS_IN_HISTORY[side as SideId], ...placed }))
      hulls.set(box, (hulls.get(box) ?? 0) + at(SHIPS, ship(id)).hulls);
    const full = [...hulls].find(([, n]) => !isGroup(n));
    return (
      full && {
        reason: { key: 'why too many hulls', values: { group: full[0], n: full[1], most: MOST_HULLS } },
        rule: 'move-03',
      }
    );
  },
  example: () => ({}),
  apply: (g, _f, placed) => {
    for (const [id, box] of Object.entries(placed)) g.state.at[ship(id)] = waiting(groupNumber(box));
  },
});

const FIELDS = ISLANDS.map(({ id, airLimit }) => ({ id, ...(airLimit !== null && { max: airLimit }) }));
const LAND_PIECES = LAND_UNITS.map((unit) => ({ id: at(AIR, unit).id }));

/** set-05, air-02: where Japan's land-based air units begin. */
export const baseAir = arrange<Campaign, object>({
  layout: () => ({ pieces: LAND_PIECES, boxes: FIELDS }),
  describeBox: (_g, _f, box) => {
    const island = ISLANDS.findIndex(({ id }) => id === box);
    return { label: islandName(island), touches: baseRefs(islandBase(island)) };
  },
  describe: (_g, _f, piece) => {
    const unit = AIR_NUMBER.get(String(piece)) ?? 0;
    return { label: airName(unit), touches: [airRef(unit)] };
  },
  whyNot: (_g, _f, wanted, side): Refusal | undefined => {
    const pointed = pointedAt(wanted);
    if (pointed?.is !== 'air unit') return undefined;
    const { land, base } = at(AIR, pointed.unit);
    if (land) return undefined;
    return (
      whyNotYours(pointed, side, 'set-05') ?? {
        reason: { key: 'why aboard', values: { unit: airName(pointed.unit), ship: shipName(base) } },
        rule: 'set-05',
      }
    );
  },
  apply: (g, _f, placed) => {
    for (const [id, box] of Object.entries(placed))
      g.state.base[AIR_NUMBER.get(id) ?? 0] = islandBase(ISLANDS.findIndex((island) => island.id === box));
  },
});
