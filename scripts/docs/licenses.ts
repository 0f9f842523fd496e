/** Writes `docs/licenses.md`: `npm run licenses`. */
import { writeFileSync } from 'node:fs';
import { readLicenses } from './read-licenses';
import { writeLicenses } from './write-licenses';

const packages = readLicenses();
writeFileSync('docs/licenses.md', writeLicenses(packages));
console.log(`${packages.length} packages`);
