const host = () => (globalThis.frameElement ? parent : globalThis);

/**
 * Options for every actor: the inspector of this window or its parent, if any, and the snapshot to
 * restore, if any.
 */
export const inspectorOptions = ({ id }: { id: string }) => ({
  inspect: host().watchStatecharts,
  snapshot: host().snapshotStatechart?.(id),
});

/** Whether the actors are restored from snapshots. The prerendered HTML can't be hydrated then. */
export const isRestored = () => host().snapshotStatechart !== undefined;
