const host = () => (globalThis.frameElement ? parent : globalThis);

/**
 * The recorder or inspector to report each step to, if there is one in this window or in the one
 * that frames it, and the snapshot from which the next actor of a machine starts, if there is one.
 */
export const inspectorOptions = (machine: string) => ({
  inspect: host().watchStatecharts,
  snapshot: host().snapshotStatechart?.(machine),
});

/** Whether the page starts from snapshots, so that its HTML is not what it shows. */
export const isRestored = () => host().snapshotStatechart !== undefined;
