import type { Catalogue } from '@point-option/engine';

/** Help for each step of flying, searching, deck work and interception. */
export const helpAirWords: Catalogue = {
  'help.air movement: begin':
    'The flight of your missions begins (4.41). Every mission on the chart will move or circle and pay for it; patrols over the ships pay nothing until they leave their station (4.33).',
  'help.air movement: patrols':
    'A patrol that leaves its station becomes an intercept on the chart and may fly at once (4.34). Its fuel is decided by a die, 10 to 14 points (4.35), and it never goes back to patrolling. Called off now it can meet a raid farther out; kept at home it can still come off its station to fight in its own hex.',
  'help.air movement: flights':
    'The missions on the chart fly one after the other, by their numbers (4.41). Those that circle over their own ships are asked too: waiting costs a point (4.431).',
  'help.mission flights: missions':
    'The next mission is flown, until all have moved or circled. Aircraft just launched have their own move when they take off (4.42), and do not move again before the next phase.',
  'help.mission flight: move':
    'One hex or none costs a point; a second hex costs one more on 1 to 5 and two more on 6 to 10 (4.431, 4.432). Keep back a point to land, and three for a fight or one for an attack (4.43). At 0 the mission is fuel critical: one hex at most, it fights worse, may be lost in landing, and at 7 below all of it is gone (4.44, 4.45). A strike may leave the two hexes around its carriers only toward something detected or Guam (4.22).',
  'help.mission flight: split':
    'Part of an intercept may fly on as a second mission with the same fuel, if a display is free (4.37). Two missions can meet two raids, since each fights one at most (4.51); they can never be joined again, and small missions shoot less well. Strikes do not split (4.25).',
  'help.mission flight: the rest':
    'What was left of the mission keeps its place and its fuel, and flies on as ordered (4.37).',

  'help.search: declare':
    'Search planes are launched, flown on and look once in each turn, in the phase you name here (8.22). Searches in the air need it to come home as well. Forces whose chits are still in the cup may move away afterwards; planes launched for search count against what the same decks may launch in this phase (8.282).',
  'help.search: flight':
    'Searches fly two hexes in the segment in which they take off, four in every other, straight out to their mark and back (8.271). After each flight they look for every force in the zone they came through (8.31): for a standard search a sector of sixty degrees (8.33), for a narrow one just the hexes flown over (8.32). What the die finds may be a sighting, a location, or a new chit (8.341, 8.342).',
  'help.search: settle':
    'Searches that have come back to their ships, wherever these are now, are made ready to land (8.28). Where no carrier is left they are lost (ruling 104).',
  'help.search: landing':
    'Searchers that are back must land now; they cannot circle (8.28). Any carrier in the hex will do that has not launched and has room on deck, and each landing counts against its limit for this phase (8.282). Those without a deck ditch beside the fleet.',
  'help.search: launch':
    'New searches may start from any carriers that can launch (8.27). A standard search covers sixty degrees to ten hexes, a narrow one a single line to fourteen with +1 (8.23, 8.26). Each will be away for several turns, and each takes one or two units from the strikes to come.',
  'help.search: from':
    'The hex from which the search starts. Its zones and ranges are measured from there, even when the ships have gone (8.281); home it flies to the ships themselves (8.28).',
  'help.search: units':
    'One unit or two: the second adds 1 to every die of this search, a third would add nothing (8.34). Fighters look with -2 (8.211), so dive and torpedo bombers are the eyes of the fleet.',
  'help.search: goal':
    'The mark is where the search turns back: for a standard search in one of twelve directions, ten hexes out (8.25), for a narrow one any hex at fourteen (8.26). At the edge of the chart it turns earlier (8.261). Far zones are searched with a worse die, and so are the evening hours (8.34): point it where raids came from, or where a force should be by then.',
  'help.search: take-off':
    'The searchers leave their decks, fly two hexes and look for the first time (8.27). Their carriers land nothing in this phase (8.282).',

  'help.air operations: begin':
    'The flight decks are worked, group by group, in the order of 6.23: launch, raise, service, lower; landings come when all have done. Carriers that burn, or whose decks are out of action, do nothing (12.12, 12.34).',
  'help.air operations: lights':
    'In the dark every unit that lands rolls for its life, +1 at dusk and +3 at night (6.42); in a lit hex only those short of fuel do (6.432). Lights cover all groups in the hex (6.431), and at the end of the turn Japanese submarines attack it once, at least (6.433).',
  'help.air operations: groups':
    'Name the task groups that shall launch or move aircraft about (6.23). The others do nothing on deck in this phase but may still land what is overhead. To leave decks alone costs nothing, and aircraft standing ready are aircraft that burn when bombs fall (12.31).',
  'help.air operations: launch moves':
    'Every mission formed in this phase may fly one hex at once for a point of fuel (4.42). It is asked when all groups have launched, so that units of several groups can be in it (ruling 66).',
  'help.air operations: landings': 'Last of all, aircraft over the ships come down, hex by hex (6.28).',
  'help.deck round: groups':
    'The groups you named are worked one after the other, each through its whole deck work (6.23).',
  'help.deck operations: launch':
    'Ready units may take off: two from a fleet carrier, one from a light one, and only if no more than that stand on the deck (6.24). They form a strike, an intercept or a patrol, or join a mission overhead, which then has the lower fuel of the two (4.14). Eight missions fly at once, patrols among them (4.13, ruling 41). A carrier that launches lands nothing in this phase (6.28): think of who has to come down soon.',
  'help.deck operations: raise':
    'Aircraft that have been serviced come up to the flight deck, as far as there is room: three on a fleet carrier, one on a light one, landed ones included (6.22, 6.25). Ready aircraft can fly in the next phase, but armed and fuelled on deck they feed a fire (12.31), and they stand in the way of landings. What has landed may be pushed over the side to make room (6.291).',
  'help.deck operations: lower':
    'Hangar to servicing, so that they can come up next phase; landed to hangar; ready back to servicing, to be disarmed (6.26, 6.27). Servicing takes two units on a fleet carrier, one on a light one, and is also all that may be moved in a phase. Landed aircraft left on the deck keep the next ones in the air.',
  'help.launch moves: missions': 'Each new mission is asked in turn whether it flies a hex at once (4.42).',
  'help.launch move: hex':
    'One hex for one point of fuel, now, outside the flight of the missions (4.42); or wait overhead for nothing. Against a raid two hexes away this hex may be the difference between fighting it out there and over the fleet.',
  'help.recovery: landings':
    'Hexes with aircraft overhead and decks that could take them are gone through, one after the other (6.28).',
  'help.landing: units':
    'Send units down to any carrier in the hex with room that has launched nothing in this phase: two on a fleet carrier, one on a light one (6.28). A mission that has flown in pays a point to land; one that circled has paid it (4.433, ruling 60). Short of fuel, or in the dark without lights, each unit rolls on the chart of safe return and may be lost (4.451, 6.42). Whoever stays up pays again next phase.',

  'help.interception: hexes': 'Hexes in which raids and fighters have met are gone through one by one (4.51).',
  'help.interception combat: engage':
    'Say of every mission in the hex whether it fights, and which raid; all of it before a die is rolled (4.51). A fight costs three points of fuel, for a patrol out of what it has when it comes off its station (4.434), and a mission short by 4 or more cannot fight. One mission fights one raid; several may take the same raid, each on its own. A raid nobody meets hits with doubled strength (5.61, ruling 18).',
  'help.interception combat: next':
    'Missions fight one at a time, in your order (4.51). The first to meet a raid finds out how many of its points are fighters (10.13) and thins the escorts for the next.',
  'help.interception combat: contact':
    'The first time American fighters meet a raid a die tells how many of its points are fighters; the others are attack planes (10.13). It stays so until the raid is over.',
  'help.interception combat: split':
    'At least one unit must take on every two points of escorts; what you have beyond that may go for the bombers (4.52). Escorts shoot back only at those that fight them, unless one slips through (4.57, ruling 16). Losses of one kind never count against the other (4.55), so units in excess of what is there to shoot down are wasted.',
  'help.interception combat: fight':
    'Fighters of both sides fire at once (4.54): yours by the number of units, with -1 at fighters; theirs by points. A is an abort, E a unit lost (4.56). Missions short of fuel fire at -2 and are hit at +2 (4.45). Escorts are fought first, then the attack planes.',
};
