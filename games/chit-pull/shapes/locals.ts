import { fields, flag, integer, list, type LocalShapes, oneOf, optional, type Shape } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { DISPLAY_BOXES } from '../rules/display.ts';
import { count, MOST_COUNTED, numbersOf, type Numbers, orNone } from './parts.ts';
import { source } from './theater.ts';

/** What the family's procedures remember while they are under way. */
export function familyLocals(fleet: Fleet): LocalShapes {
  const numbers = numbersOf(fleet);
  const { side, marker } = numbers;
  const search = searchFields(numbers);
  const { entry, entryOrNone, hexOrOff } = numbers;
  return {
    reorganization: fields({ side }),
    activations: fields({ drawer: side, command: entryOrNone }),
    search,
    scouting: fields({ from: entry, left: list(search), targets: optional(list(marker)) }),
    meeting: fields({ marker, from: hexOrOff, fights: flag(), left: list(search) }),
    sail: fields({ marker }),
    withdrawals: fields({ side }),
    withdrawal: fields({ marker }),
    ...submarineLocals(fleet, numbers),
    ...raidLocals(numbers),
    ...surfaceLocals(numbers),
  };
}

function searchFields({ side, entry, marker }: Numbers): Shape {
  return fields({ by: side, from: entry, marker, source, wing: count(MOST_COUNTED) });
}

function submarineLocals({ ships, reported }: Fleet, { side, hex, hexOrOff, marker }: Numbers): LocalShapes {
  return {
    submarines: fields({
      side,
      left: count(MOST_COUNTED),
      band: oneOf(['near', 'far', 'anywhere']),
      hex: hexOrOff,
    }),
    'submarine contact': fields({
      hex,
      marker,
      target: oneOf(['none', 'random', 'no destroyer', 'choice']),
      choice: oneOf(['', ...reported, ...ships.map(({ id }) => id)], 'a ship or a type of ship'),
      more: optional(count(MOST_COUNTED)),
    }),
  };
}

function raidLocals({ hex, baseOrNone, entry, unit }: Numbers): LocalShapes {
  const units = list(unit);
  const sortie = { hex, base: baseOrNone, units };
  return {
    strike: fields({ entry, raids: list(fields(sortie)) }),
    raid: fields({ entry, ...sortie }),
    interception: fields({ hex, patrol: units, facing: units }),
    flak: fields({ box: orNone(DISPLAY_BOXES - 1) }),
  };
}

function surfaceLocals({ side, hex, hexOrOff, marker, ship, unit }: Numbers): LocalShapes {
  const aims = list(fields({ ship, target: ship }));
  return {
    'surface battle': fields({ hex, marker, from: hexOrOff, retreated: optional(list(marker)) }),
    'surface round': fields({
      movers: integer({ min: 0, max: 2 }),
      aims,
      scored: optional(list(fields({ target: ship, hits: count(MOST_COUNTED), criticals: count(MOST_COUNTED) }))),
      salvos: aims,
      sorties: list(fields({ unit, ship, suppresses: flag() })),
    }),
    'surface movement': fields({ side, exits: list(ship) }),
    'surface retreat': fields({ marker }),
  };
}
