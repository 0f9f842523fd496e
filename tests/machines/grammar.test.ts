import * as machines from '@machines/index';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { stateNodes } from '../support/graph-paths';

/** An event: `item.added`. */
const happening = /^[a-z]+\.([a-z]+ed|chosen|held|left|shown)$/;

/** The first words of actions. Add a verb only for a new kind of action. */
const verbs = [
  // Put a value from the event into the context, or clear it.
  'set',
  'clear',
  // Change a list, or a number by one.
  'add',
  'remove',
  'increment',
  'decrement',
  // Compute from the context.
  'read',
  'recalculate',
  'search',
  'advance',
  'show',
  'choose',
  // Effects outside the machine.
  'emit',
  'report',
  'announce',
  'present',
  'load',
  'keep',
  'return',
];

const firstWord = (name: string) => name.replace(/[A-Z].*$/, '');

/** The rules are in CONTRIBUTING.md. */
describe.each(Object.values<AnyStateMachine>(machines).map((machine) => [machine.id, machine]))(
  'the names of %s',
  (_, machine) => {
    const { actions, guards, actors, delays } = machine.implementations;
    const states = stateNodes(machine)
      .slice(1)
      .map(({ key }) => key);

    it('events say what has happened', () => {
      const events = machine.events.filter((type) => !type.startsWith('xstate.'));
      expect(events.filter((type) => !happening.test(type))).toEqual([]);
    });

    it('guards are questions', () => {
      const strays = Object.keys(guards).filter((name) => !/^(is|has|can)[A-Z]\w*$/.test(name));
      expect(strays).toEqual([]);
    });

    it('actions start with a verb from the list', () => {
      const strays = Object.keys(actions).filter((name) => !verbs.includes(firstWord(name)));
      expect(strays).toEqual([]);
    });

    it('states, actors and delays are in camel case, and no state is a verb', () => {
      const names = [...states, ...Object.keys(actors), ...Object.keys(delays)];
      expect(names.filter((name) => !/^[a-z][A-Za-z]*$/.test(name))).toEqual([]);
      expect(states.filter((name) => verbs.includes(firstWord(name)))).toEqual([]);
    });
  },
);
