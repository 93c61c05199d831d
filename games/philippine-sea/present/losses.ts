import { type Display, type DisplayBox, message, type Note, type PieceView } from '@point-option/engine';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { forceName, hexName, submarineName } from '../data/names.ts';
import { type Battle, EXITED, LOST_AT_FLEET, LOST_AWAY, SHIP_SUNK, SUNK } from '../data/state.ts';
import { SUBMARINES } from '../data/usShips.ts';
import { forceById } from '../rules/forces.ts';
import type { Reading } from '../rules/groups.ts';
import { guamReady } from '../rules/guam.ts';
import { unitsAt } from '../rules/missions.ts';
import { landPointsLost, levelOf, navalPointsLost, score, victoryPoints } from '../rules/victory.ts';
import { ENEMY } from './butai.ts';
import { japanesePiece, pointsPieces, shipPiece, submarinePiece, unitPiece } from './pieces.ts';

const GUAM_BOXES = ['guam landed', 'servicing 2', 'available 3', 'available 7', 'available 11'] as const;

/** 11.2. */
export function guam({ state }: Reading): Display[] {
  if (!state.rules.guam) return [];
  const { value, turnaround, lost } = state.guam;
  const part = (id: string, key: string, n: number): DisplayBox => ({
    id,
    title: message(`box ${key}`),
    short: message(`part ${key}`),
    of: 'guam field',
    pieces: pointsPieces(`${id} points`, n),
  });
  return [
    {
      id: 'guam',
      title: message('display guam', { value }),
      short: message('place.guam'),
      layout: 'cells',
      group: ENEMY,
      gauges: value > 0 ? [{ label: message('gauge air value'), value: Math.max(0, value - lost), max: value }] : [],
      boxes: [
        { id: 'guam field', title: message('box guam field'), pieces: [] },
        ...GUAM_BOXES.map((key, box) => part(key === 'guam landed' ? key : `guam ${key}`, key, turnaround[box] ?? 0)),
        part('guam all', 'available all', guamReady(state)),
        part('guam lost', 'lost points', lost),
      ],
    },
  ];
}

/** 14.15, 14.171: whom a submarine follows, and how long it must stay down. */
export function submarineNotes(state: Battle, sub: number): Note[] {
  const { sunk, pin, shadows } = state.subs[sub] as (typeof state.subs)[number];
  const force = forceById(state, shadows);
  return [
    ...(sunk ? [{ text: message('note sub sunk'), tone: 'caution' as const }] : []),
    ...(pin > 0 ? [{ text: message('note pinned', { n: pin }), tone: 'caution' as const }] : []),
    ...(force && !sunk ? [{ text: message('note shadows', { force: forceName(force) }), tone: 'good' as const }] : []),
  ];
}

/** 14.1: where each submarine is, whom it follows and how long it must stay down. */
export function submarines({ state }: Reading): Display[] {
  if (!state.rules.submarines || state.subs.every(({ sunk, hex }) => !sunk && hex < 0)) return [];
  return [
    {
      id: 'submarines',
      title: message('display submarines'),
      short: message('tab submarines'),
      layout: 'list',
      group: ENEMY,
      boxes: SUBMARINES.flatMap((_, sub): DisplayBox[] => {
        const { sunk, hex } = state.subs[sub] as (typeof state.subs)[number];
        if (!sunk && hex < 0) return [];
        return [
          {
            id: `box sub ${sub}`,
            title: sunk ? submarineName(sub) : message('box submarine', { sub: submarineName(sub), hex: hexName(hex) }),
            pieces: sunk ? [] : [submarinePiece(state, sub)],
            notes: submarineNotes(state, sub),
          },
        ];
      }),
    },
  ];
}

/** 15.1: carriers count when they are hit, too. */
const WITH_DAMAGE: readonly string[] = ['japanese sunk', 'sunk'];

/** 2.26, 15.1: what is lost, what has got past, and what it counts for. */
export function losses(g: Reading): Display {
  const { state } = g;
  const units = (place: number): PieceView[] => unitsAt(state, place).map((unit) => unitPiece(unit));
  const ships = (where: number): PieceView[] =>
    JAPANESE_SHIPS.flatMap((_, ship) => (state.japanese[ship] === where ? [japanesePiece(g, ship)] : []));
  const worth = state.rules.scoring === 'victory points' ? victoryPoints(g) : null;
  const box = (id: string, pieces: readonly PieceView[], counts: number): DisplayBox => ({
    id,
    title: message(`box ${id}`),
    pieces,
    ...(worth &&
      counts !== 0 && {
        notes: [{ text: message(WITH_DAMAGE.includes(id) ? 'note counts with damage' : 'note counts', { n: counts }) }],
      }),
  });
  const shot = navalPointsLost(state) + landPointsLost(state);
  return {
    id: 'losses',
    title: message('display losses'),
    short: message('tab losses'),
    layout: 'list',
    group: ENEMY,
    ...scoreGauge(g),
    boxes: [
      box('japanese sunk', ships(SHIP_SUNK), worth?.carriers ?? 0),
      box('points lost', pointsPieces('points lost', shot), worth?.airPoints ?? 0),
      box('lost at fleet', units(LOST_AT_FLEET), -(worth?.unitsAtFleet ?? 0)),
      box('lost away', units(LOST_AWAY), -(worth?.unitsAway ?? 0)),
      box(
        'sunk',
        state.where.flatMap((where, ship) => (where === SUNK ? [shipPiece(g, ship)] : [])),
        -(worth?.ownCarriers ?? 0),
      ),
      box('japanese exited', ships(EXITED), -(worth?.exits ?? 0)),
    ],
  };
}

/** 15.1: the score among the levels of victory of the scenario. */
function scoreGauge(g: Reading): Pick<Display, 'gauges' | 'notes'> {
  const net = score(g);
  const marks = g.state.rules.levels.filter(({ from }) => from > 0);
  return {
    gauges: [
      {
        label: message('gauge score'),
        value: net,
        max: Math.max(net, 1, ...marks.map(({ from }) => from)),
        marks: marks.map(({ from, result }) => ({ at: from, label: message(`outcome.${result}`) })),
      },
    ],
    notes: [{ text: message('note standing', { level: message(`outcome.${levelOf(g.state, net)}`) }) }],
  };
}
