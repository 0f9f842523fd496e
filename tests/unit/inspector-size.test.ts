import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import {
  bundle,
  measureHookSize,
  measureRecorderSize,
} from '../../scripts/bench/workbench/measure-hook';

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

it('what an app gives its actors as `inspect` is at most 4 kB gzipped', async () => {
  const size = await measureRecorderSize();
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(4096);
});

it('what an app gives its actors as `inspect` to post to another page is at most 4 kB gzipped', async () => {
  const size = await measureHookSize();
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(4096);
  // All of its code is in it: no React, no XState.
  expect(await bundle('packages/workbench/src/hook/index.ts')).not.toMatch(/\bimport\b/);
});
