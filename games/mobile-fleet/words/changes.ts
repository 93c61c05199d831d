import type { Catalogue } from '@point-option/engine';

/** What a player of an older match should know: what each version of the rules changed. */
export const changes: Catalogue = {
  'changed.3':
    'Rules version 3: whoever is activated chooses which enemy formations to search for by air, and may send no planes at all. An air attack slows a formation by the number of units in the raid, with its escorts and those that CAP destroys.',
  'changed.2':
    'Rules version 2: the decisive strike takes every ready carrier unit in range. Detached carriers fly no CAP, and with the wind in play CAP launches only where the formation can sail into it. Air attacks slow groups and forces only, and what a retreat or reorganizing costs comes on top. A retreat keeps to the stacking limits. Submarines choose the very ship they attack. All late Japanese air units arrive together, on the turn of one die. In a surface battle a ship fires first at fighters that suppress its flak.',
};
