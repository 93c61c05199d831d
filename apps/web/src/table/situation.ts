import type { PieceView, Presentation, PromptView } from '@point-option/engine';
import { speak } from '../store/room.ts';
import { t } from '../words.ts';
import { capital } from './names.ts';

/** One line of where things stand for this question: the pieces that every option is about, or the hour. */
export function situation({ map, displays, status }: Presentation, prompt: PromptView): string {
  const about = [...shared(prompt)].flatMap((id) => {
    for (const { hex, pieces } of map?.stacks ?? []) {
      const piece = pieces.find((each) => each.id === id);
      if (piece) return [described(piece, hex)];
    }
    const piece = displays.flatMap(({ boxes }) => boxes.flatMap(({ pieces }) => pieces)).find((each) => each.id === id);
    return piece ? [described(piece)] : [];
  });
  return about.length > 0 ? about.join('; ') : status[0] ? capital(speak(status[0])) : '';
}

/** Ids that every option touches. */
function shared({ options }: PromptView): Set<string> {
  const [first, ...rest] = options;
  const touched = first?.touches ?? [];
  return new Set(rest.length === 0 ? [] : touched.filter((id) => rest.every(({ touches }) => touches?.includes(id))));
}

function described({ label, fuel }: PieceView, hex?: string): string {
  const name = capital(speak(label));
  return [
    name,
    hex !== undefined && !name.includes(hex) ? t('table.at hex', { hex }) : '',
    fuel !== undefined && !/fuel/i.test(name) ? t('table.fuel left', { n: fuel }) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
