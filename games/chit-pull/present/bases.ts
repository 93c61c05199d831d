import { type Display, type DisplayBox, message } from '@point-option/engine';
import { baseBox } from '../data/refs.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import { baseHome, baseOf } from '../data/squadron.ts';
import { unitsAt } from './formations.ts';
import type { Showing } from './rules.ts';
import { airPiece } from './ships.ts';

export const basesDisplay = (side: SideId): string => `bases ${side}`;
export const arrivalsDisplay = (side: SideId): string => `arrivals ${side}`;

const PLACES = ['ready', 'cap', 'flown'] as const;

/** The airfields of a side with their aircraft: its own see them alone. */
export function bases<Own extends object>(showing: Showing<Own>, side: SideId): Display[] {
  const { fleet, rules, view } = showing;
  const own = fleet.bases.flatMap((base, number) => (at(fleet.chits, base.chit).side === side ? [number] : []));
  if (!own.some((base) => isUsed(showing, base))) return [];
  return [
    {
      id: basesDisplay(side),
      title: message('display bases', { side: message(`side.${side}`) }),
      short: message('tab bases'),
      layout: 'holders',
      group: { id: `own ${side}` },
      boxes: own
        .filter((base) => !rules.hidesEmptyFields || unitsBasedAt(view, base) > 0)
        .flatMap((base) => baseBoxes({ fleet, view }, base)),
    },
  ];
}

/** Whether aircraft are based there, or will be before the battle ends. */
function isUsed<Own extends object>({ view }: Showing<Own>, base: number): boolean {
  return view.airHome.some((home, unit) => {
    const where = view.airAt[unit];
    return baseOf(home) === base && (where !== 'waiting' || at(view.airBack, unit) <= view.lastTurn);
  });
}

function baseBoxes({ fleet, view }: Pick<Showing, 'fleet' | 'view'>, base: number): DisplayBox[] {
  const { id, name, hex, beyond, capacity, chit } = at(fleet.bases, base);
  const head: DisplayBox = {
    id: `base ${id}`,
    title: message('kernel.plain', { id: name }),
    pieces: [],
    notes: [
      { text: message('note air formation', { chit: at(fleet.chits, chit).name }) },
      ...(beyond > 0 ? [{ text: message('note beyond', { n: beyond, hex: fleet.grid.label(hex) }) }] : []),
    ],
    ...(capacity !== undefined && {
      gauges: [{ label: message('gauge field'), value: unitsBasedAt(view, base), max: capacity }],
    }),
  };
  return [
    head,
    ...PLACES.map((place) => ({
      id: baseBox(fleet, base, place),
      title: message(`box air ${place}`, { marker: name }),
      short: message(`box air ${place} short`),
      of: head.id,
      tier: place === 'flown' ? ('lower' as const) : ('upper' as const),
      pieces: unitsAt({ fleet, view }, (home) => home === baseHome(base), place),
    })),
  ];
}

function unitsBasedAt<Own extends object>(view: Showing<Own>['view'], base: number): number {
  return view.airHome.filter((home, unit) => baseOf(home) === base && IN_USE.has(at(view.airAt, unit))).length;
}

const IN_USE: ReadonlySet<string> = new Set(['ready', 'cap', 'flown', 'stranded']);

/** Aircraft on the turn track: on their way home from beyond their range, or still to arrive. */
export function arrivals<Own extends object>({ fleet, view }: Showing<Own>, side: SideId): Display[] {
  const turns = new Map<number, number[]>();
  for (const unit of ofSide(fleet.squadronsOf, side)) {
    const where = view.airAt[unit];
    if (where !== 'away' && where !== 'waiting') continue;
    const turn = at(view.airBack, unit);
    if (turn > view.lastTurn) continue;
    turns.set(turn, [...(turns.get(turn) ?? []), unit]);
  }
  if (turns.size === 0) return [];
  return [
    {
      id: arrivalsDisplay(side),
      title: message('display arrivals'),
      short: message('tab arrivals'),
      layout: 'list',
      group: { id: `own ${side}` },
      boxes: [...turns]
        .sort(([a], [b]) => a - b)
        .map(([turn, units]) => ({
          id: `arrivals ${side} ${turn}`,
          title: turn === 0 ? message('box arrivals unknown') : message('box arrivals', { turn }),
          pieces: units.map((unit) => airPiece(fleet, view, unit)),
        })),
    },
  ];
}
