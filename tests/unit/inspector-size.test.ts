import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

it('the inspection hook is at most 0.5 kB gzipped', async () => {
  const result = await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/state/use-actor-ref.ts', formats: ['es'] },
      rollupOptions: { external: ['@xstate/react', 'xstate', 'react'] },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const code = output && 'output' in output ? output.output[0]?.code : '';
  expect(code).toContain('watchStatecharts');
  expect(gzipSync(code ?? '').length).toBeLessThanOrEqual(500);
});
