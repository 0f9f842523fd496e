import * as machines from '@machines/index';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { stateNodes } from '../support/graph-paths';

/** What has happened: `item.added`. */
const happening = /^[a-z]+\.([a-z]+ed|chosen|held|left|shown)$/;

/** What actions begin with. A new act gets a word of its own here; an old act keeps its word. */
const verbs = [
  // What the event brings is put into the context; it is emptied again.
  'set',
  'clear',
  // Things are put into a list and taken out of it; a number goes up and down by one.
  'add',
  'remove',
  'increment',
  'decrement',
  // What is worked out from the context.
  'read',
  'recalculate',
  'search',
  'advance',
  'show',
  'choose',
  // What the world outside hears of, or is asked to do.
  'emit',
  'report',
  'announce',
  'present',
  'load',
  'hold',
  'return',
];

const firstWord = (name: string) => name.replace(/[A-Z].*$/, '');

/** The grammar of CONTRIBUTING.md. */
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

    it('actions begin with a verb, and with one verb for one act', () => {
      const strays = Object.keys(actions).filter((name) => !verbs.includes(firstWord(name)));
      expect(strays).toEqual([]);
    });

    it('states, actors and delays are in camel case, and no state is an act', () => {
      const names = [...states, ...Object.keys(actors), ...Object.keys(delays)];
      expect(names.filter((name) => !/^[a-z][A-Za-z]*$/.test(name))).toEqual([]);
      expect(states.filter((name) => verbs.includes(firstWord(name)))).toEqual([]);
    });
  },
);
