import type { Catalogue } from '@point-option/engine';

/** What strikes say in this game alone: radar, airfields, wind and the order to attack. */
export const raidsWords: Catalogue = {
  'procedure.radar': 'Radar interception',
  'step.radar: post': 'Vector fighters',
  'step.radar: meet': 'Intercept',
  'radar: post':
    '{n} Japanese air {n|unit heads|units head} for {hex}. Which fighters on CAP go out to meet {n|it|them}?',
  'none.radar: post': 'Keep them home',
  'order.radar: post': 'Vector {n} {n|unit|units}',
  'why.radar: post': 'Fighters sent out are fatigued, and stay out for the turn.',
  'help.radar: post':
    'Full-strength fighters on CAP can meet the raid one or two hexes from their carrier, before it arrives (13.0). They fight on their fatigued side. For the rest of the turn they stay out and meet every raid that passes within a hex. Those you leave at home fight at full strength over the target.',
  'radar unit': '{unit} over {hex}, F {strength}, {weak} if sent out',
  'radar post': '{hex}, {n} {n|hex|hexes} short of the target',
  'radar posted': 'Radar vectors {unit} to {hex}.',
  'why radar tired': '{unit} is fatigued. Radar sends out full-strength fighters only.',
  'why radar posted': '{unit} is out already.',
  'why radar too far': "The raid doesn't pass within {n} hexes of {unit}.",
  'why radar hex too far': '{hex} is not one or two hexes from a carrier with fresh fighters on CAP.',
  'why radar off line': "The raid doesn't fly through {hex}.",

  'procedure.airfield': 'Airfield attack',
  'step.airfield: bomb': 'Bomb the field',
  'step.airfield: losses': 'Losses on the ground',
  'purpose.airfield': '{unit} bombs {base}',
  'airfield hit': '{n} {n|hit|hits} on aircraft parked on {base}.',
  'airfield empty': 'Bombs fall on {base}. No aircraft are parked there.',
  'airfield missed': 'Bombs miss everything on {base}.',

  'caution extended': 'Extended range to {targets}: attacks at strength {strength}, then is away for 2 or 4 turns.',
  'purpose.extended range': 'When {unit} is back',
  'why awaits order': 'Island air may not attack carriers before the order is given. {marker} has carriers.',
  'why downwind': 'Carriers launch strikes only after sailing their last {n} hexes southeast, into the wind.',
};
