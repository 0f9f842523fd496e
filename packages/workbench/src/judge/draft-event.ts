import type { EventObject } from 'xstate';
import { isWhole } from '../model/json-copy';
import { own } from '../model/own';
import type { JudgedStep } from './judge';
import type { Table } from './table';

/** A payload to begin with when an event is to be sent. */
export type Draft = {
  /** As JSON; empty if nothing is known of it. */
  payload: string;
  /** Where that is from, in words. */
  origin: string;
};

type Known = {
  steps: readonly JudgedStep[];
  /** The machine's key in the trace. */
  machine: string;
  /** Example payloads of the machine, by event type. */
  examples?: Readonly<Record<string, object>> | undefined;
  table?: Table | undefined;
};

const payloadOf = ({ type: _, ...payload }: EventObject) => payload;
const isEmpty = (payload: object) => Object.keys(payload).length === 0;
const write = (payload: object) => JSON.stringify(payload, null, 2);

/**
 * What to send with an event: the payload that it was last seen with, or else the example. Null if it
 * has none: it was only seen without one or, if it was not seen, an example or the table says so.
 */
export function draftEvent(type: string, { steps, machine, examples, table }: Known): Draft | null {
  const isIts = (step: JudgedStep) => step.machine === machine && step.event.type === type;
  const at = steps.findLastIndex((step) => isIts(step) && !isEmpty(payloadOf(step.event)));
  const seen = steps[at];
  if (seen) {
    const payload = payloadOf(seen.event);
    const loss = isWhole(payload)
      ? ''
      : ' Not all of it was recorded: complete what is marked “@”.';
    return { payload: write(payload), origin: `As in step ${at + 1}.${loss}` };
  }
  const example = own(examples, type);
  if (example && !isEmpty(example)) return { payload: write(example), origin: 'An example.' };
  const isBare =
    example !== undefined ||
    steps.some(isIts) ||
    table?.rows.some(([, row]) => row.type === type && isEmpty(payloadOf(row)));
  if (isBare) return null;
  return {
    payload: '',
    origin: 'It was not seen yet, and has no example: type what it needs, or {} for nothing.',
  };
}
