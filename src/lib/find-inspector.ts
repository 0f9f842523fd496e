/**
 * The recorder or inspector to tell of each step, if there is one in this window or in the one that
 * frames it.
 */
export const findInspector = () => (globalThis.frameElement ? parent : globalThis).watchStatecharts;
