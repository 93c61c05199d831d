import type { Catalogue } from '@point-option/engine';

/** What the steps of a surface battle are for. */
export const battleHelp: Catalogue = {
  'help.battle: contact':
    'Everybody in the hex is turned face up, and dummies are taken off (bat-01, dummy-02). If only dummies were met there is no battle.',
  'help.battle: engagements':
    'Groups fight one against one until every group in the hex has fought (bat-02). A group that has fought does not sail any more this turn, and its battleships do not shell (air-05).',
  'help.battle: end':
    'The battle in this hex is over (bat-01). Whoever fled may have run into the next one, which is fought at once.',

  'help.engagement: meet':
    'If the side that was come upon has only one group that can fight, that one meets the enemy (bat-02). If it has several it is asked.',
  'help.engagement: defender':
    'Several of your groups lie here: choose which meets the enemy first (bat-02). Put guns in front; carriers and transports that are met alone are easy prey. The others may still have to fight afterwards.',
  'help.engagement: met':
    'The side that moved in brings its only group into the fight (bat-02). If it has several it is asked which goes first.',
  'help.engagement: attacker':
    'Several of your groups have come here: choose which attacks first (bat-02). The strongest guns clear the way for the others; the enemy has named his group already.',
  'help.engagement: begin':
    'One group stands against one (bat-01). By day all that follows is open gunfire; by night it begins with a die for surprise (bat-03, bat-04).',
  'help.engagement: array':
    'Both sides draw up their ships in secret, in four boxes each, from Screening in front to Screened behind (bat-08). Range is the number of boxes between two ships: destroyer guns reach one, light cruisers two, heavier guns three (bat-11). Somebody with guns must screen if there is anybody; ships without guns stay behind. A big ship in front hits everything and is hit by everything.',
  'help.engagement: drawn up': 'Both lines are shown (bat-08). From now on both sides know what can reach what.',
  'help.engagement: surprise':
    'At night one die decides: on 1 or 2 Japan surprises, on 3 nobody, on 4 to 6 the Americans (bat-04). Without surprise the battle goes on as by daylight.',
  'help.engagement: pass over':
    'Having surprised this group you may let it go unharmed and look for another in the hex, transports perhaps (bat-05). You give up sure fire for a new die of surprise that may turn against you.',
  'help.engagement: join':
    'The groups are committed: both count as having fought this turn (bat-08). They sail no further before the next.',
  'help.engagement: surprise fire':
    'The surprising side alone fires everything that reaches, torpedoes too, each shot at a target that chance picks in the dark (bat-06). Torpedoes fired now are gone for the rest of the match (bat-12).',
  'help.engagement: hit and run':
    'You have fired and he has not. Leave now and nobody follows; stay and the rounds go on as by day, with his guns answering (bat-06, bat-07). Stay if he is weaker than you even so.',
  'help.engagement: go on':
    'The surprise is spent (bat-07). Ships may shift by a box, and the next round is fought as by daylight, with both sides firing.',
  'help.engagement: round':
    'Ships fire by turns, an American first, guns only (bat-03). At least one round is fought (bat-08).',
  'help.engagement: after round':
    'If one side has nobody left the battle is over (bat-08). After three rounds without a shot both break off.',
  'help.engagement: japan decides':
    'Japan says first whether it stays or flees (bat-16). Fleeing ships go back where they came from or beside it (bat-17); slower ones can be overtaken by faster enemies, but may still launch their torpedoes at them (bat-18).',
  'help.engagement: us decides':
    'Knowing that Japan stays, the Americans decide for themselves (bat-16). A group with transports at anchor has to stand by them (land-04). Flee while your ships are sound: damaged ones are slow and are caught (dam-08, bat-18).',
  'help.engagement: relocate':
    'Each ship may shift by one box, in secret on both sides (bat-13). Close the screen if it has been shot away: into an empty screen the enemy may cross, and from there heavy guns reach what was screened (bat-14, bat-15). Pull damaged ships back; every shot at them gets a column better (dam-01).',
  'help.engagement: cross':
    'Ships that were ordered across come into the enemy screen if it is still empty (bat-14). If he has closed it in the meantime they stay where they were.',
  'help.engagement: flight':
    'The fleeing side turns away, and faster enemies may follow (bat-18). Whoever is left afterwards retreats by a hex or two (bat-17).',
  'help.engagement: over':
    'One pair of groups has fought it out (bat-08). If others in the hex have not fought yet, the next pair is chosen.',

  'help.gunfire: open':
    'A new round: every ship afloat may fire once (bat-03). Guns only; torpedoes are for surprise and for flight.',
  'help.gunfire: turn':
    'The sides take turns, ship by ship, and an American begins (bat-03). When one has nobody left to fire the other goes on alone.',
  'help.gunfire: ship':
    'Choose the ship that fires now, or hold fire for the rest of the round. Damage counts at once, so fire first with what may be hit soon, and at what has not fired yet (bat-10). A damaged ship fires with an even chance only (dam-02).',
  'help.gunfire: ready':
    'A damaged ship needs three in six to fire at all this round (dam-02). If it fails, its turn is over.',
  'help.gunfire: targets':
    'Aim each firing of the ship; several may be shared out among targets (bat-09, cls-03). Gun class against armor class gives the column: equal classes are even, and a heavier gun gets a better column (tab-01). Concentrate on a damaged ship to sink her, or spread to damage many; firings left out stay silent. The chances that are told are those of one firing at a ship as it is now.',
  'help.gunfire: fire':
    'Each firing is rolled on its column: no effect, damaged, damaged or sunk, sunk (tab-03). Weak ships go down with a second hit, and shots at a ship that is gone are lost (dam-03).',

  'help.flight: turn away':
    'The group breaks off (bat-16). If the enemy has nothing faster, or was surprised, it simply goes.',
  'help.flight: pursue':
    'Ships faster than the slowest fugitive may give chase, and fight one more round with those they overtake (bat-18). The fugitives launch their torpedoes first, so send what can bear them: cruisers and battleships cost more than destroyers.',
  'help.flight: chase':
    'The pursuers come up to the screen (bat-18). The fleeing side sees who they are before it launches anything.',
  'help.flight: torpedoes':
    'You are chased, and every salvo left may be launched at the pursuers, by day too (bat-18). American torpedoes reach one box, Japanese two (bat-12). A hit may slow a pursuer so that he drops out; a salvo is gone for good once fired. The chances that are told are those of one salvo at a ship as it is now.',
  'help.flight: launch':
    'The torpedoes run: three in six hit, then the table decides (bat-18, tab-03). A pursuer that is damaged is fast no longer.',
  'help.flight: catch up':
    'Only pursuers that are still faster, and the ships they overtake, are left in the fight (bat-18). The rest of the fugitives is away already.',
  'help.flight: gunfire':
    'One more round of guns between pursuers and overtaken (bat-18). After it the fugitives get away.',
  'help.flight: survivors':
    'If nobody of the fleeing side is left afloat the flight is over here (bat-18). Otherwise the survivors look for a hex to go to.',
  'help.flight: retreat':
    'Choose where the survivors go: the hex they came from or one beside it; who had not moved goes to any hex but the one the attacker came from (bat-17). An enemy there means another battle at once.',
};
