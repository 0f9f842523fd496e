/**
 * With `?inspect`, adds a button that opens Stately's inspector and attaches it to every running
 * actor. Stately's code is loaded when the button is pressed.
 */
import { withBase } from '@/lib/base-path';
import { withTimeout } from '@/loading/requests';
import { createStatelyLink, serializeReports } from './stately-link';

/** How long to wait for the inspector's code, and for its page, in ms. */
const timeout = 10_000;

const link = createStatelyLink();
globalThis.watchStatecharts = link.watch;

const unreachable =
  'Stately could not be reached: the window was blocked, or there is no network. The workbench shows the same charts.';

const box = document.createElement('aside');
box.setAttribute('aria-label', 'Statechart inspector');
box.style.cssText =
  'position:fixed;left:1rem;bottom:1rem;z-index:60;max-width:22rem;padding:.75rem 1rem;border-radius:.625rem;background:var(--color-ink);color:var(--color-sheet);font-size:.9375rem;line-height:1.5rem';
const button = document.createElement('button');
button.type = 'button';
button.textContent = 'Inspect in Stately';
button.style.cssText = 'min-height:44px;font-weight:600;text-decoration:underline';
const message = document.createElement('p');
message.setAttribute('role', 'status');
const workbench = Object.assign(document.createElement('a'), {
  href: withBase('/statecharts'),
  textContent: 'Open the workbench',
});
workbench.style.cssText =
  'display:inline-flex;align-items:center;min-height:44px;margin-left:1rem;text-decoration:underline';
box.append(button, workbench, message);
document.body.append(box);

async function inspect() {
  message.textContent = 'Opening Stately …';
  // Opened synchronously, within the user gesture. The inspector finds the window by its name.
  const popup = open('about:blank', 'xstateinspector');
  if (!popup) throw new Error('blocked');
  const { createBrowserInspector } = await withTimeout(import('@statelyai/inspect'), timeout);
  const { definitions } = await withTimeout(import('./definitions.excerpt'), timeout);
  const serialize = serializeReports(definitions);
  const create: typeof createBrowserInspector = (options) =>
    createBrowserInspector({ ...options, serialize });
  const timer = setTimeout(() => {
    message.textContent = unreachable;
  }, timeout);
  link.connect(create, globalThis.window, popup, (actors) => {
    clearTimeout(timer);
    message.textContent = `Attached to ${actors} actors.`;
  });
}

button.addEventListener('click', () => {
  inspect().catch(() => {
    message.textContent = unreachable;
  });
});
