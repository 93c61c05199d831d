import type { Catalogue } from '@point-option/engine';

/** Help with the set-up, the phases of a turn, and everything a force does in its activation. */
export const turnHelp: Catalogue = {
  'why.campaign: numbers': 'Any number can be any force. The enemy sees the number until a report tells him more.',
  'help.campaign: numbers':
    'Each force sails under a numbered marker (13.1). You pick the numbers, also for forces that arrive later. Mix them: a number that follows the printed list tells the enemy who it is.',
  'why.campaign: divide': 'Which battleships stand together decides who guards Surigao Strait.',
  'help.campaign: divide':
    'The ships of TF 78 and TF 79 can be divided between these two forces in any way (13.1.3.1). Each needs at least one ship and takes up to sixteen units.',
  'why.campaign: place': 'Escort carriers more than 3 hexes from the beachhead cost you a point a turn.',
  'help.campaign: place':
    'Each Seventh Fleet force starts in one of the hexes printed for it (13.1.3.1). Two forces can share a hex (5.5).',
  'help.campaign: set up':
    'Every other force starts in its printed hex. Japanese forces start undetected (13.1.1). In the what-if scenario Japan also rolls in secret for its carrier aircraft (13.2).',
  'help.campaign: turns': 'Turns of six hours. The first of every four is a night turn (1.1).',

  'help.turn: begin': 'A new turn of six hours begins. Turns 1, 5, 9, and 13 are night turns (1.1).',
  'why.turn: arrivals': 'The enemy sees the marker come in.',
  'help.turn: arrivals':
    'Forces that are due enter in one of their printed hexes before anybody moves (3.1). They are activated this turn like all others.',
  'help.turn: japanese formations':
    'Ships in one hex change forces, forces split up and join, and dummies come and go (5.1, 5.4). Japan has ten markers (5.2).',
  'help.turn: american formations':
    'Ships in one hex change forces, forces split up and join, and dummies come and go (5.1, 5.4). The US has sixteen markers (5.3). Ships of the Third and Seventh Fleets never share a force (5.3.1).',
  'help.turn: reinforcements':
    'On some turns a die returns destroyed Japanese land-based units. Chance picks them, and they are ready (6.5.9).',
  'help.turn: readiness':
    'By day each Japanese unit ashore that has flown rolls. On a 1, 2, or 3 it is ready again (6.5.9). Only Japan sees these rolls.',
  'help.turn: other missions':
    'Optional missions of US carrier aircraft: support for the troops and attacks on airfields (14.1, 14.2).',
  'why.turn: patrol': 'CAP meets every strike that comes. Fighters on CAP cannot escort a strike of your own.',
  'help.turn: patrol':
    'By day, ready fighters can go on CAP over their own force, and fighters on CAP can come down ready (6.5.4). They can stay up all day. US fighters are exhausted when they land. To cover another force, wait until your carriers are activated (8.2.1).',
  'help.turn: submarines':
    'Sonar markers are drawn from one cup, and the sides place them in turn (10.1, 10.2). Some are US submarines, one is Japanese, and the rest are dummies. Nobody knows which until a force enters the hex (10.4).',
  'why.turn: boats': 'A Japanese force that enters their hex is attacked before any other fight.',
  'help.turn: boats':
    'One marker of PT boats lies within 3 hexes of the beachhead for this turn (11.2). On an 8 or more it costs the force a movement point, and on a 10 or more also a hit on one ship. At night 2 is added (11.2.1). Surigao Strait in 3722 is where they fought.',
  'help.turn: pool':
    'The marker of every force on the map goes into the pool, with those of the air fleets, the USAAF, the Kamikazes, and one command chit a side (4.1).',
  'help.turn: activations':
    'Markers are drawn until the pool is empty. Whoever owns the marker acts with that force or air fleet (4.2).',
  'help.turn: japanese stragglers':
    'Japanese ships on their own make for the north or west edge, or for Manila (6.4, 9.4).',
  'help.turn: american stragglers': 'US ships on their own make for the east edge (6.4.2).',
  'help.turn: stations':
    'Each force with escort carriers more than 3 hexes from the beachhead costs the US a point (12.2). Japan is not told.',
  'help.turn: aircraft':
    'US units that have flown once are ready again, exhausted. After a second mission they wait for the night (6.5.3). A night turn makes all US units fresh. At the end of the day CAP lands (6.5.4).',
  'help.turn: crowded':
    'A hex holds 2 forces of a side (5.5). A retreat can leave more there, and this is the turn to part them (8.3.9). Ships of a force that you break up lie in the hex, detected, and sail at the end of each turn. They can join a force in their hex later, or become one where there is room.',
  'help.turn: own forces':
    'Damaged ships with a marker of their own sail home as a force when it is drawn (6.4). Ships whose force was broken up can join a force in their hex, or become one again (8.3.9).',
  'help.turn: detection':
    'When a night turn ends, both sides lose every detection (3.3). Old reports stay in the picture.',
  'help.turn: submarines leave': 'All sonar markers leave the map and go back into the cup (10.8).',
  'help.turn: end of turn': 'The PT boats go home. After the last turn the points are counted (12.0).',

  'help.subphase: activation':
    'The force searches, sails, strikes, and fights in the order you like (4.4). Air fleets search and strike (4.5).',
  'why.subphase: detach': 'A damaged ship slows her whole force down.',
  'help.subphase: detach':
    'Ships that were hit in this activation can leave their force now (6.4). They lie where they were hit, detected, and sail home on their own at the end of each turn. They never join another force. Undamaged US ships can go along (6.4.2).',
  'help.activation: lie in wait': 'A force that is activated in the hex of a sonar marker has come upon it (10.4).',
  'help.activation: same hex': 'Forces of both sides in one hex search each other first (7.1.1).',
  'help.activation: search':
    'By day, US carriers search 12 hexes, escort carriers 4, Japanese carriers and aircraft ashore 14, and Mogami 6. You roll for every enemy marker in range, and a failure loses a force you held detected (7.2).',
  'help.activation: move':
    'Each hex costs 1 movement point, and the slowest ship sets the pace (6.2). Launching a strike costs a carrier force 2 (6.2.2).',
  'help.activation: strike':
    'By day, send ready aircraft to cover other forces and to attack detected ones (8.1, 8.2.1).',
  'help.activation: fight':
    'Fight detected enemies in the hex. After that the force moves no farther this turn (6.2.5).',

  'help.ambush: beachhead':
    'A Japanese force worth 25 points that reaches the beachhead wins the battle at once (12.3).',
  'help.ambush: boats': 'PT boats attack a Japanese force that enters their hex, detected or not (11.2.1).',
  'help.ambush: submarine': 'The sonar marker is turned over. A dummy or a friendly submarine is removed (10.4).',
  'why.submarine contact: attempt': 'Destroyers hunt a submarine that attacks.',
  'help.submarine contact: attempt':
    'Your submarine rolls for what it can attack (10.4). Japanese submarines take 2 off. After an attack, destroyers of the force can sink it with depth charges (10.7). Let the force pass, and the submarine is safe and waits for the next one.',

  'term.beachhead':
    'The landing at Leyte in hex 3521. A Japanese force worth 25 points that enters it wins at once (12.3).',
  'term.Surigao Strait': 'The southern way into Leyte Gulf, hex 3722 (6.3).',
  'term.San Bernardino Strait': 'The northern way from the west, hex 3119 (6.3).',
  'term.Third Fleet':
    "Halsey's fleet carriers and fast battleships. They never mix or stack with the Seventh Fleet (5.3.1, 5.5).",
  'term.Seventh Fleet': "Kinkaid's escort carriers and old battleships off Leyte (5.3.1).",
  'term.Wild Bull':
    'Sighted Japanese carriers may draw Third Fleet forces north. Only the US sees the roll (13.1.5.1).',
  'term.station': 'Within 3 hexes of the beachhead. Escort carriers that leave it cost the US a point a turn (12.2).',
  'term.Ormoc run': 'Japanese transports that unload in Ormoc score a point for each ship (12.1).',
  'term.sonar marker':
    'A possible submarine. It is a US one, a Japanese one, or a dummy, and nobody knows which (10.2).',
  'term.PT boats': 'Torpedo boats near the beachhead. They attack Japanese forces that enter their hex (11.2).',
  'term.USAAF': 'US Army bombers from Morotai. They search and strike within 27 hexes of it (6.5.8).',
};
