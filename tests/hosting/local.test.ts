import { startLocalHost } from '../support/hosts/local-host';
import { describeHost } from './describe-host';

describeHost('the site’s own server', startLocalHost);
