import type { Catalogue } from '@point-option/engine';

/** What a player of an older match should know: what each version of the rules changed. */
export const changes: Catalogue = {
  'changed.2':
    'Rules version 2: aircraft on an island that falls are lost with it. Groups that pass each other in the dark have not fought. A fleet found late arrives 8 turns later.',
  'changed.3':
    'Rules version 3: dummies are placed again at nightfall. A damaged ship finds no shelter among anchored transports. Compensation depends on when the fleets arrived. Torpedo bombers face their extra flak whatever they carry.',
};
