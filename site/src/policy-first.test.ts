import { expect, test } from 'vitest';
import { movePolicyFirst } from './policy-first.ts';

/** The hashes of the script `1` and of an empty style. */
const SCRIPT_HASH = 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';
const STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const POLICY = `<meta http-equiv="content-security-policy" content="script-src 'self' '${SCRIPT_HASH}'; style-src 'self' '${STYLE_HASH}'">`;

test('the policy comes before the first script', () => {
  const html = `<head><meta charset="utf-8"><title>A</title><script>1</script>${POLICY}<style></style></head>`;
  expect(movePolicyFirst(html)).toBe(
    `<head><meta charset="utf-8">${POLICY}<title>A</title><script>1</script><style></style></head>`,
  );
});

test('the policy allows no script or style of another page', () => {
  const script = `<head><meta charset="utf-8"><script>1</script>${POLICY}</head>`;
  expect(movePolicyFirst(script)).toContain(`content="script-src 'self' '${SCRIPT_HASH}'; style-src 'self'"`);
});

test('a page without a policy, or with a script that it cannot reach, stops the build', () => {
  expect(() => movePolicyFirst('<head><meta charset="utf-8"></head>')).toThrow(/no content security policy/);
  expect(() => movePolicyFirst(`<script>1</script><meta charset="utf-8">${POLICY}`)).toThrow(/above/);
});
