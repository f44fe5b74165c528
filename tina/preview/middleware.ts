import { defineMiddleware } from 'astro:middleware';
import { allowScript, BRIDGE_SCRIPT, canRefresh } from './preview-guards.ts';

/** Rejects refresh calls that the preview itself did not send, and lets the editor frame the preview. */
export const onRequest = defineMiddleware(async ({ isPrerendered, request, url }, next) => {
  if (isPrerendered) return next();
  const isRefresh = url.pathname === '/tina-island/page';
  if (!isRefresh && !url.pathname.startsWith('/tina-preview/')) return next();
  if (isRefresh && !canRefresh(request)) return new Response(null, { status: 404 });

  const response = await next();
  const { headers } = response;
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  headers.set('X-Robots-Tag', 'noindex');
  headers.set('Cache-Control', 'private, no-store');
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set(
    'Content-Security-Policy',
    await allowScript(BRIDGE_SCRIPT, policy.replaceAll("frame-ancestors 'none'", "frame-ancestors 'self'")),
  );
  return response;
});
