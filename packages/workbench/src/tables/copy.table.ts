import { defineTable, nothing } from '../judge/table';
import { copyMachine, type MachineName } from '../machines/copy.machine';

const lamp: MachineName = { machine: 'lamp', isItself: false };
const view: MachineName = { machine: 'view', isItself: true };
const request = (name: MachineName) => ({ type: 'copy.requested' as const, ...name });
const done = { type: 'xstate.done.actor.copy' as const };
const error = { type: 'xstate.error.actor.copy' as const, error: new Error('Not allowed.') };
const over = { type: 'xstate.after.noticeTime.copy.copied' as const };

const of = (name: MachineName, problem = '') => ({ context: { ...name, problem } });
const start = ({ machine, isItself }: MachineName) =>
  `start copy {"machine":"${machine}","isItself":${isItself}}`;

const idle = { state: 'idle' as const, ...of({ machine: '', isItself: false }) };
const copying = { state: 'copying' as const, ...of(lamp) };
const copied = { state: 'copied' as const, ...of(lamp) };
const failed = { state: 'failed' as const, ...of(lamp, 'Not allowed.') };
const copyingView = { state: 'copying' as const, ...of(view) };

/** Transition table of copying. */
export const copyTable = defineTable(copyMachine, {
  start: idle,
  situations: {
    idle: { after: [], ...idle },
    copying: { after: [request(lamp)], ...copying },
    copied: { after: [request(lamp), done], ...copied },
    failed: { after: [request(lamp), error], ...failed },
    said: { after: [request(lamp), done, over], state: 'idle', ...of(lamp) },
  },
  rows: [
    ['idle', request(lamp), { ...copying, actions: [start(lamp)] }],
    ['idle', done, nothing],
    ['idle', error, nothing],
    ['idle', over, nothing],
    ['copying', request(view), { ...copyingView, actions: ['stop copy', start(view)] }],
    ['copying', done, { ...copied, actions: ['stop copy', 'wait 4000 ms'] }],
    ['copying', error, { ...failed, actions: ['stop copy'] }],
    ['copying', over, nothing],
    ['copied', request(view), { ...copyingView, actions: ['stop waiting', start(view)] }],
    ['copied', done, nothing],
    ['copied', error, nothing],
    ['copied', over, { state: 'idle', ...of(lamp), actions: ['stop waiting'] }],
    ['failed', request(view), { ...copyingView, actions: [start(view)] }],
    ['failed', done, nothing],
    ['failed', error, nothing],
    ['failed', over, nothing],
    ['said', request(lamp), { ...copying, actions: [start(lamp)] }],
  ],
});
