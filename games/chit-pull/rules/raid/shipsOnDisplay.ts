import { arrange, type Decision } from '@point-option/engine';
import { shipsIn } from '../../data/formations.ts';
import { seaBox, shipRef } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import { type G, NONE, type Theater } from '../../data/theater.ts';
import { DISPLAY_BOXES, DISPLAY_NAMES, placeOnDisplay, SEA_BOXES, usualLayout } from '../display.ts';
import { inRaid, numberIn, type RaidParts, raidOf } from './rules.ts';

const EMPTY_DISPLAY: readonly number[] = Array.from({ length: DISPLAY_BOXES }, () => NONE);

export interface ShipsOnDisplay<Own extends object> {
  /** Puts ships into boxes of the display: by ship the box. */
  layOut(g: G<Own>, places: ReadonlyMap<number, number>): void;
  readonly layout: Decision<Theater<Own>, object>;
}

/** How the ships of the group that is attacked lie on the display. */
export function createShipsOnDisplay<Own extends object>({ fleet, rules }: RaidParts<Own>): ShipsOnDisplay<Own> {
  const { cite } = rules;

  function layOut(g: G<Own>, places: ReadonlyMap<number, number>): void {
    const raid = raidOf(g);
    raid.boxes = EMPTY_DISPLAY.slice();
    for (const [ship, box] of places) raid.boxes[box] = ship;
    if (g.silent) g.stands();
    else tellLaidOut(g, [...places.keys()]);
    rules.sighted(g, raid);
  }

  function tellLaidOut(g: G<Own>, ships: readonly number[]): void {
    const names = ships.map((ship) => ({ key: 'kernel.plain', values: { id: at(fleet.ships, ship).name } }));
    const touches = ships.map((ship) => shipRef(fleet, ship));
    g.emit('ships laid out', { n: ships.length, ships: names }, { rule: cite.layout, touches, reveals: true });
  }

  return {
    layOut,
    layout: arrange<Theater<Own>, object>({
      layout: (g) => ({
        pieces: shipsIn(fleet, g.state, raidOf(g).group).map((ship) => ({ id: at(fleet.ships, ship).id })),
        boxes: SEA_BOXES,
      }),
      about: (g) => ({ group: at(fleet.markers, raidOf(g).group).name, n: inRaid(raidOf(g)).length }),
      describe: (g, _f, option) => {
        const ship = numberIn(fleet.shipNumber, option);
        const { name, type } = at(fleet.ships, ship);
        return {
          label: {
            key: 'layout ship',
            values: { ship: name, type, flak: fleet.logs[ship]?.[at(g.state.hits, ship)]?.flak ?? 0 },
          },
          short: { key: 'kernel.plain', values: { id: name } },
          touches: [shipRef(fleet, ship)],
        };
      },
      describeBox: (_g, _f, box) => {
        const { box: number } = placeOnDisplay(box);
        const name = at(DISPLAY_NAMES, number);
        return {
          label: { key: 'display box', values: { name } },
          short: { key: 'kernel.plain', values: { id: name } },
          touches: [{ box: seaBox(number) }],
        };
      },
      example: (g) => usualLayout(fleet, shipsIn(fleet, g.state, raidOf(g).group)),
      apply: (g, _f, placed) => {
        const places = new Map<number, number>();
        for (const ship of Object.keys(placed))
          places.set(numberIn(fleet.shipNumber, ship), placeOnDisplay(placed[ship] as string).box);
        layOut(g, places);
      },
    }),
  };
}
