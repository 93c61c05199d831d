import { type Face, type Plate, STATE_MARKS, type Symbol as FaceSymbol } from '@point-option/engine';
import { Counter, type CounterProps } from '../counters/Counter.tsx';
import { Die } from '../counters/Die.tsx';
import { SYMBOLS } from '../counters/symbols.ts';
import { nations, piece, text, words } from './sample.ts';

const SIDES = Object.keys(nations);
const ALL_SYMBOLS = Object.keys(SYMBOLS) as FaceSymbol[];

/** A face for each plate, with everything that the plate has room for. */
const FACES: Readonly<Record<Plate, Face>> = {
  ship: { plate: 'ship', symbol: 'fleet carrier', name: 'Steadfast', badge: 'CV', hits: 2 },
  force: {
    plate: 'force',
    symbol: 'battleship',
    name: 'F',
    known: { level: 3, of: 4 },
    fix: 'located',
    strength: [1, 2],
  },
  flight: {
    plate: 'flight',
    symbol: 'dive bomber',
    name: '3',
    strength: [2, 4],
    endurance: { label: text('Fuel'), value: 8, max: 12 },
  },
  unit: { plate: 'unit', symbol: 'fighter', name: 'F 16', badge: 'F' },
  search: { plate: 'search', name: '6', strength: [1] },
  submarine: { plate: 'submarine', symbol: 'submarine', name: 'Pike' },
  dummy: { plate: 'dummy', name: 'A7' },
  points: { plate: 'points', symbol: 'torpedo bomber', name: 'air', strength: [7] },
  base: { plate: 'base', name: 'Airfield' },
  ground: {
    plate: 'ground',
    symbol: 'infantry',
    name: '27 Inf',
    badge: 'III',
    strength: [4, 4, 5],
    steps: { left: 2, of: 3 },
  },
  plain: { plate: 'plain', name: 'Weather' },
};

type Shown = Partial<Omit<CounterProps, 'piece'>> & { readonly heading?: number };

function Shown({ face, side, said, heading, ...props }: { face: Face; side: string | null; said: string } & Shown) {
  return (
    <figure>
      <Counter
        piece={piece(side, face, heading === undefined ? {} : { heading })}
        {...{ nations, words }}
        size={46}
        {...props}
      />
      <figcaption>{said}</figcaption>
    </figure>
  );
}

/** Every plate, symbol, state and livery of the contract, to look at. */
export function Counters() {
  const ship = FACES.ship;
  return (
    <div className="gallery">
      <h2 className="section">Plates, by livery</h2>
      {[...SIDES, null].map((side) => (
        <div key={side} className="gallery-row">
          {Object.values(FACES).map((face) => (
            <Shown key={face.plate} face={face} side={side} said={face.plate} />
          ))}
        </div>
      ))}
      <h2 className="section">Symbols</h2>
      {['blue', 'red', 'green'].map((side) => (
        <div key={side} className="gallery-row">
          {ALL_SYMBOLS.map((symbol) => (
            <Shown key={symbol} side={side} face={{ ...symbolFace(symbol), name: symbol.slice(0, 8) }} said={symbol} />
          ))}
        </div>
      ))}
      <h2 className="section">States</h2>
      {(['ship', 'ground', 'force'] as const).map((plate) => (
        <div key={plate} className="gallery-row">
          {STATE_MARKS.map((is) => (
            <Shown
              key={is}
              side={plate === 'force' ? 'red' : 'blue'}
              face={{ ...FACES[plate], states: [{ is, ...(['pinned', 'burning'].includes(is) && { n: 2 }) }] }}
              said={is}
            />
          ))}
        </div>
      ))}
      <h2 className="section">What is known, and how well it is tracked</h2>
      {(['rough', 'located', 'spotted'] as const).map((fix) => (
        <div key={fix} className="gallery-row">
          {['red', 'blue', 'green'].flatMap((side) =>
            [0, 1, 2, 3, 4].map((level) => (
              <Shown
                key={`${side} ${level}`}
                side={side}
                face={{ ...FACES.force, fix, known: { level, of: 4 } }}
                said={`${fix} ${level}`}
              />
            )),
          )}
        </div>
      ))}
      <h2 className="section">Asked, chosen, heading, stacked, small</h2>
      {['blue', 'red', 'green'].map((side) => (
        <div key={side} className="gallery-row">
          <Shown face={ship} side={side} said="asked" lit />
          <Shown face={ship} side={side} said="chosen" selected />
          <Shown face={ship} side={side} said="heading 60" heading={60} />
          <Shown face={ship} side={side} said="on two others" behind={2} />
          <Shown face={{ ...ship, pips: [3, 5] }} side={side} said="pips" />
          <Shown face={{ ...ship, steps: { left: 1, of: 4 } }} side={side} said="steps" />
          <Shown face={critical()} side={side} said="out of fuel" heading={300} />
          {Object.values(FACES).map((face) => (
            <Shown key={face.plate} face={face} side={side} said="22 px" size={22} small />
          ))}
        </div>
      ))}
      <Units />
      <h2 className="section">Dice</h2>
      <div className="gallery-row">
        {[5, 10].map((value) => (
          <Die key={value} value={value} label={`die ${value}`} />
        ))}
      </div>
    </div>
  );
}

/** Ground symbols on the plate of a ground unit, the others on a ship's. */
const symbolFace = (symbol: FaceSymbol): Face => ({
  ...(SYMBOLS[symbol].of === 'ground' ? FACES.ground : { plate: 'ship', name: '' }),
  symbol,
});

const critical = (): Face => ({
  ...FACES.flight,
  endurance: { label: text('Fuel'), value: 0, max: 12, critical: 'FC 3' },
});

function Units() {
  const planes = ALL_SYMBOLS.filter((symbol) => SYMBOLS[symbol].of === 'plane');
  return (
    <>
      <h2 className="section">Units: ready, not ready, spent, asked, chosen</h2>
      <div className="gallery-row">
        {['blue', 'red', 'green'].flatMap((side) =>
          planes.map((symbol) => (
            <span key={`${side} ${symbol}`} className="pieces">
              {([{}, { tone: 'soft' }, { tone: 'spent' }] as const).map((more) => (
                <Counter
                  key={JSON.stringify(more)}
                  piece={piece(side, { ...FACES.unit, symbol, ...more })}
                  {...{ nations, words }}
                  size={30}
                />
              ))}
              <Counter piece={piece(side, { ...FACES.unit, symbol })} {...{ nations, words }} size={30} lit />
              <Counter piece={piece(side, { ...FACES.unit, symbol })} {...{ nations, words }} size={30} selected />
            </span>
          )),
        )}
      </div>
    </>
  );
}
