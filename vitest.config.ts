import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@astrojs/react';
import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { BUNDLED_PACKAGES } from './tests/support/bundled-packages.ts';
import { findFreePort } from './tests/support/free-port.ts';
import { EDITOR_FOLDER } from './edge-api/local/install.mjs';
import { readSchema } from './tests/support/read-schema.ts';
import { keepTemporaryFilesInMemory } from './tests/support/temporary-files.ts';

keepTemporaryFilesInMemory();

const sandboxPort = await findFreePort();
/** If set, the Worker's database is libSQL, shared by all files (tests/libsql); otherwise it is D1. */
const libsqlUrl = process.env['TEST_LIBSQL_URL'];

/** Restores after each test what it has mocked. */
const UNDONE = { restoreMocks: true, unstubGlobals: true };

/** Four projects: in workerd with D1 and the sandbox, in Node, Astro components, and in a browser-like document. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    // The default leaves one core idle, which is half of a two-core machine.
    maxWorkers: libsqlUrl ? 1 : '100%',
    projects: [
      {
        plugins: [
          {
            name: 'quick-hashes',
            enforce: 'pre' as const,
            // Only for the API's own imports: packages use the rest of the module, and are bundled without this plugin.
            resolveId: (id, importer) =>
              id === 'better-auth/crypto' && importer?.includes('/edge-api/')
                ? resolve('tests/support/quick-hashes.ts')
                : undefined,
          },
          cloudflareTest(async () => ({
            main: './tests/support/api-worker.ts',
            remoteBindings: false,
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat'],
              d1Databases: ['DB'],
              r2Buckets: ['MEDIA'],
              images: { binding: 'IMAGES' },
              // Renamed, so that selections run inline except in the workflow's own tests.
              workflows: { SELECTION: { name: 'nominee-selection', className: 'NomineeSelection' } },
              ratelimits: { TRACKING_LIMITER: { namespace_id: '1001', simple: { limit: 600, period: 60 } } },
              bindings: {
                ENVIRONMENT: 'test',
                PUBLIC_ORIGIN: 'http://powerhour.test',
                STRIPE_API_URL: `http://localhost:${sandboxPort}`,
                MAIL_API_URL: `http://localhost:${sandboxPort}`,
                ...(libsqlUrl && { LIBSQL_URL: libsqlUrl }),
                SCHEMA: await readSchema(),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          ...UNDONE,
          // Files share a Worker and its modules; the set-up file resets the storage before each.
          isolate: false,
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: BUNDLED_PACKAGES,
                rolldownOptions: { external: [/^node:/, /^cloudflare:/] },
              },
            },
          },
          // Hundreds of parallel calls take long on two busy cores.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // Benchmarks take minutes; `npm run bench -- selection` and `npm run fuzz` run them.
          include: process.env['BENCH']
            ? [`tests/load/${process.env['BENCH']}.bench.ts`]
            : ['edge-api/**/*.test.ts', 'tests/api/**/*.test.ts'],
          exclude: [
            'edge-api/**/{*-,}rules.test.ts',
            'edge-api/*.test.ts',
            'edge-api/{local,sandbox,platform/command}/**',
          ],
          setupFiles: ['./tests/support/start-afresh.ts'],
          globalSetup: ['./tests/support/start-sandbox.ts'],
          provide: {
            sandboxPort,
            fuzzSeed: Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31),
            fuzzRounds: Number(process.env['FUZZ_ROUNDS'] ?? 0),
            loadMinutes: Number(process.env['LOAD_MINUTES'] ?? 0),
            loadRoundsUrl: process.env['LOAD_ROUNDS_URL'] ?? '',
          },
        },
      },
      {
        test: {
          name: 'node',
          ...UNDONE,
          isolate: false,
          environment: 'node',
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          include: [
            'edge-api/**/{*-,}rules.test.ts',
            'edge-api/*.test.ts',
            'edge-api/{local,sandbox,platform/command}/**/*.test.ts',
            '{site,widget,tina,tests}/**/*.test.ts',
          ],
          exclude: [
            'tests/{api,e2e,editor}/**',
            '**/node_modules/**',
            '**/*.astro.test.ts',
            ...(existsSync(`${EDITOR_FOLDER}/node_modules`)
              ? []
              : ['tina/preview/parse-markdown.test.ts', 'tina/collections/first-save.test.ts']),
          ],
        },
      },
      getViteConfig(
        { test: { name: 'astro', ...UNDONE, include: ['site/**/*.astro.test.ts'] } },
        { configFile: false, srcDir: './site/src', integrations: [react()] },
      ),
      {
        test: {
          name: 'dom',
          ...UNDONE,
          mockReset: true,
          // A document for each file, in reused threads.
          pool: 'vmThreads',
          environment: 'happy-dom',
          testTimeout: 60_000,
          include: ['{site,widget}/**/*.test.tsx'],
          setupFiles: ['./tests/support/fresh-page.ts'],
        },
      },
    ],
  },
});
