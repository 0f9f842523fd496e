import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../support/find-browser';
import { browserArgs } from '../support/launch-options';

const execute = promisify(execFile);

type Versions = Readonly<Record<string, string>>;

/** An app in a folder of its own, with the packed workbench installed. */
export async function createPackedApp(
  files: Readonly<Record<string, string>>,
  { dependencies, devDependencies }: { dependencies: Versions; devDependencies: Versions },
) {
  const folder = mkdtempSync(join(tmpdir(), 'packed-app-'));
  const app = join(folder, 'app');
  const processes: ChildProcess[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  };
  const pack = ['pack', resolve('packages/workbench'), '--pack-destination', folder, '--json'];
  const { stdout } = await execute('npm', pack, { cwd: folder, maxBuffer: 1e8 });
  const tarball = join(folder, JSON.parse(stdout.slice(stdout.indexOf('[')))[0].filename);
  const all = { ...dependencies, 'statechart-workbench': `file:${tarball}` };
  const manifest = { private: true, type: 'module', dependencies: all, devDependencies };
  for (const [file, text] of Object.entries(files)) write(file, text);
  write('package.json', JSON.stringify(manifest));
  await execute('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: app });

  /** Starts a command of the app in Node; resolves with the first address that it prints. */
  async function start(command: string, ...args: readonly string[]): Promise<string> {
    const bin = join(app, 'node_modules/.bin', command);
    const child = spawn(process.execPath, [bin, ...args], { cwd: app });
    processes.push(child);
    let text = '';
    for await (const part of child.stdout.iterator({ destroyOnReturn: false })) {
      text += stripVTControlCharacters(String(part));
      const [address] = /http:\/\/\S+/.exec(text) ?? [];
      if (!address) continue;
      child.stdout.resume();
      return address;
    }
    throw new Error(`${command} has ended: ${text}`);
  }
  return {
    app,
    write,
    start,
    run: (command: string, ...args: string[]) => execute(command, args, { cwd: app }),
    /** The command that was started last. */
    last: () => processes.at(-1),
    remove() {
      for (const child of processes) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A browser that notes what its pages complain about. */
export async function openBrowser() {
  const browser: Browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArgs,
  });
  const problems: string[] = [];
  async function open(address: string): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(address);
    return page;
  }
  return { open, problems, close: () => browser.close() };
}
