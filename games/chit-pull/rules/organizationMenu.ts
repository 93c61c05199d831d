import { again, type Decision, end, goto, one } from '@point-option/engine';
import { at, ofSide } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import { retire } from './damage.ts';
import { joinForce, leaveForce, overfullHexes } from './formation.ts';
import type { FormationLimits } from './formationLimits.ts';
import { createChoices, DONE, DUMMY, type MarkerDeed } from './organizationChoices.ts';
import { inView, tellOwner } from './organizationNews.ts';
import { type Organizer, type Reorganization, regroupingOf } from './organizationRules.ts';
import { settleSlow } from './organizationSlow.ts';
import { createDescribe, createWhyNot } from './organizationTelling.ts';

/** The steps of the procedure that choices lead to. */
export const SHIPS = 'ships';
export const DUMMY_HEX = 'dummy hex';

/** What a side does with its formations, one thing at a time, until it is done. */
export function createMenu<Own extends object>(
  organizer: Organizer<Own>,
  limits: FormationLimits,
): Decision<Theater<Own>, Reorganization> {
  const { fleet, rules, lists } = organizer;
  const { cite } = rules;
  const choices = createChoices(organizer, limits);

  function perform(g: G<Own>, { deed, marker }: MarkerDeed): void {
    inView(organizer, g, at(fleet.markers, marker).side, () => {
      const theater = g.state;
      if (deed === 'remove') {
        tellOwner(organizer, g, 'dummy removed', cite.dummies, marker);
        retire(theater, marker);
      } else if (deed === 'join') {
        const flag = ofSide(lists.force, at(fleet.markers, marker).side);
        const key = at(theater.markers, flag).hex === OFF ? 'force formed' : 'force joined';
        joinForce(theater, marker, flag);
        tellOwner(organizer, g, key, cite.force, marker, flag);
      } else {
        const { force } = at(theater.markers, marker);
        leaveForce(theater, marker);
        tellOwner(organizer, g, 'force left', cite.force, marker, force);
      }
    });
  }

  return one<Theater<Own>, Reorganization>({
    options: (g, f) => choices.options(g.state, f.side),
    about: (g, f) => {
      const owed = choices.duty(g.state, f.side);
      if (owed === null) return { duty: { key: 'no force due' } };
      const force = at(fleet.markers, ofSide(lists.force, f.side)).name;
      return { duty: { key: 'force due', values: { hex: fleet.grid.label(owed.hex), force } } };
    },
    describe: createDescribe(organizer, choices),
    whyNot: createWhyNot(organizer, choices),
    apply: (g, f, choice) => {
      const theater = g.state;
      if (choice === DONE) {
        settleSlow(theater);
        theater.regrouping = null;
        // Stacking counts as the phase leaves it.
        theater.overfull[f.side] = overfullHexes(lists, theater, f.side, rules.limits.stack);
        return end;
      }
      if (choice === DUMMY) return goto(DUMMY_HEX);
      const deed = choices.deedOf(choice);
      if (deed === undefined) {
        regroupingOf(theater, f.side).hex = Number(choice);
        return goto(SHIPS);
      }
      perform(g, deed);
      return again;
    },
  });
}
