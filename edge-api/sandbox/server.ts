import { listen } from './listen.ts';
import { createSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

try {
  const settings = readSettings(process.env);
  const sandbox = createSandbox(settings);
  const server = await listen(sandbox.app.fetch, settings.port);
  console.log(`Sandbox on http://localhost:${server.port}, webhooks to ${settings.webhookUrl}`);

  const stop = async () => {
    await server.close();
    sandbox.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
