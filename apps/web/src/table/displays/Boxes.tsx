import { type Display, type DisplayBox, refKey } from '@point-option/engine';
import { speak } from '../../store/room.ts';
import { t } from '../../words.ts';
import { BoxView } from './BoxView.tsx';
import type { Desk } from './desk.ts';

interface Props extends Desk {
  readonly boxes: readonly DisplayBox[];
  /** A grid of boxes, one box a line, or a list of rows. */
  readonly className: string;
  /** Empty boxes are places too, and are drawn. */
  readonly keepEmpty?: boolean;
  readonly size?: number;
}

/** Boxes side by side. Those with nothing in them are named in a line, unless they are asked for now. */
export function Boxes({ boxes, className, keepEmpty = false, size, ...desk }: Props) {
  const isShown = (box: DisplayBox): boolean => keepEmpty || !isIdle(box) || desk.lit.has(refKey({ box: box.id }));
  const empty = boxes.filter((box) => !isShown(box));
  return (
    <>
      <div className={className}>
        {boxes.filter(isShown).map((box) => (
          <BoxView key={box.id} box={box} boxes={boxes} {...(size !== undefined && { size })} {...desk} />
        ))}
      </div>
      {empty.length > 0 && <Empties boxes={empty} />}
    </>
  );
}

/** Each name is its box still: a click says why nothing goes there, or what it is. */
function Empties({ boxes }: { readonly boxes: readonly DisplayBox[] }) {
  return (
    <p className="empties">
      {t('table.empties')}
      {boxes.map(({ id, title }) => (
        <span key={id} data-box={id}>
          {speak(title)}
        </span>
      ))}
    </p>
  );
}

const isIdle = ({ pieces, notes = [], gauges = [] }: DisplayBox): boolean =>
  pieces.length === 0 && notes.length === 0 && gauges.length === 0;

/** Boxes that others are parts of, each with its parts, and those that stand alone. */
export function partsIn({ boxes }: Display): {
  heads: (readonly [DisplayBox, readonly DisplayBox[]])[];
  alone: DisplayBox[];
} {
  const parts = new Map<string, DisplayBox[]>();
  for (const box of boxes) if (box.of !== undefined) parts.set(box.of, [...(parts.get(box.of) ?? []), box]);
  const heads = [...parts].flatMap(([id, own]) => {
    const head = boxes.find((box) => box.id === id);
    return head ? [[head, own] as const] : [];
  });
  return { heads, alone: boxes.filter((box) => box.of === undefined && !parts.has(box.id)) };
}
