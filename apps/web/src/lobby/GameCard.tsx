import { useState } from 'react';
import { goToMatch } from '../route.ts';
import { beginMatch, toldOf } from '../store/room.ts';
import { t } from '../words.ts';
import { PERSON, type SaveMeta, type ShelfGame, type ShelfOption } from '../worker/protocol.ts';
import { SeatFields } from './SeatFields.tsx';

interface Props {
  readonly game: ShelfGame;
  readonly open: boolean;
  readonly saves: readonly SaveMeta[];
  onProblem(sentence: string): void;
}

type Options = Readonly<Record<string, boolean | number | string>>;

/** A game on the shelf: its scenarios, who sits where, its optional rules, and the button that begins. */
export function GameCard({ game, open, saves, onProblem }: Props) {
  const [scenario, setScenario] = useState(game.scenarios[0]?.id ?? '');
  const [seats, setSeats] = useState<Record<string, string>>(() => seatsFor(game, game.sides[0]?.id));
  const [options, setOptions] = useState<Options>({});
  const [starting, setStarting] = useState(false);
  const chosen = game.scenarios.find(({ id }) => id === scenario);
  const begin = async (): Promise<void> => {
    setStarting(true);
    try {
      goToMatch(await beginMatch({ game: game.id, scenario, options, seats }));
    } catch (error) {
      onProblem(toldOf(error).text);
      setStarting(false);
    }
  };
  return (
    <details className="gamecard" open={open} data-game={game.id}>
      <summary>
        <h2 className="q">{game.title}</h2>
        <span className="note">{t('lobby.sides', { n: game.sides.length })}</span>
      </summary>
      <p className="aim">{game.aim}</p>
      <div className="cols">
        <fieldset className="scenarios">
          <legend className="sr">{t('lobby.choose')}</legend>
          {game.scenarios.map((each, i) => (
            <label key={each.id} className={each.id === scenario ? 'on' : ''}>
              <input
                type="radio"
                name={`scenario ${game.id}`}
                checked={each.id === scenario}
                onChange={() => {
                  setScenario(each.id);
                  if (each.teachesSide !== undefined) setSeats(seatsFor(game, each.teachesSide));
                }}
              />
              <span className="dr">{i + 1}</span> {each.title}{' '}
              {saves.some((save) => save.game === game.id && save.scenario === each.id && save.isOver) && (
                <em>{t('lobby.over')}</em>
              )}
            </label>
          ))}
        </fieldset>
        <form
          className="setup"
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <h3 className="lab">{chosen?.title}</h3>
          {chosen?.about !== '' && <p>{chosen?.about}</p>}
          {chosen?.teaches !== undefined && <p className="note">{chosen.teaches}</p>}
          <SeatFields game={game} seats={seats} onChange={setSeats} />
          {game.options.length > 0 && (
            <details className="optional">
              <summary>{t('lobby.options')}</summary>
              {game.options.map((option) => (
                <OptionField
                  key={option.id}
                  option={option}
                  value={options[option.id] ?? option.default}
                  onChange={(value) => setOptions({ ...options, [option.id]: value })}
                />
              ))}
            </details>
          )}
          <button type="submit" className="go" disabled={starting}>
            {starting ? t('web.loading') : t('lobby.begin')}
          </button>
        </form>
      </div>
    </details>
  );
}

/** A person at one side, staff at the others. */
function seatsFor(game: ShelfGame, own: string | undefined): Record<string, string> {
  return Object.fromEntries(game.sides.map(({ id }) => [id, id === own ? PERSON : (game.staff[0]?.id ?? PERSON)]));
}

interface OptionProps {
  readonly option: ShelfOption;
  readonly value: boolean | number | string;
  onChange(value: boolean | number | string): void;
}

function OptionField({ option, value, onChange }: OptionProps) {
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
