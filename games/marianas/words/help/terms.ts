import type { Catalogue } from '@point-option/engine';

/** The words of the game that a newcomer may not know. */
export const terms: Catalogue = {
  'term.airfield':
    'Japanese aircraft fly and search from the fields of the islands. Three battleships off the island wreck one for good (air-05).',
  'term.armor class':
    'How much a ship can bear, in the same classes as guns: from D for destroyers to SBB for the two giants (cls-01).',
  'term.battle board':
    'Eight boxes in a line on which ships fight. How many boxes lie between two ships is their range (bat-08, bat-11).',
  'term.Betty':
    'A Japanese bomber that flies from land and reaches five hexes. Large, so flak gets a sixth more (air-06, air-13).',
  'term.code':
    'One die before the match says what Japan knew. With the American code broken its fleet may be at sea from the start (set-01, set-02).',
  'term.collision':
    'Groups that join in the dark may run into each other: one in six that a ship is damaged (move-09).',
  'term.column':
    'Gun against armor gives a column of the result table, from -3 to +5: the higher, the worse for the target (tab-01, tab-03).',
  'term.cripple':
    'A ship that is damaged: one hex a turn, fires with an even chance, easier to hit, and on her way home (dam-01, dam-02, dam-08).',
  'term.D': 'Damaged. A second D sinks a weak ship (dam-02, dam-03).',
  'term.DS': 'Damaged, or sunk if weak or damaged already. Japanese carriers may blow up besides (dam-04, dam-07).',
  'term.desdiv':
    'A destroyer division: four ships that move, screen and fight as one, and the only thing that hunts submarines (sub-07).',
  'term.downwind':
    'South, southwest and northwest. A carrier whose last hex led that way has the wind astern and cannot launch (air-09).',
  'term.dummy':
    'A marker with nothing under it, to be looked at in vain. Each side has three; found, it is gone until morning (dummy-01, dummy-02).',
  'term.face down':
    'How markers lie until they are found: everybody sees where they are, only the owner what they are (move-07).',
  'term.factor': 'The strength of troops. A transport carries one; each one lost is a point (land-01, vp-01).',
  'term.feint':
    'A flight that does not exist. It is announced like the others and proves to be nothing over the target (dummy-01).',
  'term.firing':
    'One shot of a ship, with its gun class. Large ships have several and may aim them at different targets (bat-09, cls-03).',
  'term.flak':
    'The guns of a group against aircraft: a sixth for each ship unit, at most one for Japan and four for the Americans (air-11).',
  'term.group':
    'Ships that sail under one marker, twenty hulls at most, at the speed of the slowest (move-03, move-06).',
  'term.gun class': 'How hard a gun hits: D, DL, CL, CA, BC, B, BB, SBB (cls-01).',
  'term.handicap':
    'Points taken from the Americans at the end, because history was so one-sided: twenty unless chosen otherwise (vp-04).',
  'term.landing force':
    'Twelve transports with a ground factor each. Hits sink transports, not the piece (land-01, dam-06).',
  'term.long lance':
    'The torpedoes of Japanese cruisers and destroyers: they reach two boxes and hit like 16-inch guns (bat-12, tab-02).',
  'term.low release':
    'A dive bomber that goes lower hits a sixth oftener and is shot down a sixth oftener; two steps at most (air-14).',
  'term.marker':
    'What lies on the chart for a group or a dummy: J1, U1 and so on. At dusk and dawn those of a hex are mixed (recon-06).',
  'term.patrol':
    'Fighters over a group: a sixth for each carrier, two for escort carriers, at most one for Japan and four for the Americans (air-10).',
  'term.pursuit': 'Faster ships may follow a group that flees and fire once more, after its torpedoes (bat-18).',
  'term.radius':
    'How far aircraft strike and come home: two hexes for Americans, three for Japanese, five for Bettys (air-06).',
  'term.Screening':
    'The box in front of a line of battle. While somebody stands in it, the enemy cannot pass (bat-14).',
  'term.Screened': 'The box behind everybody, where carriers and transports begin (bat-15).',
  'term.shuttle': 'To strike and fly on to another base than one came from (air-08).',
  'term.Sk': 'Sunk at once, whatever she was (dam-05).',
  'term.stake': 'Up to two factors that an attacker adds to the losses of both sides (gnd-03).',
  'term.stretch': 'To strike one hex beyond the radius: two in six crash on the way home (air-07).',
  'term.surprise': 'At night a die says who sees the other first. He fires alone, and may leave (bat-04, bat-06).',
  'term.weak': 'Single cruisers and single light carriers: a second hit sinks them (dam-03).',
};
