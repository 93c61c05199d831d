import type { Catalogue } from '@point-option/engine';

/** The activation pool and command chits. */
export const poolWords: Catalogue = {
  'procedure.activations': 'Activations',
  'step.activations: draw': 'Draw a marker',
  'step.activations: command': 'Use a command chit',
  'step.activations: activation': 'Activate',
  'step.activations: over': 'Activation over',

  'purpose.draw': '{^side} draws from the pool',
  activated: '{marker} is activated.',
  'drawn again': '{marker} has been activated this turn. Its marker is ignored.',
  'drawn removed': '{marker} is not on the map any more. Its marker is ignored.',
  'command idle': '{chit} leaves the pool: nothing is left to activate.',
  'command in vain': '{chit} is drawn, and nothing is left to activate.',
  'command returns': '{chit} goes back into the pool.',

  'activations: command': 'Your command chit is drawn. Which formation do you activate?',
  'order.activations: command': 'Activate it',
  'why.activations: command': 'No formation is activated twice a turn.',
  'help.activations: command':
    'A command chit activates any formation of yours that has not been activated this turn. When its own marker is drawn later, it is ignored. You can let the chit go without using it, and then it does not come back.',
  'command marker': 'Activate {marker} at {hex}',
  'command chit': 'Activate {marker}',
  'command nobody': 'Activate no formation',
  'why not yours to command': '{marker} is not yours.',
  'why detached never activated': '{marker} moves at the end of the turn and is never activated.',
  'why activated already': '{marker} has been activated this turn.',
};
