import { missingNginx } from '../support/hosts/nginx-host';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests of nginx fail if it is not installed: `npm run test:nginx`. */
    needsNginx: boolean;
  }
}

/** Prints a message if the tests of nginx are skipped. */
export default function setUpHosting() {
  if (missingNginx) console.log(`SKIPPED tests of nginx: ${missingNginx}`);
}
