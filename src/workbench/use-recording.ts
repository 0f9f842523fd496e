import { useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { createRecorder } from '@/tracing/record-trace';
import type { TraceStep } from '@/tracing/trace';

const listeners = new Set<() => void>();
let isQueued = false;
let steps: readonly TraceStep[] = [];

const recorder = createRecorder(() => {
  if (isQueued) return;
  isQueued = true;
  // Steps that follow each other at once are shown at once.
  queueMicrotask(() => {
    isQueued = false;
    steps = [...recorder.trace.steps];
    for (const notify of listeners) notify();
  });
});
globalThis.watchStatecharts = recorder.watch;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The steps of the site in the frame, as they come. */
export const useRecording = () =>
  useSyncExternalStore(
    subscribe,
    () => steps,
    () => steps,
  );

/** The actor of this name, if it runs in the frame and has not stopped. */
export function findActor(name: string): AnyActorRef | undefined {
  const actor = recorder.actors.get(name);
  return actor?.getSnapshot().status === 'active' ? actor : undefined;
}
