import type { Catalogue } from '@point-option/engine';

/** The admirals, and why they gave an order, for players to read after the match. */
export const mobileStaffWords: Catalogue = {
  'staff.careful': 'Careful',
  'staff.careful about':
    'Plays like Spruance for the US: guards Saipan until the Japanese have struck or the second day, then hunts. Plays like Ozawa for Japan: stays out of reach, strikes with everything on the second day, and runs.',
  'staff.bold': 'Bold',
  'staff.bold about':
    'Plays like Mitscher for the US: goes west and strikes at once. Plays like Toyoda for Japan: comes east for the decisive battle, and throws in land-based air from the first morning.',

  'reason.deal letters': 'Letters are dealt at random, so none of them tells anything.',
  'reason.van ahead': 'The battleships and light carriers sail ahead of the main body as bait.',
  'reason.sail together': 'All forces sail together: one fleet, one strike.',
  'reason.deploy east': 'The fleet starts as far east as it may. The rest spreads out around it.',
  'reason.deploy deep': 'The fleet starts out of reach in the west, and comes when it is time to strike.',
  'reason.deploy west': 'The carriers start together, west of Saipan and on the way to the enemy.',

  'reason.formations stand': 'Formations stay as they are.',
  'reason.form the force': 'Too many groups share a hex. They form the task force.',
  'reason.let cripples go': 'Cripples at {hex} would slow the rest down. They make for home on their own.',
  'reason.send the line': 'The battleships go after ships that guns can finish.',
  'reason.decoy': 'A decoy that looks like carriers draws searches and strikes.',
  'reason.name a decoy': 'The marker is drawn by lot, so that it tells nothing.',

  'reason.fly patrol': '{n} {n|unit flies|units fly} CAP where the enemy could strike this turn.',
  'reason.cover the field':
    '{n} {n|fighter unit covers its field|fighter units cover their field} against American carriers.',
  'reason.no patrol': 'Nobody can reach us this turn. Fighters stay on deck.',
  'reason.none to spare': 'The enemy could reach us, and there are no fighters to keep up.',
  'reason.no fighters': 'Our carriers have no fighters ready. Those ashore wait for a strike to escort.',
  'reason.lay submarines': 'A submarine at {hex} lies where the carriers are likely to pass.',
  'reason.submarine target': 'The most valuable kind of ship there: {type}.',
  'reason.submarine ship': 'The most valuable ship there: {ship}.',
  'reason.order land air': 'Our carriers mean to strike this turn. Land-based air attacks with them.',
  'reason.land air first': 'Losing land-based aircraft costs us nothing. They attack from now on.',
  'reason.land air waits': 'Land-based air waits until the carriers can strike with it.',
  'reason.name a hex': 'Any hex near the flagship will do.',
  'reason.new flagship': '{ship} takes the flag.',

  'reason.command to strike': 'This formation may get a strike off before the enemy moves.',
  'reason.command to run': 'This formation must get away before the enemy strikes.',
  'reason.command anyone': 'Our chit goes back into the pool, so somebody may as well move now.',
  'reason.keep command': 'Nobody needs to move before its own marker is drawn.',

  'reason.search for all': 'Searches cost nothing. Planes look for {n} {n|formation|formations}.',
  'reason.radio silence':
    'No strike could follow a search now, and search planes would show that there is a carrier here.',
  'reason.nobody to search': 'There are no planes here to search with.',

  'reason.cover Saipan': 'The group off Saipan stays: every unit missing there costs a point a turn.',
  'reason.close to strike': 'The enemy at {hex} is within reach. We close to striking range and no nearer.',
  'reason.launch into the wind': 'The enemy at {hex} is within reach. We turn into the wind to launch.',
  'reason.in range': 'The carriers at {hex} are already in range. We keep our distance.',
  'reason.held off Saipan': 'The carriers at {hex} must wait: Task Force 58 may not leave Saipan yet.',
  'reason.cannot move': 'Damage and air attacks have cost all movement this turn.',
  'reason.no other way': 'Carriers that launched must steam southeast, whatever is there.',
  'reason.no room to launch': 'We close on {hex}. The run into the wind would leave it out of range this turn.',
  'reason.strike and pursue': 'We strike {hex} on the way to the carriers at {far}.',
  'reason.pursue': 'After the carriers at {hex}.',
  'reason.seek battle': 'The battleships seek a fight at {hex}: ships there are weaker, and slow enough to catch.',
  'reason.keep together': 'Carrier groups stay close: their CAP and flak cover each other.',
  'reason.recover aircraft': 'Our bombers are still out. We stay where they can find us.',
  'reason.wait': 'The fleet waits west of Saipan, between the enemy and the beaches.',
  'reason.ships withdraw': 'The strike is flown. There are no carriers left here to cover, so we make for home.',
  'reason.withdraw': 'The strike is flown. Carriers that survive count, so we make for home.',
  'reason.approach': 'We close until the next search can lead to a strike.',
  'reason.look for them': 'We steam toward the enemy until we know where his carriers are.',
  'reason.nobody known': 'No enemy has been found yet. We come on as if he lay off Saipan.',
  'reason.stand off': 'Our aircraft outrange theirs. We stay out of their reach until it is time.',
  'reason.hold the strike': 'No target in reach is worth a strike now.',
  'reason.bomb airfield':
    'No ships are in reach. {n} {n|unit bombs|units bomb} the airfield of {base}, and {n|rests|rest} during the night.',
  'reason.mass the strike': '{n} {n|unit strikes|units strike} {hex}{n|| together}.',
  'reason.pay the duty': 'The fleet may not turn back while any aircraft stay on deck. What is left strikes {hex}.',
  'reason.change decks': "{ship} can't launch any more. Her aircraft move to other decks.",
  'reason.decks as they are': 'Every unit is on a deck that can fly it.',
  'reason.divide the strike':
    '{n} {n|unit is|units are} enough for {hex}. The other {others} {others|finds|find} a second target.',
};
