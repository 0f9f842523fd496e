import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '@/components/picture';

const classOf = (src: string, height: number) =>
  / class="([^"]*)"/.exec(
    renderToStaticMarkup(<Picture src={src} width={320} height={height} className="w-full" />),
  )?.[1];

it('crops a photograph to the proportions of the layout, but no drawing', () => {
  expect(classOf('/photographs/ana.jpg', 320)).toBe('w-full aspect-square object-cover');
  expect(classOf('/photographs/office.webp', 213)).toBe('w-full aspect-[3/2] object-cover');
  expect(classOf('/art/a.svg', 320)).toBe('w-full');
});
