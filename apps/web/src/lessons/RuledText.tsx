import { room } from '../store/room.ts';

/** A rule as the books number them: 4.34, 8.211, air-09. */
const RULE = /\b(\d+\.\d+|[a-z]+-\d\d)\b/;

/** A text whose rules in brackets lead to them. */
export function RuledText({ text }: { readonly text: string }) {
  return text.split(/(\([^()]*\))/).map((part, i) => (i % 2 === 0 ? part : <Bracket key={i} text={part} />));
}

/** Each rule keeps together with the signs around it, so that no bracket stands alone at the end of a line. */
function Bracket({ text }: { readonly text: string }) {
  const [opening = '', ...rest] = text.split(RULE);
  if (rest.length === 0) return text;
  return rest.map((rule, i) => {
    if (i % 2 === 1) return null;
    const after = rest[i + 1] ?? '';
    return (
      <span key={i}>
        <span className="cited">
          {i === 0 && opening}
          <button type="button" className="link" onClick={() => room.set({ sheet: 'rules', sheetRule: rule })}>
            {rule}
          </button>
          {after.trimEnd()}
        </span>
        {after.endsWith(' ') && ' '}
      </span>
    );
  });
}
