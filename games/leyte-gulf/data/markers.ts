import type { ChitSpec, MarkerSpec, SideId } from '@point-option/chit-pull';

type Kind = MarkerSpec['kind'];

/** 5.2, 5.3. Any number may be given to any force (13.1), so that a marker doesn't tell what sails under it. */
const FORCES: Readonly<Record<SideId, number>> = { japan: 10, us: 16 };
/** Cripples in more places than these stay with their force. */
const DETACHMENTS = 6;

function markers(side: SideId, kind: Kind, called: string, count: number): MarkerSpec[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `${called} ${index + 1}`;
    return { id: name, name, side, kind };
  });
}

export const MARKERS: readonly MarkerSpec[] = [
  ...markers('japan', 'group', 'Force', FORCES.japan),
  ...markers('japan', 'detached', 'Japanese detachment', DETACHMENTS),
  ...markers('us', 'group', 'TF', FORCES.us),
  ...markers('us', 'detached', 'US detachment', DETACHMENTS),
];

/** The chits of the pool that are no formations, by their numbers (4.1, 4.3, 5.3.2, 6.5.9, 11.1). */
export const CHIT = {
  usCommand: 0,
  japanCommand: 1,
  fleet1: 2,
  fleet2: 3,
  usArmy: 4,
  kamikaze1: 5,
  kamikaze2: 6,
  kamikaze3: 7,
} as const;

export const CHITS: readonly ChitSpec[] = [
  { id: 'us command', name: 'US command', side: 'us', kind: 'command' },
  { id: 'japan command', name: 'Japanese command', side: 'japan', kind: 'command' },
  { id: '1st AF', name: '1st Air Fleet', side: 'japan', kind: 'air' },
  { id: '2nd AF', name: '2nd Air Fleet', side: 'japan', kind: 'air' },
  { id: 'USAAF', name: 'USAAF', side: 'us', kind: 'air' },
  { id: 'Kamikaze 1', name: 'Kamikazes', side: 'japan', kind: 'air' },
  { id: 'Kamikaze 2', name: 'Kamikazes', side: 'japan', kind: 'air' },
  { id: 'Kamikaze 3', name: 'Kamikazes', side: 'japan', kind: 'air' },
];
