import { capital, type DisplayBox, type Gauge, type Note } from '@point-option/engine';
import { speak } from '../../store/room.ts';
import { t } from '../../words.ts';
import { ScaleBar } from '../ScaleBar.tsx';
import { useLanding } from './desk.ts';
import { gaugeAfter } from './slip.ts';

/** A scale bar has ten parts at most here: there is little room, and the figure stands beside it. */
const PARTS = 10;

interface GaugeProps {
  readonly gauge: Gauge;
  /** The boxes of the display, where the gauge counts what is in some of them. */
  readonly boxes?: readonly DisplayBox[];
}

/** A label, a scale bar and the figure; with what the slip would make of it. */
export function GaugeView({ gauge, boxes = [] }: GaugeProps) {
  const landing = useLanding();
  const { label, value, max, marks = [], caution } = gauge;
  const after = gaugeAfter(gauge, boxes, landing);
  const isOver = (after ?? value) > max;
  const said = capital(speak(label));
  const title = marks.map((mark) => `${mark.at} ${speak(mark.label)}`).join(' · ');
  return (
    <span className={`gauge${caution || isOver ? ' caution' : ''}`} {...(title && { title })}>
      <span className="gl">{said}</span>
      <ScaleBar
        value={value}
        max={max}
        label={said}
        caution={caution}
        after={after}
        marks={marks.map(({ at }) => at)}
        maxParts={PARTS}
      />
      <b>
        {after === undefined ? value : t('table.after', { n: value, after })}
        <span className="of">/{max}</span>
      </b>
    </span>
  );
}

export function Gauges({
  gauges = [],
  boxes = [],
}: {
  gauges?: readonly Gauge[] | undefined;
  boxes?: readonly DisplayBox[];
}) {
  if (gauges.length === 0) return null;
  return (
    <div className="gauges">
      {gauges.map((gauge) => (
        <GaugeView key={gauge.label.key} gauge={gauge} boxes={boxes} />
      ))}
    </div>
  );
}

/** Remarks: good news, cautions, and what nobody knows for sure. */
export function Notes({ notes = [] }: { notes?: readonly Note[] | undefined }) {
  if (notes.length === 0) return null;
  return (
    <ul className="notes">
      {notes.map(({ text, tone }, i) => (
        <li key={`${text.key} ${i}`} className={tone ?? ''}>
          <Glyph tone={tone} />
          {speak(text)}
        </li>
      ))}
    </ul>
  );
}

/** Color never speaks alone. */
function Glyph({ tone }: { tone: Note['tone'] }) {
  if (tone === undefined) return null;
  const shape = {
    good: <path d="M1.5 6L4.4 9L9.5 2.4" fill="none" stroke="currentColor" strokeWidth="1.7" />,
    caution: <path d="M5.5 1L10.3 9.6H.7zM5.5 4v2.8M5.5 8v.7" fill="none" stroke="currentColor" strokeWidth="1.2" />,
    unsure: (
      <circle cx="5.5" cy="5.5" r="4" fill="none" stroke="currentColor" strokeWidth="1.2" strokeDasharray="2.2 1.9" />
    ),
  }[tone];
  return (
    <svg className="glyph" width="11" height="11" viewBox="0 0 11 11" aria-hidden="true">
      {shape}
    </svg>
  );
}
