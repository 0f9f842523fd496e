/**
 * How a picture of a list is fetched: ahead of others where it is likely the page's largest paint,
 * the first of a list at the top of its page; else as it nears the screen.
 */
export const picturePriority = (isLargestPaint: boolean) =>
  isLargestPaint ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
