import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** The address of a running editor; if unset, the tests start one. */
const runningOrigin = process.env['EDITOR_ORIGIN'];

/** The editor's journey (`npm run test:editor`); not in `npm test`, because it starts slowly. */
export default defineConfig({
  ...usual,
  testDir: 'tests/editor',
  workers: 1,
  timeout: 400_000,
  expect: { timeout: 60_000 },
  use: {
    ...usual.use,
    baseURL: runningOrigin ?? 'http://localhost:8777',
    actionTimeout: 90_000,
    viewport: { width: 1440, height: 900 },
  },
  ...(runningOrigin === undefined && {
    webServer: {
      command: 'npm run edit',
      env: { PORT: '8777', SANDBOX_PORT: '8778', TINA_PORT: '8779' },
      // Printed once the preview is ready as well.
      wait: { stdout: /Power Hour is up/ },
      timeout: 400_000,
      gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    },
  }),
});
