import type { Package } from './read-licenses';

/** The text of `docs/licenses.md`. */
export function writeLicenses(packages: readonly Package[]): string {
  const used = packages.filter(({ isDev }) => !isDev);
  const tools = packages.filter(({ isDev }) => isDev);
  const licenses = [...new Set(tools.map(({ license }) => license))].sort();
  const named = (license: string) =>
    tools.filter((one) => one.license === license).map(({ name }) => name);
  return [
    '# Licenses',
    '',
    'Written by `npm run licenses` from the `package.json` files of the installed packages. For fonts, icons, portraits and data, see the README.',
    '',
    '## Used in the site and its server',
    '',
    '| package | version | license |',
    '| --- | --- | --- |',
    ...used.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
    '',
    '## Used to build, test and inspect the site',
    '',
    '| license | packages |',
    '| --- | --- |',
    ...licenses.map((license) => `| ${license} | ${[...new Set(named(license))].join(', ')} |`),
    '',
  ].join('\n');
}
