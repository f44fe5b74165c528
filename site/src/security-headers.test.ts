import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from './security-headers.ts';

const file = readFileSync(new URL('../public/_headers', import.meta.url), 'utf8');

/** The lines below one path of the _headers file, as name and value. */
function headersOf(path: string): Record<string, string> {
  const lines = file.split('\n');
  const from = lines.indexOf(path) + 1;
  const to = lines.findIndex((line, index) => index >= from && !line.startsWith('  '));
  const block = lines.slice(from, to === -1 ? undefined : to).map((line) => line.trim());
  return Object.fromEntries(
    block.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
}

describe('static files and pages rendered on demand', () => {
  it('carry the same security headers', () => {
    expect(headersOf('/*')).toEqual(SECURITY_HEADERS);
  });

  it('lets browsers keep what has its hash in its name', () => {
    expect(headersOf('/_astro/*')).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
  });
});
