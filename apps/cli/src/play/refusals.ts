import { type Catalogue, type Message, message, say } from '@point-option/engine';

/** What the program itself refuses while a match is played, beside the words of the kernel and of the game. */
const words: Catalogue = {
  'play.not json': 'This line is not JSON: {line}',
  'play.no face': 'A die of {sides} sides has no face {face}.',
  'play.undo not yours': 'This die is not for an order of yours, so there is nothing to take back.',
  'play.undo typed': 'A die of this order is typed already, so it cannot be taken back.',
  'play.undo secret': 'A secret has come to light by this order already, so it cannot be taken back.',
};

export const notJson = (line: string): Message => message('play.not json', { line });
export const noFace = (sides: number, face: string): Message => message('play.no face', { sides, face });
export const undoNotYours = message('play.undo not yours');
export const undoTyped = message('play.undo typed');
export const undoSecret = message('play.undo secret');

export function sayRefusal(refused: Message): string {
  return say(words, refused);
}
