import { fields, integer, list, oneOf, optional, type Shape } from '@point-option/engine';
import { grid } from './data/map.ts';
import { MARKERS, SEARCH_CHITS, SQUADRONS, TURNS } from './data/state.ts';

const count = (max: number): Shape => integer({ min: 0, max });
const each = (names: readonly string[], shape: Shape): Shape =>
  fields(Object.fromEntries(names.map((name) => [name, shape])));
/** More than any battle comes to; house charts may roll more than the game's own. */
const rolled = count(99);

const hex = count(grid.count - 1);
const marker = oneOf(MARKERS);

/** Every field of a position, and what can stand in it. What goes together is for invariants.ts. */
export const shape: Shape = fields({
  turn: integer({ min: 1, max: TURNS }),
  group: fields({ hex, hits: rolled }),
  deck: each(SQUADRONS, oneOf(['ready', 'patrol', 'strike', 'search', 'spent', 'lost'])),
  forces: list(
    fields({
      marker,
      hex,
      level: count(2),
      kind: oneOf(['carriers', 'surface', null]),
      strength: rolled,
      hits: rolled,
    }),
    { max: MARKERS.length },
  ),
  unused: list(marker, { max: MARKERS.length, unique: true }),
  identities: fields({ carriers: count(4), surface: count(4), false: count(4) }),
  chits: fields({
    ...Object.fromEntries([...MARKERS, 'quiet', 'strike'].map((chit) => [chit, optional(count(1))])),
    search: optional(count(SEARCH_CHITS)),
  }),
  sunk: fields({ carriers: count(4), surface: count(4) }),
  bombardments: count(TURNS * MARKERS.length),
});
