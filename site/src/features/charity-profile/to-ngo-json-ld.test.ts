import { expect, test } from 'vitest';
import { charityProfile } from './charity-profile.fixture.ts';
import { toNgoJsonLd } from './to-ngo-json-ld.ts';

const page = {
  url: 'https://ph.test/en/charities/tafel',
  origin: 'https://ph.test',
  language: 'en',
} as const;

test('describes a charity with everything that its profile tells', () => {
  expect(toNgoJsonLd(charityProfile(), page)).toMatchObject({
    '@type': 'NGO',
    name: 'De Warme Tafel',
    url: page.url,
    description: 'We cook.',
    sameAs: ['https://tafel.example/'],
    taxID: '123456782',
    nonprofitStatus: 'https://schema.org/NonprofitANBI',
    email: 'hallo@tafel.example',
    logo: 'https://ph.test/api/media/file/logo.webp',
    address: { addressCountry: 'NL' },
  });
});

test('says nothing of what it does not know', () => {
  const empty = { about: null, tenEuros: null, logo: null, website: null, country: null };
  const numbers = { rsin: null, registrationNumber: null, isAnbi: false, contactEmail: null };
  expect(Object.keys(toNgoJsonLd(charityProfile({ ...empty, ...numbers }), page)).toSorted()).toEqual(
    ['@context', '@type', 'name', 'url'].toSorted(),
  );
});
