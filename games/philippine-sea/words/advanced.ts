import type { Catalogue } from '@point-option/engine';

/** The advanced rules: 16.0 to 24.4. */
export const advancedWords: Catalogue = {
  'option.landAir': 'Aircraft fly to Guam from Yap and from Iwo Jima',
  'option.leeward': 'Carriers that run before the wind can hardly launch or land',
  'option.variableWind': 'The wind is rolled for',
  'option.shadowing': 'Searchers may stay by what they have found',
  'option.extendedSearch': 'Fighters with drop tanks search two hexes farther',
  'option.uncertainty': 'What was half seen may prove to be elsewhere',
  'option.morningSearch': 'On the first morning searches leave before anything is known',
  'option.retirement': 'Beaten Japanese forces go home',
  'option.refuelling': 'The Japanese fleet meets its oilers in the night',
  'option.surfaceCombat': 'Ships fight with guns and torpedoes',
  'option.nightOperations': 'Night fighters fly by night',
  'option.shuttleRaids': 'Raids may fly on to Guam',
  'option.withoutTaskGroup1': 'Task Group 58.1 is away',
  'option.lateRadar': 'Raids are found later, by so much',
  'option.withoutSubmarines': 'No American submarines',
  'option.newAircraft': 'The Japanese have newer aircraft',

  hex: '{hex}',
  'who.us': 'the Americans',
  'who.japan': 'the Japanese',

  // 16.0
  'base.Yap': 'Yap',
  'base.Iwo Jima': 'Iwo Jima',
  'no reinforcements': 'Nothing takes off from {base}.',
  'reinforcements unseen': 'From {base} {n} {n|point|points} of aircraft have reached Guam, seen by nobody.',
  'reinforcements for Guam': 'reinforcements for Guam',
  'aircraft stay on Guam': 'On Guam for good: {raid}, {n} {n|point|points}.',

  // 17.0
  'wind blows': 'The wind blows {wind}.',
  'wind.E->W': 'from east to west',
  'wind.SE->NW': 'from south-east to north-west',
  'wind.NE->SW': 'from north-east to south-west',
  'wind.NW->SE': 'from north-west to south-east',
  'wind.W->E': 'from west to east',
  'wind.SW->NE': 'from south-west to north-east',
  'wind mark leeward': '{group} runs before the wind: one launch or landing a phase, and no patrol.',
  'wind mark station keeping':
    '{group} keeps station: one launch or landing on each fleet carrier, one on a light one.',
  'wind mark none': '{group} heads into the wind: its decks are free.',
  'why one before the wind': '{group} runs before the wind: one unit in all may take off or land in a phase.',
  'why one light carrier on station':
    '{group} keeps station: of its light carriers only one handles a unit in a phase.',
  'why the wind forbids it':
    '{carrier} cannot handle another unit in this phase: her group is not heading into the wind.',

  // 18.0
  'search launch.extended': 'A search by fighters with drop tanks, twelve hexes out',
  'extended search launched': '{search}: {units} with drop tanks, toward {hex}.',
  'why not a extended goal': 'Fighters with drop tanks fly 12 hexes in 1 of 12 directions.',
  'search leg: shadow': '{^search} has found {force} at {hex}. Does it stay there for a second look?',
  'search shadows': '{^search} stays by {force}.',
  'search drops its tanks': '{^search} has met carriers, drops its tanks and turns back.',
  'force is elsewhere': '{force} is not at {from} but at {to}.',

  // 19.0, 20.0
  'force retires': '{force} turns for home: {why}.',
  'retires.carriers': 'it has no carrier left that can fight',
  'retires.surface action': 'it was beaten in a surface action',
  'retires.fuel': 'it must refuel',
  'oilers come': 'Japanese oilers lie at {hexes}.',
  'oilers leave': 'The Japanese oilers are gone.',
  'where an oiler lies': 'Where an oiler lies',
  'which oiler': 'Which oiler {force} makes for',
  'force refuelled': '{force} has refuelled.',
  'force not refuelled': '{force} has not got its fuel yet.',
  'force gives up refuelling': '{force} was seen and gives up refuelling.',
  'move.it makes for its oiler': 'it makes for its oiler',
  'move.it lies by its oiler': 'it lies by its oiler',
  'move.it attacks American ships': 'it goes for the American ships beside it',
  'ships to attack': 'Which ships the force at {at} attacks',

  // 21.0
  'fleet movement: guards': 'Which ships stay with the cripples, for the rest of the battle?',
  'ships stay with a cripple': 'Staying with {cripple}, as {group}: {ships}.',
  'surface action: stand':
    'Surface action in {hex} with {force}: {stands}. {ours} of our ships can fire, {theirs} of theirs. Do we accept?',
  'they stand': 'they stand',
  'they evade': 'they try to get away',
  'surface battle.accept': 'Accept battle',
  'surface battle.evade': 'Get away',
  'caution: carriers under fire': 'There are carriers among our ships.',
  'japanese accept battle': 'In {hex} the Japanese accept battle: {force}.',
  'japanese evade battle': 'In {hex} the Japanese try to get away: {force}.',
  'both evade': 'Neither side wants a battle in {hex}.',
  'evasion succeeds': '{^side} get away, {away} against {after}.',
  'evasion fails': '{^side} cannot get away, {away} against {after}.',
  'surface action: aim': 'Round {n} in {hex}: at whom do our {ours} {ours|ship|ships} fire?',
  'why not twice before all': '{ship} cannot be fired at twice while nobody fires at {other}.',
  'ship fires': '{firer} at {target}: {n} {n|hit|hits}.',
  'surface battle over': 'The action in {hex} is over: {us} of our ships and {japan} of theirs were sunk.',
  'group retreats': '{group} draws off to {to}.',
  'force retreats': '{force} draws off to {to}.',

  // 22.0, 23.0
  'night unit rests': '{unit} is down after a night in the air; the crews rest.',
  'raid makes for Guam': 'For Guam, and not for home: {raid}, {n} {n|point|points}.',

  // The staff
  'reason.carriers evade': 'Carriers have no business in a gun battle.',
  'reason.stand and fight': 'We are clearly the stronger in guns.',
  'reason.outgunned': 'They have the better guns, or nearly.',
  'reason.no night action': 'We are the stronger, but not by so much that we would risk it in the dark.',
  'reason.guns spread': 'The heaviest at the heaviest, nobody left out.',
  'reason.no guards': 'Whoever stays with a cripple is lost with her.',
  'reason.search shadows': 'These may be carriers: a second look is worth more than the rest of the sector.',
  'reason.search goes on': 'It is not worth giving up the rest of the sector for.',
};
