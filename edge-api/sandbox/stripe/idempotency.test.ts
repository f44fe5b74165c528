import { expect, test } from 'vitest';
import { claimKey, forgetOldKeys, keepAnswer, KEY_LIFE_S, type KeptAnswers } from './idempotency.ts';

test('a key whose first request still runs is refused with 409', () => {
  const kept: KeptAnswers = new Map();
  claimKey(kept, 'key', 'a', 0);
  expect(() => claimKey(kept, 'key', 'a', 1)).toThrow(
    expect.objectContaining({ status: 409, code: 'idempotency_key_in_use' }),
  );
});

test('a failed request frees its key, an answered one keeps it for a day', () => {
  const kept: KeptAnswers = new Map();
  claimKey(kept, 'key', 'a', 0);
  keepAnswer(kept, 'key', 500, 'broken');
  expect(claimKey(kept, 'key', 'a', 1)).toBeUndefined();
  keepAnswer(kept, 'key', 200, 'made');
  expect(claimKey(kept, 'key', 'a', KEY_LIFE_S)).toMatchObject({ status: 200, body: 'made' });
  expect(claimKey(kept, 'key', 'a', KEY_LIFE_S + 1)).toBeUndefined();
});

test('old keys are forgotten', () => {
  const kept: KeptAnswers = new Map();
  claimKey(kept, 'old', 'a', 0);
  claimKey(kept, 'new', 'a', 1);
  forgetOldKeys(kept, KEY_LIFE_S);
  expect([...kept.keys()]).toEqual(['new']);
});
