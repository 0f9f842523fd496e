import { createRoot } from 'react-dom/client';
import { withBase } from '@/lib/base-path';
import { documentTitle } from '@/lib/document-title';
import { createWorkbench } from './create-workbench';
import { Workbench } from './workbench';
import './workbench.css';

const workbench = createWorkbench();
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
