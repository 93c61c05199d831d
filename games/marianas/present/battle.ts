import { type Display, type DisplayBox, message, type Note, type PieceView } from '@point-option/engine';
import { grid, type SideId } from '../data/map.ts';
import { islandName, shipName, sideName } from '../data/names.ts';
import { boardBox } from '../data/refs.ts';
import { SHIPS } from '../data/ships.ts';
import { at, LOST, numberAt, type Sortie, type SurfaceBattle } from '../data/state.ts';
import { BOXES, OWN_BOXES } from '../rules/battleBoard.ts';
import { isDaylight } from '../rules/clock.ts';
import { isFerry } from '../rules/strikePlan.ts';
import type { CampaignView } from '../view.ts';
import { airPiece, shipPiece, withState } from './pieces.ts';

/** bat-11: the battle board, eight boxes in a line; each side's belong together, and the screens face each other. */
export function battleBoard(view: CampaignView, battle: SurfaceBattle): Display {
  const line = (side: SideId): DisplayBox => ({
    id: `battle line ${side}`,
    title: sideName(side),
    pieces: [],
    notes: battle.surprise === side ? [{ text: message('note surprise'), tone: 'good' }] : [],
  });
  return {
    id: 'battle board',
    title: message(battle.round > 0 ? 'display battle' : 'display battle forming', {
      hex: grid.label(battle.hex),
      round: battle.round,
    }),
    short: message('tab battle'),
    layout: 'board',
    notes: boardNotes(view, battle),
    boxes: [
      ...BOXES.map((_, box): DisplayBox => {
        const side = OWN_BOXES.us.includes(box) ? 'us' : 'japan';
        return {
          id: boardBox(box),
          title: message(`box.${at(BOXES, box)}`),
          short: message(`part ${OWN_BOXES[side].indexOf(box)}`),
          of: `battle line ${side}`,
          pieces: battle.fighters
            .filter((fighter) => fighter.box === box)
            .map((fighter) => fighterPiece(view, fighter)),
        };
      }),
      line('us'),
      line('japan'),
    ],
  };
}

function fighterPiece(view: CampaignView, { ship, done }: SurfaceBattle['fighters'][number]): PieceView {
  const piece = shipPiece(view, ship);
  return done ? withState(piece, { is: 'fired' }) : piece;
}

/** bat-11, bat-12: how far guns and torpedoes carry; and the light. */
function boardNotes(view: CampaignView, { quiet }: SurfaceBattle): Note[] {
  return [
    { text: message(isDaylight(view.turn) ? 'note by day' : 'note by night') },
    { text: message('note ranges') },
    // The round that is being fought counts already.
    ...(quiet > 1 ? [{ text: message('note no gun fired', { n: quiet - 1 }) }] : []),
  ];
}

/** air-17: a side's own flights, by what they were sent against, while they are in the air. */
export function strikes(view: CampaignView, side: SideId): Display[] {
  const flying = view.sorties.filter(
    (sortie) => sortie.side === side && sortie.unit >= 0 && numberAt(view.base, sortie.unit) !== LOST,
  );
  if (flying.length === 0) return [];
  const aims = new Map<string, Sortie[]>();
  for (const sortie of flying) aims.set(aimId(sortie), [...(aims.get(aimId(sortie)) ?? []), sortie]);
  return [
    {
      id: `strikes ${side}`,
      title: message('display strikes', { side: sideName(side), n: flying.length }),
      short: message('tab strikes'),
      layout: 'list',
      boxes: [...aims].map(([id, sorties]) => ({
        id: `strike ${id}`,
        title: aimName(at(sorties, 0)),
        pieces: sorties.map(({ unit }) => airPiece(unit)),
      })),
    },
  ];
}

const aimId = (sortie: Sortie): string => {
  if (isFerry(sortie)) return 'ferry';
  return sortie.ship >= 0 ? at(SHIPS, sortie.ship).id : `island ${sortie.island}`;
};
function aimName(sortie: Sortie) {
  if (isFerry(sortie)) return message('strike ferry');
  return sortie.ship >= 0
    ? message('strike ship', { ship: shipName(sortie.ship), hex: grid.label(sortie.hex) })
    : message('strike field', { island: islandName(sortie.island) });
}
