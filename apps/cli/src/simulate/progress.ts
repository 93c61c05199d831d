/** How far it is, on one line of the error output, where a person watches. */
export function progressOn(stream: NodeJS.WriteStream, games: number): { tell(done: number): void; end(): void } {
  let width = 0;
  const write = (text: string): void => {
    stream.write(`\r${text.padEnd(width)}`);
    width = text.length;
  };
  if (!stream.isTTY) return { tell: () => {}, end: () => {} };
  return {
    tell: (done) => write(`${done} of ${games} games (${Math.floor((100 * done) / games)}%)`),
    end: () => {
      if (width > 0) stream.write(`\r${' '.repeat(width)}\r`);
    },
  };
}
