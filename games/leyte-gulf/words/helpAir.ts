import type { Catalogue } from '@point-option/engine';

/** Help with aircraft: other missions, CAP over others, air attacks, Kamikazes. */
export const airHelp: Catalogue = {
  'help.other missions: support die':
    'By day a die says how many escort carrier units the troops on Leyte ask for (14.1).',
  'why.other missions: support': 'Units over Leyte fly no other mission this turn.',
  'help.other missions: support':
    'Each unit you send has flown, and comes back as it left. In the Terminal Phase it is exhausted on a 9 or 10. Each unit you keep back is a point for Japan (14.1).',
  'help.other missions: suppression die':
    'Until a Japanese carrier force is detected, a die and 2 more say how many US carrier units must suppress airfields: 4 more once a Kamikaze has flown (14.2).',
  'why.other missions: suppress': 'You cannot keep any of them back.',
  'help.other missions: suppress':
    'These units have flown. For each one Japan names a unit ashore, and on a 1, 2, or 3 it stays on the ground (14.2). Send the bombers you need least.',
  'why.other missions: parked': 'Each unit you name rolls, and may miss this turn.',
  'help.other missions: parked':
    'On a 1, 2, or 3 the unit has flown (14.2). Name units that you would not send anyway.',

  'why.sorties: cover': 'Fighters that cover another force cannot escort your strike.',
  'help.sorties: cover':
    'Ready fighters can fly CAP over another of your forces in range (8.2.1). After the turn they have flown, and US units are exhausted (6.5.4). An air fleet keeps one unit up (6.5.9). The enemy learns nothing before he attacks.',
  'help.sorties: strike': 'Choose targets among detected enemy forces in range (8.1).',
  'why.sorties: land': 'Japanese carrier aircraft that strike cannot come back.',
  'help.sorties: land':
    'A unit that struck lands on a Japanese airfield in range of its target, or is lost (6.5.7). From then on it belongs to the air fleet of that field.',

  'help.raid: assault': 'The units over the ships attack one after another, each through the flak of its target (8.1).',
  'help.interception: press': 'What is left of the CAP can go on for the bombers (8.2.3).',
  'help.assault: line up': 'Every unit that got through is over the ship it was sent to (8.1).',
  'why.assault: order': 'A unit over a ship that has sunk attacks nothing.',
  'help.assault: order':
    'You choose which unit attacks next. The ship it attacks fires at it first (8.1). Send the strongest units first: each unit after them profits from guns they have put out.',
  'why.assault: help': 'Each of these ships can fire once in the whole raid.',
  'help.assault: help':
    'Ships beside the target that nothing attacks can fire at this unit too, each once in the raid (8.1). Save them for the strongest bombers.',
  'help.assault: attack': 'Flak first. What is left of the unit then rolls on the damage table (8.1).',

  'help.kamikaze: look':
    'A Kamikaze marker strikes a detected force at once. If there is none it waits for the next turn (11.1).',
  'why.kamikaze: force': 'Neither CAP nor flak stops them.',
  'help.kamikaze: force':
    'Choose any detected US force on the map (11.1). You then see all its ships. If it has only destroyers, the Kamikazes are spent in vain.',
  'why.kamikaze: ship': 'Every hit is a critical hit too.',
  'help.kamikaze: ship':
    'Choose any ship that is no destroyer. The attack is on column 9, and each hit brings a roll for a critical hit (11.1).',
  'help.kamikaze: over': 'The force lies open to the Japanese player while he chooses a ship (11.1).',

  'term.Kamikazes': 'Suicide aircraft. Two markers on 25 October and one more on the 26th. Nothing stops them (11.1).',
  'term.air fleet': 'Japanese aircraft ashore: the 1st and the 2nd Air Fleet. Each is activated as a whole (6.5.9).',
};
