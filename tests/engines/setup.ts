import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { listen } from '../../server/listen';
import { findBuiltSite } from '../../server/site-rules';
import { createSiteServer } from '../../server/site-server';
import { findEngines } from './find-engines';
import { makeListeningCopy } from './listening-copy';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a copy of the built site whose pages record their console. */
    listeningUrl: string;
  }
}

/** Serves a copy of the built site that records its console, and prints missing engines. */
export default async function setUpEngines(project: TestProject) {
  for (const { name, packages, start } of findEngines()) {
    if (start) continue;
    console.log(
      `${name} is not installed; its journeys are skipped. On Debian: apt-get install ${packages}`,
    );
  }
  const { folder, rules } = findBuiltSite('dist');
  const copy = makeListeningCopy(folder);
  const site = await listen(() => createSiteServer(copy, rules), { port: 0, hosts: ['127.0.0.1'] });
  project.provide('listeningUrl', site.url);
  return () => {
    site.close();
    rmSync(copy, { recursive: true });
  };
}
