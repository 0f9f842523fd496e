import { describe, inject } from 'vitest';
import { nginxLack, startNginxHost } from '../support/hosts/nginx-host';
import { describeHost } from './describe-host';

// Without nginx, `npm run test:nginx` fails, and `npm test` skips these tests and says so.
describe.skipIf(nginxLack && !inject('needsNginx'))('on this machine', () => {
  describeHost('nginx', startNginxHost);
});
