import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  srcDir: './site/src',
  publicDir: './site/public',
  outDir: process.env.OUT_DIR ?? './dist',
  site: process.env.PUBLIC_ORIGIN ?? 'http://localhost:8787',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  session: false,
  devToolbar: { enabled: false },
  adapter: cloudflare({ imageService: 'compile', prerenderEnvironment: 'node' }),
  integrations: [react()],
  security: { csp: true, checkOrigin: false },
});
