import type { Catalogue } from '@point-option/engine';

/** What the steps of air operations and of the submarines are for. */
export const airHelp: Catalogue = {
  'help.air operations: plan':
    'Both sides write down in secret who flies where, and all strike at the same moment (air-17). Only groups that lie face up can be aimed at, within two hexes for Americans, three for Japanese, five for Bettys, or one more at the risk of a crash on the way home (air-06, air-07). Each target tells what awaits you: fighters and flak, in sixths, and torpedo planes get one sixth more of it (air-10, air-11, air-13). Torpedoes hit oftener and harder, dive bombers may go lower to hit better (air-14, air-18). What stays aboard burns if the carrier is bombed, what flies does not (air-15).',
  'help.air operations: raids':
    'All strikes are announced together (air-17). Feints look like the rest until they arrive (dummy-01).',
  'help.air operations: strikes':
    'Unit by unit: first the fighters of the target group, then its flak, then the bombs or torpedoes, then the damage (air-10, air-11, air-18). A Val bombs lighter than the others (air-19). A carrier damaged by bombs loses the aircraft still aboard and her patrol (air-15).',
  'help.air operations: land':
    'Every unit still in the air needs a base with room within its reach: a deck that is not damaged, or for Japan a field (air-03, air-04). It need not be the one it came from (air-08). One hex beyond the radius, two in six crash (air-07). Think of tomorrow: aircraft are wherever you put them now.',
  'help.air operations: home':
    'Who flew too far rolls for it, and only the owner sees that die (air-07). Who finds no base comes down in the sea (air-03).',

  'help.submarines: Japanese submarines':
    'Japanese boats hunt first (time-03). Their chance falls as their number does, and American escorts and carrier planes are good at sinking them (sub-04, sub-07, sub-08).',
  'help.submarines: American submarines':
    'American boats hunt next. They are not counted, but each one lost is worth two points to Japan (sub-02, vp-01).',
  'help.submarine patrol: damaged ships':
    'A ship that a submarine damaged last turn is looked for once more, with two in six (sub-06). Getting her away quickly does not help: one hex a turn is not fast enough.',
  'help.submarine patrol: hexes':
    'Every hex with enemy markers is rolled for, one in six (sub-03). Many groups in one hex are one risk, spread over the sea they are many.',
  'help.submarine attack: contact':
    'Chance picks one group of the hex, and it is turned face up (sub-05). If it is a dummy the boat has found nothing.',
  'help.submarine attack: escorts':
    'Destroyers get the first word: with one division a Japanese boat is sunk on two in six and an American one on one, with two divisions on four and two (sub-07). By day American carriers in the hex add a sixth against Japanese boats (sub-08).',
  'help.submarine attack: target':
    'By day the captain chooses his ship (sub-09). A carrier is the prize; a ship that is damaged already is hit a column harder and may well sink (dam-01). Look at the chances of each before you choose.',
  'help.submarine attack: chance target':
    'At night chance chooses among the larger ships; destroyers are not aimed at (sub-09). A group of nothing but destroyers is left alone.',
  'help.submarine attack: torpedoes':
    'Three in six hit, then the torpedo column decides against the armor (sub-10). A damaged ship makes one hex a turn from now on and has to go home (dam-08).',
};
