import { useEffect, useRef, useState } from 'react';
import { t } from '../words.ts';

/** Up to this number of faces each has a button; beyond, the number is typed. */
const BUTTONS = 20;

interface Props {
  readonly sides: number;
  readonly disabled?: boolean;
  onRoll(face: number): void;
}

/** Where the face of a die rolled by hand is entered: by a button, or typed. */
export function DieEntry({ sides, disabled = false, onRoll }: Props) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const face = Number(typed);
  // Dice of ten are printed 0 to 9.
  const lowest = sides === 10 ? 0 : 1;
  const isFace = typed.trim() !== '' && Number.isInteger(face) && face >= lowest && face <= sides;
  const enter = (): void => {
    if (isFace && !disabled) onRoll(face);
  };
  return (
    <div className="faces">
      {sides <= BUTTONS && (
        <div className="facebuttons" role="group" aria-label={t('die.shows')}>
          {Array.from({ length: sides }, (_, i) => (
            <button
              key={i}
              type="button"
              className="se"
              disabled={disabled}
              data-face={i + 1}
              onClick={() => onRoll(i + 1)}
            >
              {i + 1}
            </button>
          ))}
        </div>
      )}
      <label className="field">
        {t('die.type')}
        <span>
          <input
            ref={input}
            inputMode="numeric"
            value={typed}
            aria-invalid={typed !== '' && !isFace}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // It may stand in a form, which is not what is meant.
              event.preventDefault();
              enter();
            }}
            data-testid="face"
          />
          <button type="button" className="go" disabled={disabled || !isFace} onClick={enter} data-testid="enter-face">
            {isFace ? t('die.enter', { n: face }) : t('die.between', { sides })} <kbd>Enter</kbd>
          </button>
        </span>
      </label>
    </div>
  );
}
