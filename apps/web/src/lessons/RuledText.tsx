import { room } from '../store/room.ts';

/** A rule as the books number them: 4.34, 8.211, air-09. */
const RULE = /\b(\d+\.\d+|[a-z]+-\d\d)\b/;

/** A text whose rules in brackets lead to them. */
export function RuledText({ text }: { readonly text: string }) {
  return text.split(/(\([^()]*\))/).map((part, i) => (i % 2 === 0 ? part : <Bracket key={i} text={part} />));
}

function Bracket({ text }: { readonly text: string }) {
  return text.split(RULE).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <button
        key={i}
        type="button"
        className="link cited"
        onClick={() => room.set({ sheet: 'rules', sheetRule: part })}
      >
        {part}
      </button>
    ),
  );
}
