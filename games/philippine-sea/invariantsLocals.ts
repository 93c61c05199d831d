import {
  either,
  fields,
  flag,
  integer,
  list,
  type LocalShapes,
  oneOf,
  optional,
  record,
  type Shape,
  text,
} from '@point-option/engine';
import { JAPANESE_SHIPS } from './data/japaneseShips.ts';
import { CARRIERS, SUBMARINES, US_SHIPS } from './data/usShips.ts';
import {
  count,
  group,
  hex,
  hexOrOff,
  hits,
  id,
  idOrNone,
  missionNumber as mission,
  orNone,
  points,
  unit,
} from './invariantsShape.ts';

const sub = count(SUBMARINES.length - 1);
const japaneseShip = count(JAPANESE_SHIPS.length - 1);
const wreck = orNone(JAPANESE_SHIPS.length - 1);
const usShips = list(count(US_SHIPS.length - 1));
const side = oneOf(['japan', 'us']);
/** More than the modifiers of any roll add up to. */
const modifier = integer({ min: -99, max: 99 });

/** A list of things dealt with one by one, and the place in it of the next. */
const inOrder = (name: string, of: Shape): Shape => fields({ [name]: list(of), next: id });
/** Each mission flies once in a segment. */
const missions = fields({ order: list(mission, { unique: true }), next: id });

const interceptionCombat = fields({
  hex,
  engaged: list(fields({ mission, raid: id })),
  mission: either(oneOf([-1]), mission),
  raid: idOrNone,
  least: points,
  atEscorts: points,
  dividing: optional(flag()),
});

const raidAttacks = fields({
  done: optional(list(id)),
  hits: optional(list(hits)),
  exposed: optional(
    list(either(oneOf([null]), fields({ ready: points, servicing: flag() })), { max: CARRIERS.length }),
  ),
  raid: optional(id),
  others: optional(flag()),
  action: optional(oneOf(['divert', 'overfly', 'avoid', 'none'])),
  guns: optional(usShips),
});

const strikeAttack = fields({
  mission,
  force: idOrNone,
  wreck,
  attempts: points,
  astray: flag(),
  surprise: oneOf(['none', 'partial', 'complete']),
  fought: flag(),
  attacking: list(unit),
  rolls: list(modifier),
  fewer: list(modifier),
  aim: list(japaneseShip),
});

const surfaceAction = fields({
  hex,
  mover: side,
  forces: list(id),
  japanStands: optional(flag()),
  usStands: optional(flag()),
  surprised: optional(oneOf(['japan', 'us', 'nobody'])),
  round: optional(integer({ min: 1, max: 2 })),
  aim: optional(record(text())),
  sunk: optional(fields({ japan: points, us: points })),
  began: optional(fields({ battleships: points, cruisers: points })),
});

/** What each procedure remembers while it is under way. */
export const localShapes: LocalShapes = {
  'submarine placement': fields({ sub }),
  'strike in the air': fields({ mission }),
  activation: fields({ until: optional(id) }),
  'fleet movement': fields({
    detaching: optional(flag()),
    started: optional(list(hexOrOff)),
    met: optional(list(id)),
  }),
  'surface action': surfaceAction,
  'submarine operations': fields({ waiting: optional(list(sub)) }),
  submarine: fields({
    sub,
    from: optional(hex),
    force: optional(idOrNone),
    wreck: optional(wreck),
    attacks: optional(flag()),
  }),
  'submarine attack': fields({
    sub,
    force: idOrNone,
    wreck,
    hits: optional(hits),
    destroyed: optional(flag()),
    aim: optional(japaneseShip),
  }),
  'mission flights': missions,
  'mission flight': fields({ mission }),
  search: fields({
    landing: optional(hex),
    kind: optional(oneOf(['standard', 'narrow', 'extended'])),
    hex: optional(hex),
    units: optional(list(unit)),
    goal: optional(hex),
    leg: optional(id),
  }),
  'search legs': inOrder('order', id),
  'search leg': fields({
    search: id,
    outbound: optional(flag()),
    left: optional(list(id)),
    found: optional(idOrNone),
  }),
  'deck round': inOrder('groups', group),
  'deck operations': fields({ group, outs: list(count(CARRIERS.length - 1)) }),
  'launch moves': missions,
  'launch move': fields({ mission }),
  recovery: inOrder('hexes', hex),
  landing: fields({ hex, paid: id }),
  interception: fields({ after: optional(hex) }),
  'interception combat': interceptionCombat,
  'raid attacks': raidAttacks,
  'strike attacks': fields({
    done: optional(list(mission)),
    waiting: optional(list(mission)),
    mission: optional(mission),
  }),
  'strike attack': strikeAttack,
};
