/** A host name of this machine that, unlike localhost, is not a secure context. */
export const plainHost = 'accupay.test';

/**
 * Playwright's settings, so that a headless browser has a mouse, and a full browser's distance in px
 * for loading lazy frames; the headless shell loads them at any distance.
 */
export const blinkSettings = [
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  'lazyLoadingFrameMarginPxUnknown=1250,lazyLoadingFrameMarginPx4G=1250',
];

/** Arguments for a headless Chromium without background activity that can run as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in a full browser.
  '--site-per-process',
  `--blink-settings=${blinkSettings}`,
  `--host-resolver-rules=MAP ${plainHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
];
