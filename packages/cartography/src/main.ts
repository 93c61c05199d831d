import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildMap, FILES } from './buildMap.ts';
import { MAPS, readGeography, readMapSpec } from './data.ts';
import { preview } from './preview.ts';

/** `npm run maps`: writes the files of every map; with `--svg DIR` also a drawing of each, to look at. */
export function main(root: string, args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: { svg: { type: 'string' } } });
  const geography = readGeography(root);
  for (const id of MAPS) {
    const spec = readMapSpec(root, id);
    const { files } = buildMap(spec, geography);
    mkdirSync(join(root, spec.folder), { recursive: true });
    for (const file of FILES) {
      writeFileSync(join(root, spec.folder, file), files[file]);
      console.log(`${spec.folder}/${file}  ${sizes(files[file])}`);
    }
    if (values.svg === undefined) continue;
    mkdirSync(values.svg, { recursive: true });
    writeFileSync(join(values.svg, `${id}.svg`), preview(files));
  }
}

function sizes(text: string): string {
  const bytes = Buffer.from(text);
  return `${kilobytes(bytes.length)}, zipped ${kilobytes(gzipSync(bytes).length)}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
