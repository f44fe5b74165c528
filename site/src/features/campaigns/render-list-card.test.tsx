import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DAY_MS, LANGUAGES, MINUTE_MS } from '#api/platform/rules.ts';
import { createCampaignCard, TEST_NOW } from './campaign.fixture.ts';
import { ListCard } from './ListCard.tsx';
import { renderListCard } from './render-list-card.ts';
import { campaignTexts } from './texts.ts';

const toIso = (ms: number) => new Date(ms).toISOString();
const start = TEST_NOW.getTime() + DAY_MS;
const deadline = start + 60 * DAY_MS;
const times = { subscriptionStartDate: toIso(start), subscriptionDeadline: toIso(deadline) };
/** Just before and at the start, the deadline, and New Year in Amsterdam. */
const MOMENTS = [start, deadline, Date.parse('2027-01-01T00:00:00+01:00')].flatMap((at) => [
  at - MINUTE_MS,
  at,
]);
const CARDS = [
  createCampaignCard(times),
  createCampaignCard({ ...times, name: 'Soup & bread' }),
  createCampaignCard({ ...times, isActive: false }),
  createCampaignCard({ ...times, paused: 'charity' }),
];

test.each(LANGUAGES)('a card says in %s what it would if it were rendered now', (language) => {
  for (const campaign of CARDS) {
    for (const at of MOMENTS) {
      const now = new Date(at);
      const card = (
        <ListCard campaign={campaign} now={now} language={language} texts={campaignTexts(language)} />
      );
      expect(renderListCard({ campaign, now, language })).toBe(
        renderToStaticMarkup(card, { identifierPrefix: campaign.id }),
      );
    }
  }
});

test('a campaign without a picture shows its dial, and the first card asks for no preload', () => {
  const withoutPicture = createCampaignCard({ image: null });
  const html = renderListCard({ campaign: withoutPicture, now: TEST_NOW, language: 'nl' });
  expect(html).toContain('class="dial"');
  expect(html).not.toContain(' id="');
  const campaign = createCampaignCard();
  expect(renderListCard({ campaign, now: TEST_NOW, language: 'nl', first: true })).not.toContain('<link');
});
