import type { Catalogue } from '@point-option/engine';

/** Why a staff gave an order, for players to read after the match. */
export const staffWords: Catalogue = {
  'reason.hide carriers':
    '{marker} has {n} {n|carrier|carriers}. The report leaves out {off}, so that the enemy looks for a better target.',
  'reason.pose as carriers':
    '{marker} has {n} {n|carrier|carriers}. The report adds {off}, to draw strikes away from our main body.',
  'reason.look strong': '{marker} is weak. The report adds {off} heavy {off|ship|ships}, to keep the enemy away.',
  'reason.look weak':
    '{marker} can take care of itself. The report leaves out {off} heavy {off|ship|ships}, to invite a fight.',
  'reason.same report':
    'The enemy was told the same of {marker} earlier this turn. Reports that differ could be averaged.',
  'reason.seen already': 'The enemy saw the ships of {marker} this turn. A lie would fool nobody.',
  'reason.tell the truth': 'This report leaves no room for a lie.',
  'reason.vary reports': 'Reports that always lie the same way can be read backward. This one was left to chance.',

  'reason.hold the patrol':
    '{n} of our {of} {of|fighter|fighters} {n|keeps|keep} the whole CAP ({patrol}) off the bombers. More would add nothing there.',
  'reason.beat the patrol':
    '{n} of our {of} {of|fighter|fighters} {n|fights|fight} {patrol} on CAP: every step it loses pays.',
  'reason.fighter sweep': 'No bombers are left to escort. All {n} fighters fight the CAP.',
  'reason.fight the escort': 'No bomber is worth more than the escort.',
  'reason.go for the bombers':
    "{n} of our fighters {n|isn't|aren't} tied down by the escort. {n|It goes|The strongest go} for the bombers that would hurt most, {unit} first.",
  'reason.spare the bombers': '{n} {n|step|steps} lost. Units with bombs to drop lose as few as the rules allow.',
  'reason.spare the strong': '{n} {n|step|steps} lost, where they cost the least strength.',
  'reason.cover the carriers': '{ship} is in the middle, with the heaviest flak next to what the enemy is after.',
  'reason.carriers inside': "{ship} is in the middle. Our flak doesn't reach other boxes, so the rest doesn't matter.",
  'reason.all on one': 'All bombers attack {ship}: {chance}% to sink her.',
  'reason.damage one': 'All bombers attack {ship}. They can damage her, and hardly more.',
  'reason.damage several':
    '{ships} ships are attacked, {ship} by {n} {n|unit|units}. Nobody expects to sink any, and every first hit counts.',
  'reason.gang up':
    '{n} {n|unit attacks|units attack} {ship}: {chance}% to sink her. The rest attack {others} other {others|ship|ships}.',
  'reason.spread the bombers':
    '{ships} ships are attacked, {ship} by {n} {n|unit|units}. First hits on several ships are worth more than a {chance}% chance to sink one.',
  'reason.strafe only': 'The raid has no bombers left.',
  'reason.fire everything': 'Every ship fires at everything in reach. The order makes no difference.',
  'reason.send help':
    '{n} {n|unit|units} on CAP over other ships {n|meets|meet} the raid at {hex}. {n|It draws|They draw} off the escort before our own CAP there attacks.',
  'reason.patrol is enough': 'The CAP over the target can handle this raid. Sending it out would only tire it.',
  'reason.stay over the target': 'Out there our fighters would fight at half strength. They wait over their carriers.',
  'reason.nobody to send': 'No fresh fighters on CAP are near enough.',

  'reason.save the carriers':
    "We have {percent}% of the enemy's strength. That's not enough to keep carriers under his guns.",
  'reason.outgunned': "We have {percent}% of the enemy's strength here.",
  'reason.carriers in sight': 'Enemy carriers are under our guns. This is the chance we came for.',
  'reason.strong enough': "We have {percent}% of the enemy's strength. We fight on.",
  'reason.no match': 'The enemy is no match for us. We fight on.',
  'reason.run for it': "With {percent}% of the enemy's strength, every ship makes for the way out.",
  'reason.cover the withdrawal': '{n} {n|ship runs|ships run} for the way out. The others cover.',
  'reason.close the range': 'Closer in, our fire gains more than his.',
  'reason.open the range': 'Farther out, his fire loses more than ours.',
  'reason.hold the range': 'This range suits us.',
  'reason.clear view': 'Smoke would spoil our own aim more than his.',
  'reason.smoke enough': 'The smoke that hangs here hides us already.',
  'reason.cover in smoke': 'Smoke in box {box} covers the ships that withdraw.',
  'reason.spoil their aim': 'His guns do more than ours. Smoke in box {box} takes something off every shot.',
  'reason.all guns on one': 'All guns fire at {ship}.',
  'reason.share out the guns':
    '{n} {n|ship fires|ships fire} at {ship}. More would be wasted, so the guns engage {ships} ships.',
  'reason.no shot pays': 'Nothing in range can be hurt.',
  'reason.launch torpedoes': '{n} torpedo {n|salvo|salvos}, {ship} first.',
  'reason.hold torpedoes': 'Torpedoes run once. Closer in they are worth far more.',
  'reason.no torpedo target': 'No target is worth the torpedoes.',
  'reason.aircraft to the rescue':
    'Our carriers are under fire, so everything that is ready flies. {n} {n|unit attacks|units attack} {ship}: {chance}% to sink her.',
  'reason.nothing to fly': 'No aircraft are ready.',
  'reason.retreat': '{hex} is farthest from the enemy.',
  'reason.dead in the water': '{marker} is dead in the water.',
  'reason.sail home': '{marker} takes the shortest way home, as far from the enemy as it can.',
};
