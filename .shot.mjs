import { chromium } from 'playwright-core';

const [, , path, w, out, h = '900', full = '1'] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: +w, height: +h }, reducedMotion: 'reduce' });
await p.goto('http://localhost:4190' + path);
await p.waitForTimeout(1800);
await p.screenshot({ path: out, fullPage: full === '1' });
await b.close();
