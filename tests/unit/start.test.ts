import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { listen, readSettings } from '../../server/listen';

it('listens on PORT, by default 4173', () => {
  expect(readSettings({}).port).toBe(4173);
  expect(readSettings({ PORT: '4200' }).port).toBe(4200);
});

it('reports a taken port and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listen(createServer, { port, hosts: ['127.0.0.1'] })).rejects.toThrow(
    `Port ${port} is taken. Choose another in the PORT variable`,
  );
  other.close();
});

it('exits with code 1 and one line if PORT is invalid', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/start.ts'], {
    env: { ...process.env, PORT: 'eighty' },
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output).toBe('PORT is "eighty"; it must be a whole number from 0 to 65535.\n');
});
