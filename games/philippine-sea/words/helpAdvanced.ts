import type { Catalogue } from '@point-option/engine';

/** Help for the steps of the advanced rules, why their questions are asked, and their terms. */
export const helpAdvancedWords: Catalogue = {
  'help.battle: wind':
    'Where the wind is played it is told before anything else (17.0). It blows from the east, as it did in those days, unless the option makes it a roll (17.6). It does not change during the battle, so it decides which way the fleet can go and still fly.',
  'help.turn: morning search':
    'On the first morning the searches leave before any Japanese force is on the chart, where that rule is played (18.41). You look without knowing where to look. It is the search segment of that turn, used or not (ruling 126).',
  'help.fleet movement: begin':
    'The fleet’s chit has come: every group may move one hex (6.32, 6.34). Where the wind is played, where each group stands now is remembered, to see afterwards how it has moved (17.0).',
  'help.fleet movement: guards':
    'Where surface combat is played, gun ships may stay behind with a crippled ship of their group (12.411). They form a group of their own that moves only when she is towed, for the rest of the battle. They keep surface raiders off her, and are missing elsewhere.',
  'help.fleet movement: meetings':
    'A group that has steamed into the hex of a Japanese force meets it (6.35, 21.0). Each such meeting is settled before the next.',
  'help.fleet movement: wind':
    'Each carrier group is marked by how it moved: away from the wind, not at all, or into it (17.0). The mark holds until its next move (17.1). Before the wind one unit in the whole group may take off or land in a phase, and patrols have to leave their station (17.2); on station each fleet carrier handles one, and one of the light carriers (17.3).',
  'help.interception: landings on Guam':
    'Aircraft that have come to stay on Guam land now, after the fights over it (16.21). They add to its air value and are serviced like those of a raid. Raids that have flown on to Guam instead of home do the same, and are lost to their carriers (23.3).',
  'help.search: legs': 'Where searches may shadow, they fly their legs one by one, so that each can be asked (18.1).',
  'help.search: first leg':
    'The search that has just taken off flies its first two hexes and looks around (8.27, 8.31). Where it may shadow what it finds you are asked at once (18.12).',
  'help.search: more': 'Another search may be sent, while units stand ready that may launch (8.27).',
  'help.search legs: searches':
    'Every search in the air flies on, the oldest first (8.271). One that shadows looks at its force again, one better, and turns for home (18.11, 18.14).',
  'help.search leg: fly':
    'The search flies four hexes on, out or home (8.271). Fighters with drop tanks fly two more beyond the tenth, and two back (18.22).',
  'help.search leg: look':
    'It looks for every force in the zone it has reached, one after the other (8.33, 8.34). What was only half seen before and is located or spotted now may prove to be a hex or two away (18.31). Fighters that meet carriers turn back (18.23).',
  'help.search leg: shadow':
    'A search on its way out that has located or spotted a force may stay by it (18.11). It gives up the rest of its sector now, gets a second look in the next search segment with one added to the die (18.14), and then flies home without looking again at that distance. It is now or never, and all its units or none (18.12, 18.15).',
  'help.surface action: sighted':
    'Ships of both sides are in one hex. The Japanese are made out ship by ship (21.0), and stand or not by their own rule: by night any surface force does, by day one with half as many battleships as you, and one at least; carriers never (21.11).',
  'help.surface action: stand':
    'You may always refuse battle (21.12). If neither side wants it both draw off (21.13). If one does, each rolls a die, carriers adding four to theirs, and whoever gets away leaves the hex (21.14, 21.15), cripples left behind (21.161). If you stand, guns decide.',
  'help.surface action: evade':
    'Who will not fight tries to get away: a die for each side, four more for a force with carriers that evades (21.14). An evader that rolls at least as much as the other is gone.',
  'help.surface action: surprise':
    'By night a die tells whether one side is surprised (21.21). The surprised side does not fire in the first round, and is fired at with two more (21.22, 21.26). By day nobody is.',
  'help.surface action: aim':
    'Each of your ships that fires in this round gets a target (21.24). By day only the heaviest ships fire at first, by night all do (21.22). No Japanese ship may be aimed at twice before all of its class are aimed at once. Who has no target does not fire.',
  'help.surface action: fire':
    'Both sides fire at the same time (21.25). The column is the attack of the firer less the defense of the target; destroyers by night, and Japanese cruisers in the first round of a night action, use torpedoes (21.26, 21.261). Hits count at the end of the round, for good, and whoever is crippled by them sinks.',
  'help.surface action: disengage':
    'The side that has lost more ships draws off; if both have lost as many, both do (21.27). A Japanese force that has lost a battleship, or cruisers where it had no battleship, goes home (21.28).',

  'why.fleet movement: guards':
    'A crippled ship left alone is sunk by the first surface force that finds her. Ships that stay with her stay for good.',
  'why.search leg: shadow':
    'A second look may tell what the force is, or correct where it is. The rest of the sector goes unsearched.',
  'why.surface action: stand':
    'Guns may finish what aircraft could not, or cost ships that are worth more. Carriers among your ships are targets too.',
  'why.surface action: aim':
    'A ship that is left out fires at nobody. Spread enough to meet the rule, and no more than it takes.',

  'term.leeward': 'Downwind. Running downwind limits flight operations (17.2).',
  'term.station keeping': 'Staying in the hex: half of the flight work can be done (17.3).',
  'term.shadowing search': 'Search planes that stay by a force they have found, for a second look (18.1).',
  'term.retiring force': 'A Japanese force that has turned for home. It sends no more raids (19.1, 19.3).',
  'term.oiler':
    'Where Japanese forces refuel in the night of the nineteenth; they wait there until they have their fuel (20.5).',
  'term.surface action': 'A fight with guns and torpedoes between ships in one hex, in two rounds (21.2).',
  'term.night unit':
    'Hellcats trained to fly by night: once they have done so their crews rest for the battle (22.0, 22.4).',
  'term.shuttle raid': 'A raid that flies on to Guam instead of back to its carriers (23.1).',
};
