import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './edge-api/schema.ts',
  out: './migrations',
});
