import type { Catalogue } from '@point-option/engine';

/** Why each question is asked, and what the answer risks: what stands under it, for everyone. */
export const whyWords: Catalogue = {
  'why.interception combat: divide':
    'One mission can engage one raid only. Divided it can meet both, with fewer units at each.',
  'why.interception combat: parts': 'What you name goes by itself from now on, against another raid if you like.',
  'why.submarine placement: hex':
    'Submarines are slow and stay near where they start. One ahead of a force can find it, one astern rarely does.',
  'why.strike in the air: target':
    'A strike leaves its carriers only for something detected. The farther off it is, the less fuel is left to come home with.',
  'why.turn: lights':
    'Lit ships land aircraft safely at night, and are attacked by a submarine at the end of every turn in which they are lit.',
  'why.fleet movement: orders':
    'Detaching is for good. Ships that leave Battle Line no longer draw raids away from the carriers or fire at those that pass.',
  'why.fleet movement: detachment':
    'They can guard a crippled ship or a strait, and never come back to Battle Line, which loses their guns.',
  'why.fleet movement: courses':
    'This is the fleet’s only move in the turn. Closing the enemy brings him into reach and you into his; aircraft in the air have to follow.',
  'why.submarine: shadowing':
    'Shadowing helps your searches, but the escorts hunt the boat each time the force moves. An attack may hit, and gives the boat away.',
  'why.submarine: move': 'A boat tries to make contact where it ends. To wait for a force is better than to chase it.',
  'why.submarine: contact':
    'There is one try. It tells what is behind an unknown force, but strikes cannot fly on the strength of it.',
  'why.submarine: after contact':
    'An attack can hurt a carrier no plane can reach, and the escorts may then hold the boat down or sink it.',
  'why.submarine attack: target':
    'All hits go into one carrier. Finishing a damaged one may count for more than scratching a fresh one.',
  'why.air movement: patrols':
    'Patrols meet raids farther out if they leave now, with fuel by the die. They cannot take up their station again.',
  'why.mission flight: move':
    'Every segment costs fuel, even circling. Keep enough for what the mission is for, and a point to land with.',
  'why.mission flight: split':
    'Two missions can meet two raids. They cannot be joined again, and each takes one of your eight displays.',
  'why.search: declare':
    'Search planes have one segment in the turn. Too early, and forces still to move slip away; too late, and there is no time left to strike.',
  'why.search: landing':
    'Searchers cannot circle: those who find no deck now ditch. The decks that take them launch nothing in this phase.',
  'why.search: launch':
    'Without search there is nothing to strike. Planes sent out are gone for turns, and their decks land nothing now.',
  'why.search: from': 'Ranges are measured from this hex until the search is home, wherever the ships go.',
  'why.search: units':
    'A second unit makes every look better, and is missing from the next strike. Fighters see badly.',
  'why.search: goal':
    'The direction cannot be changed later. A wide sector finds more, a narrow line looks farther and closer.',
  'why.air operations: lights':
    'Without lights every landing in the dark may end in the sea. With them a submarine gets its chance at a carrier.',
  'why.air operations: groups':
    'Only these groups launch and shift aircraft now. A deck left alone stays as it is; carriers that launch cannot land.',
  'why.deck operations: launch':
    'Ready aircraft are of use in the air and a danger on deck. But a carrier that launches takes nobody aboard in this phase.',
  'why.deck operations: raise':
    'What comes up can fly next phase. Armed planes on deck feed fires, and leave less room to land.',
  'why.deck operations: lower':
    'What goes into servicing now can be on deck in the next phase. What stays landed on deck blocks those still in the air.',
  'why.launch move: hex':
    'A hex flown now costs a point of fuel and puts the mission in the way of a raid one phase earlier.',
  'why.landing: units':
    'Landing is safe but fills a deck, and waiting burns 1 fuel a phase. At low fuel or in the dark a landing may fail.',
  'why.interception combat: engage':
    'Every fight costs three points of fuel. A raid that nobody fights comes in whole, and hits with doubled strength.',
  'why.interception combat: next':
    'The first to fight finds the escorts at full strength and clears the way for those after it.',
  'why.interception combat: split':
    'Too few against the escorts is not allowed; too many lets the bombers through. Only bombers sink ships.',
  'why.raid attacks: overhead':
    'A battleship fires at one passing raid in a phase. Guns spent on a weak raid are missing against the next.',
  'why.strike attacks: next':
    'The patrol meets the first strike at its strongest. Who goes first pays for those who follow.',
  'why.strike attack: target':
    'A strike has two tries to find its target and one attack in it. Looking, even in vain, decides whether it must go home.',
  'why.strike attack: again':
    'The second try costs fuel and is a little harder. Declined or failed, the strike goes home with its bombs.',
  'why.strike attack: coordinate':
    'A point of fuel buys a better attack. On the way home that point may be the one that is missing.',
  'why.strike attack: aim':
    'All rolls are aimed before the first is made. Massed they sink one ship, spread they close several decks.',
};
