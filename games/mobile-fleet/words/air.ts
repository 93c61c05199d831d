import type { Catalogue } from '@point-option/engine';

/** Air boxes and patrols of this battle, reinforcements. */
export const mobileAirWords: Catalogue = {
  'turn: patrol': 'Turn {turn}: which fighters fly CAP?',
  'order.turn: patrol': 'Launch {n} {n|unit|units} on CAP',
  'why.turn: patrol': 'Fighters on CAP meet every strike that comes. They cannot escort one of your own this turn.',
  'help.turn: patrol':
    'By day you may send ready fighters and fighter-bombers on CAP over their own formation or base (5.7). They fight every strike that comes to their hex this turn (8.2, 8.2.4), and are ready again next turn. Fighters you keep on deck can escort a strike. Both sides decide at once, and neither sees what the other does.',
  'turn: decks':
    'Move air units to other carriers in their hex? No carrier can take more strength than it started with.',
  'none.turn: decks': 'Move none',
  'order.turn: decks': 'Move {n} {n|unit|units}',
  'help.turn: decks':
    'With this optional rule Japanese aircraft operate from any Japanese carrier (15.6). Move units on deck between carriers in one hex, as long as no carrier has more strength aboard than it started with. When a carrier sinks, its fighters on CAP land on another in the hex that has room.',
  'help.turn: patrols land':
    'CAP from the turn before lands. Units on it are ready again, on the side they show (8.2.4).',
  'help.turn: reinforcements':
    'Japanese land-based units whose turn has come arrive at their islands, ready (5.3, 16.1.2).',
  'help.turn: revived':
    'By day one lost land-based unit, drawn at random, comes back to Guam. It is flown, and reduced if it has a reduced side (16.1.2). It waits while Guam is full (2.1).',
  'help.turn: returns':
    'American units that flew beyond their range are back on their carriers, ready and at full strength (5.4).',
  'help.turn: recovery':
    'American units that have flown become ready: fatigued by day, at full strength by night (5.5). Japanese carrier units never do: they fly one strike in the whole battle. A carrier at half damage readies nothing (9.4).',
  'help.turn: islands':
    'Every Japanese island-based unit that has flown rolls a die: 1 to 5 on Guam, 1 to 3 elsewhere, makes it ready (5.6). The enemy does not see the dice.',

  'deck unit': '{unit}, on {ship}',
  deck: '{ship}, {n} of {most} factors aboard',
  'why no wind': "{unit}'s formation can't sail southeast this turn, into the wind.",
  'why no other deck': "{unit} can't move: no other carrier in its hex can take it.",
  'why deck full': '{ship} would have too much aboard: {most} factors are its limit.',

  'back from range': '{unit} is back from beyond its range.',
  tired: '{n} {n|unit is|units are} ready, but fatigued.',
  'air arrives': '{unit} arrives at {base}.',
  'air revived': '{unit} is formed again on Guam.',
  'purpose.revived': 'Which lost unit comes back to Guam',
  'purpose.island readiness': '{unit} at {base}: ready?',
  'purpose.carrier readiness': '{unit}: ready again?',

  'term.CAP':
    'Combat air patrol: fighters over a formation or base that meet every strike coming to its hex this turn (5.7, 8.2).',
  'term.Ready': 'Air units on deck that can fly a mission (5.5, 5.6).',
  'term.Flown':
    'Air units that have flown a strike. American ones recover next turn (5.5), island-based ones on a die (5.6), Japanese carrier units not at all.',
  'term.fatigued': 'The weaker side of an American air unit. A night on deck restores it (5.5).',
};
