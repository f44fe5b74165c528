import { expect, test } from 'vitest';
import { createCampaignCard, TEST_NOW } from '../campaigns/campaign.fixture.ts';
import { en } from '../story-kit/texts.en.ts';
import { nl } from '../story-kit/texts.nl.ts';
import type { Measure } from '../story-kit/shapes.ts';
import { composeSharePicture } from './compose-share-picture.ts';
import { toShareWords } from './to-share-words.ts';

/** Wide letters, so that whatever fits here fits in the type itself. */
const measure: Measure = (text, weight, size) =>
  Array.from(text).length * size * (weight === 800 ? 0.62 : 0.56);
const { celebrity } = createCampaignCard();

const CAMPAIGNS = [
  ['an ordinary campaign', {}],
  ['one letter, and no deadline', { name: 'A', subscriptionDeadline: null }],
  ['a long title', { name: 'Een uur in de keuken met Noor '.repeat(7) }],
  [
    'words that never end',
    { name: 'Huiskamerconcert'.repeat(12), celebrity: { ...celebrity, name: 'W'.repeat(120) } },
  ],
  [
    'emoji and another script',
    { name: '👩‍👩‍👧‍👦'.repeat(60), celebrity: { ...celebrity, name: '\u202eنور 你好' } },
  ],
] as const;

test.each(CAMPAIGNS)(
  '%s leaves no word of a share picture outside its column or on another',
  (_, changes) => {
    for (const [language, { piece: texts }] of [['nl', nl] as const, ['en', en] as const]) {
      const words = toShareWords(createCampaignCard(changes), { language, texts, now: TEST_NOW });
      const shapes = composeSharePicture(words, measure);
      const lines = shapes.filter((shape) => shape.kind === 'line');
      const panel = shapes.findLast((shape) => shape.kind === 'box');
      for (const { x, text, weight, size } of lines)
        expect(x + measure(text, weight, size)).toBeLessThan(640);
      for (const [index, line] of lines.entries()) {
        const next = lines[index + 1];
        if (next) expect(line.y).toBeLessThanOrEqual(next.y - next.size * 0.6);
        expect(line.y + line.size * 0.25).toBeLessThan(630);
      }
      const above = lines.filter(({ fill }) => fill !== '#2b1055').map(({ y, size }) => y + size * 0.2);
      expect(Math.min(...above)).toBeLessThan(panel?.y ?? 0);
      expect(lines.at(0)?.text).toBe('Power Hour');
    }
  },
);

test('a share picture says what one does, what it costs and until when, in its language', () => {
  const campaign = createCampaignCard({ subscriptionDeadline: '2026-11-29T19:00:00.000Z' });
  const toWords = (language: 'nl' | 'en', texts: typeof nl.piece | typeof en.piece) =>
    toShareWords(campaign, { language, texts, now: new Date('2026-11-01T00:00:00Z') });
  expect(toWords('nl', nl.piece)).toMatchObject({
    call: 'Doe mee voor €\u00a010',
    until: 'Tot zondag 29 november om 20:00',
  });
  expect(toWords('en', en.piece)).toMatchObject({ until: 'Until Sunday 29 November at 20:00' });
});
