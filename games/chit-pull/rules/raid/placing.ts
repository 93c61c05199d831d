import { arrange, type Box, type Decision, type Piece } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { airRef, seaBox, shipRef } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import { isBomber, type SquadronKind } from '../../data/squadron.ts';
import { type Flight, type G, NONE, type Raid, type Theater } from '../../data/theater.ts';
import { hitsScored } from '../airCombat.ts';
import { ATTACK_BOXES, placeOnDisplay, SUPPRESS_BOXES } from '../display.ts';
import { inRaid, numberIn, type RaidParts, raidOf, unitId } from './rules.ts';

/** The boxes with ships in them. */
function occupied({ boxes }: Raid): number[] {
  const found: number[] = [];
  for (let box = 0; box < boxes.length; box++) if (boxes[box] !== NONE) found.push(box);
  return found;
}

/** The order that puts every air unit onto a ship: bombers attack, fighters keep its gunners down, fighter-bombers do either. */
export function placingOrder<Own extends object>({ fleet, rules }: RaidParts<Own>): Decision<Theater<Own>, object> {
  const { cite } = rules;
  const kindOf = (unit: number): SquadronKind => at(fleet.squadrons, unit).kind;
  const flightOf = (raid: Raid, piece: string): Flight | undefined =>
    raid.flights.find(({ unit }) => unitId(fleet, unit) === piece);

  return arrange<Theater<Own>, object>({
    layout: (g) => {
      const raid = raidOf(g);
      const boxes = occupied(raid);
      const attack = boxes.map((box) => at(ATTACK_BOXES, box));
      const suppress = boxes.map((box) => at(SUPPRESS_BOXES, box));
      const ids = (of: readonly Box[]): string[] => of.map(({ id }) => id);
      const lists = { attack: ids(attack), suppress: ids(suppress), either: ids([...attack, ...suppress]) };
      const flights = inRaid(raid);
      const strafes = flights.some(({ unit }) => fleet.escorts.includes(kindOf(unit)));
      const pieces = flights.map(
        ({ unit }): Piece => ({ id: unitId(fleet, unit), boxes: lists[taskOf(fleet, kindOf(unit))] }),
      );
      return { pieces, boxes: strafes ? [...attack, ...suppress] : attack };
    },
    about: (g) => ({ n: inRaid(raidOf(g)).length, of: occupied(raidOf(g)).length }),
    describe: (g, _f, option) => {
      const flight = flightOf(raidOf(g), String(option));
      const { name, kind } = at(fleet.squadrons, numberIn(fleet.squadronNumber, option));
      return {
        label: { key: `place ${taskOf(fleet, kind)}`, values: { unit: name, kind, strength: flight?.strength ?? 0 } },
        short: { key: 'kernel.plain', values: { id: name } },
        touches: [airRef(fleet, numberIn(fleet.squadronNumber, option))],
      };
    },
    describeBox: (g, _f, id) => {
      const { box, suppresses } = placeOnDisplay(id);
      const ship = at(raidOf(g).boxes, box);
      const { name, type } = at(fleet.ships, ship);
      return {
        label: {
          key: suppresses ? 'place on flak' : 'place on ship',
          values: shipValues(fleet, g.state, ship, name, type),
        },
        short: { key: suppresses ? 'place on flak short' : 'kernel.plain', values: { id: name } },
        touches: [{ box: seaBox(box) }, shipRef(fleet, ship)],
      };
    },
    whyNotBox: (_g, _f, piece, id) => {
      const { name, kind } = at(fleet.squadrons, numberIn(fleet.squadronNumber, piece));
      const { suppresses } = placeOnDisplay(id);
      return suppresses
        ? { reason: { key: 'why bombers bomb', values: { unit: name, kind } }, rule: cite.suppression }
        : { reason: { key: 'why fighters strafe', values: { unit: name } }, rule: cite.suppression };
    },
    whyNot: (g, _f, wanted) => {
      const unit = 'piece' in wanted ? (fleet.squadronNumber.get(wanted.piece) ?? -1) : -1;
      const flight = raidOf(g).flights.find((each) => each.unit === unit);
      if (flight === undefined || (flight.fate === 'flying' && !flight.engaged)) return undefined;
      const key = flight.fate === 'flying' ? 'why engaged' : 'why shot down';
      return { reason: { key, values: { unit: at(fleet.squadrons, unit).name } }, rule: cite.placing };
    },
    oddsIn: (g, _f, piece, id) => {
      const { box, suppresses } = placeOnDisplay(id);
      const flight = flightOf(raidOf(g), piece);
      if (suppresses || flight === undefined) return undefined;
      const ship = at(raidOf(g).boxes, box);
      const modifiers = [
        ...rules.attackModifiers(g, flight, ship),
        flight.harried > 0 && (['patrol', flight.harried] as const),
      ];
      return {
        ...g.odds('damage', { column: flight.strength, modifiers, name: hitsScored }),
        title: { key: 'odds before flak' },
      };
    },
    apply: (g, _f, placed) => {
      const raid = raidOf(g);
      for (const flight of inRaid(raid)) {
        const id = placed[unitId(fleet, flight.unit)];
        if (id === undefined) continue;
        const { box, suppresses } = placeOnDisplay(id);
        flight.box = box;
        flight.suppresses = suppresses;
      }
      if (!g.silent) tellPlaces(fleet, g, raid, cite.placing);
    },
  });
}

function taskOf({ escorts }: Fleet, kind: SquadronKind): 'attack' | 'suppress' | 'either' {
  if (!escorts.includes(kind)) return 'attack';
  return isBomber(kind) ? 'either' : 'suppress';
}

function shipValues(
  fleet: Fleet,
  theater: Theater,
  ship: number,
  name: string,
  type: string,
): Record<string, string | number> {
  const hits = at(theater.hits, ship);
  return { ship: name, type, left: at(fleet.ships, ship).boxes - hits, flak: fleet.logs[ship]?.[hits]?.flak ?? 0 };
}

/** Ship by ship, who goes for it. */
function tellPlaces<Own extends object>(fleet: Fleet, g: G<Own>, raid: Raid, rule: string): void {
  for (const box of occupied(raid)) {
    const flights = raid.flights.filter((flight) => flight.box === box);
    if (flights.length === 0) continue;
    const ship = at(raid.boxes, box);
    const units = flights.map(({ unit, suppresses }) => ({
      key: suppresses ? 'placed strafing' : 'kernel.plain',
      values: { id: at(fleet.squadrons, unit).name },
    }));
    g.emit('units placed', { ship: at(fleet.ships, ship).name, units }, { rule, touches: [shipRef(fleet, ship)] });
  }
}
