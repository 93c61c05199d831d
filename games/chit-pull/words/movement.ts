import type { Catalogue } from '@point-option/engine';

/** How formations sail. */
export const movementWords: Catalogue = {
  'procedure.sail': 'Movement',
  'step.sail: lie in wait': 'Submarine at the start',
  'step.sail: course': 'Set the course',
  'step.sail: sail': 'Sail',
  'step.sail: submarine': 'Submarine contact',
  'step.sail: go on': 'Sail on',
  'step.sail: moved': 'End of the move',
  'step.sail: meeting': 'Meet the enemy',
  'step.sail: stand': 'Stand and fight',

  'sail: course': 'Where does {marker} sail from {hex}? It has {n} {n|movement point|movement points}.',
  'order.sail: course': 'Sail',
  'why.sail: course': 'End the course at once to stay.',
  'help.sail: course':
    'Each hex costs one movement point, and the slowest ship sets the pace. The move ends in a hex with an enemy formation. Submarine markers are turned over when you enter their hex. You may stop early or stay.',
  'help.sail: stand':
    'A formation that stays in a hex with enemy ships that its side has found fights them, where surface combat is in play.',
  'none.sail: course': 'Stay',
  'course start': '{hex}, where {marker} starts',
  'course hex': 'Sail to {hex}',
  'course seen': 'Sail to {hex}, where {markers} {markers|was|were} last seen',
  'course enemy': 'Sail to {hex} and meet {markers}',
  'hex short': '{hex}',
  'marker name': '{marker}',
  'stops enemy': '{markers} {markers|is|are} there.',
  'caution last seen': '{markers} last seen in {hex}. If still there, the move ends.',
  'caution submarine': 'A submarine marker lies in {hex}.',
  'why other marker': "It's {marker}'s move now.",
  'why stopped': '{marker} meets the enemy in {hex}. Its move ends there.',
  'why too far': '{marker} has {n} {n|movement point|movement points} left. {hex} is farther.',
  'why hex by hex': "Sail hex by hex: {hex} isn't next to where {marker} is.",

  sails: '{marker} sails {n} {n|hex|hexes} from {from} to {hex}.',
  stays: '{marker} stays in {hex}.',
  'sails unseen': '{marker} has ended its move, unseen.',
};
