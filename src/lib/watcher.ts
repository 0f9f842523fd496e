/** Who watches the statecharts, if anybody: from this page or from one of the site that frames it. */
export const watcher = () => (globalThis.frameElement ? parent : globalThis).watchStatecharts;
