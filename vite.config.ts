import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { excerpts } from './plugins/excerpts.ts';
import { firmCheck } from './plugins/firm/plugin.ts';
import { pictures } from './plugins/pictures/plugin.ts';
import { posts } from './plugins/posts/plugin.ts';
import { answerTime } from './src/specification.ts';
import { barColors } from './src/theme/colors.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The oldest browsers that know `light-dark()`, which is faster than the variables that would replace it. */
const themingBrowsers = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig(({ mode, command }) => ({
  // The site's build replaces excerpts itself; tests run their modules unchanged.
  plugins: [
    react(),
    tailwindcss(),
    firmCheck(),
    posts(),
    pictures(),
    command === 'serve' && mode === 'development' && excerpts(),
  ],
  resolve: { alias: { '@machines': here('./machines'), '@': here('./src') } },
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    // For `index.html`.
    'import.meta.env.VITE_ANSWER_TIME': JSON.stringify(answerTime),
    'import.meta.env.VITE_LIGHT_BARS': JSON.stringify(barColors.light),
    'import.meta.env.VITE_DARK_BARS': JSON.stringify(barColors.dark),
  },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    cssTarget: themingBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
  },
}));
