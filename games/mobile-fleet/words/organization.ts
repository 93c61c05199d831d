import type { Catalogue } from '@point-option/engine';

/** What only this game says of formations. */
export const mobileOrganizationWords: Catalogue = {
  'why force intact': 'Task Force 58 stays in one piece until turn 9.',
  'home edges.japan': 'west or north',
  'home edges.us': 'east or south',
};
