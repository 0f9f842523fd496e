import type { Page } from 'playwright-core';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** An event that a machine of the page received, and whether it had no transition for it. */
type SentEvent = { machine: string; type: string; isIgnored: boolean };

declare global {
  interface Window {
    sentEvents?: SentEvent[];
  }
}

/** Runs in each document before its scripts: records the events that its machines receive. */
export function recordEvents() {
  window.sentEvents = [];
  globalThis.watchStatecharts = (report) => {
    if (report.type !== '@xstate.event' || report.event.type.startsWith('xstate.')) return;
    const actor = report.actorRef as AnyActorRef;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    window.sentEvents?.push({
      machine: snapshot.machine.id,
      type: report.event.type,
      isIgnored: !snapshot.can(report.event as never),
    });
  };
}

/** The events since the last call, if the page was opened with `recordsEvents`. */
export const takeEvents = (page: Page) => page.evaluate(() => window.sentEvents?.splice(0) ?? []);
