import { expect, it } from 'vitest';
import { nginxLack, startNginxHost } from '../support/hosts/nginx-host';
import { describeHost } from './describe-host';

// Who asks for nginx by name must not be told that all is well without it.
const isAskedFor = process.env.npm_lifecycle_event === 'test:nginx';

if (nginxLack && isAskedFor) {
  it('nginx is installed', () => expect(nginxLack).toBeUndefined());
} else if (nginxLack) {
  console.warn(nginxLack);
  it.skip(nginxLack);
} else {
  describeHost('nginx', startNginxHost);
}
