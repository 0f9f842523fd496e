import type { Package } from './read-licences';

/** The text of `docs/licences.md`. */
export function writeLicences(packages: readonly Package[]): string {
  const used = packages.filter(({ isDev }) => !isDev);
  const tools = packages.filter(({ isDev }) => isDev);
  const licences = [...new Set(tools.map(({ licence }) => licence))].sort();
  const named = (licence: string) =>
    tools.filter((one) => one.licence === licence).map(({ name }) => name);
  return [
    '# Licences',
    '',
    'Written by `npm run licences` from what the installed packages say of themselves. Fonts, icons, portraits and data are in the README.',
    '',
    '## Run by visitors’ browsers and by the server',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...used.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
    '## Used to build, test and inspect the site',
    '',
    '| licence | packages |',
    '| --- | --- |',
    ...licences.map((licence) => `| ${licence} | ${[...new Set(named(licence))].join(', ')} |`),
    '',
  ].join('\n');
}
