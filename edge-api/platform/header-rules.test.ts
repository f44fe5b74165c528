import { expect, test } from 'vitest';
import { DATA_POLICY, SECURITY_HEADERS } from './header-rules.ts';

test('a response that is no page loads nothing and stands in no frame', () => {
  expect(DATA_POLICY).toBe(`default-src 'none'; ${SECURITY_HEADERS['Content-Security-Policy']}`);
});
