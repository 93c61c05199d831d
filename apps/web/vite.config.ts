import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { registryPlugin } from './registryPlugin.ts';
import { rulingsPlugin } from './rulings.ts';
import { shelfPlugin } from './shelf.ts';

/** The shelf is worked out while building, and takes a second: no news. */
const checks = { bundlerTimings: false };

export default defineConfig({
  // Relative, so that the built page can lie in any folder of any server.
  base: './',
  plugins: [react(), registryPlugin(), shelfPlugin(), rulingsPlugin()],
  worker: { format: 'es', plugins: () => [registryPlugin()], rolldownOptions: { checks } },
  build: {
    target: 'es2022',
    // What the page fetches is counted by the test of its budget.
    manifest: true,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // The game, and a page that shows every chart and counter by itself.
      input: ['index.html', 'gallery.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
      checks,
    },
  },
});
