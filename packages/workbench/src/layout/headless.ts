/** The layout with text measured by other means than a page's. */

export { layOut } from './lay-out';
export { type Measure, typeStyles } from './text';
