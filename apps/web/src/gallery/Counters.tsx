import { Counter } from '../counters/Counter.tsx';
import { Die } from '../counters/Die.tsx';
import { piece, words } from './sample.ts';

const SHIPS = [
  'CV',
  'CVL',
  'CVE',
  'BB',
  'SBB',
  'B',
  'BC',
  'CA',
  'CL',
  'CLAA',
  'CruDiv',
  'DESDIV',
  'LF',
  'AO',
  'Cruiser Force',
  'Destroyer Force',
];
const UNITS = ['F6F', 'F6F-3', 'SB2C', 'SBD', 'TBF', 'TBM', 'B24', 'PBY'];
const JAPANESE_UNITS = ['Zero', 'Val', 'Judy', 'Jill', 'Betty', 'Emily'];
const STATES = [
  [],
  ['moved'],
  ['damaged'],
  ['crippled'],
  ['sunk'],
  ['fire 2'],
  ['deck out of action'],
  ['fogged'],
  ['seen'],
  ['surprised'],
  ['homeward'],
  ['double'],
];

const LEVELS = [
  ['contact', 'Force F, nothing known'],
  ['carrier', 'Force F, carriers'],
  ['carrier', 'Force F, two or three carriers'],
  ['carrier', 'Force F, 1 fleet carrier and 2 light carriers, by report'],
  ['surface', 'Force F, 5 ships'],
] as const;

/** Every counter in every state, to look at. */
export function Counters() {
  const show = (kind: string, side: string | null, said: string, more = {}, props = {}) => (
    <figure key={`${kind} ${side} ${said} ${JSON.stringify(more)} ${JSON.stringify(props)}`}>
      <Counter piece={piece(kind, side, said, more)} size={46} words={words} {...props} />
      <figcaption>{said}</figcaption>
    </figure>
  );
  return (
    <div className="gallery">
      <h2 className="section">Ships</h2>
      <div className="gallery-row">{SHIPS.map((kind) => show(kind, 'us', kind))}</div>
      <div className="gallery-row">{SHIPS.map((kind) => show(kind, 'japan', kind))}</div>
      <h2 className="section">Known by levels</h2>
      {[undefined, 'approximate', 'located', 'spotted'].map((detection) => (
        <div key={detection ?? 'none'} className="gallery-row">
          {LEVELS.map(([kind, said], level) => show(kind, 'japan', said, { level, ...(detection && { detection }) }))}
          {LEVELS.map(([kind, said], level) => show(kind, 'us', said, { level, ...(detection && { detection }) }))}
        </div>
      ))}
      <h2 className="section">States</h2>
      {[{}, { lit: true }, { selected: true }].map((props) => (
        <div key={JSON.stringify(props)} className="gallery-row">
          {STATES.map((state) => show('CV', 'us', 'Lexington, 2 hits', { state }, props))}
          {STATES.map((state) => show('CV', 'japan', 'Taiho, 3 hits', { state }, props))}
        </div>
      ))}
      <h2 className="section">On the chart</h2>
      <div className="gallery-row">
        {show('carriers', 'us', 'TG 58.3', { pips: [1, 1, 0, 1] }, { behind: 2 })}
        {show('surface', 'us', 'TG 58.7')}
        {show('strike', 'us', 'Strike 3: 2 fighters, 4 attack', { fuel: 10 }, { bearing: 270 })}
        {show('intercept', 'us', 'Intercept 2: 2 fighters', { fuel: 6 }, { bearing: 300 })}
        {show('intercept', 'us', 'Intercept 7: 2 fighters', { fuel: -3, state: ['homeward'] })}
        {show('patrol', 'us', 'Patrol 4: 2 fighters')}
        {show('search', 'us', 'Search 6 (1 unit)', {}, { bearing: 270 })}
        {show('submarine', 'us', 'Cavalla, shadowing Force E')}
        {show('submarine', 'us', 'Stingray', { state: ['pinned 2'] })}
        {show('submarine', 'japan', 'I-10')}
        {show('raid', 'japan', 'raid 1 of Force F, 8 points')}
        {show('raid', 'japan', 'the raid from Guam, 4 points', { state: ['homeward'] })}
        {show('dummy', 'us', 'A7: a dummy', { state: ['hidden'] })}
        {show('dummy', 'japan', 'J3: a dummy', { state: ['seen'] })}
        {show('group', 'us', 'A2: Lexington and 6 others', { state: ['seen'] }, { bearing: 60 })}
        {show('group', 'japan', 'J5', { state: ['hidden'] })}
        {show('air points', 'japan', '7 points', { pips: [7] })}
        {show('airfield', null, 'Airfield', { state: ['working'] })}
        {show('airfield', null, 'Airfield', { state: ['wrecked'] })}
        {show('troops', 'us', '3 regiments')}
        {show('troops', 'japan', '5 regiments')}
        {show('weather balloon', null, 'Weather balloon')}
        {show('zeppelin', 'japan', 'Zeppelin')}
      </div>
      <h2 className="section">At 34 and at 22 pixels</h2>
      <div className="gallery-row">
        {[34, 22].flatMap((size) => [
          show('carriers', 'us', 'TG 58.3', {}, { size, small: size < 26 }),
          show('carrier', 'japan', 'Force C, 5 ships', { level: 2, detection: 'spotted' }, { size, small: size < 26 }),
          show('strike', 'us', 'Strike 3: 6 attack', { fuel: 10 }, { size, small: size < 26 }),
          show('raid', 'japan', 'raid 1 of Force F, 8 points', {}, { size, small: size < 26 }),
          show('submarine', 'us', 'Cavalla', {}, { size, small: size < 26 }),
        ])}
      </div>
      <h2 className="section">Air units</h2>
      <div className="gallery-row">
        {[...UNITS.map((kind) => [kind, 'us'] as const), ...JAPANESE_UNITS.map((kind) => [kind, 'japan'] as const)].map(
          ([kind, side]) => (
            <span key={kind} className="pieces">
              {[{}, { state: ['servicing'] }, { state: ['landed'] }].map((more) => (
                <Counter key={JSON.stringify(more)} piece={piece(kind, side, kind, more)} size={30} words={words} />
              ))}
              <Counter piece={piece(kind, side, kind)} size={30} words={words} lit />
              <Counter piece={piece(kind, side, kind)} size={30} words={words} selected />
            </span>
          ),
        )}
      </div>
      <h2 className="section">Dice</h2>
      <div className="gallery-row">
        {(['ink', 'us', 'jp', 'paper'] as const).map((tone, i) => (
          <Die key={tone} value={i + 5} tone={tone} label={`die ${i + 5}`} />
        ))}
      </div>
    </div>
  );
}
