import { expect, test } from 'vitest';
import { DATA_POLICY, SECURITY_HEADERS } from './header-rules.ts';

test('a response that is not a page loads nothing and cannot be framed', () => {
  expect(DATA_POLICY).toBe(`default-src 'none'; ${SECURITY_HEADERS['Content-Security-Policy']}`);
});
