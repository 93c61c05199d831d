import { describe, expect, test } from 'vitest';
import { accepted, type Case, failures, type Nonsense } from './testing.ts';

const prove = (title: string, ...cases: Case[]): void => test(title, () => expect(failures(...cases)).toEqual([]));
const refuses = (title: string, ...cases: Nonsense[]): void =>
  test(title, () => expect(accepted(...cases)).toEqual([]));

describe('the sequence', () => {
  prove(
    'rule 2.41: a modified die off either end of a table is read as its end',
    ['clampModifiedDie', { modifiedDie: 11, tableMin: 1 }, [], { rowUsed: 10 }],
    ['clampModifiedDie', { modifiedDie: 1, tableMin: 1 }, [], { rowUsed: 1 }],
    ['clampModifiedDie', { modifiedDie: 13, tableMin: 0, tableMax: 12 }, [], { rowUsed: 12 }],
    ['clampModifiedDie', { modifiedDie: 11, tableMin: 0, tableMax: 12 }, [], { rowUsed: 11 }],
  );
  prove(
    'rule 2.5: a 0 on the die is ten',
    ['readDie', {}, [0], { value: 10 }],
    ['readDie', {}, [10], { value: 10 }],
    ['readDie', {}, [1], { value: 1 }],
  );
  const cup = { usMove: true, usSubs: true, guam: true };
  prove(
    'rule 3.24: No Op chits fill the cup up to four equal shares',
    ['buildChitCup', { ...cup, forcesOnMap: 13 }, [], { noOpAdded: 0, totalChits: 16, chitsPerPhase: 4 }],
    ['buildChitCup', { ...cup, forcesOnMap: 15 }, [], { noOpAdded: 2, totalChits: 20, chitsPerPhase: 5 }],
    ['buildChitCup', { ...cup, forcesOnMap: 15, guam: false }, [], { noOpAdded: 3, totalChits: 20 }],
    ['buildChitCup', { ...cup, forcesOnMap: 12, rule16: true }, [], { chitsBeforeNoOp: 17, noOpAdded: 3 }],
  );
  prove('rule 6.41: dusk begins with the second phase of 1850', [
    'lightLevel',
    {
      slots: [
        ['1850', 1],
        ['1850', 2],
        ['1850', 3],
        ['1850', 4],
      ],
    },
    [],
    { light: ['day', 'dusk', 'dusk', 'night'] },
  ]);
  prove('rule 12.42: cripples are towed in turns that end in 30', [
    'crippledMayMove',
    { turns: ['0530', '0010', '2130', '2250'] },
    [],
    { mayMove: [true, false, true, false] },
  ]);
  prove(
    'rule 2.1: hexes have their neighbours, none off the map',
    ['hexNeighbours', { hex: '0101' }, [], { E: null, W: '0102', NE: null, NW: null, SE: '0201', SW: '0202' }],
    ['hexNeighbours', { hex: '1013' }, [], { E: '1012', SW: '1113' }],
  );
  prove('rule 15.1: what the points are worth, by scenario', [
    'victoryLevel',
    { netVP: [16, 15] },
    [],
    { levels: ['defeat', 'humiliating'] },
  ]);
  refuses(
    'nonsense is refused in sentences',
    ['clampModifiedDie', { modifiedDie: 1, tableMin: 3, tableMax: 2 }, 'given.tableMax should be at least 3'],
    ['buildChitCup', { ...cup, forcesOnMap: -1 }, 'given.forcesOnMap should be a whole number from 0 to 99'],
    ['buildChitCup', { ...cup, forcesOnMap: 1, scenario: 10 }, 'given.scenario'],
    ['buildChitCup', { ...cup, forcesOnMap: 1, noOpAvailable: 4 }, 'given.noOpAvailable'],
    ['lightLevel', { slots: [[1, '1850']] }, 'given.slots[0] should be the hour of a turn and a phase'],
    ['lightLevel', { slots: [['0520', 1]] }, 'given.slots[0]'],
    ['hexNeighbours', { hex: '2701' }, 'given.hex should be a hex of the map, "0101" to "2630", but is "2701".'],
    ['crippledMayMove', {}, 'given.turns is missing'],
  );
});
