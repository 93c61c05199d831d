import { describe, expect, test } from 'vitest';
import { accepted, type Case, failures, type Nonsense } from './testing.ts';

const prove = (title: string, ...cases: Case[]): void => test(title, () => expect(failures(...cases)).toEqual([]));
const refuses = (title: string, ...cases: Nonsense[]): void =>
  test(title, () => expect(accepted(...cases)).toEqual([]));

describe('submarines', () => {
  prove(
    'rule 14.131: what makes contact easier or harder',
    [
      'submarineApproachDrm',
      { forceMove: ['1013', '1012'], subMove: ['1011', '1012'] },
      [],
      { approach: 'none', drm: 0 },
    ],
    [
      'submarineApproachDrm',
      { forceMove: ['1013', '1012'], subMove: ['1012', '1012'] },
      [],
      { approach: 'none', drm: 1 },
    ],
    ['submarineApproachDrm', { forceMove: ['1012', '1012'], subMove: ['1013', '1012'], light: 'dusk' }, [], { drm: 0 }],
  );
  prove(
    'rules 14.13, 14.131: contact at five',
    ['submarineContact', {}, [4], { contact: false }],
    ['submarineContact', { drm: 0 }, [5], { contact: true }],
    ['submarineContact', { drm: -3, approach: 'stern' }, [7], { contact: false, modifiedDie: 4 }],
    ['submarineContact', { approach: 'oblique', light: 'night' }, [8], { contact: true, drm: -3 }],
    ['submarineContact', { target: 'lone crippled ship' }, [2], { contact: true, drm: 3 }],
    ['submarineContact', { forceStayed: true }, [4], { contact: true }],
    ['submarineContact', { forceMovedIn: true }, [3], { contact: false, drm: 1 }],
  );
  prove(
    'rules 14.14, 14.141: contact shows what a force is, and does not detect it',
    ['submarineContactPromotion', { level: 0, drawnL1: 'Small' }, [], { level: 1, detected: false }],
    ['submarineContactPromotion', { level: 0, drawnL1: 'False Contact' }, [], { option: 'false contact' }],
    ['submarineContactPromotion', { level: 2, option: 'shadow' }, [], { level: 2, option: 'shadow chosen' }],
  );
  prove(
    'rules 14.16, 14.164: torpedoes and their hits',
    ['submarineAttack', {}, [6], { attackRolls: 0, totalHits: 0, hitType: 'none' }],
    ['submarineAttack', {}, [7, 1], { attackRolls: 1, hits: [2], hitType: 'current turn' }],
    ['submarineAttack', { target: 'lone crippled ship', drm: 2 }, [5, 4], { attackRolls: 1, hits: [3] }],
    ['submarineAttack', {}, [7, 10, 10], { hits: [], totalHits: 0, destroyed: true }],
  );
  prove(
    'rules 14.17, 14.171, 14.172: escorts hunt the submarine',
    ['asw', { subScoredHits: false }, [3], { result: 'no effect', modifiedDie: 3 }],
    ['asw', { subScoredHits: true }, [3], { result: 'Pin 1' }],
    ['asw', { subScoredHits: false }, [10, 8], { result: 'Pin 2' }],
    ['asw', { subScoredHits: false, target: 'lone crippled ship' }, [7], { result: 'no effect' }],
    ['asw', { subScoredHits: false, target: 'lone crippled ship' }, [8], { result: 'Pin 2' }],
    ['pinCountdown', { pin: 1, subChitDraws: 2 }, [], { afterDraw1: 'none, no action', draw2: 'may act' }],
  );
  prove(
    'rule 14.162: hits on a force fall to one ship of the largest class',
    ['assignSubmarineHits', { permanentHits: 7, carrierChosen: 'Shokaku' }, [], { sunk: false, excessForfeited: 0 }],
    ['assignSubmarineHits', { permanentHits: 8, carrierChosen: 'Shokaku' }, [], { sunk: true, excessForfeited: 0 }],
  );
  prove(
    'rules 14.22, 14.23: Japanese submarines come to lights',
    ['japaneseSubmarineAttack', { target: 'lit carrier' }, [9], { contact: false, hits: 0 }],
    ['japaneseSubmarineAttack', { target: 'lit carrier' }, [10, 4], { contact: true, hits: 3, fire: false }],
    ['japaneseSubmarineAttack', { target: 'lit carrier' }, [10, 7], { hits: 3, fire: true, sunk: false }],
    ['japaneseSubmarineAttack', { target: 'lit carrier' }, [10, 10], { sunk: true }],
  );
  prove(
    'rule 14.25: and to cripples, less readily beside escorts',
    ['japaneseSubmarineAttack', { target: 'lone crippled ship' }, [9, 1], { drm: 1, contact: true, sunk: true }],
    ['japaneseSubmarineAttack', { target: 'lone crippled ship', escorts: 1 }, [9], { drm: 0, contact: false }],
  );
  refuses(
    'nonsense is refused in sentences',
    [
      'submarineApproachDrm',
      { forceMove: ['1013', '1012'], subMove: ['1012', '1011'] },
      'given.subMove should end in the hex',
    ],
    ['submarineContact', { drm: 1 }, 'given.drm should be 0'],
    ['submarineAttack', { drm: 0, target: 'lone crippled ship' }, 'given.drm should be 2'],
    ['submarineContactPromotion', { level: 0 }, 'given.drawnL1 should be the chit that was drawn'],
    [
      'assignSubmarineHits',
      { permanentHits: 1, carrierChosen: 'Taiho', hitCapacity: 8 },
      'given.hitCapacity should be 10',
    ],
    ['japaneseSubmarineAttack', { target: 'lit carrier', escorts: 1 }, 'given.escorts should be left out'],
  );
});
