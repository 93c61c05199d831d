/* oxlint-disable unicorn/no-thenable -- a step of a lesson has a text of that name, and nobody awaits one */
import type { Lesson } from '@point-option/engine';

/** What is said in the night of Surigao Strait, to the American side (data/lesson.ts lays it out). */
export const lesson: Lesson = {
  teaches:
    'PT boats, searches at close quarters, and a surface battle by night: groups, sight, range, gunnery in turn, torpedoes, and when to stop (7.1, 8.3, 11.2).',
  side: 'us',
  steps: [
    {
      at: 'start',
      look: [{ piece: 'TF 2' }, { hex: '3722' }, { piece: 'Force 3' }, { display: 'contacts us' }],
      say: 'Night, 25 October 1944. TF 2 is yours: four old battleships, four cruisers, and four units of destroyers across Surigao Strait. Behind you lie the transports. From the southwest comes Force 3. You know that it is Nishimura, but nobody has told you what he has. You score what you sink, and lose three quarters of what gets away (12.2). Lead by 14 points when the night is over, and you win.',
    },
    {
      at: 'turn: boats',
      look: [{ hex: '3822' }],
      say: 'Your first line of defense is made of plywood. One marker stands for all 39 PT boats. They attack a Japanese force that sails into their hex, before anything else, detected or not (11.2.1). They can cost it a movement point, and with luck a hit. At night they add 2 to the die.',
      try: 'Place them in 3822. At his speed no other way leads into the strait tonight.',
      deed: ['hex 3822'],
      then: 'Two markers are in the pool, yours and his. Whoever is drawn searches, sails, and fights (4.2, 4.4).',
    },
    {
      at: 'activation: action',
      look: [{ piece: 'TF 2' }],
      say: 'Your marker was drawn before his. A force can search, sail, strike, and fight in any order (4.4). But no aircraft fly at night (6.5.11), and your battleships may not go beyond the strait (6.3). The enemy has to come to you.',
      try: 'End the activation and wait.',
      deed: ['done'],
    },
    {
      at: 'search: report',
      look: [{ piece: 'TF 2' }],
      say: 'Contact. Forces in one hex search each other (7.1.1), and his lookouts have found you. He rolled the first die, you alone see the second, and it says how far your report to him may be off (7.2). You can neither hide a type nor invent one.',
      try: 'Bend what you like. In a battle he will see how many ships there are.',
    },
    {
      at: 'surface battle: engage',
      look: [{ hex: '3722' }],
      say: 'You have found him, and he has not found you. So you decide whether there is a battle (8.3).',
      try: 'Open fire. Nobody gets past you for free.',
      deed: ['engage'],
    },
    {
      at: 'surface battle: groups',
      look: [{ display: 'battle' }],
      say: 'Battle. Your ships are deployed in groups of up to four, and a die puts each group in its box (8.3.1). Japan sees your ships face down: a type and a number, until they fire. You see his by name.',
      try: 'Put like with like: the battleships in group 1, the cruisers in group 2, the destroyers in group 3.',
      deed: [
        'West Virginia > surface group 1',
        'Tennessee > surface group 1',
        'California > surface group 1',
        'Mississippi > surface group 1',
        'DES RN 54 > surface group 3',
        'DES RN 56 > surface group 3',
        'X-Ray/1 > surface group 3',
        'X-Ray/2 > surface group 3',
      ],
    },
    {
      at: 'surface movement: move',
      look: [{ display: 'battle' }],
      say: 'The line of boxes is the strait: Japan at the low end, you at the high one. At night you see 18 boxes and he sees 6, except that whoever fires is seen by everybody until the round ends (8.3.4). So keep the big ships away from him. His torpedoes run 6 boxes at full effect and 12 at most, and yours 3 and 7 (8.3.6).',
      try: 'Leave the battleships where they are: a ship that moves more than one box shoots worse, and so does one that fires far. Bring the destroyers within 7 boxes of his nearest ship.',
      deed: ['DES RN 54 > * | DES RN 56 > * | X-Ray/1 > * | X-Ray/2 > *', '!West Virginia > *', '!Mississippi > *'],
    },
    {
      at: 'surface round: reply',
      look: [{ display: 'battle' }],
      say: 'Gunnery. Japan names its targets first, you answer (8.3.3). Your first ship at a target fires at full strength, every other at half, so spread your best guns. The side that sails into a strait fires at half in the first round (8.3.10). Damage counts only after everybody has fired.',
      try: 'One battleship at each of his battleships, cruisers at what is left. Each target shows its odds. What you leave out can fire once you have seen these dice.',
      deed: ['>=1'],
      then: 'A ship that fires moves one box less in the next round, and has shown Japan who she is.',
    },
    {
      at: 'surface round: torpedoes',
      look: [{ display: 'battle' }],
      say: 'Torpedoes. A ship has them once in a battle, one salvo for every hit she can still take (8.3.6). Up to 3 boxes nothing comes off the die. Each box beyond takes 1 off, and 7 is the limit. Destroyers are a poor target: 3 off, and one hit at most (9.3).',
      try: 'If a large ship is within 5 boxes of your destroyers, launch at her. If not, launch none and close in.',
    },
    {
      at: 'surface round: break off',
      look: [{ display: 'battle' }],
      say: 'The round is over. Both sides say in secret whether they have had enough. If both have, the battle ends. If one has, the active side, here Japan, needs a 10, and adds 1 for every round after the first (8.3.8). Whoever breaks off gives up the strait (8.3.9).',
      try: 'Fight on.',
      deed: ['fight on'],
    },
    {
      at: 'surface movement: move',
      when: ['track round > 2'],
      look: [{ display: 'battle' }],
      say: 'Round 2. Ships with two speeds use the lower one in odd rounds and the higher one in even rounds (6.2). Both sides roll again for who moves first (8.3.2). A hit ship loses guns and speed with every box of her log, and when the log is full she sinks (9.0).',
      try: 'Close in with ships that still have torpedoes. Move ships that have fired theirs out of his reach.',
    },
    {
      at: 'surface round: reply',
      when: ['track round > 2'],
      look: [{ display: 'battle' }],
      say: 'Range comes off the die: nothing up to 3 boxes, 2 at 7, 4 at 11. The odds of each target include it. Results with a star are critical hits as well, on anything larger than a destroyer (9.2).',
      try: 'Finish what is hit. A battleship sunk moves the score by 14 points, Mogami by 9.',
    },
    {
      at: 'subphase: detach',
      look: [{ display: 'formations us' }],
      say: 'The guns are silent. A damaged ship can leave her force now and sail home alone, so that she slows nobody down (6.4). Here the night ends the game, and nobody has far to go.',
      try: 'Keep them.',
      deed: ['nothing'],
    },
    {
      at: 'end',
      look: [{ display: 'losses' }],
      say: 'Reveal everything now, if you like. You score 8 for a battleship, 5 or 2 for a cruiser, and 1 for each destroyer; what escapes takes three quarters of that away again (12.2). Japan scores 2 for every battleship of yours that was hit, 8 for one that was sunk, and 1 for each destroyer lost (12.1). On the night itself one Japanese destroyer came back, and Shima’s cruisers, an hour behind, turned around. The whole battle has three days, two American fleets, Kurita’s battleships, and a decoy of carriers in the north.',
    },
  ],
};
