import { build, type Plugin, type Rolldown } from 'vite';

const place = '<!--first-script-->';

/** Inlines `src/first-script` into the document; `fillTemplate` finds its place in the page. */
export const firstScript = (alias: Record<string, string>): Plugin => ({
  name: 'first-script',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      if (!html.includes(place)) return html;
      const code = await bundle(alias);
      return html.replace(place, () => `<script>${code}</script>`);
    },
  },
});

async function bundle(alias: Record<string, string>) {
  const outputs = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/first-script/index.ts', formats: ['iife'], name: 'firstScript' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('The first script was not built');
  return chunk.code.trim();
}
