import { rmSync } from 'node:fs';
import { getAddresses, prepareInstance, startInstance } from '#api/sandbox/local/instance.ts';
import { runProcess, stopProcesses } from '#api/sandbox/local/processes.ts';
import { createTestInstance } from './support/test-instance.ts';
const instance = await createTestInstance();
rmSync('.local/test/state', { recursive: true, force: true }); rmSync('.local/test/sandbox.json', { force: true });
try {
  await prepareInstance(instance, (l) => console.log(l));
  await startInstance(instance);
  const { site, sandbox } = getAddresses(instance);
  await runProcess('playwright', ['test', ...process.argv.slice(2)], { env: { E2E_ORIGIN: site, E2E_SANDBOX: sandbox } });
} catch (e) { console.error(e); }
await stopProcesses();
process.exit(0);
