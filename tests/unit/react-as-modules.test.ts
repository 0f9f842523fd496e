import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toModule } from '../../deploy/react-as-modules';

const require = createRequire(import.meta.url);
const read = (name: string, file: string) =>
  readFileSync(join(dirname(require.resolve(name)), 'cjs', file), 'utf8');

describe('React as modules', () => {
  it.each([
    ['react', 'react.production.js', []],
    ['react', 'react-jsx-runtime.production.js', []],
    ['scheduler', 'scheduler.production.js', []],
    ['react-dom', 'react-dom.production.js', ['react']],
    ['react-dom', 'react-dom-client.production.js', ['scheduler', 'react', 'react-dom']],
  ])('%s: %s imports and exports what it did', (name, file, needs) => {
    const code = read(name, file);
    const module = toModule(code);
    expect([...module.matchAll(/^import \w+ from '([^']+)';$/gm)].map(([, need]) => need)).toEqual(
      needs,
    );
    expect(module).not.toMatch(/\brequire\(/);
    const [, list = ''] = /^export { (.*) };$/m.exec(module) ?? [];
    const exported = list.split(', ').map((entry) => entry.split(' as ')[1]);
    const original = [...code.matchAll(/exports\.(\w+) =/g)].map(([, key]) => key);
    expect(new Set(exported)).toEqual(new Set(original));
    expect(exported.length).toBeGreaterThan(2);
  });

  it('has a module for a browser to run, with its exports', async () => {
    const module = toModule(read('react', 'react.production.js'));
    const address = `data:text/javascript,${encodeURIComponent(module)}`;
    const react = await import(/* @vite-ignore */ address);
    expect(react.createElement('p', { title: 'a' }).props).toEqual({ title: 'a' });
    expect(react.default.version).toBe(react.version);
  });

  it('refuses a file of another shape', () => {
    expect(() => toModule('module.exports = function () {};')).toThrow('does not name');
    expect(() => toModule('var a = 1;')).toThrow('does not name');
  });
});
