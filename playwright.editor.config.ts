import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** Where an editor runs already; without it, one is started. */
const runningOrigin = process.env['EDITOR_ORIGIN'];

/** The editor's journey (`npm run test:editor`): slow to start, so it stays out of `npm test`. */
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
      // Only then the preview is ready as well.
      wait: { stdout: /Power Hour is up/ },
      timeout: 400_000,
      gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
    },
  }),
});
