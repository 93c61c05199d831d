import { fields, flag, integer, list, oneOf, optional, type Shape } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { SIDES } from '../data/side.ts';
import { DISPLAY_BOXES } from '../rules/display.ts';
import { STRIP } from '../rules/surface/figures.ts';
import { count, MOST_COUNTED, type Numbers, orNone } from './parts.ts';

const displayBox = orNone(DISPLAY_BOXES - 1);

/** What lies on the air-sea display, and what flies to it. */
export function raidShape(numbers: Numbers): Shape {
  const { side, hex, hexOrOff, entry, markerOrNone, baseOrNone, shipOrNone, unit, unitOrNone } = numbers;
  const units = list(unit);
  const flight = fields({
    unit,
    fate: oneOf(['flying', 'doomed', 'down']),
    extended: flag(),
    engaged: flag(),
    strength: count(MOST_COUNTED),
    harried: count(MOST_COUNTED),
    flak: count(MOST_COUNTED),
    box: displayBox,
    suppresses: flag(),
  });
  return fields({
    by: side,
    from: entry,
    hex,
    group: markerOrNone,
    base: baseOrNone,
    flights: list(flight),
    fight: hexOrOff,
    patrol: units,
    facing: units,
    against: list(unitOrNone),
    tolls: list(fields({ units, steps: count(MOST_COUNTED) })),
    met: units,
    boxes: list(shipOrNone, { max: DISPLAY_BOXES }),
    shots: list(list(unit), { max: DISPLAY_BOXES }),
  });
}

/** What lies on the surface display. */
export function battleShape({ markers }: Fleet, { side, hex, hexOrOff, marker, ship }: Numbers): Shape {
  const box = count(STRIP);
  const each = fields(Object.fromEntries(SIDES.map((one) => [one, flag()])));
  return fields({
    hex,
    active: side,
    round: count(MOST_COUNTED),
    initiative: side,
    markers: list(marker, { max: markers.length }),
    ships: list(
      fields({
        ship,
        lot: optional(count(MOST_COUNTED)),
        mask: optional(ship),
        box,
        start: box,
        moved: flag(),
        fired: flag(),
        slow: count(MOST_COUNTED),
      }),
    ),
    smoke: list(integer({ min: 1, max: STRIP }), { max: STRIP }),
    smoked: each,
    leaving: each,
    ended: oneOf(['no opponent', 'broken off', 'last round', null]),
    retreats: each,
    from: hexOrOff,
  });
}
