import { expect, it } from 'vitest';
import { type Finding, writeReport } from '../../../scripts/screens/write-report';

const finding: Finding = {
  path: '/about',
  windowWidth: 390,
  pixels: 1234,
  top: 500,
  bottom: 900,
  width: 400,
  height: 2000,
  files: { before: 'b.png', after: 'a.png', difference: 'd.png' },
};

it('shows each difference with its pictures, from shortly above the first row that differs', () => {
  const html = writeReport({
    ref: 'a<b',
    commit: '0123',
    findings: [finding],
    sameCount: 7,
    added: ['/new'],
    removed: [],
  });
  expect(html).toContain('<h2>/about <small>at 390 px</small></h2>');
  expect(html).toContain('1,234 pixels');
  for (const file of Object.values(finding.files)) expect(html).toContain(`src="${file}"`);
  expect(html).toContain('margin-top:-105.000%');
  expect(html.match(/width="400" height="2000" loading="lazy"/g)).toHaveLength(3);
  expect(html).toContain('1 of 8');
  expect(html).toContain('<li>/new</li>');
  expect(html).toContain('a&lt;b');
});
