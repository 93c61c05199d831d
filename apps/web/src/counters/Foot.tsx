import { type Drawing, figures } from './drawing.ts';
import { Lettering } from './Lettering.tsx';
import { Pips, Steps } from './Marks.tsx';

/** The foot of a plate, where there is room for one thing: steps, dots, figures, words or the badge. */
export function Foot({
  drawing: { face, foot },
  ink,
  badge = true,
}: {
  drawing: Drawing;
  ink: string;
  badge?: boolean;
}) {
  if (face.steps) return <Steps steps={face.steps} ink={ink} y={12.6} />;
  if (face.pips) return <Pips pips={face.pips} ink={ink} y={10} />;
  const own = figures(face) || foot;
  const said = [badge ? (face.badge ?? '') : '', own].filter((part) => part !== '').join(' ');
  return (
    <Lettering y={17} size={8.4} width={34} fill={ink}>
      {said}
    </Lettering>
  );
}
