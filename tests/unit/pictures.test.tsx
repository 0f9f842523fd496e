import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictures } from 'virtual:pictures';
import { Window } from 'happy-dom';
import { prerender } from 'react-dom/static';
import sharp from 'sharp';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { Picture } from '@/components/picture';
import { checkPictures, missingIn } from '../../plugins/pictures/check-pictures';
import { namedPictures } from '../../plugins/pictures/named-pictures';
import { resizePhotographs } from '../../plugins/pictures/resize';
import { inlinePictures } from '../../plugins/prerender/inline-pictures';

/** A folder with a file, removed after the test. */
async function folderWith(name: string, data: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), data);
  return folder;
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();

describe('a picture that content names', () => {
  it('is there, for all content', () => expect(() => checkPictures(namedPictures)).not.toThrow());

  it('stops the build with its file and field if it is missing', () => {
    const named = [
      { file: 'src/content/team.ts', field: 'img of Ana', img: '/pictures/ana.jpg' },
      { file: 'src/content/shop.ts', field: 'img of Course', img: '/art/there.svg' },
    ];
    const check = () => checkPictures(named, (path) => path === '/art/there.svg');
    expect(check).toThrow(/team\.ts img of Ana: expected \/pictures\/ana\.jpg in src\/content\//);
    expect(check).not.toThrow(/shop/);
  });

  it('is found missing in the markup of a page too', () => {
    const markup = '<img src="/a.svg" alt=""/><img alt="" src="/b.svg"/><img src="data:,"/>';
    expect(missingIn(markup, (address) => address === '/a.svg')).toEqual(['/b.svg']);
  });
});

describe('a photograph', () => {
  it('is resized to WebP in widths up to its own, under names with a hash', async () => {
    const folder = await folderWith('Ana Li.jpg', await photograph(800, 600));
    const resized = (await resizePhotographs(folder)).get('/pictures/Ana Li.jpg') ?? [];
    expect(resized.map(({ width }) => width)).toEqual([96, 192, 320, 480, 720, 800]);
    for (const { file, width, data } of resized) {
      expect(file).toMatch(new RegExp(`^assets/Ana-Li-${width}-[\\w-]{8}\\.webp$`));
      expect(await sharp(data).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('has another name if it changes', async () => {
    const nameOf = async (height: number) => {
      const folder = await folderWith('a.jpg', await photograph(90, height));
      return (await resizePhotographs(folder)).get('/pictures/a.jpg')?.[0]?.file;
    };
    expect(await nameOf(60)).not.toBe(await nameOf(61));
  });

  it('that cannot be read is named', async () => {
    const folder = await folderWith('broken.jpg', Buffer.from('no picture'));
    await expect(resizePhotographs(folder)).rejects.toThrow('broken.jpg');
  });

  describe('on a page', () => {
    const table = pictures as Record<string, (readonly [string, number])[]>;
    afterEach(() => {
      delete table['/pictures/ana.jpg'];
    });

    const render = async (isFirst: boolean) => {
      table['/pictures/ana.jpg'] = [
        ['/assets/ana-320.webp', 320],
        ['/assets/ana-720.webp', 720],
      ];
      const picture = (
        <Picture src="/pictures/ana.jpg" width={320} height={320} isFirst={isFirst} />
      );
      const { prelude } = await prerender(picture);
      const { document } = new Window();
      const markup = await new Response(prelude).text();
      // Not inlined, unlike a drawing.
      expect(await inlinePictures(markup, 'nowhere', '/')).toBe(markup);
      document.body.innerHTML = markup;
      return document;
    };

    it('offers its sizes, its size in the layout, and loads late', async () => {
      const image = (await render(false)).querySelector('img');
      expect(image?.getAttribute('src')).toBe('/assets/ana-720.webp');
      expect(image?.getAttribute('srcset')).toBe(
        '/assets/ana-320.webp 320w, /assets/ana-720.webp 720w',
      );
      for (const [name, value] of [
        ['sizes', '(width < 320px) 100vw, 320px'],
        ['width', '320'],
        ['height', '320'],
        ['loading', 'lazy'],
      ]) {
        expect(image?.getAttribute(name ?? '')).toBe(value);
      }
    });

    it('is preloaded in the same sizes above the fold', async () => {
      const document = await render(true);
      const hint = document.querySelector('link[rel=preload]');
      const image = document.querySelector('img');
      expect(image?.getAttribute('fetchpriority')).toBe('high');
      expect(hint?.getAttribute('imagesrcset')).toBe(image?.getAttribute('srcset'));
    });
  });
});
