import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allowScript, BRIDGE_SCRIPT, canRefresh } from './preview-guards.ts';

const ADDRESS = 'https://powerhour.test/tina-island/page?path=nl/home';
const OWN = {
  'Content-Type': 'application/x-tina-preview+json',
  'Sec-Fetch-Site': 'same-origin',
  Origin: 'https://powerhour.test',
};
const call = (headers: Record<string, string>, method = 'POST') => new Request(ADDRESS, { method, headers });

test('accepts a refresh of this origin’s preview', () => {
  expect(canRefresh(call(OWN))).toBe(true);
});

test.each([
  ['of another site', { ...OWN, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }],
  ['of a neighbouring host', { ...OWN, 'Sec-Fetch-Site': 'same-site', Origin: 'https://x.powerhour.test' }],
  ['without an origin', { 'Content-Type': OWN['Content-Type'], 'Sec-Fetch-Site': 'same-origin' }],
  ['that a form could send', { ...OWN, 'Content-Type': 'text/plain' }],
  ['of an unknown place', { 'Content-Type': OWN['Content-Type'], Origin: OWN.Origin }],
])('refuses a post %s', (_name, headers) => {
  expect(canRefresh(call(headers))).toBe(false);
});

test('refuses a GET request', () => {
  expect(canRefresh(call(OWN, 'GET'))).toBe(false);
});

test('the bridge’s script equals the script that the package writes', () => {
  const written = readFileSync(fileURLToPath(import.meta.resolve('@tinacms/astro/middleware')), 'utf8');
  expect(written).toContain(BRIDGE_SCRIPT.replace('init()', 'init(${initArg})'));
});

test('a script is added to the scripts that the policy allows', async () => {
  expect(await allowScript('alert(1)', "default-src 'self'; script-src 'self' 'sha256-x';")).toBe(
    "default-src 'self'; script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=' 'self' 'sha256-x';",
  );
});
