import ELK from 'elkjs/lib/elk.bundled.js';
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { layOut } from '@/workbench/layout/lay-out';

const elk = new ELK();
/** All letters have the same width: enough for a layout, and the same without fonts. */
const measure = (text: string) => text.length * 6.5;

it('a chart that is too wide for its pane leads downward', async () => {
  const states = Object.fromEntries(
    [...'abcdef'].map((key, at, all) => [key, { on: { NEXT: all[at + 1] ?? 'a' } }]),
  );
  const row = createMachine({ id: 'row', initial: 'a', states });
  const shapeIn = async (pane: { width: number; height: number }) => {
    const { width, height } = await layOut(row, elk, measure, pane);
    return width > height ? 'wide' : 'tall';
  };
  expect(await shapeIn({ width: 1200, height: 400 })).toBe('wide');
  expect(await shapeIn({ width: 360, height: 600 })).toBe('tall');
});
