import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPackedApp, openBrowser } from './packed-app';

/** A lamp that has these states in turn. */
const lamp = (...states: string[]) => `import { createMachine } from 'xstate';

export const lamp = createMachine({
  id: 'lamp',
  initial: '${states[0]}',
  states: {
${states.map((state, at) => `    ${state}: { on: { pressed: '${states[(at + 1) % states.length]}' } },`).join('\n')}
  },
});
`;

const html = `<!doctype html>
<html lang="en">
  <head><title>A lamp</title><link rel="icon" href="data:," /></head>
  <body><div id="app"></div><script type="module" src="/src/main"></script></body>
</html>
`;

const hook = `import { createHook } from 'statechart-workbench/hook';

export const inspect = createHook({ port: Number(new URLSearchParams(location.search).get('port')) });
`;

/** Takes another machine by itself while it runs. */
const plain = `import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import { inspect } from './hook';
import { lamp } from './lamp';

const button = document.createElement('button');
document.getElementById('app')!.append(button);
let actor: Actor<AnyStateMachine>;
function start(machine: AnyStateMachine) {
  actor?.stop();
  actor = createActor(machine, { inspect });
  actor.subscribe(({ value }) => {
    button.textContent = String(value);
  });
  actor.start();
}
button.addEventListener('click', () => actor.send({ type: 'pressed' }));
start(lamp);
import.meta.hot?.accept('./lamp', (module) => module && start(module.lamp));
`;

const react = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Lamp } from './Lamp';

createRoot(document.getElementById('app')!).render(<StrictMode><Lamp /></StrictMode>);
`;

/** Its component is replaced while it runs, as Vite's plug-in does it. */
const component = `import { useActor } from '@xstate/react';
import { inspect } from './hook';
import { lamp } from './lamp';

export function Lamp() {
  const [{ value }, send] = useActor(lamp, { inspect });
  return <button type="button" onClick={() => send({ type: 'pressed' })}>{String(value)}</button>;
}
`;

const before = lamp('off', 'on');
const after = lamp('off', 'on', 'lit');

const apps = {
  plain: {
    files: { 'src/main.ts': plain },
    main: 'src/main.ts',
    versions: {
      dependencies: { xstate: '5.33.3' },
      devDependencies: { vite: '8.3.8' },
    },
  },
  react: {
    files: {
      'src/main.tsx': react,
      'src/Lamp.tsx': component,
      'vite.config.js': `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };
`,
    },
    main: 'src/main.tsx',
    versions: {
      dependencies: {
        react: '19.3.1',
        'react-dom': '19.3.1',
        xstate: '5.33.3',
        '@xstate/react': '6.1.0',
      },
      devDependencies: { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' },
    },
  },
};

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

describe.each(Object.entries(apps))('an app on a development server (%s)', (_, given) => {
  const { files, main, versions } = given;
  let app: Awaited<ReturnType<typeof createPackedApp>>;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  /** Serves the workbench's page without the command. */
  let web: Server;
  let host = '';

  beforeAll(async () => {
    app = await createPackedApp(
      {
        ...{ ...files, 'src/hook.ts': hook, 'src/lamp.ts': before },
        'index.html': html.replace('/src/main', `/${main}`),
      },
      versions,
    );
    web = createServer(({ url = '/' }, response) => {
      const { pathname } = new URL(url, 'http://localhost');
      const folder = join(app.app, 'node_modules/statechart-workbench/dist/server/page');
      const file = join(folder, pathname === '/' ? 'index.html' : pathname);
      if (!existsSync(file)) return response.writeHead(404).end();
      const type = types[extname(file) as keyof typeof types];
      response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    }).listen(0, '127.0.0.1');
    browser = await openBrowser();
    host = await app.start('vite');
  }, 600_000);
  afterAll(async () => {
    web?.close();
    await browser?.close();
    app?.remove();
  });

  /** Opens the workbench's page and the app, in its frame or beside it. */
  async function open(place: string) {
    if (place === 'frame') {
      const { port } = web.address() as AddressInfo;
      const page = await browser.open(`http://127.0.0.1:${port}/?app=${host}`);
      const shown = page.frameLocator('iframe');
      return { page, shown, frame: () => page.frames()[1] };
    }
    const address = await app.start('statechart-workbench', '--port', '0', '--no-traces');
    const page = await browser.open(address);
    const shown = await browser.open(`${host}?port=${new URL(address).port}`);
    return { page, shown, frame: () => shown.mainFrame() };
  }

  it.each(['server', 'frame'])('goes on while its machine is edited, by %s', async (place) => {
    app.write('src/lamp.ts', before);
    const { page, shown, frame } = await open(place);
    const button = shown.getByRole('button');
    const row = (name: RegExp) => page.getByRole('row', { name }).first().waitFor();
    const marks = page.locator('tr[data-mark]');
    await button.filter({ hasText: 'off' }).click();
    await row(/lamp \d+ pressed .*off → on/);
    await frame()?.evaluate(() => Object.assign(globalThis, { isSame: true }));

    app.write('src/lamp.ts', after);
    await row(/lamp \(2nd\) 1 start/);
    await expect.poll(() => marks.allInnerTexts()).toEqual([expect.stringMatching(/lamp.*lit/)]);
    await expect
      .poll(async () => {
        await button.click();
        return button.innerText();
      })
      .toBe('lit');
    await row(/lamp \(2nd\) \d+ pressed .*on → lit/);
    await page.getByLabel('Machine').selectOption('lamp (2nd)');
    await page.locator('.chart-state[data-id="lamp.lit"]').waitFor();

    // What was edited is taken back; the app is still the same page.
    await button.click();
    await button.filter({ hasText: 'off' }).waitFor();
    app.write('src/lamp.ts', before);
    await expect.poll(() => marks.count()).toBe(2);
    await button.filter({ hasText: 'off' }).click();
    await button.filter({ hasText: 'on' }).waitFor();
    expect(await frame()?.evaluate(() => 'isSame' in globalThis)).toBe(true);

    // Its first module is edited, which loads it again.
    const text = files[main as keyof typeof files];
    app.write(main, `${text}\nexport {};\n`);
    await expect.poll(() => marks.count()).toBe(3);
    await button.filter({ hasText: 'off' }).click();
    await row(/lamp \d+ pressed .*off → on/);
    expect(await frame()?.evaluate(() => 'isSame' in globalThis)).toBe(false);
    app.write(main, text);
    expect(browser.problems).toEqual([]);
  });
});
