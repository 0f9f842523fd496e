/** Writes `docs/licenses.md`: `npm run licenses`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

type Locked = {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
};

/** An old package names its license in another way than npm reads. */
function oldLicense(folder: string): string | undefined {
  const file = `${folder}/package.json`;
  const { licenses = [] }: { licenses?: { type: string }[] } = existsSync(file) ? read(file) : {};
  return licenses.map(({ type }) => type).join(' OR ') || undefined;
}

/**
 * Every package of the lock file with its license, sorted by name, except platform-specific builds, which
 * belong to a listed package and vary by machine.
 */
export function readLicenses() {
  const { packages }: { packages: Record<string, Locked> } = read('package-lock.json');
  const found = Object.entries(packages)
    .filter(([folder, { os, cpu }]) => folder && !os && !cpu)
    .map(([folder, { version, license, dev, devOptional }]) => ({
      name: folder.replace(/^.*node_modules\//, ''),
      version,
      license: license ?? oldLicense(folder) ?? 'not stated',
      isDev: Boolean(dev || devOptional),
    }));
  const byKey = new Map(found.map((one) => [`${one.name} ${one.version} ${one.isDev}`, one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The text of `docs/licenses.md`. */
export function writeLicenses(packages: ReturnType<typeof readLicenses>): string {
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
    ...packages
      .filter(({ isDev }) => !isDev)
      .map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`),
    '',
    '## Used to build, test and inspect the site',
    '',
    '| license | packages |',
    '| --- | --- |',
    ...licenses.map((license) => `| ${license} | ${[...new Set(named(license))].join(', ')} |`),
    '',
  ].join('\n');
}

// The test imports this file.
if (process.argv[1] === import.meta.filename) {
  const packages = readLicenses();
  writeFileSync('docs/licenses.md', writeLicenses(packages));
  console.log(`${packages.length} packages`);
}
