import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, fromPromise } from 'xstate';
import { compareMachines } from '../src/model/compare-machines';
import { definitionOf } from '../src/model/define-machine';
import { fromDefinition } from '../src/model/from-definition';

const lamp = (off: object = {}, others: object = {}) =>
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { pressed: 'on' }, ...off },
      on: { on: { pressed: 'off' } },
      ...others,
    },
  } as never) as AnyStateMachine;

describe('how a chart differs from an earlier one', () => {
  it.each<[string, AnyStateMachine, AnyStateMachine, RegExp]>([
    ['a state that is added', lamp(), lamp({}, { lit: {} }), /^1 state added \(lit\)$/],
    ['states that are removed', lamp({}, { a: {}, b: {} }), lamp(), /^2 states removed \(a, b\)$/],
    [
      'a transition that goes elsewhere',
      lamp(),
      lamp({ on: { pressed: 'off' } }),
      /^1 transition changed$/,
    ],
    [
      'another guard and another event',
      lamp(),
      lamp({ on: { pressed: { target: 'on', guard: 'may' }, held: 'on' } }),
      /^1 transition added, 1 transition changed$/,
    ],
    [
      'what a state runs',
      lamp(),
      lamp({ entry: 'dim', invoke: { src: fromPromise(async () => 1) } }),
      /^1 state changed \(off\)$/,
    ],
    ['nothing that is shown', lamp(), lamp(), /./],
  ])('%s', (_, before, after, words) => {
    expect(compareMachines(before, after)).toMatch(words);
    // Of definitions, which have no code, the same is said.
    const [one, other] = [before, after].map((machine) =>
      fromDefinition(JSON.parse(JSON.stringify(definitionOf(machine)))),
    ) as [AnyStateMachine, AnyStateMachine];
    expect(compareMachines(one, other)).toBe(compareMachines(before, after));
  });

  it('names no long list of states', () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`s${at}`, {}]));
    expect(compareMachines(lamp(), lamp({}, many))).toMatch(/^9 states added$/);
  });
});
