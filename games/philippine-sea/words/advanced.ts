import type { Catalogue } from '@point-option/engine';

/** The advanced rules: 16.0 to 24.4. */
export const advancedWords: Catalogue = {
  'option.landAir': 'Land aircraft reinforce Guam from Yap and Iwo Jima',
  'option.leeward': 'Running downwind limits flight operations',
  'option.variableWind': 'Variable wind',
  'option.shadowing': 'Shadowing',
  'option.extendedSearch': 'Fighters with drop tanks search 2 hexes farther',
  'option.uncertainty': 'Approximate sightings may be off',
  'option.morningSearch': 'Searches launch before contact on the first morning',
  'option.retirement': 'Beaten Japanese forces retire',
  'option.refuelling': 'The Japanese fleet refuels at night',
  'option.surfaceCombat': 'Surface combat',
  'option.nightOperations': 'Night fighters fly at night',
  'option.shuttleRaids': 'Raids may shuttle to Guam',
  'option.withoutTaskGroup1': 'TG 58.1 is away',
  'option.lateRadar': 'Radar detects raids later',
  'option.withoutSubmarines': 'No American submarines',
  'option.newAircraft': 'The Japanese fly newer aircraft',

  hex: '{hex}',
  'who.us': 'the Americans',
  'who.japan': 'the Japanese',

  // 16.0
  'base.Yap': 'Yap',
  'base.Iwo Jima': 'Iwo Jima',
  'no reinforcements': 'Nothing takes off from {base}.',
  'reinforcements unseen': '{n} {n|point|points} of aircraft reach Guam from {base}, unseen.',
  'reinforcements for Guam': 'reinforcements for Guam',
  'aircraft stay on Guam': '{^raid} stays on Guam: {n} {n|point|points}.',

  // 17.0
  'wind blows': 'The wind blows {wind}.',
  'wind.E->W': 'from east to west',
  'wind.SE->NW': 'from southeast to northwest',
  'wind.NE->SW': 'from northeast to southwest',
  'wind.NW->SE': 'from northwest to southeast',
  'wind.W->E': 'from west to east',
  'wind.SW->NE': 'from southwest to northeast',
  'wind mark leeward': '{group} runs downwind: 1 launch or landing a phase, no patrol.',
  'wind mark station keeping':
    '{group} keeps station: 1 launch or landing on each fleet carrier, 1 for all light carriers.',
  'wind mark none': '{group} heads into the wind. Its decks are free.',
  'why one before the wind': '{group} is running downwind: only 1 unit a phase can launch or land.',
  'why one light carrier on station':
    '{group} is keeping station: only 1 of its light carriers can handle a unit each phase.',
  'why the wind forbids it': '{carrier} can’t handle another unit this phase: her group isn’t heading into the wind.',

  // 18.0
  'search launch.extended': 'Extended: fighters with drop tanks, 12 hexes',
  'search launch.extended short': 'Extended',
  'extended search launched': '{search} launches with drop tanks toward {hex}: {units}.',
  'why not a extended goal': 'Fighters with drop tanks fly 12 hexes in 1 of 12 directions.',
  'search leg: shadow': '{^search} found {force} at {hex}. Stay and shadow it?',
  'search shadows': '{^search} shadows {force}.',
  'search drops its tanks': '{^search} meets carriers, drops its tanks, and turns back.',
  'force is elsewhere': '{force} is at {to}, not {from}.',

  // 19.0, 20.0
  'force retires': '{force} retires: {why}.',
  'retires.carriers': 'it has no carrier left that can fight',
  'retires.surface action': 'it was beaten in a surface action',
  'retires.fuel': 'it must refuel',
  'oilers come': 'Japanese oilers lie at {hexes}.',
  'oilers leave': 'The Japanese oilers are gone.',
  'where an oiler lies': 'Where an oiler lies',
  'which oiler': 'Which oiler {force} makes for',
  'force refuelled': '{force} has refueled.',
  'force not refuelled': '{force} has not refueled yet.',
  'force gives up refuelling': '{force} is spotted and gives up refueling.',
  'move.it makes for its oiler': 'it makes for its oiler',
  'move.it lies by its oiler': 'it lies by its oiler',
  'move.it attacks American ships': 'it attacks the American ships next to it',
  'ships to attack': 'Which ships the force at {at} attacks',

  // 21.0
  'fleet movement: guards': 'Which ships stay with the cripples for the rest of the battle?',
  'ships stay with a cripple': '{ships} {ships|stays|stay} with {cripple} as {group}.',
  'surface action: stand':
    'Surface action in {hex} with {force}: {stands}. {ours} of our ships can fire, {theirs} of theirs. Accept battle?',
  'they stand': 'they stand',
  'they evade': 'they try to evade',
  'surface battle.accept': 'Accept battle',
  'surface battle.evade': 'Evade',
  'caution: carriers under fire': 'Our carriers would come under fire.',
  'japanese accept battle': '{force} {force|accepts|accept} battle in {hex}.',
  'japanese evade battle': '{force} {force|tries|try} to evade in {hex}.',
  'both evade': 'Both sides evade in {hex}.',
  'evasion succeeds': '{^side} evade, {away} to {after}.',
  'evasion fails': '{^side} fail to evade, {away} to {after}.',
  'surface action: aim': 'Round {n} in {hex}: assign targets to our {ours} {ours|ship|ships}.',
  'why not twice before all': '{ship} can’t be targeted twice while nobody fires at {other}.',
  'ship fires': '{firer} at {target}: {n} {n|hit|hits}.',
  'surface battle over': 'The action in {hex} is over: {us} of our ships sunk, {japan} of theirs.',
  'group retreats': '{group} retreats to {to}.',
  'force retreats': '{force} retreats to {to}.',

  // 22.0, 23.0
  'night unit rests': '{unit} has flown by night. Its crews rest.',
  'raid makes for Guam': '{^raid} flies on to Guam: {n} {n|point|points}.',

  // The staff
  'reason.carriers evade': 'Carriers have no business in a gun battle.',
  'reason.stand and fight': 'We are clearly the stronger in guns.',
  'reason.outgunned': 'They have the better guns, or nearly.',
  'reason.no night action': 'We are stronger, but not by enough to risk a night action.',
  'reason.guns spread': 'Heaviest guns at the heaviest ships, every ship targeted.',
  'reason.no guards': 'Ships that stay with a cripple are lost with her.',
  'reason.search shadows': 'These may be carriers: a second look is worth more than the rest of the sector.',
  'reason.search goes on': 'It is not worth giving up the rest of the sector for.',
};
