import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { onPush } from './store/connection.ts';
import { watchFaults } from './store/faults.ts';
import { applyLamp } from './store/lamp.ts';
import { watchClosing } from './store/leaving.ts';
import { receive } from './store/pushes.ts';
import './style/index.css';
import './lobby/lobby.css';

applyLamp();
watchFaults();
watchClosing();
onPush(receive);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
