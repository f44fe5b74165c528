import { expect, test } from 'vitest';
import { canRefresh } from './can-refresh.ts';

const ADDRESS = 'https://powerhour.test/tina-island/page?path=nl/home';
const OWN = {
  'Content-Type': 'application/x-tina-preview+json',
  'Sec-Fetch-Site': 'same-origin',
  Origin: 'https://powerhour.test',
};
const call = (headers: Record<string, string>, method = 'POST') => new Request(ADDRESS, { method, headers });

test('the preview of this origin may refresh itself', () => {
  expect(canRefresh(call(OWN))).toBe(true);
});

test.each([
  ['of another site', { ...OWN, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }],
  ['of a neighbouring host', { ...OWN, 'Sec-Fetch-Site': 'same-site', Origin: 'https://x.powerhour.test' }],
  ['without an origin', { 'Content-Type': OWN['Content-Type'], 'Sec-Fetch-Site': 'same-origin' }],
  ['that a form could send', { ...OWN, 'Content-Type': 'text/plain' }],
  ['of an unknown place', { 'Content-Type': OWN['Content-Type'], Origin: OWN.Origin }],
])('a post %s is refused', (_name, headers) => {
  expect(canRefresh(call(headers))).toBe(false);
});

test('a mere visit is refused', () => {
  expect(canRefresh(call(OWN, 'GET'))).toBe(false);
});
