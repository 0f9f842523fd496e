const host = () => (globalThis.frameElement ? parent : globalThis);

/**
 * The options that every actor of a machine has: the recorder or inspector that gets each step, if
 * there is one in this window or in the one that frames it, and the snapshot to start from, if any.
 */
export const inspectorOptions = ({ id }: { id: string }) => ({
  inspect: host().watchStatecharts,
  snapshot: host().snapshotStatechart?.(id),
});

/** Whether the page starts from snapshots, so that its HTML is not what it shows. */
export const isRestored = () => host().snapshotStatechart !== undefined;
