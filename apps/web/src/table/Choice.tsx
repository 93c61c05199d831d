interface Props<T extends string> {
  readonly label: string;
  readonly of: readonly T[];
  readonly now: T;
  name(each: T): string;
  onChange(each: T): void;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ label, of, now, name, onChange }: Props<T>) {
  return (
    <div className="choice" role="group" aria-label={label}>
      <span className="lab">{label}</span>
      <div className="flt">
        {of.map((each) => (
          <button key={each} type="button" aria-pressed={each === now} onClick={() => onChange(each)}>
            {name(each)}
          </button>
        ))}
      </div>
    </div>
  );
}
