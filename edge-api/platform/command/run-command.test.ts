import { parseArgs } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { runCommand } from './run-command.ts';

afterEach(() => {
  process.exitCode = 0;
});

it.each([
  ['a database without tables', 'D1_ERROR: no such table: campaigns', 'run `npm run migrate`'],
  ['a database that is held', 'D1_ERROR: database is locked', 'database is locked'],
])('says what to do with %s', async (_, cause, expected) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('Failed query: select 1', { cause: new Error(cause) });
  await runCommand('Usage', () => Promise.reject(error));
  expect(print).toHaveBeenCalledWith(expect.stringContaining(expected));
  expect(process.exitCode).toBe(2);
});

it('explains the command’s options when one is unknown', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand('Usage: npm run …', async () =>
    Number(parseArgs({ args: ['--dry'], options: {} }).values),
  );
  expect(print).toHaveBeenLastCalledWith('Usage: npm run …');
  expect(process.exitCode).toBe(2);
});
