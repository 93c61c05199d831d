import type { Catalogue } from '@point-option/engine';

/** What the steps of a strike are about, and the terms they use. */
export const raidHelp: Catalogue = {
  'why.strike: plan': 'Put units on a target to launch them. Confirm with none to stop striking.',
  'help.strike: plan':
    'Each target you fill becomes one raid, and all of them launch at once. Bombers sink ships. Fighters keep the CAP off them, or strafe the flak. A raid without fighters meets the whole CAP alone. After the raids you may launch more, as long as you have units ready.',
  'help.raid: lay out':
    'The enemy sees every ship you lay out. Each box holds one ship. Carriers belong in the middle: ships that can fire into the next box cover them there. Positions last for this raid only.',
  'help.raid: place':
    'Every unit goes on a ship. Bombers attack it. Fighters strafe it, and take 1 off each flak roll of that ship. Fighter-bombers do one or the other. Units over a ship that sinks before their turn waste their attack.',
  'help.interception: escort':
    'At least as many fighters as the CAP has units must fight it. More can, to outgun the CAP. Fighters that fight take no further part. Those you keep back strafe flak over the target.',
  'help.interception: assign':
    'CAP units you send at a bomber attack that bomber and nothing else, and bombers never shoot back. Two units on one bomber fire together. Steps beyond what it can lose are wasted.',
  'help.losses: mark':
    'Japanese units are all reduced before any is destroyed. American units are never destroyed: they are fatigued, and further steps spoil the aim of bombers.',
  'help.flak: ship':
    'Every ship fires once at every unit in reach. The order matters little: a unit that is shot down is not shot at again. Fire everything unless you have a plan.',
  'help.flak: target':
    'The result comes off the attack roll of the unit. With a D, a Japanese unit loses a step as well. A strafed ship has 1 off its roll for each fighter over it.',
  'term.strike':
    'An air attack on a detected formation or an airfield. All aircraft that fly to one target are a raid.',
  'term.CAP': 'Combat air patrol: fighters over a formation or a base, which meet every raid that comes there.',
  'term.escort': 'Fighters that fly with bombers to keep the CAP off them.',
  'term.flak': 'Antiaircraft fire. It spoils the aim of bombers, and shoots Japanese aircraft down.',
  'term.AA suppression': "Fighters that did not fight the CAP strafe a ship. Each takes 1 off the ship's flak rolls.",
  'term.air-sea display': 'The boxes on which the attacked group and the aircraft over it are laid out.',
  'term.fatigued': 'An American air unit on its weaker side. It recovers when it rests at night.',
};
