import { formMachine } from '@machines/form.machine';
import { newsletterMachine } from '@machines/newsletter.machine';
import { tables } from '@machines/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { typedKeys } from '@/tracing/typed-keys';
import { judgeTrace } from '@/workbench/judge/judge';
import { createMask } from '@/workbench/recorder/mask';
import { parseTrace } from '@/workbench/recorder/read-trace';
import { createRecorder } from '@/workbench/recorder/record-trace';
import { oracle } from '../../traces/oracle';

/** What is typed in the visit below, and is not to be found in its traces. */
const typed = ['Ann Lee', 'secret plans', 'ann@books.example'];

/** Types into a form and the newsletter, and submits both. */
function visit(inspect: (report: InspectionEvent) => void) {
  const form = createActor(formMachine, { id: '/contact contact', inspect }).start();
  const change = (field: string, value: string | boolean) =>
    form.send({ type: 'field.changed', field, value });
  change('firstName', 'Ann');
  change('firstName', 'Ann Lee');
  change('message', 'secret plans');
  // As long as before: the trace shows no change.
  change('message', 'SECRET PLANS');
  change('newsletter', true);
  form.send({ type: 'form.submitted' });
  change('message', '');
  const newsletter = createActor(newsletterMachine, { inspect }).start();
  newsletter.send({ type: 'form.submitted' });
  newsletter.send({ type: 'email.typed', email: 'ann@books.example' });
  newsletter.send({ type: 'form.submitted' });
  return form;
}

const leaksOf = (text: string) =>
  typed.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what visitors type (GEN-1, ST-FORM)', () => {
  it('is in no trace, which can be judged all the same', () => {
    const { trace, watch } = createRecorder({ mask: createMask(typedKeys) });
    visit(watch);
    const file = JSON.stringify(trace);
    expect(leaksOf(file)).toEqual([]);
    const steps = judgeTrace(parseTrace(file), oracle);
    const verdicts = steps.map(({ verdict }) => verdict.kind);
    expect(verdicts.filter((kind) => kind === 'departs' || kind === 'unjudged')).toEqual([]);
    expect(steps.map(({ to }) => to)).toContain('subscribed');
    const { context } = steps.findLast(({ machine }) => machine === 'form') ?? {};
    expect(context).toEqual({ values: { firstName: '•••••••', message: '', newsletter: true } });
  });

  it.each(Object.keys(typedKeys))('is below keys that %s has', (id) => {
    const { machine, input, samples } = tables[id] ?? {};
    if (!machine) throw new Error(`${id} has no table`);
    const actor = createActor(machine, { input }).start();
    const keys = new Set<string>();
    for (const event of samples?.events ?? []) {
      actor.send(event);
      const { context } = actor.getSnapshot();
      for (const key of [...Object.keys(event), ...Object.keys(context)]) keys.add(key);
    }
    actor.stop();
    expect(typedKeys[id]?.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('is below keys that are known of each machine that a form’s fields report to', () => {
    const forms = Object.entries(tables).filter(([, { samples }]) =>
      samples.events.some(({ type }) => type === 'field.changed'),
    );
    expect(forms).not.toEqual([]);
    for (const [id] of forms) {
      expect(typedKeys[id], `${id} in src/tracing/typed-keys.ts`).toContain('value');
    }
  });
});
