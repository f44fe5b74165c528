import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@astrojs/react';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { BUNDLED_PACKAGES } from './tests/support/bundled-packages.ts';
import { findFreePort } from './tests/support/free-port.ts';
import { EDITOR_FOLDER } from './edge-api/local/install.mjs';
import { keepTemporaryFilesInMemory } from './tests/support/temporary-files.ts';

keepTemporaryFilesInMemory();

const sandboxPort = await findFreePort();
/** With it the Worker's database is libSQL, one for all files (tests/libsql); else D1. */
const libsqlUrl = process.env['TEST_LIBSQL_URL'];

/** What a test replaces is there again in the next one. */
const UNDONE = { restoreMocks: true, unstubGlobals: true };

/** Four kinds of tests: in workerd with D1 and the sandbox, in Node, of Astro's components, and in a browser-like document. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    // The default leaves one core idle, half of a machine with two.
    maxWorkers: libsqlUrl ? 1 : '100%',
    projects: [
      {
        plugins: [
          {
            name: 'quick-hashes',
            enforce: 'pre' as const,
            // Only for the API itself: the packages use the rest of the module, and are bundled without it.
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
              // Under another name, so that selections run inline except in the tests of the workflow itself.
              workflows: { SELECTION: { name: 'nominee-selection', className: 'NomineeSelection' } },
              ratelimits: { TRACKING_LIMITER: { namespace_id: '1001', simple: { limit: 600, period: 60 } } },
              bindings: {
                ENVIRONMENT: 'test',
                PUBLIC_ORIGIN: 'http://powerhour.test',
                STRIPE_API_URL: `http://localhost:${sandboxPort}`,
                MAIL_API_URL: `http://localhost:${sandboxPort}`,
                ...(libsqlUrl && { LIBSQL_URL: libsqlUrl }),
                MIGRATIONS: await readD1Migrations('./migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          ...UNDONE,
          // Files share a Worker; the set-up empties its storage and forgets its modules before each.
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
          // Hundreds of parallel calls on two busy cores take long.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // They take minutes: `npm run bench -- selection` and `npm run fuzz` run them.
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
          // A document for each file, in threads that are kept.
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
