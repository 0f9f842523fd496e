const inspectorWindow = () => (globalThis.frameElement ? parent : globalThis);

/**
 * Options for the root of an actor system: the inspector of this window or its parent, if any, and the
 * snapshot to restore, if any.
 */
export const inspectorOptions = ({ id }: { id: string }) => ({
  inspect: inspectorWindow().watchStatecharts,
  snapshot: inspectorWindow().snapshotStatechart?.(id),
});

/** The snapshots to restore, if any, for actors that have ids and can start at any time later. */
export const snapshotsToRestore = inspectorWindow().snapshotStatechart;

/** Whether the actors are restored from snapshots. The prerendered HTML can't be hydrated then. */
export const isRestored = () => snapshotsToRestore !== undefined;
