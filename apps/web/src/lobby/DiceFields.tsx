import type { DiceChoice } from '@point-option/host/protocol';
import { t } from '../words.ts';

const KINDS = ['fair', 'seeded', 'hand'] as const;

interface Props {
  readonly name: string;
  readonly dice: DiceChoice;
  onChange(dice: DiceChoice): void;
}

/** Where the dice of a match come from: verifiably fair, from a seed, or rolled by hand. */
export function DiceFields({ name, dice, onChange }: Props) {
  return (
    <fieldset className="dicechoice">
      <legend className="lab">{t('lobby.dice')}</legend>
      {KINDS.map((kind) => (
        <label key={kind} className="check">
          <input
            type="radio"
            name={name}
            checked={dice.kind === kind}
            onChange={() => onChange(choiceOf(kind))}
            data-dice={kind}
          />{' '}
          <span>{t(`lobby.dice ${kind} choice`)}</span>
        </label>
      ))}
      {dice.kind === 'seeded' && (
        <label className="field">
          {t('lobby.seed text')}
          <input
            value={dice.seed}
            maxLength={80}
            onChange={(event) => onChange({ kind: 'seeded', seed: event.target.value })}
          />
        </label>
      )}
    </fieldset>
  );
}

function choiceOf(kind: (typeof KINDS)[number]): DiceChoice {
  switch (kind) {
    case 'fair':
      return { kind };
    case 'seeded':
      return { kind, seed: '' };
    case 'hand':
      return { kind, faces: [] };
  }
}
