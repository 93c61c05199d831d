import type { Catalogue } from '@point-option/engine';

/** The admirals, and why they gave an order, for players to read after the match. */
export const leyteStaffWords: Catalogue = {
  'staff.careful': 'Careful',
  'staff.careful about':
    'Kinkaid for the US: Task Force 34 closes San Bernardino Strait, and the carriers stay within reach of the landing. For Japan, Ozawa shows himself while the others pass both straits in one night, as it was planned.',
  'staff.bold': 'Bold',
  'staff.bold about':
    'Halsey for the US: goes after carriers wherever they show themselves, and takes his battleships along. For Japan, Kurita and Nishimura press on by day and night, whatever it costs.',
  'staff.guarded': 'Guarded',
  'staff.guarded about':
    'Halsey for the US, who goes after the carriers but leaves Task Force 34 in San Bernardino Strait. For Japan, the plan as it was made.',

  'reason.deal numbers': 'Numbers are dealt at random, so none of them tells anything.',
  'reason.all battleships together': 'All old battleships sail together. The light ships bar the way from the north.',
  'reason.place the Seventh Fleet':
    'The battleships start in Surigao Strait, and the escort carriers on station east of the beachhead.',
  'reason.come in by lot': 'The carriers come in at a hex drawn by lot, so that nobody waits for them there.',
  'reason.come in near': 'They come in as near to the beachhead as they may.',

  'reason.forces stand': 'Forces stay as they are.',
  'reason.sail as one': 'The forces at {hex} sail as one: guns that come together count for more.',
  'reason.form Task Force 34': 'The fast battleships at {hex} leave the carriers to form Task Force 34.',
  'reason.join Task Force 34': 'The battleships at {hex} join up.',
  'reason.decoy': 'A decoy that passes for the main body draws searches and strikes.',
  'reason.name a decoy': 'The marker is drawn by lot, so that it tells nothing.',
  'reason.decoy size': 'It is said to be as large as some real force, so that the number tells nothing.',
  'reason.own markers':
    '{n} {n|force of damaged ships gets a marker|forces of damaged ships get markers}. A marker is lost from sight at night.',
  'reason.stay on their own': 'No marker is free for damaged ships. They sail home on their own.',
  'reason.let cripples go': '{n} damaged {n|ship|ships} would hold the others up. {n|It makes|They make} for home.',
  'reason.cripples stay': 'Nobody is slow enough to be left behind.',

  'reason.fly patrol': '{n} {n|unit flies|units fly} CAP where the enemy could strike this turn.',
  'reason.no patrol': 'Nobody can reach us this turn. Fighters stay on deck.',
  'reason.no fighters': 'No fighters are ready for CAP.',
  'reason.own patrols': 'Every carrier looks after its own force. Nobody else gets its fighters.',
  'reason.cover the fleet': 'The one unit that an air fleet can spare covers {marker}.',
  'reason.nobody to cover': 'None of our forces has been found. CAP would only show where it is.',
  'reason.land ashore': 'They land at {base}, from where they can strike again.',
  'reason.support the troops': '{n} {n|squadron supports|squadrons support} the troops: each that stays is a point.',
  'reason.keep some back':
    'Battleships are too near. {n} {n|squadron supports|squadrons support} the troops, the others arm against ships.',
  'reason.suppress airfields': '{n} {n|unit|units} over the airfields, fighters before bombers.',
  'reason.caught on the ground': '{n} {n|unit|units} that we can best do without.',

  'reason.boats in Surigao': 'The PT boats lie in Surigao Strait.',
  'reason.boats in the way': 'The PT boats lie at {hex}, where the enemy must pass.',
  'reason.lay sonar': 'Near his ships and away from ours: {hex}.',
  'reason.submarine attacks': 'The submarine attacks.',
  'reason.submarine target': 'The largest ship in sight.',
  'reason.dive at force': 'The dearest ships that we have found: {marker}.',
  'reason.dive at ship': '{ship} would hurt him most: {chance}% to sink her.',

  'reason.dive to damage': 'Nobody expects to sink {ship}, but a hit on her costs him most.',
  'reason.command to strike': 'Whoever can strike now goes first.',
  'reason.command to press on': 'Every hex nearer to the beachhead before he moves counts.',
  'reason.command anyone': 'Our most valuable force moves before the enemy does.',
  'reason.keep command': 'Nobody is left who needs it.',

  'reason.search': '{marker} looks for enemies that we know too little of.',
  'reason.strike now': 'A target worth a strike is in range of {marker}.',
  'reason.sail now': '{marker} sets its course.',
  'reason.fight here': '{marker} has him under its guns.',
  'reason.unload': '{marker} unloads at Ormoc.',
  'reason.leave': '{marker} has done what it came for, and leaves.',
  'reason.done here': '{marker} has nothing more to do.',

  'reason.hold station': 'The escort carriers stay on station off the beachhead.',
  'reason.behind the line':
    'While the line fights at the gates somebody has to lie at {hex}, so that nobody can fall back into it.',
  'reason.escort carriers run': 'Enemy guns are near. The escort carriers run, whatever the station costs.',
  'reason.close to strike': 'The enemy at {hex} is within reach. We close to striking range and no nearer.',
  'reason.after the carriers': 'His carriers are at {hex}. Nothing else matters.',
  'reason.cover the straits': 'From here our aircraft reach whoever comes through San Bernardino.',
  'reason.carriers keep clear': 'Enemy guns could come up. The carriers keep clear.',
  'reason.close San Bernardino': 'The fast battleships close San Bernardino Strait at {hex}.',
  'reason.close Surigao': 'The old battleships close Surigao Strait at {hex}.',
  'reason.bar the north': 'Somebody has to stand between the beachhead and the north: {hex}.',
  'reason.fall back': 'We are too weak to hold the strait alone. The last line is at {hex}.',
  'reason.bar the south':
    'The old battleships are needed in the north. Somebody has to stand between Surigao and the beachhead: {hex}.',
  'reason.stay with the carriers': 'Cruisers and destroyers stay near the carriers.',
  'reason.seek battle': 'We are stronger than what is at {hex}, and go for it.',
  'reason.drawn away': 'Halsey has heard of carriers. {marker} must go after them, whatever else there is to do.',
  'reason.must press on': '{marker} is through the strait, and its orders leave it no way but on.',
  'reason.make room': 'There are too many of us here. {marker} makes room.',

  'reason.wait for the night':
    'We keep away from the strait at {hex} until the night of the 25th, when all of us pass together.',
  'reason.force the strait': 'Through the strait and on to {hex}.',
  'reason.press on': 'On to {hex}: to be there is to win.',
  'reason.free to go': 'We have fought, and are too weak to win on the beachhead. Ships that come home count.',
  'reason.to Ormoc by night':
    'Transports come to {hex} by night, when no aircraft fly, and stay away from it until then.',
  'reason.to Ormoc': 'Troops for Leyte: to {hex}.',
  'reason.unloaded': 'The troops are ashore. Transports stay out of the way.',
  'reason.with the transports': 'The destroyers stay with the transports, to draw strikes off them.',
  'reason.escort goes home': 'Only transports land troops. The escort keeps out of reach and makes for home.',
  'reason.show the carriers': 'The enemy must see our carriers. We stay just out of his reach.',
  'reason.carriers wait': 'The carriers wait out of his sight until they can strike.',
  'reason.draw them north': 'He comes after us. We keep our distance, and he is where we want him.',
  'reason.bait goes home': 'Everybody has seen us, and we are free to go.',

  'reason.nothing in reach': 'Nothing that was found is in reach.',
  'reason.hold the strike': 'No target in reach is worth a strike now.',
  'reason.mass the strike': '{n} {n|unit strikes|units strike} {marker}{n|| together}.',
  'reason.divide the strike':
    '{n} {n|unit is|units are} enough for {marker}. The other {others} {others|finds|find} a second target.',
  'reason.cover the bombers':
    '{n} {n|fighter strafes|fighters strafe} ahead of the strongest bombers, where flak would spoil most.',
  'reason.attack in order': 'The strongest attack first.',
  'reason.help with flak': '{n} {n|ship helps|ships help} against the first to come, who are the most dangerous.',

  'reason.cannot move': 'Damage, air attacks and what it has done have cost all movement.',
  'reason.last stand': 'Behind us is the beachhead. Nobody gives way.',
  'reason.sworn to fight': 'Whoever turns away now has to come back. We fight to the end.',
  'reason.break off to the beachhead': 'Nobody lies at {hex}. We fall back into it and win.',
  'reason.retreat and win': 'They drive us to {hex}, and that is where we want to be.',
  'reason.engage': 'We fight.',
  'reason.avoid battle': 'Nobody has found us. We slip away.',
  'reason.line of battle': 'Battleships first, then cruisers, then destroyers: ships that fight alike stay together.',
};
