import type { ShelfOption } from '../worker/protocol.ts';

interface OptionProps {
  readonly option: ShelfOption;
  readonly value: boolean | number | string;
  onChange(value: boolean | number | string): void;
}

/** An optional rule before the match begins. */
export function OptionField({ option, value, onChange }: OptionProps) {
  const label = (
    <span>
      {option.title} <span className="rule">{option.rule}</span>
    </span>
  );
  if (typeof option.default === 'boolean')
    return (
      <label className="check">
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.target.checked)} /> {label}
      </label>
    );
  if (option.choices)
    return (
      <label className="field">
        {label}
        <select
          value={String(value)}
          onChange={(event) =>
            onChange(option.choices?.find((each) => String(each) === event.target.value) ?? option.default)
          }
        >
          {option.choices.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
    );
  return (
    <label className="field">
      {label}
      <input
        type={typeof option.default === 'number' ? 'number' : 'text'}
        value={String(value)}
        onChange={(event) =>
          onChange(typeof option.default === 'number' ? Number(event.target.value) : event.target.value)
        }
      />
    </label>
  );
}
