import { createRoot } from 'react-dom/client';
import '../style/index.css';
import { ChartPage } from './ChartPage.tsx';
import { Counters } from './Counters.tsx';
import './gallery.css';

// gallery.html?page=counters, or ?chart=pacific-war&stacks=200&light=dusk; &lamp=night for the night lamp.
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.lamp = asked.get('lamp') ?? 'day';
const light = asked.get('light') ?? 'day';
createRoot(document.querySelector('#root') as Element).render(
  asked.get('page') === 'counters' ? (
    <Counters />
  ) : (
    <ChartPage
      map={asked.get('chart') ?? 'philippine-sea'}
      light={light === 'dusk' || light === 'night' ? light : 'day'}
      stacks={Number(asked.get('stacks') ?? 0)}
    />
  ),
);
