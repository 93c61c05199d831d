import type { Display, DisplayBox } from '@point-option/engine';
import { room, speak } from '../../store/room.ts';
import { useStore } from '../../store/store.ts';
import { pick, placePiece } from '../picking.ts';
import { boxAt } from '../touching.ts';
import { Boxes, partsIn } from './Boxes.tsx';
import { BoxView } from './BoxView.tsx';
import type { Desk } from './desk.ts';
import { GaugeView, Notes } from './Gauges.tsx';
import { PieceInBox } from './PieceInBox.tsx';

/** The first parts of a carrier lie on the flight deck, the others below it. */
const ON_DECK = 2;

/** Ships with flight decks: on the deck, below it, how full both are, and what ails the ship. */
export function Decks({ display, ...desk }: { readonly display: Display } & Desk) {
  const { heads, alone } = partsIn(display);
  return (
    <>
      {heads.length > 0 && (
        <div className="decks">
          {heads.map(([head, parts]) => (
            <Carrier key={head.id} head={head} parts={parts} boxes={display.boxes} {...desk} />
          ))}
        </div>
      )}
      {alone.length > 0 && <Boxes boxes={alone} className="boxes" keepEmpty {...desk} />}
    </>
  );
}

interface CarrierProps extends Desk {
  readonly head: DisplayBox;
  readonly parts: readonly DisplayBox[];
  readonly boxes: readonly DisplayBox[];
}

function Carrier({ head, parts, boxes, ...desk }: CarrierProps) {
  const { table, litIds, pulse } = desk;
  const draft = useStore(room, (now) => now.draft);
  const [above, below] = [parts.slice(0, ON_DECK), parts.slice(ON_DECK)];
  const target = boxAt(table, draft, head.id);
  const lit = litIds.has(head.id);
  const gauges = head.gauges ?? [];
  // A gauge that counts what is below belongs there; one that counts nothing is of the ship herself.
  const counts = (own: readonly DisplayBox[]) => (gauge: (typeof gauges)[number]) =>
    own.some(({ id }) => gauge.counts?.includes(id) === true);
  const aboard = gauges.filter(counts(below));
  const onDeck = gauges.filter((gauge) => counts(above)(gauge) && !aboard.includes(gauge));
  const ofShip = gauges.filter((gauge) => gauge.counts === undefined);
  const isHurt = (head.notes ?? []).some(({ tone }) => tone === 'caution');
  // The ship's own counter is needed only where she can be chosen or is pointed at.
  const shown = head.pieces.filter(({ id }) => litIds.has(id) || pulse.includes(id));
  return (
    <div
      className={`carrier${lit ? ' now' : ''}${isHurt ? ' hurt' : ''}${pulse.includes(head.id) ? ' pulse' : ''}`}
      data-carrier={head.id}
      data-box={head.id}
      onDragOver={(event) => {
        if (target !== undefined) event.preventDefault();
      }}
      onDrop={(event) => {
        if (target === undefined || draft.piece === null || event.isDefaultPrevented()) return;
        event.preventDefault();
        placePiece(draft.piece, target);
      }}
    >
      <div className="cvh">
        {shown.map((piece) => (
          <PieceInBox
            key={piece.id}
            piece={piece}
            table={table}
            lit={litIds.has(piece.id)}
            pulse={pulse.includes(piece.id)}
            size={20}
          />
        ))}
        {lit ? (
          <button type="button" onClick={() => pick(head.id)}>
            <b>{speak(head.title)}</b>
          </button>
        ) : (
          <b>{speak(head.title)}</b>
        )}
        {[...ofShip, ...onDeck].map((gauge) => (
          <GaugeView key={gauge.label.key} gauge={gauge} boxes={boxes} />
        ))}
      </div>
      <div className="strip">
        {above.map((box) => (
          <BoxView key={box.id} box={box} className="deckbox" brief size={26} {...desk} />
        ))}
      </div>
      <div className="under">
        {below.map((box, i) => (
          <BoxView
            key={box.id}
            box={box}
            className="deckbox"
            brief
            size={24}
            extra={
              i === below.length - 1 &&
              aboard.map((gauge) => <GaugeView key={gauge.label.key} gauge={gauge} boxes={boxes} />)
            }
            {...desk}
          />
        ))}
      </div>
      <Notes notes={head.notes} />
    </div>
  );
}
