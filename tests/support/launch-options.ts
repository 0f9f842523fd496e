/** A name for this machine that, unlike localhost, is no secure context. */
export const plainHost = 'accupay.test';

/**
 * Playwright's own settings, which give a headless browser a mouse, and the distance in px at which a
 * full browser loads a lazy frame; the headless shell would load it at any distance.
 */
const blinkSettings = [
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  'lazyLoadingFrameMarginPxUnknown=1250,lazyLoadingFrameMarginPx4G=1250',
];

/** Arguments that keep a headless Chromium quiet and able to run as root. */
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
