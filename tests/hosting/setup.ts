import { nginxLack } from '../support/hosts/nginx-host';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether a machine without nginx fails the tests of it: `npm run test:nginx`. */
    needsNginx: boolean;
  }
}

/** Says so if the tests of nginx are skipped. */
export default function setUpHosting() {
  if (nginxLack) console.log(`SKIPPED, the tests of nginx: ${nginxLack}`);
}
