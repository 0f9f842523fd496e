/** Who watches the statecharts, if anybody: from this page or from one of the site that frames it. */
export const findInspector = () => (globalThis.frameElement ? parent : globalThis).watchStatecharts;
