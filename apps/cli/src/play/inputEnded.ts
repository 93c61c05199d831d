/** Input ended where an answer was needed. */
export class InputEnded extends Error {
  override readonly name = 'InputEnded';
}
