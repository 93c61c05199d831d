import type { Catalogue } from '@point-option/engine';

const DAYS = [18, 19, 20] as const;

/** Figures that are kept for each day, with the day at the end of their names. */
const DAILY: Readonly<Record<string, string>> = {
  sent: 'Japanese carrier aircraft sent against ships on the {day}th',
  japaneseLost: 'Japanese aircraft lost on the {day}th',
  landLost: 'Japanese land-based aircraft lost on the {day}th',
  usSteps: 'American air steps lost on the {day}th',
  usFar: 'American air units sent beyond normal range on the {day}th',
  usRaids: 'American strikes on the {day}th',
};

/** The figures of a study. */
export const studyWords: Catalogue = {
  'figure.carriersSunk': 'Japanese carriers sunk',
  'figure.sunkBySubmarine': 'Japanese carriers sunk by submarines',
  'figure.sunkByAir': 'Japanese carriers sunk by aircraft',
  'figure.sunkByGuns': 'Japanese carriers sunk by ships',
  'figure.japaneseOthersSunk': 'Other Japanese ship units sunk',
  'figure.hitsOnFleet': 'Hits on ships of Task Force 58',
  'figure.usCarriersHit': 'American carriers hit',
  'figure.usCarriersSunk': 'American carriers sunk',
  'figure.usOthersSunk': 'Other American ship units sunk',
  'figure.strikeTurn': 'Turn of the decisive Japanese strike',
  ...Object.fromEntries(
    Object.entries(DAILY).flatMap(([name, title]) =>
      DAYS.map((day) => [`figure.${name}${day}`, title.replace('{day}', String(day))]),
    ),
  ),
};
