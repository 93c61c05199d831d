import type { ChitSpec, MarkerSpec, SideId } from '@point-option/chit-pull';

type Kind = MarkerSpec['kind'];

/** 3.1.1: ten groups; four of them are spares for groups that are made in play. */
const US_GROUPS = ['58.1', '58.2', '58.3', '58.4', '58.7', '52.10', '58.5', '58.6', '58.8', '58.9'];
/** 3.1.1: eight, which the Japanese call forces. They are only letters: which carries which ships is secret. */
const JAPANESE_GROUPS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
/** Cripples in more places than these stay with their group. */
const DETACHMENTS = ['1', '2', '3', '4', '5', '6'];

function markers(side: SideId, kind: Kind, names: readonly string[]): MarkerSpec[] {
  return names.map((name) => ({ id: name, name, side, kind }));
}

export const MARKERS: readonly MarkerSpec[] = [
  ...markers(
    'japan',
    'group',
    JAPANESE_GROUPS.map((letter) => `Force ${letter}`),
  ),
  ...markers('japan', 'force', ['Mobile Fleet']),
  ...markers(
    'japan',
    'detached',
    DETACHMENTS.map((number) => `Japanese detachment ${number}`),
  ),
  ...markers(
    'us',
    'group',
    US_GROUPS.map((number) => `TG ${number}`),
  ),
  ...markers('us', 'force', ['TF 58']),
  ...markers(
    'us',
    'detached',
    DETACHMENTS.map((number) => `US detachment ${number}`),
  ),
];

const NUMBERS: ReadonlyMap<string, number> = new Map(MARKERS.map(({ id }, marker) => [id, marker]));

/** The number of a marker. */
export function marker(id: string): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`There is no marker ${id}.`);
  return number;
}

export const TF_58 = marker('TF 58');
export const MOBILE_FLEET = marker('Mobile Fleet');
/** The only force of a side (3.2). */
export const FORCE: Readonly<Record<SideId, number>> = { japan: MOBILE_FLEET, us: TF_58 };

/** The chits of the pool that are no formations, by their numbers. */
export const CHIT = { usCommand: 0, japanCommand: 1, flotilla61: 2, flotilla22: 3, landSearch: 4 } as const;

/** US patrol planes get a marker of their own: the rules let them search, and do not say when (6.3.3). */
export const CHITS: readonly ChitSpec[] = [
  { id: 'us command', name: 'US command', side: 'us', kind: 'command' },
  { id: 'japan command', name: 'Japanese command', side: 'japan', kind: 'command' },
  { id: '61st AF', name: '61st Air Flotilla', side: 'japan', kind: 'air' },
  { id: '22nd AF', name: '22nd Air Flotilla', side: 'japan', kind: 'air' },
  { id: 'US land search', name: 'US land search', side: 'us', kind: 'search' },
];
