import { spawn } from 'node:child_process';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    sandboxPort: number;
  }
}

const START_TIMEOUT_MS = 20_000;

/** Starts the sandbox for the Worker tests; returns a function that stops it. */
export default async function startSandbox(project: TestProject): Promise<() => void> {
  const port = String(project.getProvidedContext().sandboxPort);
  const child = spawn(process.execPath, ['edge-api/sandbox/server.ts'], {
    env: { ...process.env, SANDBOX_PORT: port, WEBHOOK_URL: 'http://localhost:9/none' },
    stdio: 'inherit',
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReachable(`http://localhost:${port}/health`))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the sandbox did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return () => {
    child.kill();
  };
}

async function isReachable(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}
