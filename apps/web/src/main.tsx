import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { applyLamp } from './store/lamp.ts';
import { watchFaults } from './store/room.ts';
import './style/index.css';
import './lobby/lobby.css';

applyLamp();
watchFaults();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
