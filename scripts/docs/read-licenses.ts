import { existsSync, readFileSync } from 'node:fs';

export type Package = { name: string; version: string; license: string; isDev: boolean };

type Locked = {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
};

type Manifest = { license?: string | { type: string }; licenses?: { type: string }[] };

function licenseOf({ license, licenses }: Manifest): string | undefined {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
}

/**
 * Every package of the lock file with the license in its `package.json`, sorted by name, except
 * platform-specific builds, which belong to a listed package and vary by machine.
 */
export function readLicenses(): Package[] {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const found = new Map<string, Package>();
  for (const [folder, locked] of Object.entries(lock.packages)) {
    if (!folder || locked.os || locked.cpu) continue;
    const file = `${folder}/package.json`;
    const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : locked;
    const name = folder.replace(/^.*node_modules\//, '');
    const isDev = Boolean(locked.dev || locked.devOptional);
    const license = licenseOf(manifest) ?? 'not stated';
    found.set(`${name} ${locked.version} ${isDev}`, {
      name,
      version: locked.version,
      license,
      isDev,
    });
  }
  return [...found.values()].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

const key = ({ name, version }: Package) => `${name} ${version}`;
