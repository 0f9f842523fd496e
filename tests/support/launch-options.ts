/** A name for this machine that browsers don't take for a secure context, unlike localhost. */
export const plainHost = 'accupay.test';

/** Arguments that keep a headless Chromium quiet and able to run as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${plainHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
];
