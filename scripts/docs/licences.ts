/** Writes `docs/licences.md`: `npm run licences`. */
import { writeFileSync } from 'node:fs';
import { readLicences } from './read-licences';
import { writeLicences } from './write-licences';

const packages = readLicences();
writeFileSync('docs/licences.md', writeLicences(packages));
console.log(`${packages.length} packages`);
