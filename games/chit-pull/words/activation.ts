import type { Catalogue } from '@point-option/engine';

/** What a formation, or aircraft ashore, do when their marker is drawn. */
export const activationWords: Catalogue = {
  'procedure.activation': 'Activation',
  'step.activation: begin': 'Begin',
  'step.activation: action': 'Choose what to do next',
  'step.activation: search': 'Search',
  'step.activation: move': 'Move',
  'step.activation: strike': 'Strike',
  'step.activation: again': 'Go on',
  'step.activation: over': 'Done',

  'activation: action': 'What does {marker} do next?',
  'order.activation: action': 'Confirm',
  'help.activation: action':
    'Search, sail, and strike in any order. There is one search by air. You can stop on the way, search or strike, and sail on with the movement points that are left.',
  'activation search': 'Search by air',
  'activation move': 'Sail',
  'activation strike': 'Launch a strike',
  'activation done': 'End its activation',
};
