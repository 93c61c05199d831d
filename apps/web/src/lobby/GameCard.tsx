import type { MatchMeta, ShelfScenario } from '@point-option/host/protocol';
import { useState } from 'react';
import { studiesAddress } from '../route.ts';
import { t } from '../words.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { lengthText } from './length.ts';
import { Setup } from './Setup.tsx';
import type { ShelfGame } from '../worker/protocol.ts';

interface Props {
  readonly game: ShelfGame;
  readonly open: boolean;
  readonly saves: readonly MatchMeta[];
  onProblem(sentence: string): void;
}

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

/** Whether a scenario was played to its end, or is under way. */
function Played({
  game,
  scenario,
  saves,
}: {
  readonly game: string;
  readonly scenario: ShelfScenario;
  readonly saves: readonly MatchMeta[];
}) {
  const own = saves.filter((save) => save.game === game && save.scenario === scenario.id);
  if (own.length === 0) return null;
  return <em>{own.some(({ isOver }) => isOver) ? t('lobby.done') : t('lobby.under way')}</em>;
}
