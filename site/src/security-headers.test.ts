import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SECURITY_HEADERS } from '#api/platform/header-rules.ts';
import { getSecurityHeaders as headersOfPage } from './security-headers.ts';

const file = readFileSync(new URL('../public/_headers', import.meta.url), 'utf8');

/** The lines below one path of the _headers file, as name and value. */
function readHeaders(path: string): Record<string, string> {
  const lines = file.split('\n');
  const from = lines.indexOf(path) + 1;
  const to = lines.findIndex((line, index) => index >= from && !line.startsWith('  '));
  const block = lines.slice(from, to === -1 ? undefined : to).map((line) => line.trim());
  return Object.fromEntries(
    block.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
}

it('static files and pages rendered on demand carry the same security headers', () => {
  expect(readHeaders('/*')).toEqual(SECURITY_HEADERS);
});

it('static files and pages rendered on demand say nothing of a link that logs in to whatever the page loads or leads to', () => {
  expect(readHeaders('/:lang/login-link')).toMatchObject({ 'Referrer-Policy': 'no-referrer' });
});

it('static files and pages rendered on demand let browsers keep what has its hash in its name', () => {
  expect(readHeaders('/_astro/*')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
});

it('static files and pages rendered on demand let partners’ pages and mails show the pictures', () => {
  for (const path of ['/pictures/*', '/og/*']) {
    expect(readHeaders(path), path).toMatchObject({ 'Cross-Origin-Resource-Policy': 'cross-origin' });
  }
});

it('static files and pages rendered on demand let a partner’s page pin the widget’s exact version, and find every new one behind the lasting address', () => {
  expect(readHeaders('/embed/*')).toMatchObject({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(readHeaders('/embed/v1.js')).toMatchObject({
    'Cache-Control': 'public, max-age=300, must-revalidate',
  });
});

it('being framed is for the widget’s pages alone', () => {
  expect(headersOfPage('/embed/some-campaign')).not.toHaveProperty('X-Frame-Options');
  expect(headersOfPage('/embed/some-campaign')['Content-Security-Policy']).toMatch(/^frame-ancestors https:/);
  for (const path of ['/', '/nl', '/embed', '/embed/', '/embed/a/b', '/nl/embed/a', '/embed/../nl']) {
    expect(headersOfPage(path), path).toEqual(SECURITY_HEADERS);
  }
});
