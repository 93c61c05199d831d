import type { Catalogue } from '@point-option/engine';

/** What only this game says of surface battles, and what its steps are for. */
export const mobileSurfaceWords: Catalogue = {
  'why surface east or south': '{marker} retreats east or south.',
  'why surface west or north': '{marker} retreats west or north.',
  'why surface stacked': '{hex} has no room for {marker}.',
  'why surface enemy there': 'The enemy is in {hex}.',

  'why.surface battle: meet': 'Two fleets are in sight of each other.',
  'help.surface battle: meet':
    'The active formation fights every detected enemy formation in its hex (12.0). Their ships are laid out on a strip of 25 boxes, Japan at the low end and the US at the high end. Both sides see all of them.',
  'help.surface battle: initiative':
    'Each side rolls a die, and the higher roll moves first in every round (12.1). Ties are rolled again.',
  'help.surface battle: deploy':
    'A die for each ship decides the box it starts in (12.2). At night the fleets start closer together.',
  'help.surface battle: rounds':
    'The battle lasts up to 8 rounds of movement, gunnery, torpedoes, air attack and disengagement (12.0).',
  'help.surface battle: over': 'The way the battle ended decides who stays in the hex and who retreats (12.9).',
  'help.surface battle: retreats':
    'Every formation that must leave retreats 1 hex and loses 1 movement point on its next move (12.9).',
  'help.surface battle: close': 'All ships return to their formations, those that left early too.',

  'help.surface round: begin': 'Every ship can move and fire again.',
  'help.surface round: movement':
    'The side with the initiative moves first (12.3). The other side has seen that when it moves.',
  'why.surface movement: move': 'Range decides who hits whom.',
  'help.surface movement: move':
    'Each ship moves up to its movement points, the first figure on odd turns and the second on even ones. Damaged ships are slower. Nothing blocks the way (12.3). Close in if torpedoes or light guns are your strength. Keep away if your big guns outrange his. Japanese ships that start the round in box 1, and US ships in box 25, can try to leave. They need a die no higher than the round.',
  'why.surface movement: smoke': 'Smoke spoils the aim of everybody who fires through it.',
  'help.surface movement: smoke':
    'Each destroyer unit can lay smoke in 1 box where it started or that it could pass through (12.4). Every shot out of, into or through smoke loses 1 from its roll, however much smoke there is. Smoke stays until the battle ends. It also helps ships to leave (12.3) and to break off (12.8).',
  'help.surface movement: leave':
    'Each ship that tries to leave rolls a die, with -1 if there is any smoke. It gets away if the result is no higher than the round (12.3). Otherwise it stays in its box.',
  'why.surface round: targets': 'All ships fire at once, and damage counts when they have fired.',
  'help.surface round: targets':
    'Each ship fires at 1 enemy ship that its guns reach and that it spots (12.5). By day it spots everything. At night Japanese ships spot 6 boxes and US ships 18. Several ships can fire at one target, and each has its own roll. The odds are for one ship. US ships gain 1. Distance, smoke and destroyer targets make hits less likely.',
  'help.surface round: reply': 'Both sides aim at once in this game.',
  'help.surface round: gunfire':
    'Each shot is rolled on the damage table, in the column of the gunnery factor. All hits are marked together afterward (12.5).',
  'why.surface round: torpedoes': 'Torpedoes cripple big ships, and each ship launches them once.',
  'help.surface round: torpedoes':
    'Ships with torpedoes that survived the gunfire can launch them once in the battle (12.6). A cruiser has 1 salvo. A destroyer unit has 1 for each hit it can still take and can split them. US torpedoes run 3 boxes, and up to 7 with -1 for each box more. Japanese torpedoes run 6, and up to 12. Every hit may be critical (9.3).',
  'help.surface round: torpedo hits':
    'Every salvo of both sides is rolled on the damage table in column 6. Then the hits are marked, and each one is rolled for a critical hit (12.6, 9.3).',
  'why.surface round: aircraft': 'Aircraft on deck can hit back.',
  'help.surface round: aircraft':
    'By day, ready aircraft of carriers on the display can attack enemy ships there (12.2, 12.7). Only the ship they attack fires flak. Fighters keep its gunners down. The aircraft are in the Flown box afterward, and Japanese carrier aircraft stay there (5.5).',
  'help.surface round: air attack':
    'Each ship under attack fires flak at every unit over it. Those that get through attack it (12.7, 8.5, 8.6).',
  'why.surface round: break off': 'Whoever breaks off leaves the hex to the enemy.',
  'help.surface round: break off':
    'Both sides decide in secret after rounds 1 to 7 (12.8). If both break off, both retreat. If only one does, both roll: 11 or more on either die ends the battle, with +1 for each round fought and +1 for smoke. Then the side that broke off retreats.',
  'help.surface round: disengagement':
    'The battle ends if both sides break off, or if one does and the dice agree. It always ends after round 8 (12.8).',
  'help.surface round: end': 'The next round begins, unless the battle is over.',

  'why.surface retreat: hex': 'This formation must leave the hex.',
  'help.surface retreat: way out': 'A formation that retreats loses 1 movement point on its next move (12.9).',
  'help.surface retreat: hex':
    'US formations retreat 1 hex east or south, Japanese ones west or north (12.9). Stacking limits hold, and nobody retreats into a known enemy while there is another way.',
  'help.surface retreat: arrival':
    'The formation enters the hex as it would on a move, so a submarine there may strike.',
};
