import { defineConfig } from '@playwright/test';
import { findChromium, LAZY_AS_IN_BROWSERS } from './tests/support/find-chromium.ts';

const executablePath = findChromium();
const baseURL = process.env['E2E_ORIGIN'] ?? 'http://localhost:8797';

/** Browser tests against a copy of the product that `npm test` starts with its own ports and state. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tests/e2e/results',
  fullyParallel: true,
  // More than a small machine's two cores, because a journey often waits for a response.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'tests/e2e/results/report.json' }]],
  use: {
    baseURL,
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Amsterdam',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        LAZY_AS_IN_BROWSERS,
      ],
    },
  },
});
