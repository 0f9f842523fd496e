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
  globalThis.machineLog = new Map();
  Object.assign(globalThis, {
    watchStatecharts: ({ type, actorRef, snapshot }: Report) => {
      const machine = snapshot?.machine?.id;
      if (type !== '@xstate.snapshot' || !machine || unmoved.includes(machine)) return;
      const log = globalThis.machineLog.get(actorRef) ?? [];
      const state = `${machine} ${JSON.stringify([snapshot.value, snapshot.context])}`;
      if (log.at(-1) !== state) globalThis.machineLog.set(actorRef, [...log, state]);
    },
  });
}
