import { useContext } from 'react';
import { RuleTag } from '../table/RuleTag.tsx';
import { Known } from './known.ts';
import { piecesOf } from './numbers.ts';
import { OpenPlace } from './place.ts';

/** A text whose rule numbers lead to the rules, and whose rulings to the rulings. */
export function RuleText({ text }: { readonly text: string }) {
  const known = useContext(Known);
  const open = useContext(OpenPlace);
  return piecesOf(text, known).map((piece, i) => {
    if ('rule' in piece)
      return (
        <span key={i} className="named">
          {piece.before}
          <RuleTag rule={piece.rule} />
          {piece.after}
        </span>
      );
    // Outside the sheet a ruling is just named: its game may not have brought its rulings yet.
    if ('ruling' in piece && known !== null)
      return (
        <button key={i} type="button" className="link" onClick={() => open({ kind: 'rulings', id: piece.ruling })}>
          {piece.text}
        </button>
      );
    return <span key={i}>{piece.text}</span>;
  });
}
