type Snapshot = { machine?: { id: string }; value: unknown; context: unknown };
type Report = { type: string; actorRef: object; snapshot: Snapshot };

declare global {
  /** The states that each actor which runs a statechart has been in, one after the other. */
  var machineLog: Map<object, string[]>;
}

/** Runs in each document before its own script: listens to the site's statecharts. */
export function installMachineLog() {
  // They follow the time and the scroll position, whatever is pressed.
  const unmoved = ['carousel', 'slideShow', 'counter', 'headerScroll'];
  // Entries of the history are counted from the one in which script began.
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
