import { createRoot } from 'react-dom/client';
import type { Light } from '../chart/chartProps.ts';
import '../style/index.css';
import { ChartPage, IslandPage } from './ChartPage.tsx';
import { Counters } from './Counters.tsx';
import './gallery.css';

// gallery.html?page=counters, ?page=island, or ?chart=<folder of a map>&stacks=200&light=dusk; &lamp=night for the night lamp.
const asked = new URLSearchParams(location.search);
document.documentElement.dataset['lamp'] = asked.get('lamp') ?? 'day';
const LIGHTS: readonly Light[] = ['dawn', 'day', 'dusk', 'night'];
const light = LIGHTS.find((each) => each === asked.get('light')) ?? 'day';

function Page() {
  switch (asked.get('page')) {
    case 'counters':
      return <Counters />;
    case 'island':
      return <IslandPage light={light} />;
    default:
      return <ChartPage map={asked.get('chart')} light={light} stacks={Number(asked.get('stacks') ?? 0)} />;
  }
}

createRoot(document.querySelector('#root') as Element).render(<Page />);
