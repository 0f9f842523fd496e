type Snapshot = { machine?: { id: string }; value: unknown; context: unknown };
type Report = { type: string; actorRef: object; snapshot: Snapshot };

declare global {
  /** The states of each statechart's actor, in order. */
  var machineLog: Map<object, string[]>;
}

/** Runs in each document before its scripts: records the states of the site's statecharts. */
export function installMachineLog() {
  // These depend on the time and the scroll position, not on a press.
  const unmoved = ['carousel', 'slideShow', 'counter', 'headerScroll'];
  // The index of a history entry is relative to the entry in which the scripts started.
  const withoutIndex = (key: string, value: unknown) => (key === 'index' ? undefined : value);
  globalThis.machineLog = new Map();
  Object.assign(globalThis, {
    watchStatecharts: ({ type, actorRef, snapshot }: Report) => {
      const machine = snapshot?.machine?.id;
      if (type !== '@xstate.snapshot' || !machine || unmoved.includes(machine)) return;
      const log = globalThis.machineLog.get(actorRef) ?? [];
      const state = `${machine} ${JSON.stringify([snapshot.value, snapshot.context], withoutIndex)}`;
      if (log.at(-1) !== state) globalThis.machineLog.set(actorRef, [...log, state]);
    },
  });
}
