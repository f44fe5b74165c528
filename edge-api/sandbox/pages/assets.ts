import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Hono } from 'hono';

const require = createRequire(import.meta.url);
const FONTS = '@fontsource-variable';
const CSS = 'text/css; charset=utf-8';

/** The styles and fonts of the sandbox's pages; they are the product's, so that the payment page fits in. */
export function assetRoutes() {
  const style = readFileSync(new URL('./page.css', import.meta.url));
  const tokens = readFileSync(new URL('../../../site/src/styles/tokens.css', import.meta.url));
  const display = font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2');
  const text = font('figtree/files/figtree-latin-wght-normal.woff2');
  return new Hono()
    .get('/assets/page.css', () => file(style, CSS, 'no-cache'))
    .get('/assets/tokens.css', () => file(tokens, CSS, 'no-cache'))
    .get('/assets/bricolage-grotesque.woff2', () => file(display, 'font/woff2', 'public, max-age=86400'))
    .get('/assets/figtree.woff2', () => file(text, 'font/woff2', 'public, max-age=86400'));
}

function font(path: string) {
  return readFileSync(require.resolve(`${FONTS}/${path}`));
}

function file(bytes: Buffer<ArrayBuffer>, type: string, caching: string): Response {
  return new Response(bytes, { headers: { 'Content-Type': type, 'Cache-Control': caching } });
}
