import { type Display, type DisplayBox, type Gauge, message, type Note, type PieceView } from '@point-option/engine';
import { forceName, hexName } from '../data/names.ts';
import { contactBox, forceDisplay } from '../data/refs.ts';
import type { Force } from '../data/state.ts';
import { counts } from '../rules/carrierForces.ts';
import { forceById, hasDisplay, isCarrierForce, knownStrength, maximumLevel, raidsOf } from '../rules/forces.ts';
import type { Reading } from '../rules/groups.ts';
import { airValue } from '../rules/raidStrength.ts';
import { SHIP_SYMBOLS } from './faces.ts';
import { DETECTION, forceKnown, forcePiece, japanesePiece, pointsPieces, raidPiece } from './pieces.ts';

/** One column holds what is known of the enemy, the boats and the losses. */
export const ENEMY = { id: 'enemy' } as const;

const TRACK = ['servicing 1', 'servicing 2', 'available 3', 'available 7', 'available 11'] as const;
const RETURN = ['return 3', 'return 7', 'return 11', 'return 12'] as const;

/** Butai by their numbers, then the others by their letters. */
export const knownForces = (forces: readonly Force[]): Force[] =>
  forces.filter(hasDisplay).sort((a, b) => Number(b.butai) - Number(a.butai) || (a.marker < b.marker ? -1 : 1));

/** 9.12: what is known of a force, how surely, and what flies from it. */
export function butai(g: Reading, force: Force): Display {
  const { state } = g;
  const { id, air, ships } = force;
  const raids = raidsOf(state, id);
  const head = (key: string): DisplayBox => ({ id: `${key} ${id}`, title: message(`box ${key}`), pieces: [] });
  const part = (key: string, of: string, pieces: readonly PieceView[]): DisplayBox => ({
    id: `${key} ${id}`,
    title: message(`box ${key}`),
    short: message(`part ${key}`),
    of: `${of} ${id}`,
    pieces,
  });
  return {
    id: forceDisplay(id),
    title: message('display butai', { force: forceName(force), hex: hexName(force.hex) }),
    short: message(force.butai ? 'tab butai' : 'tab', { name: force.marker }),
    layout: 'cells',
    group: ENEMY,
    gauges: [levelGauge(force), ...valueGauge(g, force)],
    notes: [...knownNotes(force), ...airNotes(g, force), ...placeNotes(g, force)],
    boxes: [
      {
        id: `ships ${id}`,
        title: message('box ships'),
        pieces: [...ships.map((ship) => japanesePiece(g, ship)), ...reported(force)],
      },
      {
        id: `raids ${id}`,
        title: message('box raids'),
        pieces: raids.filter(({ returning }) => returning < 0).map((raid) => raidPiece(state, raid)),
      },
      head('return'),
      ...RETURN.map((key, box) =>
        part(
          key,
          'return',
          raids.filter(({ returning }) => returning === box).map((raid) => raidPiece(state, raid)),
        ),
      ),
      head('turnaround'),
      ...TRACK.map((key, box) =>
        part(key, 'turnaround', pointsPieces(`${key} points ${id}`, air.turnaround[box] ?? 0)),
      ),
      part('available all', 'turnaround', pointsPieces(`all points ${id}`, air.all)),
      part('lost points', 'turnaround', pointsPieces(`lost points ${id}`, air.lost)),
    ],
  };
}

/** 7.37: carriers that are counted and not made out yet. */
function reported({ id, level, chit, ships }: Force): PieceView[] {
  if (level !== 3 || ships.length > 0) return [];
  const [cv, cvl] = counts(chit);
  return (['CV', 'CVL'] as const).flatMap((kind) =>
    Array.from(
      { length: kind === 'CV' ? cv : cvl },
      (_, n): PieceView => ({
        id: `${kind} ${n + 1} of force ${id}`,
        side: null,
        nation: 'japan',
        label: message(`unknown ${kind}`),
        face: { plate: 'ship', symbol: SHIP_SYMBOLS[kind], name: '?', badge: kind, states: [{ is: 'reported' }] },
      }),
    ),
  );
}

/** 7.3: 0 to 4; of surface forces no more than 3 (7.33). */
const levelGauge = (force: Force): Gauge => ({
  label: message('gauge level'),
  value: force.level,
  max: maximumLevel(force),
});

/** 9.25: from level 3 on the carriers give the air value, and what is lost is held against it. */
function valueGauge(g: Reading, force: Force): Gauge[] {
  if (force.level < 3 || !isCarrierForce(force)) return [];
  const { value, lost } = airValue(g, force);
  return [{ label: message('gauge air value'), value: Math.max(0, value - lost), max: value }];
}

/** 7.32 to 7.44: what it is, and what is still to be learned. */
export function knownNotes(force: Force): Note[] {
  const open = force.level < maximumLevel(force);
  return [
    { text: message('note known', { known: forceKnown(force) }), ...(force.level < 2 && { tone: 'unsure' as const }) },
    ...(open && force.ships.length === 0 ? [{ text: message('note ships unknown'), tone: 'unsure' as const }] : []),
    ...(sum(force.hits) > 0 ? [{ text: message('note hits on no ship', { n: sum(force.hits) }) }] : []),
  ];
}

/** 9.24: every point seen so far counts; there may be more, until its carriers are counted. */
export function airNotes({ state }: Reading, force: Force): Note[] {
  if (!isCarrierForce(force) && knownStrength(state, force) === null) return [];
  const strength = knownStrength(state, force);
  if (strength === null) return force.level < 3 ? [{ text: message('note air unknown'), tone: 'unsure' }] : [];
  return [
    {
      text: message(force.level < 3 ? 'note air at least' : 'note air seen', { n: strength }),
      ...(force.level < 3 && { tone: 'unsure' as const }),
    },
  ];
}

/** 8.11, 8.14: where it is, and how old that is; 8.35, 7.5, 19.1: what else matters. */
export function placeNotes({ state }: Reading, force: Force): Note[] {
  const detection = DETECTION[force.detection];
  const partner = forceById(state, force.partner);
  return [
    detection === undefined
      ? { text: message('note undetected'), tone: 'unsure' }
      : { text: message(`note ${detection}`), ...(detection === 'approximate' && { tone: 'unsure' as const }) },
    ...(force.advantage ? [{ text: message('note advantage'), tone: 'good' as const }] : []),
    ...(partner ? [{ text: message('note double', { force: forceName(partner) }) }] : []),
    ...(force.retiring ? [{ text: message('note retiring') }] : []),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** The forces that are no more than a counter so far. */
export function contacts(g: Reading): Display[] {
  const forces = g.state.forces.filter((force) => !hasDisplay(force));
  if (forces.length === 0) return [];
  return [
    {
      id: 'contacts',
      title: message('display contacts'),
      short: message('tab contacts', { n: forces.length }),
      layout: 'list',
      group: ENEMY,
      boxes: forces.map((force) => ({
        id: contactBox(force.id),
        title: message('display butai', { force: forceName(force), hex: hexName(force.hex) }),
        pieces: [forcePiece(force)],
        gauges: [levelGauge(force)],
        notes: [...knownNotes(force).slice(0, 1), ...placeNotes(g, force)],
      })),
    },
  ];
}
