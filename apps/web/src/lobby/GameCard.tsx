import { useState } from 'react';
import { goToMatch, studiesAddress } from '../route.ts';
import { beginMatch, toldOf } from '../store/room.ts';
import { t } from '../words.ts';
import { PERSON, type SaveMeta, type ShelfGame, type ShelfOption, type ShelfScenario } from '../worker/protocol.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { lengthText } from './length.ts';
import { SeatFields } from './SeatFields.tsx';

interface Props {
  readonly game: ShelfGame;
  readonly open: boolean;
  readonly saves: readonly SaveMeta[];
  onProblem(sentence: string): void;
}

type Options = Readonly<Record<string, boolean | number | string>>;

/** A game on the shelf: its chart, its scenarios, who sits where, its optional rules, and the button that begins. */
export function GameCard({ game, open, saves, onProblem }: Props) {
  const [scenario, setScenario] = useState(game.scenarios[0]?.id ?? '');
  const chosen = game.scenarios.find(({ id }) => id === scenario);
  return (
    <details className={`gamecard${game.miniature ? ' mini' : ''}`} open={open} data-game={game.id}>
      <summary>
        <ChartPicture game={game.id} />
        <span className="plate">
          <h2 className="q">{game.title}</h2>
          <span className="note">
            {t('lobby.sides', { n: game.sides.length })} · {t('lobby.scenarios', { n: game.scenarios.length })}
          </span>
        </span>
      </summary>
      <p className="aim">{game.aim}</p>
      {game.studies !== undefined && (
        <p className="studied">
          <a className="link" href={studiesAddress(game.id)}>
            {game.studies}
          </a>
          {t('lobby.studies')}
        </p>
      )}
      <div className="cols">
        <fieldset className="scenarios">
          <legend className="sr">{t('lobby.choose')}</legend>
          {game.scenarios.map((each, i) => (
            <label key={each.id} className={each.id === scenario ? 'on' : ''}>
              <input
                type="radio"
                name={`scenario ${game.id}`}
                checked={each.id === scenario}
                onChange={() => setScenario(each.id)}
              />
              <span className="dr">{i + 1}</span> <span>{each.title}</span>
              <Played game={game.id} scenario={each} saves={saves} />
              {each.orders !== undefined && <span className="long">{lengthText(each.orders, each.steps)}</span>}
            </label>
          ))}
        </fieldset>
        {chosen && <Setup key={chosen.id} game={game} scenario={chosen} onProblem={onProblem} />}
      </div>
    </details>
  );
}

/** A person at one side, staff at the others. */
function seatsFor(game: ShelfGame, own: string | undefined): Record<string, string> {
  return Object.fromEntries(game.sides.map(({ id }) => [id, id === own ? PERSON : (game.staff[0]?.id ?? PERSON)]));
}

/** Whether a scenario was played to its end, or is under way. */
function Played({
  game,
  scenario,
  saves,
}: {
  readonly game: string;
  readonly scenario: ShelfScenario;
  readonly saves: readonly SaveMeta[];
}) {
  const own = saves.filter((save) => save.game === game && save.scenario === scenario.id);
  if (own.length === 0) return null;
  return <em>{own.some(({ isOver }) => isOver) ? t('lobby.done') : t('lobby.under way')}</em>;
}

interface SetupProps {
  readonly game: ShelfGame;
  readonly scenario: ShelfScenario;
  onProblem(sentence: string): void;
}

/** A scenario before it begins: what it is about, who sits where, optional rules. */
export function Setup({ game, scenario, onProblem }: SetupProps) {
  const [seats, setSeats] = useState<Record<string, string>>(() =>
    seatsFor(game, scenario.teachesSide ?? game.sides[0]?.id),
  );
  const [options, setOptions] = useState<Options>({});
  const [starting, setStarting] = useState(false);
  const begin = async (): Promise<void> => {
    setStarting(true);
    try {
      goToMatch(await beginMatch({ game: game.id, scenario: scenario.id, options, seats }));
    } catch (error) {
      onProblem(toldOf(error).text);
      setStarting(false);
    }
  };
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h3 className="lab">{scenario.title}</h3>
      {scenario.about !== '' && <p>{scenario.about}</p>}
      {scenario.teaches !== undefined && <p className="note">{scenario.teaches}</p>}
      {scenario.orders !== undefined && (
        <p className="note">
          {t('lobby.orders', {
            n: rounded(scenario.orders),
            long: lengthText(scenario.orders, scenario.steps),
          })}
        </p>
      )}
      <SeatFields game={game} seats={seats} onChange={setSeats} />
      {game.options.length > 0 && (
        <details className="optional">
          <summary>{t('lobby.options')}</summary>
          {game.options.map((option) => (
            <OptionField
              key={option.id}
              option={option}
              value={options[option.id] ?? scenario.options?.[option.id] ?? option.default}
              onChange={(value) => setOptions({ ...options, [option.id]: value })}
            />
          ))}
        </details>
      )}
      <button type="submit" className="go" disabled={starting}>
        {starting ? t('web.loading') : t('lobby.begin')}
      </button>
    </form>
  );
}

/** To two figures: no match has exactly so many. */
function rounded(n: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  return Math.round(n / step) * step;
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
