import { createRoot } from 'react-dom/client';
import { Workbench } from './workbench';
import './workbench.css';

createRoot(document.getElementById('workbench') as HTMLElement).render(<Workbench />);
document.documentElement.dataset.script = 'ready';
