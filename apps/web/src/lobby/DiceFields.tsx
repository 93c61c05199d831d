import type { DiceChoice } from '@point-option/host/protocol';
import { t } from '../words.ts';

const KINDS = ['fair', 'seeded', 'hand'] as const;
type Kind = (typeof KINDS)[number];

interface Props {
  readonly dice: DiceChoice;
  onChange(dice: DiceChoice): void;
}

/** Where the dice of a match come from: verifiably fair, from a seed, or rolled by hand. */
export function DiceFields({ dice, onChange }: Props) {
  return (
    <div className="dicechoice">
      <label className="field">
        {t('lobby.dice')}
        <select
          value={dice.kind}
          onChange={(event) => onChange(choiceOf(event.target.value as Kind))}
          data-testid="dice-kind"
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`lobby.dice ${kind} choice`)}
            </option>
          ))}
        </select>
      </label>
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
      <p className="note">{t(`lobby.dice ${dice.kind} text`)}</p>
    </div>
  );
}

function choiceOf(kind: Kind): DiceChoice {
  switch (kind) {
    case 'fair':
      return { kind };
    case 'seeded':
      return { kind, seed: '' };
    case 'hand':
      return { kind, faces: [] };
  }
}
