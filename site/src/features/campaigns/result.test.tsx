import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#api/platform/rules.ts';
import { createCampaignCard, TEST_NOW } from './campaign.fixture.ts';
import { CarouselCard } from './CampaignCarousel.tsx';
import { ListCard } from './ListCard.tsx';
import { campaignTexts } from './texts.ts';

const RESULT = { participants: 1240, raisedCents: 1_240_000, charityCents: 1_203_750, costsCents: 36_250 };

const CARDS = [
  [
    'list',
    (language: Language, campaign = createCampaignCard({ result: RESULT })) => (
      <ListCard campaign={campaign} now={TEST_NOW} language={language} texts={campaignTexts(language)} />
    ),
  ],
  [
    'carousel',
    (language: Language, campaign = createCampaignCard({ result: RESULT })) => (
      <CarouselCard campaign={campaign} language={language} texts={campaignTexts(language)} />
    ),
  ],
] as const;

const listParts = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

test.each(CARDS)('a card in the %s says how many take part and what they raised, once', (_, renderCard) => {
  render(renderCard('nl'));
  expect(listParts('De opbrengst')).toEqual(['1.240 deelnemers', '€ 12.400 opgehaald']);
  cleanup();
  render(renderCard('en'));
  expect(listParts('The total')).toEqual(['1,240 participants', '€12,400 raised']);
  expect(screen.getAllByText(/Kinderkoor Zonder Drempels/)).toHaveLength(1);
  expect(screen.getByText('Een uur lang samen zingen.').className).toContain('clamp-5');
});

test.each(CARDS)('a card in the %s says nothing while the result is hidden', (_, renderCard) => {
  render(renderCard('en', createCampaignCard({ result: null })));
  expect(screen.queryByRole('list', { name: 'The total' })).toBeNull();
});

test('one participant is one', () => {
  const result = { participants: 1, raisedCents: 1000, charityCents: 1000, costsCents: 0 };
  const [, renderCard] = CARDS[0];
  render(renderCard('en', createCampaignCard({ result })));
  expect(listParts('The total')).toEqual(['1 participant', '€10 raised']);
});
