import { getAddresses, prepareInstance } from '#api/local/instance.ts';
import { runProcess, stopProcesses } from '#api/local/processes.ts';
import { createTestInstance, createTestState, startTestInstance } from '#tests/support/test-instance.ts';
import { ensureEngines } from './ensure-engines.ts';

/** Runs the journeys in Firefox and WebKit; takes Playwright's arguments, such as `--project=webkit`. */
ensureEngines();
await createTestState();
const instance = await createTestInstance();
try {
  await prepareInstance(instance, (line) => console.log(line));
  await startTestInstance(instance);
  const { site, sandbox } = getAddresses(instance);
  await runProcess('playwright', ['test', '-c', 'playwright.browsers.config.ts', ...process.argv.slice(2)], {
    env: { E2E_ORIGIN: site, E2E_SANDBOX: sandbox },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopProcesses();
}
