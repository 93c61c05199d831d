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
      say: 'Noon of the third day. Saipan is yours, and the last Japanese ships are running for the western edge: whoever of them is still on the chart after turn 21 has no fuel left and is lost (end-02). You have two turns of daylight and one of night. U1 are your carriers, U2 two fast battleships; U3 is a dummy, as only you know until he looks at it, and if his search planes have done so by now it is gone (dummy-01). Your search planes have been out: what they found lies face up, what they found to be a dummy is gone, and what they missed lies face down (recon-07).',
    },
    {
      at: 'movement: move',
      when: ['track turn > 19', 'piece U1 > hex 0707', 'piece U2 > hex 0708'],
      look: [{ piece: 'U1' }, { hex: '0607' }, { hex: '0507' }],
      say: 'Fast groups sail a hex now and a second one later in the turn, Japan first each time (move-01, time-03). The enemy is west, and that is downwind: a carrier whose last hex led south, southwest or northwest has the wind astern and cannot launch (air-09).',
      try: 'Run down on him now and turn back into the wind with the second hex: U1 southwest, to 0607. Send the battleships along: U2 northwest, to the same hex.',
      deed: ['U1 > SW', 'U2 > NW'],
      then: 'Where markers go both sides see; what they are is seen only when somebody finds them (move-07).',
    },
    {
      at: 'movement: regroup',
      say: 'Before the second hex ships of one hex may change groups, or leave theirs (move-08). It has its price: where groups come together nobody flies this turn (air-01), and in the dark they may collide (move-09). Japan was asked the same just now, and had a reason: a damaged ship makes one hex a turn and holds back everybody in her company (move-06, dam-08).',
      try: 'Nowhere: your carriers are to fly.',
      deed: ['nowhere'],
    },
    {
      at: 'movement: move',
      when: ['track turn > 19', 'piece U1 > hex 0607', 'piece U2 > hex 0607'],
      look: [{ piece: 'U1' }, { hex: '0606' }, { display: 'decks us' }],
      say: 'The second hex decides: now slow groups sail too, and only the last hex counts for the wind. American aircraft reach two hexes, or three at a risk: from there two in six crash on the way home (air-06, air-07).',
      try: 'U1 north, to 0606: the decks are clear for launching there, and 0407 is two hexes away. U2 northwest, to 0507, close behind the enemy.',
      deed: ['U1 > N', 'U2 > NW'],
      then: 'Submarines come before the aircraft: every hex with ships risks one in six that a boat finds it, yours and his (sub-03).',
    },
    {
      at: 'air operations: plan',
      look: [{ display: 'decks us' }, { display: 'contacts us' }],
      say: 'Both sides write their strikes in secret, and all fly at once (air-17). Each target says what waits over it, in sixths: Japanese fighters one at most, flak one, and one more against torpedo planes (air-10, air-11, air-13). Whoever comes through hits with bombs on two in six, with torpedoes on three (air-18); a dive bomber that goes lower hits better and dies sooner (air-14).',
      try: 'If his carriers lie face up, strike them: two with much rather than three with little. It need not sink them: a damaged ship makes one hex a turn and will not be gone by turn 21.',
      deed: ['*Junyo* | *Hiyo* | *Ryuho*'],
      then: 'One unit after the other: fighters, flak, then hit or miss, then what the hit does. A Japanese carrier that is badly hit may blow up as well (dam-07).',
    },
    {
      at: 'air operations: land',
      look: [{ display: 'decks us' }],
      say: 'Whoever is still in the air needs a deck within reach and with room on it; a carrier that was damaged takes nobody (air-03, air-15). Three hexes home are one too many: two in six come down in the sea (air-07).',
      try: 'Bring each unit to the nearest deck, her own if she is still there.',
    },
    {
      at: 'movement: move',
      when: ['track turn > 19', '!piece U1 > hex 0707 | !piece U2 > hex 0708'],
      look: [{ piece: 'U1' }, { display: 'decks us' }],
      say: 'The second hex decides: now slow groups sail too, and only the last hex counts for the wind. American aircraft reach two hexes, or three at a risk: from there two in six crash on the way home (air-06, air-07).',
      try: 'U1 north, northeast or southeast: then her decks are clear for launching.',
      deed: ['U1 > N | U1 > NE | U1 > SE'],
    },
    {
      at: 'movement: move',
      when: ['track turn > 20'],
      look: [{ piece: 'U2' }, { hex: '0407' }],
      say: 'Three in the afternoon, the last turn of daylight. What was found stays face up until night (recon-06). Undamaged ships may have gone on just now; a cripple sails with the second hex alone, so she still lies where she was (move-01). Ships of both sides in one hex fight at once (bat-01).',
      try: 'If a cripple lies beside your battleships, sail U2 into her hex. U1 goes southwest once more.',
    },
    {
      at: 'engagement: array',
      look: [{ display: 'battle board' }],
      say: 'The battle board is a line of eight boxes, and range is counted in boxes. Destroyer guns reach the next one, light cruisers two, everything heavier three (bat-11). Ships fire by turns, an American first, and damage counts at once (bat-03, bat-10). Somebody must stand in the screen.',
      try: 'Destroyers and one battleship into the screen, the other right behind.',
      then: 'Fire first at whoever has not fired yet. After a round Japan says first whether he stays or runs (bat-16).',
    },
    {
      at: 'movement: move',
      when: ['track turn > 20'],
      look: [{ piece: 'U1' }, { display: 'decks us' }],
      say: 'The second hex again, and the wind again: north, northeast, southeast, or no hex at all this turn.',
      try: 'Be two hexes from what would get away, if you can, and three if you must.',
    },
    {
      at: 'air operations: plan',
      when: ['track turn > 20'],
      look: [{ display: 'contacts us' }],
      say: 'The last strike before dark. A ship that is damaged already is hit a column harder, and what damages others sinks her (dam-01, dam-04). But a cripple that cannot reach the edge in time is yours without a bomb (end-02).',
      try: 'Strike at what would still get away. If nothing is in reach, leave everybody on deck.',
    },
    {
      at: 'movement: move',
      when: ['track turn > 21'],
      look: [{ piece: 'U2' }, { track: 'turn' }],
      say: 'Night. Every marker is laid face down again, and nobody flies (recon-06, air-01). Ships that meet now roll for surprise: on 1 or 2 Japan has it, on 4 to 6 you (bat-04). Whoever surprises fires everything, torpedoes too, and may leave before the other has fired (bat-06). This is the last turn.',
      try: 'Keep the carriers clear. The battleships may look for stragglers, if you like to gamble.',
    },
    {
      at: 'end',
      look: [{ display: 'islands' }],
      say: 'Points are for what the other side lost: 6 for a fleet carrier, 2 for a light one or a cruiser, 1 for destroyers or an air unit (vp-01, vp-05). Saipan counts 10 and Guam 5 (vp-02), and 20 are taken from the Americans, for whom all this was easier (vp-04). You began at -2 against 5, with the garrison of Saipan counted: whoever has more now has won. In the whole campaign there are three days of this, troops to land, and an enemy who need not run.',
    },
  ],
};
