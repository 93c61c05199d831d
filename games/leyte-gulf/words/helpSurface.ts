import type { Catalogue } from '@point-option/engine';

/** Help with surface battles (8.3). */
export const surfaceHelp: Catalogue = {
  'why.surface battle: engage': 'Nobody has found your ships, or you alone have found the enemy.',
  'help.surface battle: engage':
    'Where only one side has found the other, that side decides whether there is a battle (8.3). All detected enemy forces in the hex take part.',
  'help.surface battle: meet': 'The active force fights every detected enemy force in its hex (8.3).',
  'help.surface battle: initiative': 'Both sides roll in every round, and the higher roll moves first (8.3.2).',
  'why.surface battle: groups': 'Ships of a group start in the same box.',
  'help.surface battle: groups':
    'Divide your ships into groups of up to four. A die places each group (8.3.1). At night the fleets start closer together. US ships lie face down: Japan sees their types and no more until they show themselves.',
  'help.surface battle: deploy': 'A die for each group decides the box it starts in (8.3.1).',
  'help.surface battle: rounds':
    'Up to eight rounds of movement, gunnery, torpedoes, air attack, and breaking off (8.3).',
  'help.surface battle: over':
    'Whoever broke off leaves. After eight rounds the side with more value in undamaged ships stays, and a coin decides a tie (8.3.9).',
  'help.surface battle: retreats':
    'A force that moved in goes back where it came from. Others go to an empty hex next to them if they can (8.3.9). Ships with more than half their boxes hit stay behind.',
  'help.surface battle: close': 'The display is cleared. The active force moves no farther in this activation (6.2.5).',

  'help.surface round: begin': 'Every ship can move and fire again.',
  'help.surface round: movement':
    'The side with the initiative moves first. The other side sees that before it moves (8.3.2).',
  'why.surface movement: move': 'Range decides who hits whom.',
  'help.surface movement: move':
    'Each ship moves up to its speed, through friends and enemies (8.3.2). A ship that moves more than 1 box fires less exactly. One that fired or was attacked from the air last round is 1 slower. At night US ships see 18 boxes and Japanese ships 6 (8.3.4): keep beyond their sight, or close in on your own terms.',
  'why.surface movement: smoke': 'Smoke spoils the aim of everybody who fires through it.',
  'help.surface movement: smoke':
    'A destroyer unit can lay smoke in 1 box of its way (8.3.5). It is gone after the round, and helps whoever breaks off in it (8.3.8). At night nobody lays any: it would hide nothing.',
  'why.surface round: targets': 'All ships fire at once, and hits count afterward.',
  'help.surface round: targets':
    'Each ship fires at 1 enemy that its guns reach and that it sees (8.3.3, 8.3.4). The first ship at a target fires at full strength, and every other at half. A ship that fires is 1 slower next round. Whoever fires at night can be seen by everybody in range until the round ends. Japan names its targets first and cannot change them.',
  'why.surface round: reply': 'Japan has named its targets. You are still free.',
  'help.surface round: reply':
    'You choose your targets after Japan (8.3.3). The first ship at a target fires at full strength, and every other at half. A face-down ship that fires shows what it is.',
  'help.surface round: gunfire':
    'Each shot is rolled on the damage table in the column of the gunnery factor. All hits are marked together afterward (8.3.3).',
  'why.surface round: torpedoes': 'What is fired is gone, for later battles too.',
  'help.surface round: torpedoes':
    'US ships and Japanese destroyer units have 1 salvo for each box they have left. Japanese cruisers have 1. US torpedoes run 3 boxes, and up to 7 with -1 for each box more. Japanese torpedoes run 6, with -1 for each box more (8.3.6).',
  'help.surface round: torpedo hits': 'Every salvo is rolled on the damage table in column 6 (8.3.6).',
  'why.surface round: aircraft': 'Carriers under attack can hit back.',
  'help.surface round: aircraft':
    'By day, carriers in the battle can launch their ready units at enemy ships on the display (8.3.7). Only the target fires flak. A ship attacked from the air is 1 slower next round.',
  'help.surface round: air attack':
    'The target fires flak at each unit, and what gets through attacks. Hits count at once (8.3.7).',
  'why.surface round: break off': 'Whoever breaks off leaves the hex to the enemy.',
  'help.surface round: break off':
    'Both sides decide in secret. If both break off, the battle ends and both leave. If one does, the active side rolls: 10 or more ends the battle, with +1 for each side that laid smoke and +1 for each round before this one (8.3.8).',
  'help.surface round: disengagement':
    'The battle ends if both sides break off, or if one does and the die agrees. It always ends after round 8 (8.3.8).',
  'help.surface round: end':
    'Ships near an end of the display move back to its middle, at the same distances (8.3.11). The next round begins.',

  'help.surface retreat: way out': 'The force leaves the hex of the battle (8.3.9).',
  'why.surface retreat: hex': 'This force must leave the hex.',
  'help.surface retreat: hex':
    'An empty hex first, then one with friends and room, then the one the enemy came from, and last one with too many friends (8.3.9).',
  'help.surface retreat: arrival': 'The force enters the hex as on a move, so a submarine there may strike.',

  'term.face down': 'A US ship in a surface battle that shows only its type, until it shows itself (8.3.1).',
  'term.group': 'Up to four ships that start a surface battle in the same box (8.3.1).',
};
