import { capital } from '@point-option/engine';
import type { DiceChoice, OwnScenario, ShelfScenario } from '@point-option/host/protocol';
import { seatsByDefault } from '@point-option/host/protocol';
import { useState } from 'react';
import { faultNotice } from '../store/faults.ts';
import { beginMatch, defaultDice, type FirstDie } from '../store/matches.ts';
import { DieEntry } from '../table/DieEntry.tsx';
import { t } from '../words.ts';
import { DiceFields } from './DiceFields.tsx';
import { lengthText } from './length.ts';
import { OptionField } from './OptionField.tsx';
import { SeatFields } from './SeatFields.tsx';
import type { ShelfGame } from '../worker/protocol.ts';

const ids = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id);

type Options = Readonly<Record<string, boolean | number | string>>;

interface SetupProps {
  readonly game: ShelfGame;
  readonly scenario: ShelfScenario | OwnScenario;
  onProblem(sentence: string): void;
}

/** A scenario before it begins: what it is about, who sits where, its dice, optional rules. */
export function Setup({ game, scenario, onProblem }: SetupProps) {
  const [seats, setSeats] = useState<Record<string, string>>(() =>
    seatsByDefault(ids(game.sides), ids(game.staff), scenario.teachesSide),
  );
  const [options, setOptions] = useState<Options>({});
  const [dice, setDice] = useState<DiceChoice>(defaultDice);
  const [die, setDie] = useState<FirstDie | null>(null);
  const [starting, setStarting] = useState(false);
  const begin = async (faces: readonly number[] = []): Promise<void> => {
    setStarting(true);
    try {
      const begun = await beginMatch({
        game: game.id,
        scenario: 'file' in scenario ? scenario.file : scenario.id,
        options,
        seats,
        dice: dice.kind === 'hand' ? { kind: 'hand', faces: [...faces] } : dice,
      });
      if (typeof begun !== 'string') setDie(begun);
    } catch (error) {
      onProblem(faultNotice(error).text);
    }
    setStarting(false);
  };
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <About scenario={scenario} />
      <SeatFields game={game} seats={seats} onChange={setSeats} />
      <DiceFields
        dice={dice}
        onChange={(chosen) => {
          setDice(chosen);
          setDie(null);
        }}
      />
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
      {die === null && (
        <button type="submit" className="go" disabled={starting}>
          {starting ? t('web.loading') : t('lobby.begin')}
        </button>
      )}
      {die !== null && <SetupDie die={die} disabled={starting} onRoll={(face) => void begin([...die.given, face])} />}
    </form>
  );
}

/** Setting up rolls dice too: each is asked for before the match begins. */
function SetupDie({ die, disabled, onRoll }: { die: FirstDie; disabled: boolean; onRoll(face: number): void }) {
  return (
    <section className="setupdie" data-testid="setup-die" data-given={die.given.length}>
      <h4>{t('die.setup', { sides: die.sides })}</h4>
      {die.said !== undefined && <p className="note">{capital(die.said)}</p>}
      {die.given.length > 0 && <p className="note">{t('die.given', { dice: die.given.join(', ') })}</p>}
      <DieEntry key={die.given.length} sides={die.sides} disabled={disabled} onRoll={onRoll} />
    </section>
  );
}

function About({ scenario: { title, about, teaches, orders, steps } }: { readonly scenario: ShelfScenario }) {
  return (
    <>
      <h3 className="lab">{title}</h3>
      {about !== '' && <p>{about}</p>}
      {teaches !== undefined && <p className="note">{teaches}</p>}
      {orders !== undefined && (
        <p className="note">{t('lobby.orders', { n: rounded(orders), long: lengthText(orders, steps) })}</p>
      )}
    </>
  );
}

/** To two figures: no match has exactly that number. */
function rounded(n: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  return Math.round(n / step) * step;
}
