/**
 * Packages that the Worker tests load as one file each. Every test file starts its own Worker, which would otherwise
 * request their hundreds of files one by one. Entries of one package are bundled together, so that they share classes.
 */
export const BUNDLED_PACKAGES = [
  '@better-auth/passkey',
  'better-auth/adapters/drizzle',
  'better-auth/minimal',
  'drizzle-orm',
  'drizzle-orm/d1',
  'drizzle-orm/libsql',
  'drizzle-orm/sqlite-core',
  'fast-check',
  'image-size',
  'obscenity',
  'stripe',
  'unhomoglyph',
  'zod',
];
