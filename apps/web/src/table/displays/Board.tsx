import { capital, type Display, type DisplayBox } from '@point-option/engine';
import { speak } from '../../store/room.ts';
import { partsIn } from './Boxes.tsx';
import { BoxView } from './BoxView.tsx';
import type { Desk } from './desk.ts';
import { Notes } from './Gauges.tsx';

/** A board: lines that face each other, part beside part, in the order the game gives them. */
export function Board({ display, ...desk }: { readonly display: Display } & Desk) {
  const { heads, alone } = partsIn(display);
  return (
    <>
      <div className="board">
        {heads.map(([head, zones]) => (
          <section key={head.id} className="line" data-box={head.id} aria-label={speak(head.title)}>
            <header>
              <h4>{capital(speak(head.title))}</h4>
              <Notes notes={head.notes} />
            </header>
            <div className="zones">
              {zones.map((box) => (
                <div key={box.id} style={{ flexGrow: weightOf(box, zones) }}>
                  <BoxView box={box} className="zone" brief size={34} {...desk} />
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
      {alone.length > 0 && alone.map((box) => <BoxView key={box.id} box={box} {...desk} />)}
    </>
  );
}

/** Where there are more pieces there is more room; before any are there all parts are alike. */
const weightOf = ({ pieces }: DisplayBox, zones: readonly DisplayBox[]): number =>
  zones.every((zone) => zone.pieces.length === 0) ? 1 : pieces.length;
