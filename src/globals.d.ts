/** The year in which the site was built. */
declare const __BUILD_YEAR__: number;

/** Set before the site starts, it is told of every step of every actor. */
declare var watchStatecharts: ((event: import('xstate').InspectionEvent) => void) | undefined;
