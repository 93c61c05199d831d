import type { Catalogue } from '@point-option/engine';

/** What stands on counters besides names. */
export const countersWords: Catalogue = {
  'nation.us': 'United States',
  'nation.japan': 'Japan',
  'state.deck closed': 'flight deck closed',
  'state.double force': 'double force',
  'state.deck crash': 'deck blocked by a crash',
  'foot.Carrier': 'carriers',
  'foot.Large': 'large',
  'foot.Medium': 'medium',
  'foot.Small': 'small',
  'foot.Surface': 'surface',
  'foot.1-2 Carriers': '1-2 CV',
  'foot.2-3 Carriers': '2-3 CV',
  'foot.3-4 Carriers': '3-4 CV',
  'foot.4+ Carriers': '4+ CV',
  'foot.Kido Butai': 'Kido Butai',
  'foot.Small Surface': 'small',
  'foot.Medium Surface': 'medium',
  'foot.Large Surface': 'large',
};
