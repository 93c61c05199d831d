import { readFileSync } from 'node:fs';
import { registry } from '@point-option/games';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Plot, PLOT_WIDE, plotHigh } from '../src/studies/Plot.tsx';
import type { GameStudies, DescribedStudy } from '../src/worker/protocol.ts';
import { studiesOf } from '../src/worker/studiesOf.ts';

const MARGIN = 12;
const TITLE = 30;

/**
 * The plots of the documents by the names of their files, drawn by the page's own code: <study>-<figure>.svg, without spaces, for every
 * figure that history knows. The first study stands alone, and every other under the first.
 */
export async function documentPlots(): Promise<Map<string, string>> {
  const told = await Promise.all(registry.map(({ id }) => studiesOf(id)));
  return new Map(told.flatMap((game) => (game ? plotsOf(game) : [])));
}

function plotsOf({ names, studies }: GameStudies): [file: string, svg: string][] {
  const style = styleOf();
  return studies.flatMap((study, i) => {
    const [first = study] = studies;
    const shown = i === 0 ? [study] : [first, study];
    return Object.keys(study.study.history).map((figure): [string, string] => [
      `${study.study.id}-${figure.replaceAll(' ', '-')}.svg`,
      `${renderToStaticMarkup(<Sheet figure={figure} title={names[figure] ?? figure} studies={shown} style={style} />)}\n`,
    ]);
  });
}

interface Props {
  readonly figure: string;
  readonly title: string;
  readonly studies: readonly DescribedStudy[];
  readonly style: string;
}

/** A plot on a ground of its own, with its title: a picture is looked at by itself. */
function Sheet({ figure, title, studies, style }: Props) {
  const rows = studies.map(({ who, findings }) => ({ who, found: findings.figures[figure] ?? [] }));
  const [wide, high] = [PLOT_WIDE + 2 * MARGIN, TITLE + plotHigh(rows.length) + MARGIN];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={wide} height={high} viewBox={`0 0 ${wide} ${high}`}>
      <style>{style}</style>
      <rect className="ground" width={wide} height={high} />
      <text className="title" x={MARGIN + 8} y={23}>
        {title}
      </text>
      <svg x={MARGIN} y={TITLE} width={PLOT_WIDE} height={plotHigh(rows.length)}>
        <Plot rows={rows} known={studies.at(-1)?.study.history[figure]} />
      </svg>
    </svg>
  );
}

/** The style of the page's plots, and those of its colours that they use, by day and by night. */
function styleOf(): string {
  const read = (file: string): string => readFileSync(`apps/web/src/${file}`, 'utf8');
  const css = `.ground { fill: var(--sheet) } .title { fill: var(--ink); font: 17px var(--serif) } ${read('studies/plot.css')}`;
  const used = new Set([...css.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  const tokens = read('style/tokens.css');
  const [day = '', after = ''] = tokens.split('[data-lamp="night"]');
  const [night = ''] = after.split('@media');
  const colours = (block: string): string =>
    [...block.matchAll(/--([\w-]+):\s*(#\w+);/g)]
      .filter(([, name]) => used.has(name))
      .map(([, name, value]) => `--${name}:${value}`)
      .join(';');
  return [
    `:root{${colours(day)};--draft:Lato,"DejaVu Sans",sans-serif;--serif:Georgia,serif}`,
    `@media (prefers-color-scheme:dark){:root{${colours(night)}}}`,
    css
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ].join('');
}
