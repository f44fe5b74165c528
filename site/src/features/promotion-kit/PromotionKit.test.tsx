import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createCampaignCard, TEST_NOW } from '../campaigns/campaign.fixture.ts';
import { drawPicture } from '../sharing/pictures/draw-picture.ts';
import { sharePictureTexts } from '../sharing/pictures/texts.ts';
import { KitHead } from './KitHead.tsx';
import { PromotionKit } from './PromotionKit.tsx';
import { promotionKitTexts } from './texts.ts';
import { toKit } from './to-kit.ts';
import { press } from '#tests/support/fields.ts';

vi.mock('../sharing/pictures/draw-picture.ts', () => ({ drawPicture: vi.fn() }));

const { page: texts } = promotionKitTexts('en');
const campaign = createCampaignCard({ slug: 'soup' });

function show() {
  const toKitIn = (language: 'nl' | 'en') =>
    toKit(campaign, {
      origin: 'https://powerhour.test',
      language,
      texts: { ...promotionKitTexts(language).piece, ...sharePictureTexts(language) },
      now: TEST_NOW,
    });
  const kits = { nl: toKitIn('nl'), en: toKitIn('en') };
  render(<PromotionKit campaign={campaign} kits={kits} language="en" texts={texts} />);
}

const getPiece = (piece: string) =>
  within(screen.getByRole('heading', { name: piece }).closest('li') ?? document.body);
const findDownload = (piece: string) => getPiece(piece).findByRole<HTMLAnchorElement>('link');

beforeEach(() => {
  vi.mocked(drawPicture).mockResolvedValue(new Blob(['drawn']));
});

test('pictures that could not be drawn are said, and drawn again on request', async () => {
  vi.mocked(drawPicture).mockRejectedValueOnce(new Error('offline'));
  show();
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  press(texts.retry);
  expect((await findDownload(texts.story)).download).toBe('soup-story-en.png');
  expect(screen.queryByText(texts.failed)).toBeNull();
});

test('pictures, prints and texts are in the language that the owner chooses', async () => {
  show();
  await findDownload(texts.square);
  expect(getPiece(texts.poster).getByText('Until Sunday 22 November at 16:04')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: texts.nl }));
  expect(screen.getByText('https://powerhour.test/nl/campaigns/soup?via=share')).toBeTruthy();
  expect(getPiece(texts.poster).getByText('Tot zondag 22 november om 16:04')).toBeTruthy();
  expect((await findDownload(texts.story)).download).toBe('soup-story-nl.png');
  expect(vi.mocked(drawPicture).mock.lastCall?.[0].words.call).toBe('Doe mee voor €\u00a010');
});

// Regression: a print had a bare circle with the face.
test('the prints show the celebrity in the dial', () => {
  show();
  expect(
    getPiece(texts.poster)
      .getByRole('img', { name: /poster/i })
      .querySelector('.dial'),
  ).toBeTruthy();
});

test('a print is printed by itself', async () => {
  const printed: unknown[] = [];
  vi.stubGlobal('print', () => {
    printed.push(document.documentElement.dataset['print']);
    dispatchEvent(new Event('afterprint'));
  });
  show();
  fireEvent.click(getPiece(texts.poster).getByRole('button'));
  fireEvent.click(getPiece(texts['table-card']).getByRole('button'));
  expect(printed).toEqual(['poster', 'table-card']);
  await waitFor(() => expect(document.documentElement.dataset['print']).toBeUndefined());
});

test('the page says when a campaign is not public yet, and when it is over', () => {
  const head = { name: 'Soup', isPublic: false };
  render(<KitHead campaign={head} isOver={false} texts={texts} />);
  expect(screen.getByText(texts.notPublic)).toBeTruthy();
  cleanup();
  render(<KitHead campaign={head} isOver texts={texts} />);
  expect(screen.getByText(texts.over)).toBeTruthy();
  expect(screen.queryByText(texts.lead)).toBeNull();
});
