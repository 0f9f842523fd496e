import { expect, it } from 'vitest';
import { takeTurns } from '@/workbench/layout/take-turns';

it('the newest task goes on, and the others once it has ended', async () => {
  const { start, end, turn } = takeTurns();
  const went: string[] = [];
  const run = async (task: number, rounds: number) => {
    start(task);
    for (let round = 0; round < rounds; round += 1) {
      await turn(task);
      went.push(`${task}`);
      await Promise.resolve();
    }
    end(task);
  };
  const first = run(1, 3);
  await Promise.all([run(2, 3), run(3, 2), first]);
  // The first two begin before there is another.
  expect(went.join('')).toBe('12332211');
});
