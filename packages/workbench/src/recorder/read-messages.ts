import type { AppMessage } from '../hook/messages';
import { isRecord } from '../model/is-object';
import { messagesFormat, type Trace } from '../model/trace';
import { definitionsOf } from './open-trace';
import { receiveMessages } from './receive-messages';
import { createStepLog } from './step-log';

/** Whether a text begins like a file of messages. */
export const areMessages = (text: string) => text.startsWith('{"format":"statechart messages ');

/**
 * Makes a trace of a file of messages. What was written last may be cut off, and is left out. Throws a
 * `TypeError` that says what is wrong with it.
 */
export function readMessages(text: string): Trace {
  const [head = '', ...lines] = text.split('\n');
  if (head !== JSON.stringify({ format: messagesFormat })) {
    throw new TypeError(`Not a trace: the format is not "${messagesFormat}".`);
  }
  const machines = Object.create(null);
  const log = createStepLog({ limit: Number.POSITIVE_INFINITY });
  const failures: unknown[] = [];
  const { receive } = receiveMessages({ log, machines, onFailure: (one) => failures.push(one) });
  for (const [at, line] of lines.entries()) {
    if (!line) continue;
    const message = readLine(line);
    if (!message && at === lines.length - 1) break;
    if (!message) throw new TypeError(`Line ${at + 2} is not a message.`);
    receive(message);
  }
  const [failure] = failures;
  if (failure) throw failure;
  const { trace } = log;
  return { ...trace, definitions: definitionsOf(machines, Object.keys(machines)) };
}

function readLine(line: string): AppMessage | undefined {
  try {
    const value: unknown = JSON.parse(line);
    if (!isRecord(value) || typeof value.app !== 'string') return;
    if (value.kind === 'batch' && !Array.isArray(value.messages)) return;
    return value as AppMessage;
  } catch {
    return;
  }
}
