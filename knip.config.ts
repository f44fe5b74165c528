import type { KnipConfig } from 'knip';

/** The product's entry points; `!` marks those of `knip --production`, for which use in tests alone does not count. */
const PRODUCT_ENTRIES = [
  'astro.config.mjs!',
  'edge-api/*/command/*.ts!',
  'edge-api/schema.ts!',
  'edge-api/sandbox/server.ts!',
  'edge-api/local/{run-installed.mjs,run.ts,deadline.ts,preview/run-preview.ts}!',
  'edge-api/sandbox/demo/seed.ts!',
  'site/src/{content.config,middleware}.ts!',
  'site/src/pages/**/*.{astro,ts}!',
  'site/src/hydration/{after-load,first-use,in-reach,with-others}.ts!',
  'widget/{embed.ts,frame.tsx,human-check.ts}!',
];

const TEST_ENTRIES = [
  'playwright.{editor,browsers}.config.ts',
  'tests/support/{run-tests,checks,api-worker,quick-hashes}.ts',
  'tests/libsql/run-libsql-tests.ts',
  'tests/editor/{run-editor-tests.ts,*.spec.ts}',
  'tests/browsers/{run-browser-journeys.ts,*.spec.ts}',
  'tests/chaos/run-chaos.ts',
  'tests/load/bench.ts',
  'tests/load/judge/fit-judge.ts',
  'tests/standards/check-standards.ts',
  'tests/mutation/{mutate-rules.ts,ignore-texts.mjs,vitest.config.ts}',
  'tests/load/*.bench.ts',
];

/**
 * Finds unused code. `knip` also finds exports that are used only in their own file; `knip --production` ignores those,
 * because a test may import them, and finds code that only tests use.
 */
export default ({ production = false }): KnipConfig => ({
  workspaces: {
    '.': {
      entry: [...PRODUCT_ENTRIES, ...TEST_ENTRIES],
      project: [
        '{edge-api,site,widget}/**/*.{ts,tsx,astro,mjs}!',
        '!**/*.{test,fixture}.{ts,tsx,mjs}!',
        'tests/**/*.{ts,tsx,mjs}',
        '!tests/client/**',
        '*.{ts,mjs}!',
      ],
      // As the configuration of knip's Astro plugin, the file would not be an entry point of the product.
      astro: { config: [] },
      ignoreDependencies: [
        'cloudflare',
        'preact',
        '@astrojs/check',
        '@fontsource-variable/bricolage-grotesque',
        '@fontsource-variable/figtree',
      ],
    },
    tina: {
      entry: [
        '{config,propose-content,history/repair}.ts!',
        'build.mjs!',
        'preview/{Preview,Island}.astro!',
        'preview/{middleware,parse-markdown}.ts!',
        '**/*.test.ts',
      ],
      project: ['**/*.{ts,tsx,mjs}!', '!**/*.test.ts!'],
      ignoreDependencies: ['@tinacms/cli'],
    },
  },
  ignoreBinaries: production ? ['wrangler'] : ['apt-get', 'java'],
  ignoreExportsUsedInFile: production,
});
