import { spawn } from 'node:child_process';

type Settings = {
  folder: string;
  env?: NodeJS.ProcessEnv;
  /** Ends the command and all that it has started. */
  signal: AbortSignal;
};

/** Runs a command. Rejects with what it wrote if it fails. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { folder, env = process.env, signal }: Settings,
): Promise<void> {
  signal.throwIfAborted();
  // In a process group of its own, which can be ended as a whole.
  const child = spawn(command, args, { cwd: folder, env, detached: true, stdio: 'pipe' });
  const stop = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  signal.addEventListener('abort', stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new Error(`${output}\n${command} ${args.join(' ')} failed.`.trim());
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
