import type { Catalogue } from '@point-option/engine';

/** The scenarios, and what is settled before the first turn. */
export const setupWords: Catalogue = {
  'scenario.historical': 'The Philippine Sea, June 1944',
  'about.historical':
    'The battle as it was fought, 18 to 20 June 1944. Spruance keeps Task Force 58 close to Saipan until the 20th. The Mobile Fleet must find it and strike with everything it has. Twelve turns, three of them by night.',
  'scenario.unleashed': 'Task Force 58 Unleashed',
  'about.unleashed':
    'Mitscher gets his way: Task Force 58 starts where it likes near Saipan, and on the night before 19 June it may go west. The Japanese have one more marker and two more turns to strike, and the US must win by 58 points more. The rules only name this scenario; what happens in it is ours.',
  'scenario.dream': 'The Japanese Dream',
  'about.dream':
    'The battle as the Japanese planned it: trained aircrews who can fly again, all land-based air at hand, submarines on station, and an American fleet that is divided. Task Force 58 is tied to Saipan until the morning of the 19th, and two of its carrier groups are still far to the north. The US must win by 33 points more. The rules only name this scenario; what happens in it is ours.',

  'scenario.first-contact': 'Lesson: First Contact',
  'about.first-contact':
    'The morning of 19 June 1944. Two American carrier groups face three Japanese markers, and one of those is Ozawa. Search, read reports that may be bent, strike, and survive the reply. Three turns by day. The rules have no such scenario: the position is ours.',

  'option.submarines': 'Submarines',
  'option.surface': 'Surface battles',
  'option.radar': 'Radar guides American CAP to meet strikes early',
  'option.ordnance': 'Japanese bombers may attack before they fall',
  'option.secretComposition': 'Hidden formations: nobody sees what the enemy sails with',
  'option.japaneseSubmarines': 'Japanese submarines',
  'option.wind': 'Carriers steam southeast into the wind to launch',
  'option.nightSpeed': 'One more movement point at night',
  'option.reorganizing': 'Reorganizing costs movement',
  'option.otherDecks': 'Japanese aircraft may use other carriers',
  'option.secretMovement': 'Secret movement: only formations that are found appear on the map',

  'step.campaign: letters': 'Assign forces to markers',
  'step.campaign: fleet': 'Form the Mobile Fleet',
  'step.campaign: deploy': 'Deploy',
  'step.campaign: late air': 'Late air units',

  'campaign: letters':
    'Which marker carries which force? Add up to {dummies} dummies. The enemy sees the letters, not what they stand for.',
  'order.campaign: letters': 'Assign {n} {n|marker|markers}',
  'why.campaign: letters': 'Any letter can be any force. A dummy looks like a force until it is found.',
  'help.campaign: letters':
    'Your three forces sail under any three of eight letters, and you may add dummies (16.1.1, 3.1.6). The enemy sees markers on the map and never what they carry. Each dummy takes one of the places outside the Mobile Fleet, so with three dummies all three forces sail in it.',
  'campaign: fleet': 'Which forces sail in the Mobile Fleet? Up to {n} markers may start outside it, dummies included.',
  'order.campaign: fleet': 'Form the Mobile Fleet',
  'why.campaign: fleet': 'At least one force must sail in it.',
  'help.campaign: fleet':
    'One to three forces sail under the Mobile Fleet marker (16.1.1). Together they are activated at once and send one large strike. Apart they are harder to find, and each waits for its own marker to be drawn.',
  'campaign: deploy': 'Where do your formations start?',
  'order.campaign: deploy': 'Deploy {n} {n|marker|markers}',
  'why.campaign: deploy': 'Two groups or one force fit into a hex.',
  'help.campaign: deploy':
    'The Mobile Fleet starts within three hexes of 0618, all other Japanese markers in column 07 or west of it (16.1.1). In Task Force 58 Unleashed the US places its carriers at the same time, within nine hexes of Saipan (16.2). Two groups or one force fit into a hex (3.3).',
  'help.campaign: late air':
    'A die tells on which turn the late units of Iwo Jima and Peleliu arrive (16.1.2). Only the Japanese player sees it.',
  'help.campaign: turns': 'Twelve turns of six hours. The first of every four is a night turn (1.1).',

  'command.Ozawa': "Ozawa's carriers: Taiho, Shokaku, Zuikaku",
  'command.Joshima': "Joshima's carriers: Junyo, Hiyo, Ryuho",
  'command.Kurita': "Kurita's van: Yamato, Musashi, Chitose, Chiyoda, Zuiho",
  'dummy piece': '{name}: no ships',
  'lettered force': '{force}: {command}',
  'why too far from Saipan': 'It must start within {n} hexes of Saipan.',
  'why fleet elsewhere': 'The Mobile Fleet must start within {n} hexes of {hex}.',
  'why not west': 'It must start in column {column} or west of it.',
  'why stacked': 'Too many formations in {hex}: two groups or one force fit into a hex.',
  deployed: '{^side} has deployed.',
  'purpose.late air': 'The turn on which late air units arrive',
};
