import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll } from 'vitest';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** Builds the workshop and serves it: a worker of a page gets no files that the page intercepts. */
async function start(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  await build({
    root: 'tests/support/workshop',
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url === '/' ? 'index.html' : url;
    try {
      const file = await readFile(join(folder, name));
      response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/html' }).end(file);
    } catch {
      response.writeHead(204).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

/** Serves the workshop for a test file; returns the function that opens it in a page. */
export function serveWorkshop(): (page: Page) => Promise<void> {
  let started: Promise<Server> | undefined;
  afterAll(async () => void (await started)?.close());
  return async (page) => {
    started ??= start();
    const { port } = (await started).address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    // A narrow screen shows another pane.
    await page.locator('.chart-canvas').waitFor({ state: 'attached' });
  };
}
