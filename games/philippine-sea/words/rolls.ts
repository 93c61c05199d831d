import type { Catalogue } from '@point-option/engine';

/** What dice are rolled for, with what they concern, and what their figures mean. */
export const rollsWords: Catalogue = {
  // In the air
  'roll.at fighters': '{mission} fires at the fighters of {at}',
  'roll.at attack planes': '{mission} fires at the attack planes of {at}',
  'roll.back at fighters': 'Fighters of {at} fire at those of {mission}',
  'roll.at our attack planes': 'Fighters of {at} fire at the attack planes of {mission}',
  'roll.patrol fuel': '{mission} leaves station, fuel',
  'roll.second hex': '{mission} flies from {from} to {to}, fuel',
  'roll.safe return': 'Safe return of {unit}',
  'roll.deck crash': '{unit} crashes on {carrier}',
  'roll.crash cleared': 'Clearing the deck of {carrier}',
  'roll.deck repair': 'Repair of the deck of {carrier}',

  // Raids
  'roll.raid generation': 'Raid from {force}',
  'roll.raid strength': 'Raid strength of {force}',
  'roll.escorts': 'Fighters in {raid}',
  'roll.intercept range': 'Radar range from {target}',
  'roll.battle line': '{raid} and Battle Line',
  'roll.guns at raid': 'Flak of {group} at {raid}',
  'roll.guns at strike': 'Flak of {target} at {mission}',
  'shuttle of a raid': 'Shuttle to Guam by {raid}',
  'point of a raid lost': 'Fighter or attack plane, of {raid}',
  'point of a raid put off': 'Which point the guns put off, of {raid}',
  'group attacked by a raid': 'Which group is attacked by {raid}',
  'ship attacked by a raid': 'Which ship is attacked by {raid}',
  'roll.land air arrives': 'Reinforcements from {base} for Guam',
  'roll.land air strength': 'Aircraft from {base}',

  // Ships under attack
  'roll.damage': '{by} attacks {ship}',
  'roll.fire outbreak': 'Fire check for {ship}',
  'roll.fire spread': 'Fire of level {level} in {ship}',
  'roll.surface fire': 'Fire of {firer} at {target}',
  'roll.torpedoes': 'Torpedoes of {firer} at {target}',
  'roll.night surprise': 'Surprise in the night action in {hex}',
  'evasion of a side': 'Evasion in {hex}: {side}',
  'pursuit of a side': 'Pursuit in {hex}: {side}',

  // Strikes
  'roll.strike contact': '{mission} looks for {force}',
  'roll.strike contact, again': '{mission} looks for {force} again',
  'roll.surprise': 'Surprise of {force} by {mission}',
  'roll.japanese patrol': 'CAP of {force}',

  // Search and intelligence
  'roll.air search': '{search} looks for {force} at {hex}',
  'roll.true bearing': 'Which way {force} lies from {hex}',
  'roll.true distance': 'How far {force} lies from {hex}',
  'roll.level 1 to 2': 'How large {force} is',
  'roll.level 2 to 3': 'Carriers in {force}',
  'roll.level 3 to 4': 'Carriers that join {force}',
  'roll.surface force': 'Surface ships of {force}',
  'roll.commitment test': 'Whether {force} may be carriers',
  'chit of a force': 'Level 1 chit of {force}',
  'ship joins a force': 'Ship of {force}',
  'torpedoed ship of a force': 'Ship of {force} that was torpedoed',
  'roll.refuelling': 'Refueling of {force}',

  // Arrival
  'roll.arrival zone': 'Where Force {letter} arrives',
  'roll.arrival near carriers': 'Whether carriers near {hex} change where Force {letter} arrives',
  'arrival hex of a force': 'Hex where Force {letter} arrives',

  // Submarines
  'roll.submarine contact': 'Contact of {sub} with {target}',
  'roll.submarine attack': 'Torpedoes of {sub} at {target}',
  'roll.submarine hits': 'Effect of a torpedo of {sub} on {target}',
  'roll.anti-submarine': 'Escorts hunt {sub}',
  'roll.submarines near the lights': 'Japanese submarine near the lights in {hex}',
  'roll.submarines near a cripple': 'Japanese submarine near {ship}',
  'roll.torpedo hits': 'Japanese torpedoes at {ship}',

  // Fire at fighters
  'fire at escorts.-': 'none shot down',
  'fire at escorts.A': 'none shot down, 1 CAP point breaks through to the attack planes',
  'fire at escorts.E': '1 shot down',
  'fire at escorts.A+E': '1 shot down, 1 CAP point breaks through to the attack planes',
  'fire at escorts.2E': '2 shot down',
  'fire at interceptors.-': 'none shot down',
  'fire at interceptors.A': 'none shot down, an escort breaks through to the fighters after the bombers',
  'fire at interceptors.E': '1 shot down',
  'fire at interceptors.A+E': '1 shot down, an escort breaks through to the fighters after the bombers',
  'fire at interceptors.2E': '2 shot down',

  // Figures
  'roll none.hits': 'no hits',
  'roll count.hits': '{n} {n|hit|hits}',
  'roll none.torpedoes': 'no torpedo hits',
  'roll count.torpedoes': '{n} {n|torpedo hits|torpedoes hit}',
  'roll none.shot down': 'none shot down',
  'roll count.shot down': '{n} {n|point|points} shot down',
  'roll none.points': 'no points',
  'roll count.points': '{n} {n|point|points}',
  'roll none.fighters': 'no fighters',
  'roll count.fighters': '{n} fighter {n|point|points}',
  'roll none.fuel': 'no fuel',
  'roll count.fuel': '{n} fuel',
  'roll none.hexes': 'in the same hex',
  'roll count.hexes': '{n} {n|hex|hexes}',
  'roll none.guns': 'none aborted, none shot down',
  'roll result.guns': '{a} aborted, {b} shot down',
  'roll none.carriers': 'no carriers',
  'roll result.carriers': '{a} fleet {a|carrier|carriers}, {b} light',
  'roll result.waves': 'waves of {a} and {b} points',
};
