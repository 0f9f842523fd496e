import { groups, tables } from '@machines/tables';
import { createRoot } from 'react-dom/client';
import { withBase } from '@/lib/base-path';
import { documentTitle } from '@/lib/document-title';
import { typedKeys } from '@/tracing/typed-keys';
import spec from '../../docs/spec.md?raw';
import { clauseTests } from './clause-tests.excerpt';
import { createWorkbench } from './create-workbench';
import { createLayOut } from './layout/create-lay-out';
import { parseClauses } from './model/parse-clauses';
import { payloads } from './payloads';
import { restartSite } from './restart-site';
import { statelyText } from './stately-text';
import { Workbench } from './workbench';
import './workbench.css';

const frame = () => document.querySelector('iframe');

const workbench = createWorkbench({
  layOut: createLayOut(),
  groups,
  // The button of its menu is in sight at every width.
  start: 'mobileMenu',
  tables,
  clauses: parseClauses(spec).map((clause) => {
    const tests = clauseTests[clause.id];
    return tests ? { ...clause, tests } : clause;
  }),
  payloads,
  typed: typedKeys,
  statelyText,
  restart: restartSite,
  eventNow: () => frame()?.contentWindow?.event,
});
globalThis.watchStatecharts = workbench.watch;
document.title = documentTitle('Statecharts');

createRoot(document.getElementById('workbench') as HTMLElement).render(
  <Workbench workbench={workbench}>
    <iframe
      src={withBase('/')}
      title="The site"
      onLoad={({ currentTarget: { contentWindow } }) =>
        contentWindow?.addEventListener('pagehide', workbench.leave)
      }
    />
  </Workbench>,
);
