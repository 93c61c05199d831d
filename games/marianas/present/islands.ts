import {
  type Display,
  type DisplayBox,
  type Gauge,
  message,
  type Note,
  type PieceState,
  type PieceView,
} from '@point-option/engine';
import { ISLANDS, type SideId, SIDES } from '../data/map.ts';
import { counterName, islandName, shipName } from '../data/names.ts';
import { anchoredPiece } from '../data/refs.ts';
import { LANDING_FORCES, TRANSPORTS } from '../data/ships.ts';
import { at, numberAt, SUNK } from '../data/state.ts';
import { isLost } from '../rules/airBases.ts';
import { groundColumn } from '../rules/ground.ts';
import type { CampaignView } from '../view.ts';
import { holderName } from './map.ts';

/** The islands: who is ashore, how the fight stands, the field, and the transports that lie there. */
export function islands(view: CampaignView): Display {
  return {
    id: 'islands',
    title: message('display islands'),
    short: message('tab islands'),
    layout: 'list',
    boxes: ISLANDS.map(({ id }, island): DisplayBox => {
      return {
        id,
        title: islandName(island),
        pieces: [
          ...SIDES.flatMap((side) => troops(view, island, side)),
          airfield(view, island),
          ...LANDING_FORCES.flatMap((ship, force) => anchored(view, island, ship, force)),
        ],
        gauges: strengths(view, island),
        notes: notes(view, island),
      };
    }),
  };
}

function airfield(view: CampaignView, island: number): PieceView {
  const states = fieldStates(view, island);
  return {
    id: `${at(ISLANDS, island).id} airfield`,
    side: null,
    label: message('airfield'),
    face: { plate: 'base', name: '', ...(states.length > 0 && { states }) },
  };
}

/** Ruling 48: a field that Japan has lost works for nobody. */
function fieldStates(view: CampaignView, island: number): PieceState[] {
  if (!at(view.islands, island).field) return [{ is: 'sunk', label: message('note field wrecked') }];
  return isLost(view, island) ? [{ is: 'sunk', label: message('note field lost') }] : [];
}

function troops(view: CampaignView, island: number, side: SideId): PieceView[] {
  const n = at(view.islands, island)[side];
  if (n === 0) return [];
  return [
    {
      id: `${at(ISLANDS, island).id} ${side}`,
      side,
      label: message(`troops ${side}`, { n }),
      face: { plate: 'ground', symbol: side === 'us' ? 'marines' : 'infantry', name: '', strength: [n] },
    },
  ];
}

function anchored(view: CampaignView, island: number, ship: number, force: number): PieceView[] {
  if (view.anchored[force] !== island || view.at[ship] === SUNK) return [];
  const values = { ship: shipName(ship), n: numberAt(view.transports, force), most: TRANSPORTS };
  return [
    {
      id: anchoredPiece(ship),
      side: 'us',
      label: message('anchored', values),
      short: values.ship,
      face: { plate: 'ship', symbol: 'transport', name: counterName(ship), badge: 'LF', strength: [values.n] },
    },
  ];
}

/** Factors that the landing forces bring, all together: each transport has one. */
const MOST_ASHORE = LANDING_FORCES.length * TRANSPORTS;

/** gnd-06: ground factors, where both sides are ashore: of the garrison, and of all that the Americans bring. */
function strengths(view: CampaignView, island: number): Gauge[] {
  const { japan, us } = at(view.islands, island);
  if (japan === 0 || us === 0) return [];
  return [
    { label: message('gauge garrison'), value: japan, max: at(ISLANDS, island).garrison ?? japan },
    { label: message('gauge landed'), value: us, max: MOST_ASHORE },
  ];
}

/** gnd-01, gnd-07, air-05: the odds of an attack, whether the fight is over, and what works. */
function notes(view: CampaignView, island: number): Note[] {
  const { japan, us, field, landed, quiet } = at(view.islands, island);
  const fought = japan > 0 && us > 0;
  const odds = fought ? groundColumn(us, japan) : null;
  return [
    { text: message('note held', { side: holderName(view, island) }) },
    ...(fought && !quiet ? [{ text: message('note fighting'), tone: 'caution' as const }] : []),
    ...(fought && quiet ? [{ text: message('note quiet') }] : []),
    ...(odds !== null ? [{ text: message('note odds', { odds }) }] : []),
    ...(landed > 0 ? [{ text: message('note landed', { turn: landed }) }] : []),
    ...(field ? [] : [{ text: message('note field wrecked'), tone: 'caution' as const }]),
  ];
}
