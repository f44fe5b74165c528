import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFreePort, holdFreePort } from '#tests/support/free-port.ts';
import { claimFolder, requireFreePorts } from './ports.ts';

it('refuses a port that is named twice, and leaves free what it looked at', async () => {
  const port = await findFreePort();
  const ports = [[port, 'PORT'] as const, [port, 'SANDBOX_PORT'] as const];
  await expect(requireFreePorts(ports)).rejects.toThrow(
    `Port ${port} is in use: stop what runs there, or set S`,
  );
  await requireFreePorts([[port, 'PORT']]);
});

it('gives two runs of the tests different ports, although neither listens yet', async () => {
  const first = await holdFreePort();
  const second = await holdFreePort(first.port);
  expect(second.port).not.toBe(first.port);
  await first.release();
  const third = await holdFreePort(first.port);
  expect(third.port).toBe(first.port);
});

it('gives a folder to one program at a time, and again once that was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'power-hour-claim-'));
  const program = `
    import { claimFolder } from './edge-api/local/ports.ts';
    await claimFolder('${folder}');
    console.log('claimed');
    setInterval(() => {}, 1000);
  `;
  const holder = spawn('node', ['--input-type=module', '-e', program]);
  await once(holder.stdout, 'data');
  await expect(claimFolder(folder)).rejects.toThrow(`${folder} is in use`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await claimFolder(folder);
});
