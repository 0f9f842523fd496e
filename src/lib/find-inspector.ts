/**
 * The recorder or inspector that wants each step, if any, from this window or the one that frames
 * it.
 */
export const findInspector = () => (globalThis.frameElement ? parent : globalThis).watchStatecharts;
