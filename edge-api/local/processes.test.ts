import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const PROGRAM = `
  import { startProcess } from './edge-api/local/processes.ts';
  startProcess('node', ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)']);
`;

it('leaves nothing running when a program is interrupted, whichever it is', async () => {
  const program = spawn('node', ['--input-type=module', '-e', PROGRAM]);
  const [pid] = await once(program.stdout, 'data');
  program.kill('SIGINT');
  expect(await once(program, 'exit')).toEqual([1, null]);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
