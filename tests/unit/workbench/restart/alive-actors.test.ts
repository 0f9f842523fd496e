import { cartMachine } from '@machines/cart.machine';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type JudgedStep, judgeTrace } from '@/workbench/judge/judge';
import type { ActorInfo } from '@/workbench/model/trace';
import { startSession } from '@/workbench/recorder/session';
import { aliveActors } from '@/workbench/restart/rebuild-snapshot';
import { oracle } from '../../../traces/oracle';

const step = (actor: string, type: string) => ({ actor, event: { type } }) as JudgedStep;
const names = (steps: readonly JudgedStep[], at: number, infos: ActorInfo[] = []) =>
  aliveActors(steps, infos, at).map(({ name }) => name);
const steps = [
  step('page 1', 'xstate.init'),
  step('faq 1', 'xstate.init'),
  step('page 1', 'left'),
  step('faq 1', 'xstate.stop'),
  step('faq 2', 'xstate.init'),
];

it('actors alive at a step have started and not stopped', () => {
  expect(names(steps, 0)).toEqual(['page 1']);
  expect(names(steps, 1)).toEqual(['page 1', 'faq 1']);
  expect(names(steps, 3)).toEqual(['page 1']);
  expect(names(steps, 4)).toEqual(['page 1', 'faq 2']);
});

it('actors that a step itself stops are not alive', () => {
  expect(names(steps, 2)).toEqual(['page 1']);
});

it('actors of a previous page are not alive', () => {
  const left: ActorInfo = { name: 'faq 1', left: 2 };
  expect(names(steps, 1, [left])).toContain('faq 1');
  expect(names(steps, 2, [left])).not.toContain('faq 1');
});

it('leaving a page ends its actors', () => {
  const session = startSession(oracle);
  createActor(cartMachine, { inspect: session.watch }).start().send({ type: 'cart.emptied' });
  expect(session.findActor('cart 1')).toBeDefined();
  session.leave();
  expect(session.findActor('cart 1')).toBeUndefined();
  expect(session.actors).toEqual([{ name: 'cart 1', left: 2 }]);
  const steps = judgeTrace(session.trace, oracle);
  expect(aliveActors(steps, session.actors, 1)).toHaveLength(1);
  createActor(cartMachine, { inspect: session.watch }).start();
  const later = judgeTrace(session.trace, oracle);
  expect(aliveActors(later, session.actors, 2).map(({ name }) => name)).toEqual(['cart 2']);
});
