import { expect, test } from 'vitest';
import {
  claimKey,
  pruneKeys,
  storeResponse,
  KEY_TTL_S,
  MAX_KEYS,
  type StoredResponses,
} from './idempotency.ts';

test('a failed request frees its key, an answered one keeps it for a day', () => {
  const responses: StoredResponses = new Map();
  claimKey(responses, 'key', 'a', 0);
  storeResponse(responses, 'key', 500, 'broken');
  expect(claimKey(responses, 'key', 'a', 1)).toBeUndefined();
  storeResponse(responses, 'key', 200, 'made');
  expect(claimKey(responses, 'key', 'a', KEY_TTL_S)).toMatchObject({ status: 200, body: 'made' });
  expect(claimKey(responses, 'key', 'a', KEY_TTL_S + 1)).toBeUndefined();
});

test('old keys are forgotten', () => {
  const responses: StoredResponses = new Map();
  claimKey(responses, 'old', 'a', 0);
  claimKey(responses, 'new', 'a', 1);
  pruneKeys(responses, KEY_TTL_S);
  expect([...responses.keys()]).toEqual(['new']);
});

test('of too many keys the oldest are forgotten, except while their request runs', () => {
  const responses: StoredResponses = new Map();
  claimKey(responses, 'running', 'a', 0);
  for (let key = 0; key < MAX_KEYS; key += 1) {
    claimKey(responses, String(key), 'a', 0);
    storeResponse(responses, String(key), 200, 'made');
  }
  pruneKeys(responses, 1);
  expect(responses.size).toBe(MAX_KEYS);
  expect([responses.has('running'), responses.has('0'), responses.has('1')]).toEqual([true, false, true]);
});
