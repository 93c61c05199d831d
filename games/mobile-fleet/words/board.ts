import type { Catalogue } from '@point-option/engine';

/** What is shown of this battle alone. */
export const mobileBoardWords: Catalogue = {
  clock: '{day} June, {quarter}',
  'heading points': 'US {us}, Japan {japan} points',
  'heading points open': 'US {us} before Saipan, Japan {japan}',
  'heading duty': 'Japan must strike by turn {turn}',
  'heading order given': 'Land air released',
  'heading announced': 'Land air released, flagship near {hex}',
  'track saipan': 'Off Saipan',
  'place Saipan': 'Saipan',
  'place Guam': 'Guam',
  'place Rota': 'Rota',
  'place Yap': 'Yap',
  'overlay line': '{squadron} search limit',
  'overlay cautious': 'TF 58 stays within {n} hexes of Saipan',
  'overlay flagship': 'Flagship announced here',
  'note tethered': 'Within {n} hexes of Saipan, in one piece, until turn {turn}',
  'card searched': 'Searched from ashore by {squadrons}.',
  'card saipan': '{n} {n|ship lies|ships lie} here. Fewer than {cover} cost a point each, every turn.',
  'card flagship near': 'The flagship of the Mobile Fleet was announced within three hexes of here.',
};
