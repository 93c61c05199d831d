import type { Catalogue } from '@point-option/engine';

/** Help with what the sister game has too, where the rules of this one differ. */
export const sharedHelp: Catalogue = {
  'why.reorganization: formations': 'Do one thing at a time. A force that changes is slower this turn.',
  'help.reorganization: formations':
    'Ships in one hex can change forces or form a new one, and dummies can be placed and taken back (5.1, 5.4). A force that is made, joined, or divided loses 1 movement point this turn (6.2.1). Finish when everything is as you want it.',
  'why.reorganization: ships': 'A force without ships is dissolved.',
  'help.reorganization: ships':
    'Move ships between the forces of this hex, into a marker that is not in use, or into a dummy, which becomes a real force. A force takes up to sixteen units (5.5). Third Fleet forces take up to five carriers, Seventh Fleet forces up to six escort carriers (5.5.1).',
  'why.reorganization: dummy hex': 'To the enemy it looks like any other force.',
  'help.reorganization: dummy hex':
    'A dummy has no ships. It moves up to 4 hexes, and neither searches nor fights. It leaves the map when it is detected (5.4).',
  'help.reorganization: dummy marker': 'Any marker that is not in use will do. Dummies count as forces (5.2, 5.3).',
  'why.activations: command': 'Use it where waiting for the draw would cost you most.',
  'help.activations: command':
    'The US chit activates any force, or the USAAF, and goes back into the pool. The Japanese chit activates any force or air fleet, never Kamikazes, and does not come back (4.3). When the marker of what you chose is drawn later, it is ignored.',
  'help.sail: course':
    'Each hex costs 1 movement point, and the slowest ship sets the pace (6.2). Sonar markers are turned over when you enter their hex (10.4). You can stop early, search or strike, and sail on with the points that are left (4.4).',
  'help.search: look':
    'Both sides see this roll. Anything but a failure detects the force, and a failure loses one that was detected (7.2). A dummy that is found leaves the map at once (5.4).',
  'help.search: report':
    'Every type that is there must be reported, with at least one unit, and no other type (7.2). Japan is told nothing of how exact a report is: the US rolls for that in secret. The table sets the limits of Japanese reports.',
  'help.scouting: planes':
    'By day a force with carriers, or with Mogami, can search by air. It rolls for every enemy marker in range (7.2).',
  'help.scouting: same hex':
    'A force can search the hex it is in, and each hex it passes, once in an activation (7.1).',
  'help.meeting: searches':
    'Both sides search when an active force is in the hex of an enemy force (7.1.1). Whoever is found can be made to fight (8.3).',
  'help.submarines: count': 'A die says how many sonar markers are drawn this turn: two to five (10.1).',
  'help.submarines: place':
    'The sides place sonar markers in turn, face down, one to a hex. A die says whether one goes on or next to an enemy force, or two hexes or more away (10.2).',
  'help.submarine contact: turn over':
    'A sonar marker is turned over when a force enters its hex. A dummy or a friendly submarine is removed. An enemy submarine can attack (10.4).',
  'help.submarine contact: target':
    'You know how many units there are, and whether battleships or carriers are among them (10.5). Choose those, or any ship. Chance picks one.',
  'help.withdrawal: course':
    'Damaged ships on their own sail at full speed by a shortest way: Japanese ones north or west, or cruisers to Manila, US ones east (6.4, 9.4). Ships whose force was broken up sail where you like, as far as they can (8.3.9).',
  'help.interception: escort':
    'At least one fighter unit must fight each unit on CAP, and more can (8.2.3). Fighters that fight take no further part. Those you keep back suppress flak (8.1.1).',
  'help.interception: assign':
    'CAP units that no escort meets are yours to use (8.2.3). Their strengths are added up, and the table says how many steps the strike loses (8.2.2). Bombers never fire back.',
  'help.losses: mark':
    'A Japanese unit is destroyed only when no other has both steps left. US units are exhausted instead, and further steps spoil the aim of bombers (8.2.2).',
  'help.raid: lay out':
    'Put each ship in a box of her own (8.1). Ships next to a target that nothing attacks can fire at one of its attackers, at half strength. Carriers belong in the middle.',
  'help.raid: place':
    'Put each unit on the ship it attacks (8.1). Fighters that met no CAP can keep the flak of that ship down (8.1.1). Units whose target sinks before their turn attack nothing.',
};
