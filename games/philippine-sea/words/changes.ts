import type { Catalogue } from '@point-option/engine';

/** What a player of an older match should know: what each version of the rules changed. */
export const changes: Catalogue = {
  'changed.2':
    'Rules version 2: interceptors and CAP can split up against several raids (4.37). Aircraft that have landed on a burning or closed deck can go over the side (6.291). Landing costs 1 fuel on top of what brought the mission there (4.433). A raid that takes off from Guam under your interceptors is caught there (11.27).',
  'changed.3':
    'Rules version 3: our own charts changed. American fighters shoot down less, raids shrink with every loss, hits and lit decks are a little less deadly, and the veteran fliers of the great battle are better.',
};
