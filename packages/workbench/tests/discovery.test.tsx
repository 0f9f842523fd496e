import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { createWorkbench } from '../src/create-workbench';
import { citationsOf } from '../src/judge/citations';
import { startSession } from '../src/recorder/session';
import { Workbench } from '../src/workbench';

const toggle = (on = 'on') =>
  createMachine({
    id: 'toggle',
    initial: 'off',
    states: {
      off: { on: { go: { target: on, meta: { clauses: ['T-1'] } } } },
      [on]: { on: { go: 'off' } },
    },
  });

it('a workbench without machines shows those that actors run', async () => {
  const workbench = createWorkbench();
  const inspect = workbench.watch;
  const inner = createMachine({ id: 'inner', invoke: { src: fromPromise(async () => 1) } });
  const outer = createMachine({ id: 'outer', invoke: { src: inner, id: 'inner' } });
  createActor(outer, { inspect }).start();
  const actor = createActor(toggle(), { inspect }).start();
  actor.send({ type: 'go' });
  await Promise.resolve();
  expect(Object.keys(workbench.oracle.machines).sort()).toEqual(['inner', 'outer', 'toggle']);
  expect(workbench.view.get().machine).toBe('outer');
  expect(workbench.app.steps().findLast(({ machine }) => machine === 'toggle')).toMatchObject({
    taken: ['toggle.off#go#0'],
    exercised: ['T-1'],
    verdict: { kind: 'unjudged' },
  });
  expect(workbench.app.actors.map(({ kind }) => kind)).toContain('promise');
  expect(workbench.app.failure()).toBe('');
});

it('machines are known by definition: one made again is the same, another of its id is not', () => {
  const workbench = createWorkbench();
  for (const machine of [toggle(), toggle(), toggle('lit')]) {
    createActor(machine, { inspect: workbench.watch }).start();
  }
  const keys = workbench.app.trace.steps.map(({ machine }) => machine);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(Object.keys(workbench.oracle.machines)).toEqual([...new Set(keys)]);
  const { marks } = workbench.app.trace;
  expect(marks).toMatchObject([{ at: 2, kind: 'chart', machine: keys[2] }]);
  expect(marks?.[0]?.words).toMatch(/lit.*on/);
});

it('another chart of the shown machine is shown once no actor runs the one before', async () => {
  const workbench = createWorkbench();
  const { view, watch: inspect } = workbench;
  const start = async (on: string) => {
    const actor = createActor(toggle(on), { inspect }).start();
    await vi.waitFor(() => expect(workbench.app.steps().at(-1)?.to).toBe('off'));
    return actor;
  };
  const first = await start('on');
  view.chooseMachine('toggle');
  await start('lit');
  expect(view.get().machine).toBe('toggle');
  first.stop();
  await start('green');
  const shown = () => view.get().machine;
  await vi.waitFor(() =>
    expect(workbench.oracle.machines[shown()]?.states).toHaveProperty('green'),
  );
});

it('the notice of another chart can be closed', () => {
  const workbench = createWorkbench();
  const { screen, watch: inspect, app } = workbench;
  for (const on of ['on', 'lit']) createActor(toggle(on), { inspect }).start();
  const html = () => renderToStaticMarkup(<Workbench workbench={workbench} />);
  expect(html()).toContain('another chart');
  expect(html()).toContain('>Close<');
  screen.update({ closed: app.trace.marks?.at(-1) ?? null });
  expect(html()).not.toContain('>Close<');
});

it('a reload of the page of its actors is marked once they start again', () => {
  const { watch: inspect, leave, app } = createWorkbench();
  leave();
  createActor(toggle(), { inspect }).start();
  leave();
  expect(app.trace.marks).toBeUndefined();
  for (let times = 0; times < 2; times += 1) createActor(toggle(), { inspect }).start();
  expect(app.trace.marks).toMatchObject([{ at: 1, kind: 'reloaded' }]);
});

it('what happened to the app keeps its place when the oldest steps are dropped', async () => {
  const session = startSession({ machines: {} }, { limit: 100 });
  const start = () => createActor(toggle(), { inspect: session.watch }).start();
  const actor = start();
  session.leave();
  start();
  for (let times = 0; times < 60; times += 1) actor.send({ type: 'go' });
  session.leave();
  start();
  const marked = () =>
    (session.trace.marks ?? []).map(({ at }) => session.trace.steps[at]?.actor ?? '');
  expect(marked()).toEqual(['toggle 2', 'toggle 3']);
  for (let times = 0; times < 60; times += 1) actor.send({ type: 'go' });
  expect(session.dropped()).toBeGreaterThan(0);
  expect(marked()).toEqual(['toggle 3']);
});

it('clauses of a machine that appears later are cited', () => {
  const workbench = createWorkbench({ clauses: [{ id: 'T-1', text: 'It toggles.' }] });
  expect(citationsOf(workbench.oracle).size).toBe(0);
  createActor(toggle(), { inspect: workbench.watch }).start();
  expect(workbench.citations.get('T-1')?.machine).toBe('toggle');
});

it('what was chosen stays when another machine appears', async () => {
  const workbench = createWorkbench({ machines: [toggle()] });
  createActor(createMachine({ id: 'other' }), { inspect: workbench.watch }).start();
  await Promise.resolve();
  await Promise.resolve();
  expect(workbench.view.get().machine).toBe('toggle');
});

it('follows to what runs once the actor that is shown was stopped, unless another was chosen', async () => {
  const workbench = createWorkbench();
  const { view, watch: inspect } = workbench;
  const other = createMachine({ id: 'other', initial: 'here', states: { here: {} } });
  const first = createActor(toggle(), { inspect }).start();
  await vi.waitFor(() => expect(view.get().machine).toBe('toggle'));
  createActor(other, { inspect }).start();
  await vi.waitFor(() => expect(workbench.app.steps()).toHaveLength(2));
  expect(view.get().machine).toBe('toggle');
  first.stop();
  await vi.waitFor(() => expect(view.get().machine).toBe('other'));

  const second = createActor(toggle(), { inspect }).start();
  view.chooseActor({ machine: 'toggle', actor: 'toggle 2' });
  second.stop();
  await vi.waitFor(() => expect(workbench.app.steps().at(-1)?.kind).toBe('stopped'));
  expect(view.get().machine).toBe('toggle');
});

it('says nothing of departures of actors that no table judges, although one was stopped', async () => {
  const workbench = createWorkbench();
  const actor = createActor(toggle(), { inspect: workbench.watch }).start();
  actor.stop();
  await vi.waitFor(() => expect(workbench.app.steps()).toHaveLength(2));
  const page = renderToStaticMarkup(<Workbench workbench={workbench} />);
  expect(page).toMatch(/<output class="wb-sound" data-empty="true">/);
});
