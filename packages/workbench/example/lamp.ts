import { defineTable, nothing } from 'statechart-workbench/headless';
import { createMachine } from 'xstate';

/** A lamp that turns itself off. */
export const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { pressed: { target: 'on', meta: { clauses: ['LAMP-1'] } } } },
    on: {
      on: { pressed: { target: 'off', meta: { clauses: ['LAMP-2'] } } },
      after: { 60000: { target: 'off', meta: { clauses: ['LAMP-3'] } } },
    },
  },
});

const pressed = { type: 'pressed' };
const minuteOver = { type: 'xstate.after.60000.lamp.on' } as const;

export const lampTable = defineTable(lamp, {
  start: { state: 'off' },
  situations: {
    off: { after: [], state: 'off' },
    on: { after: [pressed], state: 'on' },
  },
  rows: [
    ['off', pressed, { state: 'on', actions: ['wait 60000 ms'] }],
    ['on', pressed, { state: 'off', actions: ['stop waiting'] }],
    ['on', minuteOver, { state: 'off', actions: ['stop waiting'] }],
    ['off', minuteOver, nothing],
  ],
});

export const clauses = `
- **LAMP-1** A press turns the lamp on.
- **LAMP-2** Another press turns it off.
- **LAMP-3** It turns itself off after a minute.
`;
