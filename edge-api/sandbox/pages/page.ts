import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/** The name that pages, receipts and statements show. */
export const SHOP_NAME = 'Power Hour';

/** Renders a whole page, in English unless told otherwise. `title` also names the state, for screen readers. */
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

/** Sets a page's headers: never cached, never framed, no script at all. */
export const pageHeaders = createMiddleware(async (c, next) => {
  await next();
  c.res.headers.set('Cache-Control', 'no-store');
  c.res.headers.set('Referrer-Policy', 'no-referrer');
  c.res.headers.set('X-Content-Type-Options', 'nosniff');
  c.res.headers.set(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src http: https: data:; base-uri 'none'; frame-ancestors 'none'",
  );
});
