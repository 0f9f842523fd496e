import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SubmitLine } from '@/components/submit-line';
import { DemoForm, FormField } from '@/sections/shared/demo-form';
import { createVisit, VisitContext } from '@/state/visit';
import { useSending } from '../../docs/examples/use-sending';

const received: string[] = [];
const waiting: ServerResponse[] = [];

const service = createServer(async (request, response) => {
  const body = String(Buffer.concat(await request.toArray()));
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method !== 'POST') return void response.end();
  received.push(body);
  waiting.push(response);
});

beforeAll(() => new Promise<void>((done) => service.listen(0, '127.0.0.1', done)));
afterAll(() => service.close());

function SentForm({ to }: { to: string }) {
  const { action, result } = useSending(to);
  return (
    <DemoForm name="contact" action={action}>
      <FormField label="Message" name="message" />
      <SubmitLine label="Send" result={result} />
    </DemoForm>
  );
}

const find = <Type extends Element>(selector: string) =>
  document.querySelector(selector) as unknown as Type;
const result = () => find('[role=status]').textContent;
const press = () => find<HTMLButtonElement>('[type=submit]').click();
const becomes = (text: string) => vi.waitFor(() => expect(result()).toBe(text), { timeout: 5000 });
const answer = async (status: number) => {
  await vi.waitFor(() => expect(waiting.length).toBe(1));
  waiting.pop()?.writeHead(status).end();
};

describe('a form that is sent to a service', () => {
  beforeEach(async () => {
    received.length = 0;
    document.body.innerHTML = '<div></div>';
    const { port } = service.address() as AddressInfo;
    const visit = createVisit({ path: '/contact', place: { address: '/contact', index: 0 } });
    createRoot(find('div')).render(
      <VisitContext value={visit.start()}>
        <SentForm to={`http://127.0.0.1:${port}/`} />
      </VisitContext>,
    );
    await vi.waitFor(() => expect(find('input')).not.toBeNull());
    const field = find<HTMLInputElement>('input');
    // React ignores a value that is set on the element itself.
    Reflect.set(HTMLInputElement.prototype, 'value', 'Hello', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

  it('says so while it is sent, sends once, and says that it was sent', async () => {
    expect(result()).toBe('');
    press();
    await becomes('Sending …');
    press();
    await answer(204);
    await becomes('Sent. Thank you.');
    expect(received).toEqual([expect.stringContaining('Hello')]);
  });

  it.each([
    ['refuses it', () => answer(503)],
    ['cuts the connection', () => vi.waitFor(() => expect(waiting.pop()?.destroy()).toBeDefined())],
  ])('keeps what was typed if the service %s, and can be sent again', async (_, fail) => {
    press();
    await fail();
    await becomes('No answer, so it may not have arrived. Please try again, or call us.');
    expect(find<HTMLInputElement>('input').value).toBe('Hello');
    press();
    await answer(200);
    await becomes('Sent. Thank you.');
    expect(received.length).toBe(2);
  });
});
