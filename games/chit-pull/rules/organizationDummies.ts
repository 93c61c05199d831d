import { amount, type Decision, goto, type OptionId, one, type Refusal } from '@point-option/engine';
import { hexRef, hexWanted } from '../data/refs.ts';
import { at } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import { placeMarker } from './formation.ts';
import type { FormationLimits } from './formationLimits.ts';
import { announce, inView, tellOwner } from './organizationNews.ts';
import { hexInHand, type Organizer, type Reorganization, regroupingOf } from './organizationRules.ts';
import { noteSlow } from './organizationSlow.ts';

/** To place no dummy after all. */
const NO_DUMMY = 'no dummy';

type Choice<Own extends object> = Decision<Theater<Own>, Reorganization>;

/** Where a new dummy lies. */
export function createDummyHex<Own extends object>({ fleet, rules }: Organizer<Own>, menu: string): Choice<Own> {
  return one<Theater<Own>, Reorganization>({
    options: (g, { side }) => [...rules.dummyHexes(g.state, side), NO_DUMMY],
    describe: (_g, _f, option) => {
      if (option === NO_DUMMY) return { label: { key: 'no dummy' } };
      const hex = Number(option);
      const values = { hex: fleet.grid.label(hex) };
      return { label: { key: 'dummy at', values }, touches: [hexRef(fleet, hex)] };
    },
    whyNot: (_g, _f, wanted): Refusal | undefined => {
      const hex = hexWanted(fleet, wanted);
      if (hex < 0) return undefined;
      return {
        reason: { key: 'why no dummy there', values: { hex: fleet.grid.label(hex) } },
        rule: rules.cite.dummies,
      };
    },
    apply: (g, { side }, choice) => {
      if (choice === NO_DUMMY) return goto(menu);
      regroupingOf(g.state, side).hex = Number(choice);
      return undefined;
    },
  });
}

/** Which marker it is: its owner chooses, so that its name tells nothing of those in the force. */
export function createDummyMarker<Own extends object>(
  organizer: Organizer<Own>,
  limits: FormationLimits,
  menu: string,
): Choice<Own> {
  const { fleet, rules } = organizer;
  return one<Theater<Own>, Reorganization>({
    options: (g, { side }): OptionId[] => [
      ...limits.unused(g.state, side).map((marker) => at(fleet.markers, marker).id),
      NO_DUMMY,
    ],
    about: (g) => ({ hex: hexInHand(g.state) === OFF ? '' : fleet.grid.label(hexInHand(g.state)) }),
    describe: (_g, _f, option) => {
      const marker = fleet.markerNumber.get(String(option));
      if (marker === undefined) return { label: { key: 'no dummy' } };
      return { label: { key: 'dummy marker', values: { group: at(fleet.markers, marker).name } } };
    },
    apply: (g, { side }, choice) => {
      const marker = fleet.markerNumber.get(String(choice));
      const hex = hexInHand(g.state);
      if (marker === undefined || hex === OFF) return goto(menu);
      inView(organizer, g, side, () => {
        placeDummy(organizer, g, marker, hex);
        tellOwner(organizer, g, 'dummy placed', rules.cite.dummies, marker);
      });
      if (!rules.announces) return goto(menu);
      regroupingOf(g.state, side).dummy = marker;
      return undefined;
    },
  });
}

/** How many units a new dummy is said to have. The owner of a new group tells the enemy its size, so silence would give a dummy away. */
export function createDummySize<Own extends object>(organizer: Organizer<Own>, menu: string): Choice<Own> {
  const { fleet, rules } = organizer;
  const markerIn = ({ regrouping }: Theater): number | undefined => regrouping?.dummy;
  return amount<Theater<Own>, Reorganization>({
    range: () => ({ min: 1, max: rules.limits.ships }),
    about: (g) => {
      const marker = markerIn(g.state);
      return { group: marker === undefined ? '' : at(fleet.markers, marker).name };
    },
    apply: (g, { side }, n) => {
      const marker = markerIn(g.state);
      delete regroupingOf(g.state, side).dummy;
      if (marker !== undefined) announce(organizer, g, marker, n);
      return goto(menu);
    },
  });
}

function placeDummy<Own extends object>(organizer: Organizer<Own>, g: G<Own>, marker: number, hex: number): void {
  placeMarker(g.state, marker, hex).dummy = true;
  noteSlow(organizer, g, { marker, isNew: true, gained: false, lost: false, absorbed: false });
}
