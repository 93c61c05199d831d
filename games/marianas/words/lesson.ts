/* oxlint-disable unicorn/no-thenable -- a step of a lesson has a text of that name, and nobody awaits one */
import type { Lesson } from '@point-option/engine';

/** What is said on the last afternoon, to the American side (data/lesson.ts lays it out). */
export const lesson: Lesson = {
  teaches:
    'Markers face down and what finds them, the wind that rules a carrier, a strike through fighters and flak, cripples, a battle of ships, and what the night changes (move-07, recon-07, air-09, air-17, dam-08, bat-01, recon-06).',
  side: 'us',
  steps: [
    {
      at: 'start',
      look: [{ piece: 'U1' }, { piece: 'J1' }],
      say: 'Noon of the third day. Saipan is yours, and the last Japanese ships are running for the western edge: any ship still on the chart after turn 21 is out of fuel and lost (end-02). You have two turns of daylight and one of night. U1 are your carriers, U2 two fast battleships; U3 is a dummy. Only you know that until the enemy finds it, and if his search planes already have, it is gone (dummy-01). Your own search planes have been out. Groups they found lie face up, dummies they found are gone, and what they missed lies face down (recon-07).',
    },
    {
      at: 'movement: move',
      when: ['track turn > 19', 'piece U1 > hex 0707', 'piece U2 > hex 0708'],
      look: [{ piece: 'U1' }, { hex: '0607' }, { hex: '0507' }],
      say: 'Fast groups sail a hex now and a second one later in the turn, Japan first each time (move-01, time-03). The enemy is west, and that is downwind: a carrier whose last hex led south, southwest or northwest has the wind astern and cannot launch (air-09).',
      try: 'Run down on him now and turn back into the wind with the second hex: U1 southwest, to 0607. Send the battleships along: U2 northwest, to the same hex.',
      deed: ['U1 > SW', 'U2 > NW'],
      then: 'Both sides see where markers go. What they are is seen only when they are found (move-07).',
    },
    {
      at: 'movement: regroup',
      say: 'Before the second hex, ships in the same hex can change groups or leave theirs (move-08). It has a price: where groups combine nobody flies this turn (air-01), and at night they may collide (move-09). Japan just had the same choice, and a reason to use it: a damaged ship moves 1 hex a turn and slows her whole group (move-06, dam-08).',
      try: 'Nowhere: your carriers are to fly.',
      deed: ['nowhere'],
    },
    {
      at: 'movement: move',
      when: ['track turn > 19', 'piece U1 > hex 0607', 'piece U2 > hex 0607'],
      look: [{ piece: 'U1' }, { hex: '0606' }, { display: 'decks us' }],
      say: 'The second hex decides. Slow groups move now too, and only the last hex counts for the wind. American aircraft reach 2 hexes, or 3 at a risk: from there 2 in 6 crash on the way home (air-06, air-07).',
      try: 'U1 north, to 0606: the decks are clear for launching there, and 0407 is two hexes away. U2 northwest, to 0507, close behind the enemy.',
      deed: ['U1 > N', 'U2 > NW'],
      then: 'Submarines come before the aircraft: every hex with ships has 1 chance in 6 that a submarine finds it, yours and his (sub-03).',
    },
    {
      at: 'air operations: plan',
      look: [{ display: 'decks us' }, { display: 'contacts us' }],
      say: 'Both sides plan their strikes in secret, and all fly at once (air-17). Each target shows its defenses in sixths: Japanese fighters at most 1, flak 1, and 1 more against torpedo planes (air-10, air-11, air-13). Planes that get through hit with bombs on 2 in 6, with torpedoes on 3 (air-18). A dive bomber that goes lower hits better and dies sooner (air-14).',
      try: "If his carriers lie face up, strike them: two in strength rather than three thinly. You need not sink them. A damaged ship moves 1 hex a turn and won't get away by turn 21.",
      deed: ['*Junyo* | *Hiyo* | *Ryuho*'],
      then: 'Units resolve one by one: fighters, flak, hit or miss, then damage. A Japanese carrier that is badly hit may blow up as well (dam-07).',
    },
    {
      at: 'air operations: land',
      look: [{ display: 'decks us' }],
      say: 'Every unit still in the air needs a deck within reach that has room. Damaged carriers take nobody (air-03, air-15). Three hexes home is one too many: 2 in 6 ditch (air-07).',
      try: 'Bring each unit to the nearest deck, her own if she is still there.',
    },
    {
      at: 'movement: move',
      when: ['track turn > 19', '!piece U1 > hex 0707 | !piece U2 > hex 0708'],
      look: [{ piece: 'U1' }, { display: 'decks us' }],
      say: 'The second hex decides. Slow groups move now too, and only the last hex counts for the wind. American aircraft reach 2 hexes, or 3 at a risk: from there 2 in 6 crash on the way home (air-06, air-07).',
      try: 'U1 north, northeast or southeast: then her decks are clear for launching.',
      deed: ['U1 > N | U1 > NE | U1 > SE'],
    },
    {
      at: 'movement: move',
      when: ['track turn > 20'],
      look: [{ piece: 'U2' }, { hex: '0407' }],
      say: 'Three in the afternoon, the last turn of daylight. What was found stays face up until night (recon-06). Undamaged ships may have moved on just now. A cripple moves only in the second hex, so she is still where she was (move-01). Ships of both sides in one hex fight at once (bat-01).',
      try: 'If a cripple lies beside your battleships, sail U2 into her hex. U1 goes southwest once more.',
    },
    {
      at: 'engagement: array',
      look: [{ display: 'battle board' }],
      say: 'The battle board is a line of 8 boxes, and range is counted in boxes. Destroyer guns reach 1, light cruisers 2, everything heavier 3 (bat-11). Ships fire in turn, an American first, and damage takes effect at once (bat-03, bat-10). You must put at least one ship in the screen.',
      try: 'Destroyers and one battleship into the screen, the other right behind.',
      then: 'Fire first at ships that have not fired yet. After a round Japan decides first whether to stay or run (bat-16).',
    },
    {
      at: 'movement: move',
      when: ['track turn > 20'],
      look: [{ piece: 'U1' }, { display: 'decks us' }],
      say: 'The second hex again, and the wind again: north, northeast, southeast, or no hex at all this turn.',
      try: 'Get within 2 hexes of anything that would escape, or 3 if you must.',
    },
    {
      at: 'air operations: plan',
      when: ['track turn > 20'],
      look: [{ display: 'contacts us' }],
      say: 'The last strike before dark. Hits on a damaged ship gain a column, and damage that others survive sinks her (dam-01, dam-04). But a cripple that cannot reach the edge in time is yours without a bomb (end-02).',
      try: 'Strike ships that would still escape. If none is in reach, keep your aircraft on deck.',
    },
    {
      at: 'movement: move',
      when: ['track turn > 21'],
      look: [{ piece: 'U2' }, { track: 'turn' }],
      say: 'Night. Every marker turns face down, and nobody flies (recon-06, air-01). Ships that meet now roll for surprise: Japan has it on 1 or 2, you on 4 to 6 (bat-04). The side with surprise fires everything, torpedoes included, and can leave before the other fires (bat-06). This is the last turn.',
      try: 'Keep the carriers clear. Send the battleships after stragglers if you like to gamble.',
    },
    {
      at: 'end',
      look: [{ display: 'islands' }],
      say: 'You score what the other side lost: 6 for a fleet carrier, 2 for a light carrier or a cruiser, 1 for destroyers or an air unit (vp-01, vp-05). Saipan counts 10 and Guam 5 (vp-02). The Americans lose 20, because they had it easier (vp-04). You began at -2 against 5, with the garrison of Saipan counted. The side with more points now has won. The full campaign has three days of this, troops to land, and an enemy who need not run.',
    },
  ],
};
