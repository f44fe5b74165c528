import { defineConfig } from 'vitest/config';

/** The tests of the rules, which need neither workerd nor a database. */
export default defineConfig({
  test: {
    include: ['edge-api/**/{*-,}rules.test.ts', 'edge-api/platform/body-limits.test.ts'],
    // Figures over whole sets of answers: seconds each, and no rule of their own.
    exclude: ['edge-api/scoring/graded/**', 'edge-api/**/*-scale-rules.test.ts'],
    testTimeout: 30_000,
  },
});
