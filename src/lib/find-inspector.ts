const host = () => (globalThis.frameElement ? parent : globalThis);

/**
 * The recorder or inspector that wants each step, if any, from this window or the one that frames
 * it, and the snapshot that the next actor of a machine is to start from, if there is one.
 */
export const inspectorOptions = (machine: string) => ({
  inspect: host().watchStatecharts,
  snapshot: host().snapshotStatechart?.(machine),
});

/** Whether the page starts from snapshots, so that its HTML is not what it shows. */
export const isRestored = () => host().snapshotStatechart !== undefined;
