import { describe, expect, test } from 'vitest';
import { accepted, type Case, failures, type Nonsense } from './testing.ts';

const prove = (title: string, ...cases: Case[]): void => test(title, () => expect(failures(...cases)).toEqual([]));
const refuses = (title: string, ...cases: Nonsense[]): void =>
  test(title, () => expect(accepted(...cases)).toEqual([]));

describe('search', () => {
  prove(
    'rule 8.271: two hexes, then four at a time',
    ['searchDistances', { type: 'standard' }, [], { endDistances: [2, 6, 10] }],
    ['searchDistances', { type: 'narrow' }, [], { endDistances: [2, 6, 10, 14] }],
  );
  prove('rule 8.27: a standard search covers the two sectors beside its line', [
    'standardSearchSectors',
    { sectorsInOrder: ['A', 'B', 'C', 'D'], maxRadius: 1, maxRadius1BoundaryBetween: ['C', 'D'] },
    [],
    { searched: ['C', 'D'] },
  ]);
  prove('rule 8.331: what is in the zone at that moment is searched', [
    'standardSearchZone',
    { movedHexes: 2, forces: { A: 'in zone', B: 'started in zone, moved out before search', C: 'in zone' } },
    [],
    { searched: ['A', 'C'], notSearched: ['B'] },
  ]);
  const look = { units: 1, range: 5, turn: '0930', level: 1 };
  prove(
    'rules 8.34, 8.341, 8.342: one search looks for one force',
    ['airSearch', look, [4], { result: '-', detection: null, nextLevel: false }],
    ['airSearch', look, [5], { detection: 'approximate' }],
    ['airSearch', look, [8], { detection: 'located', nextLevel: true, drm: 0 }],
    ['airSearch', { ...look, level: 0 }, [8], { detection: 'located', nextLevel: false }],
    ['airSearch', { ...look, units: 2, narrow: true, submarineShadows: true }, [5], { drm: 4, detection: 'spotted' }],
    ['airSearch', { ...look, fighters: true }, [6], { drm: -2, detection: null }],
    ['airSearch', { ...look, range: 2 }, [4], { drm: 1 }],
    ['airSearch', { ...look, range: 3 }, [4], { drm: 0 }],
    ['airSearch', { ...look, range: 7 }, [4], { drm: -1 }],
    ['airSearch', { ...look, range: 11 }, [4], { drm: -2 }],
    ['airSearch', { ...look, turn: '1730' }, [4], { drm: -1 }],
    ['airSearch', { ...look, turn: '1850', phase: 3 }, [4], { drm: -2 }],
    ['airSearch', { ...look, turn: '1850', phase: 4 }, [], { result: 'too dark' }],
  );
  refuses(
    'nonsense is refused in sentences',
    ['searchDistances', { type: 'wide' }, 'given.type'],
    [
      'standardSearchSectors',
      { sectorsInOrder: ['A', 'B'], maxRadius: 2 },
      'given.maxRadius2BoundaryBetween is missing',
    ],
    [
      'standardSearchSectors',
      { sectorsInOrder: ['A', 'B', 'C'], maxRadius: 2, maxRadius2BoundaryBetween: ['A', 'C'] },
      'should be two sectors that follow each other',
    ],
    ['standardSearchZone', { movedHexes: 3, forces: {} }, 'given.movedHexes'],
    ['airSearch', { ...look, units: 3 }, 'given.units'],
  );
});
