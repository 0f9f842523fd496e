import type { Plugin } from 'vite';
import { photographs } from './files.ts';
import { type Resized, resizePhotographs } from './resize.ts';

const module = 'virtual:pictures';
const resolvedModule = `\0${module}`;

/**
 * Provides the files of resized photographs as the module `virtual:pictures`, and adds them to the
 * client's build. The development server sends them itself; restart it after adding a photograph.
 */
export function pictures(folder = photographs): Plugin {
  let resized: Promise<Map<string, Resized[]>> | undefined;
  const all = () => {
    resized ??= resizePhotographs(folder);
    return resized;
  };
  return {
    name: 'pictures',
    resolveId: (id) => (id === module || id === resolvedModule ? resolvedModule : null),
    async load(id) {
      if (id !== resolvedModule) return null;
      const files: Record<string, (readonly [string, number])[]> = {};
      const isBuild = this.environment.mode === 'build' && this.environment.name === 'client';
      for (const [path, sizes] of await all()) {
        files[path] = sizes.map(({ file, width }) => [`/${file}`, width]);
        for (const { file, data } of isBuild ? sizes : []) {
          this.emitFile({ type: 'asset', fileName: file, source: data });
        }
      }
      return `export const pictures = ${JSON.stringify(files)};`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.endsWith('.webp')) return next();
        const found = [...(await all()).values()]
          .flat()
          .find(({ file }) => pathname.endsWith(`/${file}`));
        if (!found) return next();
        response.setHeader('Content-Type', 'image/webp').end(found.data);
      });
    },
  };
}
