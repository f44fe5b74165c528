import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { runSchedule } from './schedule.ts';

const AT_NOON = new Date(2026, 5, 1, 12, 5);
let close: (() => void) | undefined;
afterEach(() => close?.());

async function startSite(status: number): Promise<string> {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/cdn-cgi/local/scheduled' ? status : 404;
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  close = () => server.close();
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : address}`;
}

test('runs what is due, and says when', async () => {
  expect(await runSchedule(await startSite(200), AT_NOON)).toMatch(/^12:05 {2}The schedule ran:/);
});

test('says that a run failed', async () => {
  expect(await runSchedule(await startSite(500), AT_NOON)).toBe('12:05  The schedule failed: 500 ok');
});

test('survives a site that does not answer', async () => {
  const site = await startSite(200);
  close?.();
  expect(await runSchedule(site, AT_NOON)).toContain('The schedule failed');
});
