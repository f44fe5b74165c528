import { expect, test } from 'vitest';
import { getBodyLimit } from './body-limits.ts';

const KB = 1024;

test.each([
  ['POST', '/api/auth/login', 16 * KB],
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
])('%s %s takes %s bytes', (method, path, bytes) => {
  expect(getBodyLimit(method, path)).toBe(bytes);
});

test.each([
  ['PATCH', '/api/media'],
  ['POST', '/x/api/media'],
  ['POST', '/api/media/m1'],
  ['PUT', '/api/campaigns/c1/thanks/files'],
  ['POST', '/x/api/campaigns/c1/thanks/files'],
  ['POST', '/api/campaigns/c1/thanks/files/f1'],
  ['POST', '/api/campaigns//thanks/files'],
  ['POST', '/api/campaigns/c1/x/thanks/files'],
  ['PUT', '/api/campaigns/c1/share-pictures'],
  ['POST', '/x/api/campaigns/c1/share-pictures'],
  ['POST', '/api/campaigns/c1/share-pictures/p1'],
  ['PATCH', '/api/campaigns/c1/thanks'],
  ['PUT', '/x/api/campaigns/c1/thanks'],
  ['PUT', '/api/campaigns/c1/thanks/x'],
  ['PUT', '/api/campaigns/c1/x/thanks'],
  ['GET', '/api/campaigns/create'],
  ['POST', '/x/api/campaigns/create'],
  ['POST', '/api/campaigns/create/x'],
  ['PUT', '/api/campaigns/c1'],
  ['PATCH', '/x/api/campaigns/c1'],
  ['PATCH', '/api/campaigns/c1/x'],
  ['PATCH', '/api/campaigns/'],
  ['PUT', '/api/campaign-subscribe'],
  ['POST', '/x/api/campaign-subscribe'],
  ['POST', '/api/campaign-subscribe/x'],
  ['PUT', '/nl/report'],
  ['POST', '/api/nl/report'],
  ['POST', '/nl/report/x'],
  ['POST', '/nl/reminders'],
  ['PUT', '/api/tracking'],
  ['POST', '/x/api/tracking'],
  ['POST', '/api/tracking/x'],
  ['PUT', '/api/stripe/webhook'],
  ['POST', '/x/api/stripe/webhook'],
  ['POST', '/api/stripe/webhook/x'],
])('%s %s takes no more than any other call', (method, path) => {
  expect(getBodyLimit(method, path)).toBe(16 * KB);
});
