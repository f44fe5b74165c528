import { expect, test } from 'vitest';
import { readLinkSource } from './read-link-source.ts';
import { toShareUrl } from './share-url.ts';

const place = { language: 'nl', slug: 'soep' } as const;

test('a shared address brings back what it was made of', () => {
  const own = toShareUrl('https://powerhour.example', { ...place, code: 'aB3_-aB3_-aB' });
  expect(own).toBe('https://powerhour.example/nl/campaigns/soep?via=aB3_-aB3_-aB');
  expect(readLinkSource(new URL(own).searchParams)).toEqual({ share: 'aB3_-aB3_-aB' });
  const anyones = new URL(toShareUrl('https://powerhour.example', place));
  expect(readLinkSource(anyones.searchParams)).toEqual({ via: 'share' });
});

test('an address that is none of ours brings nothing', () => {
  for (const query of ['', 'via=', 'via=newsletter', 'via=<script>', 'source=share'])
    expect(readLinkSource(new URLSearchParams(query)), query).toEqual({});
});
