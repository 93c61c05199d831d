import type { Catalogue } from '@point-option/engine';

/** The glossary of the battle: what a newcomer meets, in a sentence or two. */
export const termsWords: Catalogue = {
  'term.abort':
    'A result that leaves aircraft whole but spoils their attack: fighters or guns have put them off their aim (4.57, 5.51).',
  'term.action phase':
    'A quarter of a turn, twenty minutes: all segments from the flight of raids to the attacks of strikes (3.1-II).',
  'term.activation':
    'What happens when a chit comes out of the cup: a force, Guam, the submarines or the fleet may act (3.21).',
  'term.air mission':
    'Aircraft that fly together as one marker, with one fuel gauge: a strike, an intercept or a patrol. Eight can be up at once (4.1, 4.13).',
  'term.air point':
    'About eight Japanese aircraft of no particular kind. How many are fighters is found out when a raid is met (2.34, 10.13).',
  'term.air unit': 'Twelve American aircraft of one type from one carrier; it is whole or lost (2.34).',
  'term.air value':
    'The most aircraft a well-known Japanese force can have, by its chit or its carriers (9.25, 9.26). What is shot down or away is taken off to give the net value, which decides its patrol (5.41).',
  'term.American advantage':
    'A force that your search has just shown to have carriers is caught off guard: until it has next been activated it raids less readily and is surprised more easily (8.35, 8.351).',
  'term.anti-aircraft fire':
    'The guns of all ships in the attacked group or force, added up; below 10 they do nothing (5.51).',
  'term.approximate sighting':
    'Marked "?": something is there, roughly. Strikes may fly toward it and find it only with difficulty (8.11, 5.21).',
  'term.attack plane': 'Dive and torpedo bombers. They alone hurt ships; fighters go along to guard them (4.21).',
  'term.Battle Line':
    'Task Group 58.7, seven battleships and their screen without a carrier. Raids may turn on it instead of the carriers, or be fired at in passing (2.211, 5.72).',
  'term.Butai':
    'A Japanese force that is known to have carriers and is followed on a display of its own: its raids, what they have lost, and when they can fly again (9.1, 9.11).',
  'term.CAP': 'Combat air patrol: see patrol.',
  'term.chit cup':
    'Holds a chit for everyone who may act this turn and blanks to make the number divisible by four. A quarter is drawn in each phase (3.23, 3.24).',
  'term.commitment':
    'A count of the carriers that Japan has shown. From the threshold on new carrier forces may prove false, and at the limit no more appear (13.1, 13.2).',
  'term.contact':
    'Of a strike: that it has found its target over the sea (5.2). Of a submarine: that it has a force in sight (14.13).',
  'term.cripple':
    'A ship so badly hit that she cannot keep up. She is left behind when her group moves, is towed every third turn, and is prey for submarines and surface ships (12.4, 12.42).',
  'term.CV, CVL':
    'A fleet carrier, and a light carrier. The light one works one aircraft unit at a time and bears fewer hits (6.22, 12.11).',
  'term.deck crash':
    'An optional rule: a unit lost in landing may wreck the deck, which is closed until it is cleared (4.452, 4.453).',
  'term.detection':
    'How well a force can be found now: not at all, approximately, located or spotted. It fades by a step whenever the force is activated (8.11, 8.14).',
  'term.double force': 'An optional rule: two forces that sail as one, found out when the chit is drawn (7.5).',
  'term.dusk and night':
    'The second and third phase of the 1850 turn are dusk, the fourth and the turns until 0410 night: landing is dangerous then (6.41, 6.42).',
  'term.escorts': 'The fighters in a raid or a strike. They must be met before the bombers can be (4.52, 4.53).',
  'term.false contact':
    'What looked like a force and is none. It is taken off, and its counter may come on again later (7.35).',
  'term.fire':
    'May break out in an American carrier that is hit. It is rolled for at the end of each turn, has three levels, and stops all flying while it burns (12.3).',
  'term.force': 'A lettered Japanese marker: carriers, surface ships, or nothing at all, until you find out (7.0).',
  'term.fuel-critical':
    'A mission whose fuel is used up. It flies one hex at most, fights worse, may be lost in landing, and is gone when it is short by 7 (4.44, 4.45).',
  'term.great battle':
    'A scenario of a battle that was never fought: both fleets with all they might have had, and veterans in the Japanese cockpits. Some charts have modifiers for it (7.37, 13.22).',
  'term.Guam':
    'A Japanese airfield that sends raids like a carrier force that cannot move. Fighters over it catch its aircraft taking off (11.2, 11.27).',
  'term.hits':
    'Damage to a ship. On Japanese carriers hits wait until they count as permanent; on yours they close the deck and cost aircraft at once (12.21, 12.12, 12.14).',
  'term.illumination':
    'Lights for aircraft that come home in the dark. They make landing as safe as by day and draw submarines (6.43, 6.433).',
  'term.intelligence level':
    'How much is known of a force, from 0 (a rumour) to 3 for surface ships and 4 for carriers, where its ships have names. It only rises (7.3, 7.34).',
  'term.intercept':
    'A mission of fighters sent against raids. It flies out to meet them and pays three points of fuel for a fight (4.3, 4.434).',
  'term.invasion zone':
    'The waters around Saipan and Tinian and east of them. Japanese ships that leave the chart there cost you points (7.23, 15.1).',
  'term.Kido Butai':
    'The striking force of the first years of the war, with its old carriers. It can appear in the great battle only (7.44, ruling 76).',
  'term.known air strength':
    'All the air points that a force of level 1 or 2 has ever shown, those shot down included: the least it must have had (9.24).',
  'term.launch or land':
    'A carrier does one of them in a phase, never both; a fleet carrier two units, a light one a single one (6.22, 6.28).',
  'term.located': 'Marked "L": its position was known a while ago. As good as spotted for a strike (8.11).',
  'term.mission movement':
    'The way forces steer that have no better idea: one die for all, read on the compass of the zone (7.22).',
  'term.narrow search':
    'A search along one line, fourteen hexes out, that looks only at the hexes it flies over, with +1 (8.26).',
  'term.No Op': 'A blank chit. Drawn, it does nothing but use up a place (3.22).',
  'term.patrol':
    'Fighters kept over their task group, three units at most, without counting fuel. They leave it to fight or to fly out, with fuel by the die, and do not come back to it (4.33, 4.35).',
  'term.pinned': 'A submarine held down by depth charges, for one turn or two: it does nothing (14.171).',
  'term.radar': 'Finds raids one to six hexes from their target; there the marker first appears (10.21).',
  'term.raid':
    'Japanese aircraft on their way to your ships. It flies two hexes in each phase, straight at its target (10.2, 10.23).',
  'term.ready': 'On the flight deck, armed and fuelled: may take off, and burns well (6.21, 12.31).',
  'term.return and turnaround':
    'The tracks of a Butai along which raids fly home, are serviced and become available again, first for near targets and then for all (9.12).',
  'term.safe return': 'The roll of a unit that lands short of fuel or in the dark; 11 or more and it is lost (4.451).',
  'term.screen':
    'The battleships, cruisers and destroyers around the carriers of a group or force, chiefly for their guns (6.14, 7.44).',
  'term.sector': 'What a standard search sees: sixty degrees wide, in three zones to 2, 6 and 10 hexes (8.251, 8.33).',
  'term.servicing':
    'Arming and fuelling below deck. An aircraft enters it in one phase, comes up in the next and flies in the one after (6.21, 6.26).',
  'term.shadowing':
    'A submarine that keeps a force in sight without attacking. Searches for it get +2; its escorts look for the boat (14.15, 14.152).',
  'term.spotted': 'Marked "S": seen just now. It fades to located and then to an approximate sighting (8.11, 8.14).',
  'term.standard search': 'A search sixty degrees wide and ten hexes deep (8.23, 8.25).',
  'term.strike':
    'A mission sent against ships or Guam. It leaves the neighborhood of its carriers only for something detected, and never splits (4.2, 4.22).',
  'term.surprise': 'Whether a strike catches carriers unprepared: fewer fighters, fewer guns, more damage (5.3).',
  'term.Task Force 58': 'Your fleet: four groups of carriers and Battle Line, together or apart (6.31, 6.33).',
  'term.task group':
    'A part of Task Force 58 with its carriers, its screen and its own patrol. It moves one hex a turn (6.1, 6.34).',
  'term.turn': 'Eighty minutes: arrivals, four action phases, and the reckoning of hits, fires and lights (3.0).',
  'term.wave': 'A large raid comes as two, the second two hexes behind the first (10.24).',
  'term.wreck':
    'A crippled Japanese ship left by itself. Strikes find it without a roll; American ships that enter its hex sink it (12.41, 12.46, ruling 93).',
  'term.wrong target': 'A strike takes other ships for those it was sent to, and attacks them (5.24, 5.26).',
};
