import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkContent } from './plugins/check-content.ts';
import { excerpts } from './plugins/excerpts.ts';
import { posts } from './plugins/posts/plugin.ts';
import { site } from './plugins/site.ts';
import { stripDescriptions } from './plugins/strip-descriptions.ts';
import { answerTime } from './src/specification.ts';
import { barColors } from './src/theme/colors.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The oldest browsers that know `light-dark()`, which is faster than the variables that would replace it. */
const themingBrowsers = ['chrome123', 'firefox120', 'safari17.5'];

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    checkContent(),
    posts(),
    // Tests run the modules of excerpts unchanged.
    (command === 'build' || mode === 'development') && excerpts(),
    stripDescriptions(),
    site(),
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
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}));
