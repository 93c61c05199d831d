import type { Answer, Ask, Observation, Staff } from '@point-option/engine';
import { grid } from '../data/map.ts';
import { NOBODY } from '../rules/search.ts';
import type { CupView } from '../view.ts';

/** Keeps two squadrons up and one searching, sends the rest; looks for the nearest unknown; strikes what is worth most. */
export const steady: Staff<CupView> = {
  id: 'steady',
  decide: (observation, ask) =>
    answers[`${ask.procedure}: ${ask.step}`]?.(observation.view, ask) ?? fallback(ask, observation),
};

const answers: Readonly<Record<string, (view: CupView, ask: Ask) => Answer>> = {
  'turn: steer': (view) => view.group.hex,
  'turn: deck': (_view, ask) => (ask.kind === 'arrange' ? setDeck(ask.pieces.map((piece) => piece.id)) : {}),
  'search: marker': (view) => nearest(view, (level) => level < 2),
  'strike: target': (view, ask) => (ask.kind === 'one' ? worthiest(view, ask.options.map(String)) : NOBODY),
  'strike: squadrons': (_view, ask) => (ask.kind === 'amount' ? ask.max : 1),
  'strike: look again': () => true,
  'raid: patrol': (_view, ask) => (ask.kind === 'amount' ? ask.max : 0),
  'turn: service': (_view, ask) => (ask.kind === 'some' ? ask.options.slice(0, ask.max) : []),
};

function fallback(ask: Ask, observation: Observation<CupView>): Answer {
  throw new Error(`The steady staff does not know "${ask.procedure}: ${ask.step}" (turn ${observation.view.turn}).`);
}

/** In order of need: one to search, two for the patrol, the rest to strike. */
function setDeck(ready: readonly string[]): Record<string, string> {
  const plan = ['search', 'strike', 'patrol', 'strike', 'patrol', 'strike'];
  return Object.fromEntries(ready.map((id, index) => [id, plan[index] ?? 'patrol']));
}

function nearest(view: CupView, wanted: (level: number) => boolean): string {
  const far = (hex: number): number => grid.distance(view.group.hex, hex);
  const found = view.forces.filter((force) => wanted(force.level)).sort((a, b) => far(a.hex) - far(b.hex));
  return found[0]?.marker ?? NOBODY;
}

/** Carriers before surface forces, the weaker first. */
function worthiest(view: CupView, markers: readonly string[]): string {
  const rank = (marker: string): number => {
    const force = view.forces.find((f) => f.marker === marker);
    return force
      ? (force.kind === 'carriers' ? 0 : 10) + (force.strength === 0 ? 3 : force.strength - force.hits)
      : 100;
  };
  return [...markers].sort((a, b) => rank(a) - rank(b))[0] ?? NOBODY;
}
