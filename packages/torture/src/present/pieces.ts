import type { Face, PieceState, PieceView } from '@point-option/engine';
import { type Kind, kindOf } from '../data/kinds.ts';
import { nameOf } from '../data/names.ts';
import type { Entry } from '../data/roster.ts';
import { isForce, LEVELS, type Unit } from '../data/state.ts';

const FIXES = ['rough', 'located', 'spotted'] as const;
/** States that come with a number, such as turns or levels. */
const COUNTED = new Set(['pinned', 'burning']);

export function pieceView(entry: Entry, unit: Unit, viewer: string): PieceView {
  const kind = kindOf(entry.kind);
  const { id, side, nation, index } = entry;
  return {
    id,
    side,
    ...(nation !== side && { nation }),
    label: nameOf(entry),
    face: isForce(entry) ? forceFace(entry, unit, viewer, kind) : face(entry, unit, kind),
    ...(kind.domain === 'sea' && { heading: (index * 30) % 360 }),
  };
}

function base({ name }: Entry, unit: Unit, { plate, badge, steps }: Kind): Face {
  return {
    plate,
    name,
    mark: name.slice(0, 3),
    ...(badge !== '' && { badge }),
    ...(unit.states.length > 0 && { states: unit.states.map(state) }),
    ...(unit.done ? { tone: 'spent' as const } : unit.steps < steps && { tone: 'soft' as const }),
  };
}

function state(is: Unit['states'][number]): PieceState {
  if (is === 'surprised') return { is, label: { key: 'state caught' } };
  return COUNTED.has(is) ? { is, n: 2 } : { is };
}

function face(entry: Entry, unit: Unit, kind: Kind): Face {
  const { plate, symbol, strength, steps, fuel } = kind;
  const isShip = plate === 'ship' || plate === 'submarine';
  return {
    ...base(entry, unit, kind),
    ...(symbol && { symbol }),
    ...(kind.domain === 'fixed' ? { foot: { key: `foot ${entry.kind}` } } : { strength }),
    ...(isShip ? { hits: steps - unit.steps } : { steps: { left: unit.steps, of: steps } }),
    ...(fuel !== undefined && { endurance: endurance(unit.fuel, fuel) }),
    ...(plate === 'base' && { pips: [unit.steps, entry.index % 4] }),
  };
}

function endurance(value: number, max: number): Face['endurance'] & object {
  const shown = Math.min(value, max);
  return { label: { key: 'fuel' }, value: shown, max, ...(value === 0 && { critical: 'OUT' }) };
}

/** Enemies see a plate that fills as they learn more; its own side, and who has found out, sees a dummy for what it is. */
function forceFace(entry: Entry, unit: Unit, viewer: string, kind: Kind): Face {
  const plain = base(entry, unit, kind);
  const known = { level: unit.level, of: LEVELS };
  const fix = entry.side === viewer ? {} : { fix: FIXES[unit.level] ?? 'rough' };
  if (unit.real === false) return { ...plain, plate: 'dummy', known };
  if (unit.real === null) return { ...plain, known, ...fix };
  return { ...plain, known, ...fix, strength: kind.strength, steps: { left: unit.steps, of: kind.steps } };
}
