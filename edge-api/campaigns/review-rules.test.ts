import { expect, test } from 'vitest';
import { findProof, toProofCode } from './review-rules.ts';

const URL = 'https://powerhour.nl/nl/campaigns/soup';
const campaign = { id: 'c1', urls: [URL, 'https://powerhour.nl/en/campaigns/soup'] };

test.each([
  `<a href="${URL}" rel="me">`,
  `<A rel='noopener me' HREF='${URL}'>`,
  `<link rel=me href=${URL}>`,
  `<a class="x" rel="me nofollow" href="https://powerhour.nl/en/campaigns/soup">`,
])('%s proves a campaign', (html) => {
  expect(findProof(`<p>Soup</p>${html}`, campaign)).toBe('link');
});

test.each([
  `<a href="${URL}">`,
  `<a rel="meal" href="${URL}">`,
  `<a rel="me" href="${URL}-of-another">`,
  `<a rel="me" href="https://elsewhere.nl"><a href="${URL}">`,
  URL,
])('%s does not', (html) => {
  expect(findProof(html, campaign)).toBe('none');
});

test('a page with the campaign’s own code proves it', () => {
  expect(findProof(`<p>${toProofCode('c1')}</p>`, campaign)).toBe('code');
  expect(findProof(`<p>${toProofCode('c2')}</p>`, campaign)).toBe('none');
});
