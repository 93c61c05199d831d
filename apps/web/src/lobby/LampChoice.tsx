import { useState } from 'react';
import { type Lamp, lamp, turnLamp } from '../store/lamp.ts';
import { Choice } from '../table/Choice.tsx';
import { t } from '../words.ts';

const LAMPS: readonly Lamp[] = ['auto', 'day', 'night'];

/** Day, night, or as the system has it. */
export function LampChoice() {
  const [light, setLight] = useState(lamp());
  return (
    <Choice
      label={t('table.lamp')}
      of={LAMPS}
      now={light}
      name={(each) => t(`table.lamp ${each}`)}
      onChange={(each) => {
        turnLamp(each);
        setLight(each);
      }}
    />
  );
}
