import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** The name that pages, receipts and statements show. */
export const SHOP_NAME = 'Power Hour';

/** Renders a whole page, in English by default. `title` also names the state, for screen readers. */
export function page(title: string, body: Html, language = 'en'): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/page.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** The styles of the sandbox's pages, with the product's colours. */
export function assetRoutes() {
  const files = { 'page.css': './page.css', 'tokens.css': '../../../site/src/styles/tokens.css' };
  const app = new Hono();
  for (const [name, path] of Object.entries(files)) {
    const style = readFileSync(new URL(path, import.meta.url));
    app.get(`/assets/${name}`, (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  }
  return app;
}

/** Sets a page's headers: never cached, never framed, no scripts. */
export const pageHeaders = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('Referrer-Policy', 'no-referrer');
  c.res.headers.set('X-Content-Type-Options', 'nosniff');
  c.res.headers.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; img-src http: https: data:; base-uri 'none'; frame-ancestors 'none'",
  );
});
