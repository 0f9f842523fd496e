import { expect, it } from 'vitest';
import { runCommand } from '../../scripts/support/run-command';

const never = new AbortController().signal;
const node = (script: string, signal = never) =>
  runCommand(process.execPath, ['-e', script], { folder: '.', signal });

it('rejects with the output of a command that fails', async () => {
  await node('console.log("fine")');
  await expect(node('console.log("half"); process.exit(3)')).rejects.toThrow(/half/);
});

it('ends a command, and rejects with the reason', async () => {
  const interruption = new AbortController();
  const running = node('setInterval(() => {}, 1000)', interruption.signal);
  interruption.abort(new Error('Enough.'));
  await expect(running).rejects.toThrow('Enough.');
});
