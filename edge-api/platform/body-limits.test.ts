import { expect, test } from 'vitest';
import { getBodyLimit } from './body-limits.ts';

const KB = 1024;

const LIMITED = [
  ['POST', '/api/media', 'own'],
  ['POST', '/api/campaigns/c1/thanks/files', 'own'],
  ['POST', '/api/campaigns/c1/share-pictures', 'own'],
  ['PUT', '/api/campaigns/c1/thanks', 64 * KB],
  ['POST', '/api/campaigns/create', 256 * KB],
  ['PATCH', '/api/campaigns/c1', 256 * KB],
  ['POST', '/api/campaign-subscribe', 64 * KB],
  ['POST', '/nl/report', 64 * KB],
  ['POST', '/api/tracking', 4 * KB],
  ['POST', '/api/stripe/webhook', 256 * KB],
] as const;

test.each(LIMITED)('%s %s takes %s bytes, and nothing around it does', (method, path, bytes) => {
  expect(getBodyLimit(method, path)).toBe(bytes);
  expect(getBodyLimit('HEAD', path)).toBe(16 * KB);
  for (const other of [`/x${path}`, `${path}/x`]) expect(getBodyLimit(method, other), other).toBe(16 * KB);
});

test.each([
  ['POST', '/api/auth/login'],
  ['POST', '/api/campaigns//thanks/files'],
  ['POST', '/api/campaigns/c1/x/thanks/files'],
  ['PUT', '/api/campaigns/c1/x/thanks'],
  ['PATCH', '/api/campaigns/'],
  ['POST', '/api/nl/report'],
  ['POST', '/nl/reminders'],
])('%s %s takes no more than any other call', (method, path) => {
  expect(getBodyLimit(method, path)).toBe(16 * KB);
});
