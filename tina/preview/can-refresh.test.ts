import { expect, test } from 'vitest';
import { canRefresh } from './can-refresh.ts';

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
