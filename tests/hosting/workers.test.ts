import { startWorkersHost } from '../support/hosts/workers-host';
import { describeHost } from './describe-host';

describeHost('Cloudflare’s server', startWorkersHost);
