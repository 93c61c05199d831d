import type { Catalogue } from '@point-option/engine';

/** What the steps of the campaign and of a turn are for, what decides them, and what to think of. */
export const campaignHelp: Catalogue = {
  'help.campaign: intelligence':
    'A secret die roll settles what Japan knows of the invasion: the whole plan, that something is coming, or nothing (set-01). It decides when and where the Japanese fleet can appear. The Americans can only guess from what they meet. Less warning earns Japan points, but only if its fleet suffers for it (vp-03).',
  'help.campaign: organise':
    'Keep the task groups of 1944 or form your own (set-06). The historical groups are balanced and quick to set up. Your own can hide what you are up to, but can also leave carriers without guns around them.',
  'help.campaign: groups':
    'Assign every ship to a group. A group moves at the speed of its slowest ship, holds up to 20 hulls, and is found, bombed and fought as one (move-03, move-06). Flak and fighters protect only their own group (air-10, air-11), so small groups are hard to find and easy to sink.',
  'help.campaign: air bases':
    'Japan bases its land-based aircraft on the islands. Iwo Jima holds 2 units (set-05, air-02). Bettys reach 5 hexes, so keep them away from American guns. Aircraft on Saipan or Guam are lost when the island falls or battleships shell the field (air-05).',
  'help.campaign: deploy':
    'If Japan knows the plan, its fleet can start at sea anywhere west of Saipan (set-02). Otherwise there is nothing to place, and the question comes only to keep the secret. Starting close allows an early strike, but American carriers can find you on the first morning (recon-07).',
  'help.campaign: submarines':
    'Submarines hunt on their own, once a turn in every hex with enemy ships (sub-01, sub-03). They damage what nothing else can reach, but escorts sink them, and each boat lost gives the enemy points (vp-01). If you hold them back now, you can send them out at midnight.',
  'help.campaign: turns':
    'The campaign lasts 3 or 4 days. Each day has 8 turns of 3 hours, 4 by day and 4 by night (time-01). The sea game ends early when every Japanese ship has gone home and no American troops are left afloat (end-01).',
  'help.campaign: islands':
    'The sea game is over, but the troops fight on. Both sides contest their islands until one side is gone or neither attacks (gnd-07). The side that then holds an island scores its points (vp-02).',
  'help.campaign: score':
    'Score points for enemy ships, submarines, aircraft, transports and troops lost, and for Saipan and Guam (vp-01, vp-02). The Americans lose 20 points unless an option changed that (vp-04). What Japan knew is revealed now, with its points (vp-03).',

  'help.turn: begin':
    'A new 3-hour turn begins, and all ships and aircraft can move again (time-01). At nightfall and at dawn, spotted markers turn face down and the markers in each hex are shuffled (recon-06). Exposed dummies return in the morning (dummy-02).',
  'help.turn: nightfall':
    'At nightfall every marker turns face down, and you can move unexposed dummies next to markers of your own side (recon-06). The markers in that hex are shuffled. The enemy sees which markers moved, but not which one is the dummy. A dummy next to the transports draws searches away from them. One left alone at sea costs nothing.',
  'help.turn: replacement':
    'Every morning except the first, one lost land-based unit can return by way of Iwo Jima to a field with room (air-21). The enemy keeps the points for its loss. Avoid a field within reach of enemy battleships (air-05).',
  'help.turn: midnight':
    'At midnight each side decides whether its submarines hunt for another day (sub-01). Weigh what they might still hit against the points lost boats cost. Strong escorts sink a Japanese boat 4 times in 6 (sub-07).',
  'help.turn: arrivals':
    'Waiting groups and dummies can enter at their own edge: the Americans in the east, the Japanese in the west or southwest once they are due (set-03, set-04, set-06). Landing forces must enter by turn 3. A dummy can also appear next to one of your markers, and then the enemy has two to identify (dummy-01).',
  'help.turn: search':
    'By day every working Japanese field searches out to 6 hexes, with certainty in the next hex and 1 chance in 6 at the sixth (recon-04). Carriers search to 1 hex beyond their strike radius (recon-07). A success turns every group in that hex face up until night (recon-05, recon-06). You can only bomb what you have found.',
  'help.turn: japanese first hex':
    'Fast Japanese groups move their first hex. Groups with slow or damaged ships wait for the second (move-01, move-06). Japan always moves first, so the Americans can react (time-03).',
  'help.turn: american first hex':
    'Fast American groups move their first hex after seeing where the Japanese markers went (move-01, time-03). Moving toward the enemy usually means running downwind. Use the second hex to turn into the wind before you launch (air-09).',
  'help.turn: japanese second hex':
    'All Japanese groups can move 1 hex, slow ones included (move-01). Ships can change groups first, so this is the time to leave a cripple behind (move-08, dam-08).',
  'help.turn: american second hex':
    "All American groups can move 1 hex, including old battleships, transports and escort carriers (move-01). This hex decides the wind: a carrier that moved south, southwest or northwest can't launch (air-09).",
  'help.turn: submarines':
    'Roll for each hex with ships, Japanese submarines first (sub-03, time-03). Japan needs a second roll, which gets harder as it loses boats (sub-04). A contact reveals the group to the enemy even if the torpedoes miss.',
  'help.turn: air operations':
    'By day both sides plan their strikes in secret and fly them at the same time (air-17). Nobody flies at night (air-01). Search results, distance and wind have already settled what you can strike.',
  'help.turn: ashore':
    'Battleships shell airfields, troops land, and ground combat follows a landing or the end of the day (air-05, land-01, gnd-05). This step comes last, so move aircraft off an island that might fall before you get here.',
  'help.turn: end':
    'The turn ends. After the last turn, Japanese ships still on the chart are out of fuel and lost. The sea game ends earlier if all of them have gone home (end-01, end-02).',

  'help.movement: regroup':
    'Before the second hex, ships in the same hex can change groups, one hex at a time (move-08). Drop a damaged ship, join two weak groups, or detach a raider. The cost: where groups combine, nobody flies this turn (air-01), and at night each joining group has 1 chance in 6 of a collision (move-09).',
  'help.movement: recombine':
    'Reassign the ships of the chosen hex to its groups (move-08). Both sides see which markers remain, so a marker that hands over ships shows that it was no dummy.',
  'help.movement: more':
    'Ships in another hex can change groups as well (move-08). You are asked again until you choose nowhere.',
  'help.movement: move':
    "Choose the groups that move and their direction. The rest stay (move-01). A group can move its first hex only if all its ships are fast (move-06). Think of the wind before the distance: carriers whose last move was south, southwest or northwest can't launch (air-09). Entering a hex with enemy ships starts a battle at once (bat-01). A group with a damaged ship must head for home (dam-08).",
  'help.movement: contacts':
    'Ships of both sides in the same hex see each other and fight before anything else happens (bat-01). Dummies met this way are exposed (dummy-02).',
  'help.movement: sighting':
    'By day, an island spots every enemy group in its hex (recon-02). Transports at anchor are spotted day and night (recon-03).',
  'help.recombination: ships':
    "Assign each ship to a marker. Ships you leave out stay where they are (move-08). A group holds up to 20 hulls (move-03), transports can't regroup at night (move-10), and one hex can form up to 3 new groups. A carrier in a group that takes on ships can't launch this turn (air-01).",

  'help.ashore: shelling':
    'Three undamaged American battleships that have not fought this turn wreck the airfield of their island, by day or night (air-05). All aircraft on it are lost, and the field is gone for good: no more searches from there (recon-04).',
  'help.ashore: landings':
    'Landing forces off Saipan or Guam can put troops ashore, by day only (land-01, land-03). You decide for each in turn.',
  'help.ashore: fights':
    'Ground combat follows every landing, and takes place on every contested island at the end of the day (gnd-05). Islands without Americans ashore stay quiet.',
  'help.landing: factors':
    "Choose how many ground factors land. The rest stay aboard (land-01). Troops that land must attack at once if the odds allow it, so land enough for a good column (gnd-01, gnd-05). From then on the transports lie at anchor, spotted day and night, and can't leave until the island is taken (land-04, recon-03).",
  'help.ground combat: american attack':
    'Attack or hold, and choose your stake. The ratio of strengths gives the column, rounded down. It is one column worse if no transports are at the island (gnd-01, gnd-08). Both sides lose a stake of 1 or 2 factors on top of the result, which favors the side with more troops (gnd-03). Three battleships in the hex halve American losses (gnd-04).',
  'help.ground combat: attacked':
    "If the Americans attack, the Japanese can't attack in this combat (gnd-05). If they hold, Japan decides.",
  'help.ground combat: japanese attack':
    'The Americans hold, so Japan can attack (gnd-05). You need odds of at least 1 to 2 (gnd-01). Holding costs nothing while no attack comes. Attack to wear down a beachhead before more troops land.',
  'help.ground combat: resolve':
    "One die roll on the column gives the difference between both sides' losses. Each side adds the stake to its own (gnd-02, gnd-03). When the last defender falls, Japan loses the island and all aircraft on its field (vp-02).",
};
