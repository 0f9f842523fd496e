import type { Plugin } from 'vite';
import { checkFirmFile, firmFile } from './check-firm.ts';

/**
 * Checks the facts of the firm in the development server, when it starts and when their file changes;
 * a wrong one is an error. The build checks them itself, before anything else.
 */
export const firmCheck = (): Plugin => ({
  name: 'firm-check',
  apply: 'serve',
  buildStart: checkFirmFile,
  async hotUpdate({ file }) {
    if (file === firmFile) await checkFirmFile();
  },
});
