import { createServer } from 'node:net';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

const sandboxPort = await freePort();

/** Three kinds of test: in workerd with D1 and the sandbox, in Node, and in a browser-like document. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [
          cloudflareTest(async () => ({
            main: './tests/support/api-worker.ts',
            remoteBindings: false,
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat'],
              d1Databases: ['DB'],
              r2Buckets: ['MEDIA'],
              bindings: {
                ENVIRONMENT: 'test',
                PUBLIC_ORIGIN: 'http://powerhour.test',
                STRIPE_API_URL: `http://localhost:${sandboxPort}`,
                MAIL_API_URL: `http://localhost:${sandboxPort}`,
                MIGRATIONS: await readD1Migrations('./migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['edge-api/**/*.test.ts', 'tests/api/**/*.test.ts'],
          exclude: ['edge-api/**/rules.test.ts', 'edge-api/sandbox/**'],
          setupFiles: ['./tests/support/apply-migrations.ts'],
          globalSetup: ['./tests/support/start-sandbox.ts'],
          env: { TEST_SANDBOX_PORT: String(sandboxPort) },
          provide: { sandboxPort },
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'edge-api/**/rules.test.ts',
            'edge-api/sandbox/**/*.test.ts',
            '{site,widget,tests}/**/*.test.ts',
          ],
          exclude: ['tests/api/**', 'tests/e2e/**'],
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['{site,widget}/**/*.test.tsx'],
        },
      },
    ],
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
