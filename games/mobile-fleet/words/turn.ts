import type { Catalogue } from '@point-option/engine';

/** The turn, and the special rules of the battle. */
export const turnWords: Catalogue = {
  'turn begins': 'Turn {turn}: {day} June, {quarter}.',

  'step.turn: patrols land': 'CAP lands',
  'step.turn: japanese formations': 'Japanese formations',
  'step.turn: american formations': 'US formations',
  'step.turn: revived': 'Revived air unit',
  'step.turn: returns': 'US aircraft return',
  'step.turn: recovery': 'US aircraft recover',
  'step.turn: islands': 'Island aircraft recover',
  'step.turn: decks': 'Change decks',
  'step.turn: japanese submarines': 'Japanese submarines',
  'step.turn: american submarines': 'US submarines',
  'step.turn: order': 'Order to land-based air',
  'step.turn: japanese stragglers': 'Japanese detached ships',
  'step.turn: american stragglers': 'US detached ships',
  'step.turn: saipan': 'Cover of Saipan',
  'step.turn: submarines leave': 'Submarines leave',

  'step.activation: announcement': 'Name a hex near the flagship',
  'step.activation: targets': 'Choose whom to search for',

  'activation: targets': 'Which enemy formations do search planes from {from} look for?',
  'none.activation: targets': 'Send up no search planes',
  'order.activation: targets': 'Search for {n} {n|formation|formations}',
  'why.activation: targets':
    'You can strike only what your own planes have found. But search planes show the enemy that you have a carrier here.',
  'help.activation: targets':
    'Whoever is activated may search by air for any enemy formation in range: all of them, some, or none (6.0, 6.3). A search costs nothing. Both sides see whether planes go up, so a carrier that sends none can pass for a dummy.',
  'search target': '{marker} in {hex}',
  'why no search': "Search planes from here can't reach {marker}.",

  'help.turn: begin': 'A new turn of six hours begins. Turns 1, 5 and 9 are night turns (1.1).',
  'help.turn: japanese formations':
    'Ships shift between groups in one hex, groups form, disband, join or leave the Mobile Fleet, dummies appear and disappear, damaged ships go their own way (5.1).',
  'help.turn: american formations':
    'Ships shift between groups in one hex, groups form, disband, join or leave Task Force 58, dummies appear and disappear, damaged ships go their own way (5.1). Until turn 9 Task Force 58 stays in one piece (16.1.4).',
  'help.turn: pool':
    'The marker of every formation on the map goes into the pool, with those of the air flotillas and the two command chits (5.2). Groups that sail in a force have none of their own.',
  'help.turn: activations':
    'Markers are drawn until the pool is empty. The owner of each one searches, moves, and strikes with that formation (4.2, 6.0).',
  'help.turn: japanese stragglers': 'Detached Japanese ships run for the west or north edge of the map (4.3, 7.3).',
  'help.turn: american stragglers': 'Detached American ships run for the east or south edge of the map (4.3, 7.3).',
  'help.turn: detection':
    'When a night turn ends, both sides lose every detection (4.3). Old reports stay in the picture.',
  'help.turn: submarines leave': 'All submarine markers leave the map and go back into their cup (4.3, 11.1.6).',

  'turn: order':
    'Order land-based air to attack carriers? When the Mobile Fleet is next activated you must name a hex within {radius} of its flagship.',
  'order.turn: order': 'Decide',
  'why.turn: order': 'Without the order, land-based air leaves carrier formations alone.',
  'help.turn: order':
    'Your land-based air may not attack American carrier formations until you give the order (16.1.4). The enemy hears it. When the Mobile Fleet is next activated you tell him a hex within three of its flagship. You give the order once, and it holds for the rest of the battle.',
  'land air ordered': 'The Mobile Fleet orders land-based air to attack the American carriers.',
  'procedure.announcement': 'The flagship breaks radio silence',
  'step.announcement: flagship': 'Choose a new flagship',
  'step.announcement: hex': 'Name a hex',
  'announcement: flagship': '{ship} is lost. Which ship is the new flagship?',
  'order.announcement: flagship': 'Shift the flag',
  'why.announcement: flagship': 'The enemy is not told which ship it is.',
  'help.announcement: flagship':
    'Taiho is the flagship until she sinks; then you choose another ship on the map (16.1.4). The hex you name next must be within three of her.',
  'announcement: hex': 'Name a hex within {radius} hexes of your flagship {ship}.',
  'order.announcement: hex': 'Announce this hex',
  'why.announcement: hex': 'The enemy hears the hex, and that the flagship is within {radius} of it.',
  'help.announcement: hex':
    'The price of the order to land-based air: tell the enemy a hex within three of your flagship (16.1.4). Any hex within three will do, so it need not be the nearest.',
  'flagship option': '{ship}, in {hex}',
  'announce option': '{hex}, {n} {n|hex|hexes} from the flagship',
  'why no flagship': '{ship} is no longer on the map.',
  'why too far from flagship': '{hex} is more than {radius} hexes from the flagship.',
  'flagship announced': 'Japan breaks radio silence: the flagship is no more than {radius} hexes from {hex}.',

  'duty done': 'The Mobile Fleet has struck a carrier group with all it had. Its formations may turn back now.',
  'duty failed': 'The Mobile Fleet has missed its chance to strike.',
  'duty not done': 'The strike does not count as the decisive one: {n} {n|unit|units} in range stayed on deck.',
  'duty not done seen': 'The Mobile Fleet held aircraft back. The decisive strike is still to come.',

  'term.Mobile Fleet': 'The one task force of the Japanese, with one to three forces in it (3.2.2, 16.1.1).',
  'term.Task Force 58': 'The one task force of the US, with up to five groups (3.2.1).',
  'term.decisive battle':
    'By the evening of 19 June the Japanese must strike a US group of three or more carriers with every carrier unit they have at hand (16.1.4).',
};
