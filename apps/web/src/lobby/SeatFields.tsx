import { PERSON, type Seats } from '@point-option/host/protocol';
import { t } from '../words.ts';
import type { ShelfGame } from '../worker/protocol.ts';

interface Props {
  readonly game: ShelfGame;
  readonly seats: Seats;
  onChange(seats: Record<string, string>): void;
}

/** Who plays each side. A game of one side is the person's. */
export function SeatFields({ game, seats, onChange }: Props) {
  if (game.sides.length < 2) return null;
  const people = game.sides.filter(({ id }) => seats[id] === PERSON).length;
  return (
    <fieldset className="seats">
      <legend className="lab">{t('lobby.seats')}</legend>
      {game.sides.map(({ id, name }) => (
        <label key={id} className="field">
          {name}
          <select
            value={seats[id]}
            onChange={(event) => onChange({ ...seats, [id]: event.target.value })}
            data-seat={id}
          >
            <option value={PERSON}>{t('lobby.you')}</option>
            {game.staff.map(({ id: officer, ...staff }) => (
              <option key={officer} value={officer}>
                {staff.about === '' ? staff.name : t('lobby.staff', staff)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {people > 1 && game.hidden && <p className="note">{t('lobby.hotseat')}</p>}
    </fieldset>
  );
}
