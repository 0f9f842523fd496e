import { describe, inject } from 'vitest';
import { missingNginx, startNginxHost } from '../support/hosts/nginx-host';
import { describeHost } from './describe-host';

// Without nginx, `npm run test:nginx` fails, and `npm test` skips these tests with a message.
describe.skipIf(missingNginx && !inject('needsNginx'))('on this machine', () => {
  describeHost('nginx', startNginxHost);
});
