import { machines } from '@machines/tables';
import { describe, expect, it } from 'vitest';
import { stateNodes } from '../support/graph-paths';

/** An event: `item.added`. The irregular participles are those that the machines use. */
const happening = /^[a-z]+\.([a-z]+ed|chosen|held|left|shown|undone)$/;

/** The first words of actions. Add a verb only for a new kind of action. */
const verbs = [
  // Put a value from the event into the context, or clear it.
  'set',
  'clear',
  // Change a list, or a number by one.
  'add',
  'remove',
  'restore',
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
  'save',
];

const firstWord = (name: string) => name.replace(/[A-Z].*$/, '');

/** The rules are in docs/add-a-machine.md. */
describe.each(Object.values(machines).map((machine) => [machine.id, machine]))(
  'the names of %s',
  (_, machine) => {
    const { actions, guards, actors, delays } = machine.implementations;
    const states = stateNodes(machine)
      .slice(1)
      .map(({ key }) => key);

    it('events say what has happened', () => {
      const events = machine.events.filter((type) => !type.startsWith('xstate.'));
      expect(
        events.filter((type) => !happening.test(type)),
        `events unlike ${happening}`,
      ).toEqual([]);
    });

    it('guards are questions', () => {
      const strays = Object.keys(guards).filter((name) => !/^(is|has|can)[A-Z]\w*$/.test(name));
      expect(strays).toEqual([]);
    });

    it('actions begin with a verb, the same one for the same act', () => {
      const strays = Object.keys(actions).filter((name) => !verbs.includes(firstWord(name)));
      expect(strays).toEqual([]);
    });

    it('actions are named, none is written inline', () => {
      const used = stateNodes(machine).flatMap((node) => [
        ...node.entry,
        ...node.exit,
        ...[...node.transitions.values()].flat().flatMap((transition) => transition.actions),
      ]);
      const names = used.map((action) => String((action as { type?: string }).type ?? action));
      // XState starts and stops the timers of a state by actions of its own.
      const own = names.filter((name) => !/^xstate\.(raise|cancel)$/.test(name));
      expect(own.filter((name) => !(name in actions))).toEqual([]);
    });

    it('states, actors and delays are in camel case, and no state is a verb', () => {
      const names = [...states, ...Object.keys(actors), ...Object.keys(delays)];
      expect(names.filter((name) => !/^[a-z][A-Za-z]*$/.test(name))).toEqual([]);
      expect(states.filter((name) => verbs.includes(firstWord(name)))).toEqual([]);
    });
  },
);
