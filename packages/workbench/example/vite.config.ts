import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** In this repository, the example uses the package's sources; elsewhere it needs no configuration. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    alias: { 'statechart-workbench': fileURLToPath(new URL('../src', import.meta.url)) },
  },
});
