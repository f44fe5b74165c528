import { defineConfig } from '@playwright/test';
import { ENGINES } from './tests/browsers/ensure-engines.ts';
import usual from './playwright.config.ts';

const WAIT_MS = 20_000;

/** The journeys in Firefox and WebKit (`npm run test:browsers`); not in `npm test`, because they need other engines. */
export default defineConfig<{ readonly engine: (typeof ENGINES)[number] }>({
  ...usual,
  testDir: 'tests/browsers',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  reporter: 'list',
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
});
