import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { createCampaignCard, TEST_NOW } from '../campaigns/campaign.fixture.ts';
import type { Code } from '../sharing/pictures/paint-picture.ts';
import { sharePictureTexts } from '../sharing/pictures/texts.ts';
import { encodeLink } from '../sharing/pictures/encode-link.ts';
import { promotionKitTexts } from './texts.ts';
import { toKit } from './to-kit.ts';

const ORIGIN = 'https://powerhour.test';
const MODULE_PX = 3;

const createKit = (language: 'nl' | 'en', changes: Parameters<typeof createCampaignCard>[0] = {}) =>
  toKit(createCampaignCard(changes), {
    origin: ORIGIN,
    language,
    texts: { ...promotionKitTexts(language).piece, ...sharePictureTexts(language) },
    now: TEST_NOW,
  });

/** Rasterizes a code and decodes it. */
function readCode({ path, size }: Code): string | undefined {
  const side = size * MODULE_PX;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * MODULE_PX; row < (Number(y) + 1) * MODULE_PX; row += 1) {
      const start = row * side + Number(x) * MODULE_PX;
      for (let at = start; at < start + Number(length) * MODULE_PX; at += 1)
        pixels.fill(0, at * 4, at * 4 + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test('codes lead to the campaign in their language, and say where its visitors come from', () => {
  const slug = 'een-uur-in-de-keuken-met-noor-en-al-haar-vrienden-'.repeat(4);
  for (const language of ['nl', 'en'] as const) {
    for (const source of ['share', 'poster'] as const) {
      const link = createKit(language, { slug }).links[source];
      expect(link).toBe(`${ORIGIN}/${language}/campaigns/${slug}?via=${source}`);
      expect(readCode(encodeLink(link))).toBe(link);
    }
  }
});

test('texts to copy name the campaign, the price, the deadline and the link', () => {
  for (const [language, deadline, price] of [
    ['nl', 'zondag 22 november om 16:04', '€\u00a010'],
    ['en', 'Sunday 22 November at 16:04', '€10'],
  ] as const) {
    const { captions } = createKit(language);
    for (const name of ['instagram', 'whatsapp', 'mail'] as const) {
      for (const part of ['Een uur met Noor', 'Kinderkoor Zonder Drempels', deadline, price, captions.link])
        expect(captions[name]).toContain(part);
      expect(captions[name]).not.toMatch(/[{}]/);
    }
    expect(createKit(language, { subscriptionDeadline: null }).captions.mail).not.toMatch(/[{}]|null/);
  }
});

test('a charity that runs its own campaign is named once', () => {
  const { celebrity, charity } = createCampaignCard();
  const { detail } = createKit('nl', { celebrity: { ...celebrity, name: charity.name } }).words;
  expect(detail.split(charity.name)).toHaveLength(2);
});
