import type { Roster } from './ships.ts';

function force(group: string, ...lots: Roster['lots']): Roster {
  return { group, side: 'japan', fleet: 'combined', lots };
}

/*
 * The forces of the historical scenario (13.1.1, 13.1.2). The last three hold ships that only some scenarios have: cruisers that submarines
 * sank or hit on 23 October, and carriers that the secret variant adds (13.2, 13.3.1).
 */
export const JAPANESE_ROSTERS: readonly Roster[] = [
  force(
    'Force A',
    ['yamato', 'Yamato', 'Musashi'],
    ['nagato', 'Nagato'],
    ['takao', 'Chokai'],
    ['myoko', 'Myoko', 'Haguro'],
    ['agano', 'Noshiro'],
    ['japaneseDestroyers', 'DIV 31', 'DIV 2/32'],
  ),
  force(
    'Force B',
    ['kongo', 'Kongo', 'Haruna'],
    ['suzuya', 'Kumano', 'Suzuya'],
    ['tone', 'Tone', 'Chikuma'],
    ['agano', 'Yahagi'],
    ['japaneseDestroyers', 'DIV 17', 'DES RN 10'],
  ),
  force('Force C', ['fuso', 'Fuso', 'Yamashiro'], ['mogami', 'Mogami'], ['japaneseDestroyers', 'DIV 4']),
  force('Shima', ['myoko', 'Nachi', 'Ashigara'], ['oldCruiser', 'Abukuma'], ['japaneseDestroyers', 'DIV 7/18']),
  force('Reinforcement Escort', ['oldCruiser', 'Kinu'], ['japaneseDestroyers', 'Uranami']),
  force('Transports', ['transports', 'Maru APD']),
  force('Division 21', ['japaneseDestroyers', 'DIV 21']),
  force(
    'Ozawa',
    ['shokaku', 'Zuikaku'],
    ['chitose', 'Zuiho', 'Chitose', 'Chiyoda'],
    ['ise', 'Ise', 'Hyuga'],
    ['oldCruiser', 'Isuzu', 'Tama'],
    ['oyodo', 'Oyodo'],
    ['japaneseEscorts', 'DIV 43'],
    ['japaneseDestroyers', 'DIV 61'],
  ),
  force('Palawan cruisers', ['takao', 'Atago', 'Takao', 'Maya']),
  force('Aoba', ['aoba', 'Aoba']),
  // 6.4.1: counters of single destroyers that go with damaged ships, as many as are needed before the fleet is gone.
  force('Single destroyers', ['japaneseDestroyers', ...Array.from({ length: 8 }, (_, n) => `Destroyer ${n + 1}`)]),
  force('Reserve carriers', ['junyo', 'Junyo'], ['ryuho', 'Ryuho'], ['unryu', 'Unryu', 'Amagi']),
];
