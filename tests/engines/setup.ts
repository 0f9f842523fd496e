import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { listen } from '../../deploy/server/listen';
import { findBuiltSite } from '../../deploy/server/site-rules';
import { createSiteServer } from '../../deploy/server/site-server';
import { findEngines } from './find-engines';
import { makeListeningCopy } from './listening-copy';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a copy of the built site whose pages record their console. */
    listeningUrl: string;
  }
}

/** Serves the built site and its listening copy, and prints missing engines. */
export default async function setUpEngines(project: TestProject) {
  for (const { name, packages, start } of findEngines()) {
    if (start) continue;
    console.log(
      `${name} is not installed; its journeys are skipped. On Debian: apt-get install ${packages}`,
    );
  }
  const { folder, rules } = findBuiltSite('dist');
  const copy = makeListeningCopy(folder);
  const serve = (files: string) =>
    listen(() => createSiteServer(files, rules), { port: 0, hosts: ['127.0.0.1'] });
  const [site, listening] = await Promise.all([serve(folder), serve(copy)]);
  project.provide('siteUrl', site.url);
  project.provide('listeningUrl', listening.url);
  return () => {
    site.close();
    listening.close();
    rmSync(copy, { recursive: true });
  };
}
