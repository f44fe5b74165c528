// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCampaignCard, TEST_NOW } from '../campaigns/campaign.fixture.ts';
import { toGradient } from '../campaigns/gradient.ts';
import { drawFile } from './draw-file.ts';
import { loadFonts } from './fonts.ts';
import { KitHead } from './KitHead.tsx';
import { saveFile } from './save-file.ts';
import { StoryKit } from './StoryKit.tsx';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';
import { toKit } from './to-kit.ts';

vi.mock('./fonts.ts', () => ({ loadFonts: vi.fn(), createMeasure: () => (text: string) => text.length }));
vi.mock('./draw-file.ts', () => ({ drawFile: vi.fn() }));
vi.mock('./save-file.ts', () => ({ saveFile: vi.fn() }));

const texts = en.page;
const file = new Blob(['drawn']);
const decode = vi.fn<() => Promise<void>>();

function show() {
  const toKitIn = (language: 'nl' | 'en') =>
    toKit(createCampaignCard({ slug: 'soup' }), {
      ...{ origin: 'https://powerhour.test', language, now: TEST_NOW },
      texts: { nl, en }[language].piece,
    });
  const campaign = { slug: 'soup', imageUrl: '/picture.webp', gradient: toGradient('c1') };
  const kits = { nl: toKitIn('nl'), en: toKitIn('en') };
  render(<StoryKit campaign={campaign} kits={kits} language="en" texts={texts} />);
}

const getDownload = (piece: string) =>
  within(screen.getByRole('heading', { name: piece }).closest('li') ?? document.body).getByRole('button');
const waitUntilReady = () =>
  waitFor(() => expect(getDownload(texts.story).getAttribute('aria-disabled')).toBe('false'));

beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class {
      decode = decode;
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(loadFonts).mockReset().mockResolvedValue(undefined);
  vi.mocked(drawFile).mockReset().mockResolvedValue(file);
  vi.mocked(saveFile).mockReset();
  decode.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a file that could not be drawn is said at its button, which tries again', async () => {
  vi.mocked(drawFile).mockRejectedValueOnce(new Error('offline'));
  show();
  await waitUntilReady();
  await userEvent.click(getDownload(texts.poster));
  expect(await screen.findByText(texts.failed)).toBeTruthy();
  expect(saveFile).not.toHaveBeenCalled();
  await userEvent.click(getDownload(texts.poster));
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(file, 'soup-poster-en.pdf'));
  expect(screen.queryByText(texts.failed)).toBeNull();
});

test('pieces and texts are in the language that the owner chooses', async () => {
  show();
  await waitUntilReady();
  await userEvent.click(screen.getByRole('radio', { name: texts.nl }));
  expect(screen.getByText('https://powerhour.test/nl/campaigns/soup?via=share')).toBeTruthy();
  await userEvent.click(getDownload(texts.story));
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(file, 'soup-story-nl.png'));
});

test('without the campaign’s picture the pieces have a drawing, until it loads', async () => {
  decode.mockRejectedValueOnce(new Error('gone'));
  show();
  expect(await screen.findByText(texts.pictureFailed)).toBeTruthy();
  await waitUntilReady();
  await userEvent.click(screen.getByRole('button', { name: texts.retry }));
  await waitFor(() => expect(screen.queryByText(texts.pictureFailed)).toBeNull());
  await waitUntilReady();
});

test('nothing is drawn without the display type, which can be loaded again', async () => {
  vi.mocked(loadFonts).mockRejectedValueOnce(new Error('offline'));
  show();
  expect(await screen.findByText(texts.loadFailed)).toBeTruthy();
  await userEvent.click(getDownload(texts.story));
  expect(drawFile).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: texts.retry }));
  await waitUntilReady();
  expect(screen.queryByText(texts.loadFailed)).toBeNull();
});

test('the page says when a campaign is not public yet, and when it is over', () => {
  const campaign = { id: 'c1', name: 'Soup', isPublic: false };
  render(<KitHead campaign={campaign} isOver={false} language="en" texts={texts} />);
  expect(screen.getByText(texts.notPublic)).toBeTruthy();
  cleanup();
  render(<KitHead campaign={campaign} isOver language="en" texts={texts} />);
  expect(screen.getByText(texts.over)).toBeTruthy();
  expect(screen.queryByText(texts.lead)).toBeNull();
});
