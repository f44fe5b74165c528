import { expect, test } from 'vitest';
import { movePolicyFirst } from './policy-first.ts';

const POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-$&a='">`;

test('the policy stands before the first script', () => {
  const html = `<head><meta charset="utf-8"><title>A</title><script>1</script>${POLICY}<style></style></head>`;
  expect(movePolicyFirst(html)).toBe(
    `<head><meta charset="utf-8">${POLICY}<title>A</title><script>1</script><style></style></head>`,
  );
});

test('a page without a policy, or with a script that it cannot reach, stops the build', () => {
  expect(() => movePolicyFirst('<head><meta charset="utf-8"></head>')).toThrow(/no content security policy/);
  expect(() => movePolicyFirst(`<script>1</script><meta charset="utf-8">${POLICY}`)).toThrow(/above/);
});
