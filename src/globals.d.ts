declare const __BUILD_YEAR__: number;

/** Receives every actor's inspection events if it is set, here or in the parent, before the app starts. */
declare var watchStatecharts: ((event: import('xstate').InspectionEvent) => void) | undefined;

/**
 * Set while the app restarts from snapshots. Returns the snapshot for the machine's actor of this id,
 * or else for its next one.
 */
declare var snapshotStatechart:
  | ((machine: string, id?: string) => import('xstate').Snapshot<unknown> | undefined)
  | undefined;

interface Window {
  watchStatecharts: typeof watchStatecharts;
  snapshotStatechart: typeof snapshotStatechart;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
