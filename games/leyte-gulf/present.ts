import { createPresent, type PresentRules } from '@point-option/chit-pull';
import { fleet } from './data/fleet.ts';
import type { Own } from './data/own.ts';
import { clock, headings, tracks } from './present/headings.ts';
import { battleNotes } from './present/battle.ts';
import { scoreDisplay } from './present/score.ts';
import { control, notes, onMap, overlays, places, reaches, speed } from './present/chart.ts';

const rules: PresentRules<Own> = {
  clock,
  headings,
  places,
  control,
  hidesEmptyFields: true,
  speed,
  reaches,
  overlays,
  onMap,
  notes,
  tracks,
  battleNotes,
  hasNoExits: true,
  displays: scoreDisplay,
  focus: {
    campaign: ['formations'],
    'turn: patrol': ['formations'],
    'turn: arrivals': ['formations'],
    subphase: ['formations'],
    sorties: ['formations', 'bases'],
    assault: ['sea', 'raid'],
  },
};

/** The board as a side sees it: the family's parts, with what only this battle has. */
export const present = createPresent<Own>(fleet, rules);
