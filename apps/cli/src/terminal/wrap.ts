/** Breaks a line between words so that it fits; what follows is indented a little further. A longer word stays whole. */
export function wrapped(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  for (const word of line.slice(indent.length).split(' ')) {
    const more = current.trim() === '' ? current + word : `${current} ${word}`;
    if (more.length > width && current.trim() !== '') {
      lines.push(current);
      current = `${indent}  ${word}`;
    } else current = more;
  }
  return [...lines, current];
}
