import { createClient } from '@hey-api/openapi-ts';
import { test } from '@playwright/test';
import { runProcess } from '#api/local/processes.ts';
import { SANDBOX } from './support/sandbox.ts';

test('a client that is generated from the API’s document compiles, and takes a fan to a payment', async ({
  baseURL,
}) => {
  test.slow();
  const origin = String(baseURL);
  await createClient({
    input: `${origin}/api/openapi.json`,
    output: { path: '.local/api-client', module: { extension: '.ts' } },
    logs: { level: 'silent' },
  });
  await runProcess('tsc', ['-p', 'tests/client']);
  await runProcess('node', ['tests/client/take-part.ts', origin, SANDBOX]);
});
