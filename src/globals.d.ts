/** The year in which the site was built. */
declare const __BUILD_YEAR__: number;

/** Called with every actor's steps, if it is set before the site starts, here or in a page that frames it. */
declare var watchStatecharts: ((event: import('xstate').InspectionEvent) => void) | undefined;

/** Set while the site starts anew from snapshots, it has those for the next actor of a machine. */
declare var snapshotStatechart:
  | ((machine: string) => import('xstate').Snapshot<unknown> | undefined)
  | undefined;

interface Window {
  watchStatecharts: typeof watchStatecharts;
  snapshotStatechart: typeof snapshotStatechart;
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}
