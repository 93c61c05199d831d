/** JSON with a line for every field, and for every item of a field that is a list: small, and a diff can be read. */
export function jsonFile(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}: ${written(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function written(value: unknown): string {
  if (!Array.isArray(value) || value.every((item) => typeof item === 'number')) return JSON.stringify(value);
  return `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
