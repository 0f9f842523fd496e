import { expect, it } from 'vitest';
import { inParallel } from '../../../scripts/screens/in-parallel';

it('does as many tasks at a time as told, and keeps their order', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([30, 1, 20, 1, 1], 2, async (ms) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
    return ms * 2;
  });
  expect(results).toEqual([60, 2, 40, 2, 2]);
  expect(most).toBe(2);
});

it('rejects when a task fails', async () => {
  const fail = () => Promise.reject(new Error('No.'));
  await expect(inParallel([1, 2, 3], 2, fail)).rejects.toThrow('No.');
});
