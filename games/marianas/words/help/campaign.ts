import type { Catalogue } from '@point-option/engine';

/** What the steps of the campaign and of a turn are for, what decides them, and what to think of. */
export const campaignHelp: Catalogue = {
  'help.campaign: intelligence':
    'One die in secret settles what Japan knew of the invasion: the whole plan, that something is coming, or nothing (set-01). It decides when and where the Japanese fleet may appear, so the Americans can only guess from what they meet. Less warning is made good with points, but only to a fleet that has suffered for it (vp-03).',
  'help.campaign: organise':
    'Each side may keep the task groups of 1944 or make up its own (set-06). History is balanced and quick; groups of your own can hide what you are up to, and can also leave carriers without guns around them.',
  'help.campaign: groups':
    'Put every ship into a group. A group goes as fast as its slowest ship, holds twenty hulls at most, and is found, bombed and fought as one (move-03, move-06). Flak and fighters protect only their own group (air-10, air-11): many small groups are hard to find and easy to sink.',
  'help.campaign: air bases':
    'Japan spreads the aircraft that fly from land over the islands; Iwo Jima takes two units (set-05, air-02). Bettys reach five hexes and want distance from American guns; whatever stands on Saipan or Guam is lost when the island is, or when battleships shell the field (air-05).',
  'help.campaign: deploy':
    'With the code broken the fleet may already be at sea, anywhere west of Saipan (set-02). Otherwise there is nothing to place, and the question comes only so that nobody can tell from its absence. Near means an early strike; it also means that American carriers find you in the first morning (recon-07).',
  'help.campaign: submarines':
    'Submarines hunt by themselves, once a turn in every hex with enemy ships (sub-01, sub-03). They damage what nothing else reaches, but escorts sink them, and each boat lost gives the enemy points (vp-01). Whoever keeps them in now can send them out at midnight.',
  'help.campaign: turns':
    'Three or four days of eight turns, three hours each: four by daylight, four in the dark (time-01). The sea game ends early when every Japanese ship has gone home and no American troops are left afloat (end-01).',
  'help.campaign: islands':
    'When the fleets are done the troops are not: islands on which both sides still stand are fought for until one of them is gone or neither attacks any more (gnd-07). Whoever holds an island then has its points (vp-02).',
  'help.campaign: score':
    'Points are counted for ships, submarines, aircraft, transports and troops that the other side lost, and for Saipan and Guam (vp-01, vp-02). Twenty are taken from the Americans unless the match was begun otherwise (vp-04). What Japan knew comes out now, with the points for it (vp-03).',

  'help.turn: begin':
    'Three hours begin, and everybody may sail and fly anew (time-01). At nightfall and at dawn whatever was found is laid face down again, and markers of one hex are mixed (recon-06). Dummies that were seen through come back in the morning (dummy-02).',
  'help.turn: nightfall':
    'With the dark every marker is turned face down again, and dummies that nobody has exposed may be laid anew, beside markers of their own side (recon-06). The markers of such a hex are mixed. The enemy sees which markers were moved, and not which of them is the dummy. A dummy beside the transports draws searches off them; one left alone at sea costs nothing.',
  'help.turn: replacement':
    'On every morning but the first one land-based unit that was lost may return, by way of Iwo Jima, to a field with room (air-21). The points for its loss stay with the enemy. A field in reach of his battleships is a poor home (air-05).',
  'help.turn: midnight':
    'At midnight each side says whether its submarines hunt on until the next (sub-01). Weigh what they might still hit against the points that lost boats cost; strong escorts sink a Japanese boat four times in six (sub-07).',
  'help.turn: arrivals':
    'Groups and dummies that wait may come on at their own edge: the Americans in the east, the Japanese in the west or southwest when their time has come (set-03, set-04, set-06). Landing forces may not wait past turn 3. A dummy may also turn up beside a marker of yours, which makes two riddles out of one (dummy-01).',
  'help.turn: search':
    'By day every working Japanese field looks six hexes far, certain in the next hex and one in six at the sixth (recon-04). Carriers look too, to a hex beyond their strike radius (recon-07). A find turns up every group in that hex until night (recon-05, recon-06); without one there is nothing to bomb.',
  'help.turn: japanese first hex':
    'Fast Japanese groups sail their first hex; those with slow or damaged ships wait for the second (move-01, move-06). Japan always goes first, so the Americans answer what they see (time-03).',
  'help.turn: american first hex':
    'Fast American groups sail their first hex, knowing where the Japanese markers went (move-01, time-03). A hex toward the enemy usually leads downwind; there is one more to turn into the wind before aircraft launch (air-09).',
  'help.turn: japanese second hex':
    'Everything Japanese that moves sails a hex, the slow groups too (move-01). Ships may change groups first, which is the time to leave a cripple behind (move-08, dam-08).',
  'help.turn: american second hex':
    'Everything American that moves sails a hex, old battleships, transports and escort carriers included (move-01). This hex decides the wind: after south, southwest or northwest a carrier cannot launch (air-09).',
  'help.turn: submarines':
    'Each hex with ships is rolled for, the boats of Japan first (sub-03, time-03). Japan needs a second die that gets harder as its boats are lost (sub-04). A contact shows the group to the enemy, whatever the torpedoes do.',
  'help.turn: air operations':
    'By day both sides send their strikes, sealed and at the same time (air-17). At night the step does not happen (air-01). Whether you can strike was settled before: by the search, by the distance and by the wind.',
  'help.turn: ashore':
    'Battleships shell airfields, troops land, and where landed troops or the end of the day call for it there is a fight (air-05, land-01, gnd-05). It comes last, so aircraft on an island that falls tonight should have flown out already.',
  'help.turn: end':
    'The turn is over. After the last one Japanese ships still on the chart have no fuel left and are lost; before that the sea game ends when the last of them has gone home (end-01, end-02).',

  'help.movement: regroup':
    'Before the second hex, ships in one hex may change groups, one hex at a time (move-08). It lets you drop a damaged ship, join two weak groups, or split off a raider. Its price is the air: where ships of several groups come together nobody flies this turn (air-01), and in the dark each joining group has one chance in six of a collision (move-09).',
  'help.movement: recombine':
    'The ships of the chosen hex are shared out anew among its groups (move-08). Both sides see which markers are left, so a marker that gives ships away has shown that it was no dummy.',
  'help.movement: more':
    'Ships in another hex may change groups as well (move-08). The question comes back until you say nowhere.',
  'help.movement: move':
    'Name the groups that sail and their way; whoever is left out stays (move-01). A group may move at the pace of its slowest ship, in the first hex only if all are fast (move-06). Think of the wind before you think of the distance: carriers that end on south, southwest or northwest launch nothing (air-09). Entering a hex with enemy ships means battle at once (bat-01), and a group with a damaged ship must head for home (dam-08).',
  'help.movement: contacts':
    'Wherever ships of both sides now share a hex they see each other and fight before anything else happens (bat-01). Dummies that are met this way are exposed (dummy-02).',
  'help.movement: sighting':
    'By day whoever lies off an island that the enemy holds is seen from it (recon-02). Transports at anchor are seen day and night (recon-03).',
  'help.recombination: ships':
    'Put each ship under the marker it shall sail with; whoever is left out stays (move-08). No group may hold more than twenty hulls (move-03), transports stay as they are at night (move-10), and three new groups are the most that one hex can form. A carrier in a group that takes ships in cannot launch this turn (air-01).',

  'help.ashore: shelling':
    'Three sound American battleships that have not fought this turn wreck the airfield of the island they lie off, by day or night (air-05). What stands on it is lost, and the field is gone for good: no more searches from there (recon-04).',
  'help.ashore: landings':
    'Landing forces off Saipan or Guam may put troops ashore, by day only (land-01, land-03). Each is asked in turn.',
  'help.ashore: fights':
    'There is a fight where troops have just landed, and on every contested island at the end of the day (gnd-05). Islands without Americans ashore stay quiet.',
  'help.landing: factors':
    'Say how many ground factors go ashore; the rest stays aboard (land-01). Whoever lands must attack at once if the odds allow it, so land enough to attack on a good column (gnd-01, gnd-05). From then on the transports lie at anchor, seen day and night, and cannot leave before the island is taken (land-04, recon-03).',
  'help.ground combat: american attack':
    'Attack or hold, and with what stake. The ratio of strengths gives the column, rounded down; without transports at the island it is one worse (gnd-01, gnd-08). A stake of one or two factors is lost by both sides on top of the result: it suits the side with more troops (gnd-03). Three battleships in the hex halve American losses (gnd-04).',
  'help.ground combat: attacked':
    'If the Americans attack, the Japanese have no attack of their own in this fight (gnd-05). If they hold, Japan is asked.',
  'help.ground combat: japanese attack':
    'The Americans have held, so Japan may attack (gnd-05). Below one to two there is no attack at all (gnd-01). Defending costs nothing as long as nobody comes; attack to wear down a beachhead before more troops land.',
  'help.ground combat: resolve':
    'One die on the column gives the difference between the losses of both sides; the stake is added to each (gnd-02, gnd-03). When the last defender falls the island is lost to Japan, with all aircraft on its field (vp-02).',
};
