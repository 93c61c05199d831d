import type { Catalogue } from '@point-option/engine';

/** Searches, reports, and formations that meet. */
export const searchWords: Catalogue = {
  'procedure.scouting': 'Search subphase',
  'step.scouting: same hex': 'Search in the same hex',
  'step.scouting: planes': 'Launch search planes',
  'step.scouting: searches': 'Search for each formation in range',
  'procedure.search': 'Search',
  'step.search: look': 'Roll in secret',
  'step.search: report': 'Report',
  'procedure.meeting': 'Meeting in one hex',
  'step.meeting: meet': 'Sight each other',
  'step.meeting: searches': 'Both sides search',
  'step.meeting: battle': 'Surface battle',

  'search: report': 'The enemy has sighted {marker} in {hex}. What do you report? {limits}',
  'order.search: report': 'Send the report',
  'why.search: report': 'The enemy learns only what you say.',
  'help.search: report':
    'You rolled in secret, and the die says how far each number may be off. Every type that is there must be reported, with at least one unit. A type that is not there must not be. The enemy never learns the die or the limits.',
  'help.search: look':
    'The side that is searched for rolls, and nobody else sees the die. A low roll finds nothing. A dummy that is found leaves the map at once. Otherwise its owner reports how many units there are, in total or by type.',
  'help.scouting: planes':
    'By day, carriers that can launch search for every enemy formation in range. Both sides see who sends up planes, and who does not.',
  'help.scouting: same hex': 'Formations of both sides in one hex search each other before anything else.',
  'help.meeting: searches':
    'Each side searches for the other once. Dummies search for nobody. Whoever finds the enemy here fights him, where surface combat is in play.',
  'report exactly': 'You must tell the truth.',
  'report within': 'Each number may be off by up to {n}.',
  'report type': '{type} (true: {n})',
  'report units': 'Units in all (true: {n})',
  'report units short': 'units',
  'units of type': '{n} {type}',

  'search planes': '{from} sends up search planes.',
  'no search planes': '{from} sends up no search planes.',
  'searches from ashore': '{from}: planes from ashore search.',
  'not found': '{from} searches for {marker} in {hex} and finds nothing.',
  'track lost': '{marker} is no longer detected.',
  'dummy found': '{marker} in {hex} was a dummy. It leaves the map.',
  'dummy in force': '{marker} was a dummy in the force that has been found. It is removed.',
  'reported count': '{marker} in {hex} is found by {from}: {n} {n|unit|units} in all.',
  reported: '{marker} in {hex} is found by {from}. Report: {report}.',
  'reported within': '{marker} in {hex} is found by {from}. Report, each number within {within}: {report}.',
  'reported exactly': '{marker} in {hex} is found by {from}. Exact report: {report}.',
  meeting: '{marker} meets the enemy in {hex}.',

  'purpose.carrier search': 'Search planes from {from} look for {marker}',
  'purpose.island search': '{from} looks for {marker}',
  'purpose.land search': '{from}: patrol planes look for {marker}',
  'purpose.ship search': 'Lookouts of {from} look for {marker}',

  'term.report':
    'What the owner of a formation tells the side that has found it: how many units, in total or by type. It may be off by as much as a secret die allows.',
  'term.contact':
    'The last report you have of an enemy formation, with its age. It shows what you were told, not what is there.',
  'term.detected':
    'Found by an arm of the enemy, which may then attack. Every search that finds a formation detects it, unless the rules say that it only informs.',

  'source.carrier search': 'carrier search',
  'source.island search': 'island search',
  'source.land search': 'land-based search',
  'source.ship search': 'ships in the same hex',
  'source.submarine': 'submarine',
  'source.raid': 'air strike',
  'source.battle': 'surface battle',
};
