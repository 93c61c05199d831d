import { one, type Refusal } from '@point-option/engine';
import { AIR, AIR_NUMBER, islandBase, LAND_UNITS, type Model } from '../data/aircraft.ts';
import { ISLANDS, IWO, type SideId } from '../data/map.ts';
import { airName, islandName } from '../data/names.ts';
import { airRef, baseRefs, islandRefs } from '../data/refs.ts';
import { at, type Campaign, type G, LOST, numberAt } from '../data/state.ts';
import { basingLegal, fieldWorks, isLost } from './airBases.ts';
import { isDawn } from './clock.ts';
import { unitsAt } from './damage.ts';
import { islandPointedAt, pointedAt, whyNotYours } from './pointed.ts';

const NO_REPLACEMENT = 'none';

/** air-21: whether a lost unit can come down through Iwo Jima: on every morning but the first. */
export function replacementDue(turn: number, iwoDestroyed: boolean, landUnitsLost: number): boolean {
  return isDawn(turn) && turn > 1 && !iwoDestroyed && landUnitsLost > 0;
}

/** Units of a model are alike: the first lost one of each stands for all. */
function lostUnits(state: Campaign): number[] {
  const models = new Set<Model>();
  return LAND_UNITS.filter((unit) => {
    const { model } = at(AIR, unit);
    if (numberAt(state.base, unit) !== LOST || models.has(model)) return false;
    models.add(model);
    return true;
  });
}

/** air-21: Japan on a morning on which a unit may come, as far as both can see; or nobody. */
export function replacing({ state }: G): SideId | [] {
  if (!isDawn(state.turn)) return [];
  return replacementDue(state.turn, !fieldWorks(state, IWO), lostUnits(state).length) ? 'japan' : [];
}

/** air-02, air-21: whether an island takes one more (RULINGS.md, 28). */
function takesOne(state: Campaign, island: number): boolean {
  return fieldWorks(state, island) && basingLegal(island, unitsAt(state, islandBase(island)).length + 1);
}

function parse(choice: string): { unit: number; island: number } {
  const [unit = '', island = ''] = choice.split('@');
  return { unit: AIR_NUMBER.get(unit) ?? -1, island: ISLANDS.findIndex(({ id }) => id === island) };
}

/** air-21: why a unit is not replaced today. */
function whyNotUnit(state: Campaign, unit: number): Refusal | undefined {
  const foreign = whyNotYours({ is: 'air unit', unit }, 'japan', 'air-21');
  if (foreign) return foreign;
  const values = { unit: airName(unit) };
  if (!at(AIR, unit).land) return { reason: { key: 'why carrier unit', values }, rule: 'air-21' };
  if (numberAt(state.base, unit) !== LOST) return { reason: { key: 'why not lost', values }, rule: 'air-21' };
  return lostUnits(state).includes(unit) ? undefined : { reason: { key: 'why another first', values }, rule: 'air-21' };
}

/** air-02, air-05: why no unit comes down to an island. */
function whyNotIsland(state: Campaign, island: number): Refusal | undefined {
  const values = { island: islandName(island) };
  if (isLost(state, island)) return { reason: { key: 'why field lost', values }, rule: 'air-21' };
  if (!fieldWorks(state, island)) return { reason: { key: 'why no field', values }, rule: 'air-05' };
  return takesOne(state, island) ? undefined : { reason: { key: 'why field full', values }, rule: 'air-02' };
}

/**
 * air-21: one lost land unit may return, as "Betty 1@guam", or "none". It is gone for points all the same; to which
 * island it comes its owner alone knows.
 */
export const replacement = one<Campaign, object, string>({
  options: (g) => {
    const { state } = g;
    const lost = lostUnits(state);
    const islands = ISLANDS.flatMap(({ id }, island) => (takesOne(state, island) ? [id] : []));
    return [NO_REPLACEMENT, ...lost.flatMap((unit) => islands.map((island) => `${at(AIR, unit).id}@${island}`))];
  },
  about: (g) => ({ n: LAND_UNITS.filter((unit) => numberAt(g.state.base, unit) === LOST).length }),
  describe: (_g, _f, choice) => {
    if (choice === NO_REPLACEMENT) return { label: { key: 'no replacement' } };
    const { unit, island } = parse(String(choice));
    return {
      label: { key: 'replace', values: { unit: airName(unit), island: islandName(island) } },
      touches: [airRef(unit), ...baseRefs(islandBase(island))],
    };
  },
  whyNot: (g, _f, wanted) => {
    if ('option' in wanted) {
      const { unit, island } = parse(String(wanted.option));
      return unit < 0 || island < 0 ? undefined : (whyNotUnit(g.state, unit) ?? whyNotIsland(g.state, island));
    }
    const pointed = pointedAt(wanted);
    if (pointed?.is === 'air unit') return whyNotUnit(g.state, pointed.unit);
    const island = islandPointedAt(pointed);
    return island < 0 ? undefined : whyNotIsland(g.state, island);
  },
  apply: (g, _f, choice) => {
    if (choice === NO_REPLACEMENT) return;
    const { unit, island } = parse(choice);
    g.state.base[unit] = islandBase(island);
    g.state.replaced++;
    g.emit(
      'replaced',
      { unit: airName(unit), island: islandName(island) },
      {
        rule: 'air-21',
        to: 'japan',
        touches: [airRef(unit), ...islandRefs(island)],
        other: { key: 'replaced somewhere', values: { unit: airName(unit) } },
      },
    );
  },
});
