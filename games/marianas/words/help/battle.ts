import type { Catalogue } from '@point-option/engine';

/** What the steps of a surface battle are for. */
export const battleHelp: Catalogue = {
  'help.battle: contact':
    'Every group in the hex turns face up, and dummies are removed (bat-01, dummy-02). If only dummies were met, there is no battle.',
  'help.battle: engagements':
    "Groups fight one against one until every group in the hex has fought (bat-02). A group that has fought can't move again this turn, and its battleships can't shell airfields (air-05).",
  'help.battle: end':
    'The battle in this hex is over (bat-01). Ships that fled may have run into another, which is fought at once.',

  'help.engagement: meet':
    'If the defender has only one group that can fight, it meets the enemy (bat-02). Otherwise the defender chooses.',
  'help.engagement: defender':
    'Choose which of your groups here meets the enemy first (bat-02). Send guns: carriers and transports alone are easy prey. The others may still have to fight afterwards.',
  'help.engagement: met':
    'If the attacker has only one group, it fights (bat-02). Otherwise the attacker chooses which goes first.',
  'help.engagement: attacker':
    'Choose which of your groups here attacks first (bat-02). The enemy has already named his group. Your strongest guns clear the way for the others.',
  'help.engagement: begin':
    'One group fights one group (bat-01). By day it is all open gunfire. A night battle begins with a roll for surprise (bat-03, bat-04).',
  'help.engagement: array':
    'Both sides deploy their ships in secret in 4 boxes, from Screening in front to Screened behind (bat-08). Range is the number of boxes between two ships: destroyer guns reach 1, light cruisers 2, heavier guns 3 (bat-11). A ship with guns must screen if you have one. Ships without guns stay behind. A big ship in front hits everything and is hit by everything.',
  'help.engagement: drawn up': 'Both lines are shown (bat-08). From now on both sides know what can reach what.',
  'help.engagement: surprise':
    'At night one die decides: Japan has surprise on 1 or 2, nobody on 3, the Americans on 4 to 6 (bat-04). Without surprise the battle is fought as by day.',
  'help.engagement: pass over':
    'You surprised this group. You can let it go unharmed and look for another in the hex, such as transports (bat-05). You give up free fire for a new surprise roll that may go against you.',
  'help.engagement: join':
    "Both groups are committed and count as having fought this turn (bat-08). They can't move again until the next.",
  'help.engagement: surprise fire':
    'Only the side with surprise fires: everything in range, torpedoes included, each shot at a random target (bat-06). Torpedoes fired now are gone for the rest of the match (bat-12).',
  'help.engagement: hit and run':
    'You have fired and the enemy has not. Leave now and nobody follows. Stay, and the rounds continue as by day, with his guns firing back (bat-06, bat-07). Stay only if you outgun him.',
  'help.engagement: go on':
    'Surprise is over (bat-07). Ships can shift 1 box, and the next round is fought as by day, with both sides firing.',
  'help.engagement: round':
    'Ships fire in turn, an American first, guns only (bat-03). At least one round is fought (bat-08).',
  'help.engagement: after round':
    'If one side has no ships left, the battle is over (bat-08). After three rounds without a shot both break off.',
  'help.engagement: japan decides':
    'Japan decides first whether to stay or flee (bat-16). Fleeing ships go back to the hex they came from or one next to it (bat-17). Faster enemies can overtake slow ships, which can still launch torpedoes at them (bat-18).',
  'help.engagement: us decides':
    'Japan stays, so the Americans decide (bat-16). A group with transports at anchor must stay (land-04). Flee before you are damaged: damaged ships are slow and get caught (dam-08, bat-18).',
  'help.engagement: relocate':
    'Each ship can shift 1 box, both sides in secret (bat-13). Refill an empty screen: otherwise the enemy can cross into it, and from there heavy guns reach your screened ships (bat-14, bat-15). Pull damaged ships back, because every shot at them gains a column (dam-01).',
  'help.engagement: cross':
    'Ships ordered across enter the enemy screen if it is still empty (bat-14). If the enemy has refilled it, they stay where they were.',
  'help.engagement: flight':
    'The fleeing side turns away, and faster enemies can pursue (bat-18). The survivors retreat 1 or 2 hexes (bat-17).',
  'help.engagement: over':
    'This pair of groups has finished (bat-08). If others in the hex have not fought yet, the next pair is chosen.',

  'help.gunfire: open':
    'A new round: every ship afloat can fire its guns once (bat-03). Torpedoes are only for surprise and flight.',
  'help.gunfire: turn':
    'The sides fire in turn, ship by ship, an American first (bat-03). When one side has no ship left to fire, the other continues alone.',
  'help.gunfire: ship':
    'Choose the ship that fires now, or hold fire for the rest of the round. Damage takes effect at once, so fire first with ships that may be hit soon, at ships that have not fired yet (bat-10). A damaged ship fires only on an even chance (dam-02).',
  'help.gunfire: ready':
    'A damaged ship has 3 chances in 6 to fire this round (dam-02). If it fails, its turn is over.',
  'help.gunfire: targets':
    "Assign each of the ship's shots to a target. You can split them (bat-09, cls-03). Gun class against armor class gives the column: equal classes are even, and a heavier gun gets a better column (tab-01). Concentrate on a damaged ship to sink her, or spread your fire to damage many. Shots you don't assign are not fired. The odds are for one shot at a ship as it is now.",
  'help.gunfire: fire':
    'Each shot is rolled on its column: no effect, damaged, damaged or sunk, sunk (tab-03). Weak ships sink on a second hit, and shots at a sunk ship are lost (dam-03).',

  'help.flight: turn away':
    'The group breaks off (bat-16). If the enemy has nothing faster, or was surprised, it gets away.',
  'help.flight: pursue':
    'Ships faster than the slowest fleeing ship can pursue, and fight one more round with the ships they overtake (bat-18). The fleeing side launches its torpedoes first, so send ships you can afford to lose: cruisers and battleships cost more than destroyers.',
  'help.flight: chase':
    'The pursuers close to the screen (bat-18). The fleeing side sees them before it launches torpedoes.',
  'help.flight: torpedoes':
    'Launch any remaining salvos at the pursuers, even by day (bat-18). American torpedoes reach 1 box, Japanese 2 (bat-12). A hit can slow a pursuer enough to drop out. A fired salvo is gone for good. The odds are for one salvo at a ship as it is now.',
  'help.flight: launch':
    'Each torpedo salvo has 3 chances in 6 to hit, then the table decides (bat-18, tab-03). A damaged pursuer is no longer fast.',
  'help.flight: catch up':
    'Only pursuers that are still faster, and the ships they overtake, stay in the fight (bat-18). The other fleeing ships are already away.',
  'help.flight: gunfire':
    'Pursuers and overtaken ships fight one more round of guns (bat-18). Then the fleeing ships get away.',
  'help.flight: survivors':
    'If no fleeing ship is left afloat, the flight ends here (bat-18). Otherwise the survivors choose a hex.',
  'help.flight: retreat':
    'Choose where the survivors go: the hex they came from or one next to it. A group that had not moved can go to any adjacent hex except the one the attacker came from (bat-17). Enemy ships there mean another battle at once.',
};
