import { artOf, type Face } from './face.ts';
import { Lettering } from './Lettering.tsx';
import { Conditions, Frame, Pointer, Shadow } from './Marks.tsx';
import { arc, disc, octagon } from './shapes.ts';
import { Plane } from './Silhouettes.tsx';

/** Aircraft in the air: a disc with a ring of fuel, or an octagon. Their nose points the way they fly. */
export function Flight(face: Face) {
  return face.livery.cutCorners ? <Raid {...face} /> : <Mission {...face} />;
}

const TEN = Array.from({ length: 10 }, (_, part) => part);

function Mission(face: Face) {
  const { livery, inscription, condition, small, piece, bearing } = face;
  const outline = disc(22.4);
  const art = artOf(face);
  const units = inscription.numbers.reduce((sum, n) => sum + n, 0);
  const heading = bearing ?? 270;
  return (
    <>
      {bearing !== undefined && <Pointer bearing={bearing} from={22} fill={livery.deep} />}
      <Shadow d={outline(0)} />
      <circle r={22.4} fill={livery.deep} stroke={livery.edge} strokeWidth={1} />
      {piece.fuel !== undefined && <FuelRing fuel={piece.fuel} ink={livery.on} under={livery.deep} />}
      <circle r={piece.fuel === undefined ? 19.6 : 15.8} fill={livery.fill} />
      {small || !art ? (
        <Lettering y={7} size={19} width={28} fill={livery.on}>
          {inscription.name}
        </Lettering>
      ) : (
        <>
          <Plane
            art={art}
            x={units > 0 ? -5 : 0}
            y={2.6}
            size={17.5}
            turn={heading}
            ink={livery.on}
            plate={livery.fill}
          />
          {units > 0 && (
            <Lettering x={8.2} y={8} size={14} width={13} fill={livery.on}>
              {units}
            </Lettering>
          )}
          <Lettering y={-6.6} size={9} width={20} fill={livery.on}>
            {inscription.name}
          </Lettering>
        </>
      )}
      {condition.moved && <circle r={22.4} fill="var(--paper)" fillOpacity={0.2} />}
      <Frame outline={outline} lit={face.lit} selected={face.selected} grow={4.6} />
      {!small && <Conditions condition={condition} livery={livery} hits={undefined} />}
      {piece.fuel !== undefined && !small && <FuelTab fuel={piece.fuel} />}
    </>
  );
}

/** Ten parts of a ring; what is past the ordinary reserve is magenta. */
function FuelRing({ fuel, ink, under }: { fuel: number; ink: string; under: string }) {
  const critical = fuel <= 0;
  const full = Math.min(10, Math.abs(fuel));
  return (
    <>
      <circle r={19.2} fill="none" stroke={under} strokeWidth={6} />
      {TEN.map((part) => (
        <path
          key={part}
          d={arc(19.2, part * 36 + 3.4, (part + 1) * 36 - 3.4)}
          fill="none"
          stroke={part >= full ? 'rgb(255 255 255 / 17%)' : critical ? 'var(--critical)' : ink}
          strokeWidth={4.2}
        />
      ))}
    </>
  );
}

function FuelTab({ fuel }: { fuel: number }) {
  const critical = fuel <= 0;
  const said = critical ? `FC ${-fuel}` : String(fuel);
  const w = critical ? 11.5 : fuel < 10 ? 7.6 : 9;
  return (
    <g transform="translate(0 23.4)">
      <rect
        x={-w}
        y={-6}
        width={2 * w}
        height={12}
        fill={critical ? 'var(--warn)' : 'var(--paper)'}
        stroke="var(--us2)"
        strokeWidth={1.1}
      />
      <Lettering y={3.9} size={10.8} fill={critical ? 'var(--warn-on)' : 'var(--ink)'}>
        {said}
      </Lettering>
    </g>
  );
}

function Raid(face: Face) {
  const { livery, inscription, condition, small, bearing, behind } = face;
  const outline = octagon(20.6);
  const art = artOf(face);
  const points = inscription.numbers[0];
  return (
    <>
      <Pointer bearing={bearing ?? (condition.homeward ? 270 : 90)} from={18.6} fill={livery.fill} />
      {behind > 0 && (
        <path d={outline(0)} transform="translate(-3 -3)" fill={livery.deep} stroke="var(--paper)" strokeWidth={0.9} />
      )}
      <Shadow d={outline(0)} />
      <path d={outline(0)} fill={livery.fill} stroke={livery.edge} strokeWidth={1.2} />
      <path d={outline(-2)} fill="none" stroke={livery.on} strokeOpacity={0.5} strokeWidth={0.7} />
      {small || !art ? (
        <Lettering y={7} size={19} width={30} fill={livery.on}>
          {small && points !== undefined ? points : inscription.name}
        </Lettering>
      ) : (
        <>
          <Plane
            art={art}
            x={points === undefined ? 0 : -7.4}
            y={4.6}
            size={17}
            turn={bearing ?? (condition.homeward ? 270 : 90)}
            ink={livery.on}
            plate={livery.fill}
          />
          {points !== undefined && (
            <Lettering x={7.6} y={10.4} size={17} width={16} fill={livery.on}>
              {points}
            </Lettering>
          )}
          <Lettering y={-7.4} size={9.4} width={24} fill={livery.on}>
            {inscription.name}
          </Lettering>
        </>
      )}
      {condition.homeward && <path d={outline(0)} fill="var(--paper)" fillOpacity={0.3} />}
      <Frame outline={outline} lit={face.lit} selected={face.selected} />
      {!small && <Conditions condition={{ ...condition, homeward: false }} livery={livery} hits={undefined} />}
    </>
  );
}

/** Planes on search: an eye. */
export function Search(face: Face) {
  const { livery, inscription, condition, bearing, small } = face;
  const outline = disc(17);
  const ink = livery.text;
  const way = bearing === undefined ? undefined : bearing + (condition.homeward ? 180 : 0);
  return (
    <>
      {way !== undefined && <Pointer bearing={way} from={16.4} fill={livery.deep} />}
      <Shadow d={outline(0)} />
      <circle r={17} fill="var(--paper)" stroke={ink} strokeWidth={2.2} />
      <path d="M-10 1q10 -9.4 20 0q-10 9.4 -20 0z" fill="none" stroke={ink} strokeWidth={1.6} />
      <circle cy={1} r={3.4} fill={ink} />
      {!small && (
        <Lettering y={-6.6} size={8.6} width={14} fill={ink}>
          {inscription.name}
        </Lettering>
      )}
      {!small && inscription.numbers[0] !== undefined && (
        <Lettering y={14} size={8} width={12} fill={ink}>
          {inscription.numbers[0]}
        </Lettering>
      )}
      <Frame outline={outline} lit={face.lit} selected={face.selected} />
      {!small && <Conditions condition={condition} livery={livery} hits={undefined} />}
    </>
  );
}
